import type { BrowserModel, ModelSession } from './languageModel.ts';

/** A session that has only read the instructions. Each question is asked in a copy of it, which costs no time. */
interface StoredSession {
  readonly instructions: string;
  readonly session: Promise<ModelSession>;
  readonly lifetime: AbortController;
}

let stored: StoredSession | null = null;

/** The session with these instructions; a new one if there is none, or if its instructions are others. */
export function sessionWith(
  { models, abilities }: BrowserModel,
  instructions: string,
): Promise<ModelSession> {
  if (stored?.instructions === instructions) return stored.session;
  endModelSession();
  const lifetime = new AbortController();
  const session = models.create({
    ...abilities,
    initialPrompts: [{ role: 'system', content: instructions }],
    // Not the signal of a question: it would end the session together with the question.
    signal: lifetime.signal,
  });
  const created = { instructions, session, lifetime };
  stored = created;
  session.catch(() => {
    if (stored === created) stored = null;
  });
  return session;
}

/** Ends the session, also one that is being created, so that the browser can free the model's memory. */
export function endModelSession(): void {
  stored?.lifetime.abort();
  stored = null;
}
