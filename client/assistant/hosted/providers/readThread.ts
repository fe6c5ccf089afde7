import type { Fields } from './json.ts';

const endStatuses = ['completed', 'failed', 'cancelled', 'expired', 'incomplete', 'requires_action'] as const;

/** How a run ended, in the API's words, or that it has not ended yet. */
export type RunStatus = (typeof endStatuses)[number] | 'active';

const activeStatuses: ReadonlySet<unknown> = new Set(['queued', 'in_progress', 'cancelling']);

/** The id of an object; `null` if it has none that can be part of a URL. */
export function readId(object: unknown): string | null {
  const { id }: Fields = Object(object);
  // A path segment of dots alone would lead to another path.
  return typeof id === 'string' && !/^\.*$/.test(id) ? id : null;
}

/** The status of a run. An unknown status counts as failed. */
export function readRunStatus(run: unknown): RunStatus {
  const { status }: Fields = Object(run);
  return activeStatuses.has(status) ? 'active' : (endStatuses.find((end) => end === status) ?? 'failed');
}

/**
 * The assistant's reply in a run, from a thread's messages (newest first). Empty if there is no reply, `null` if `body` is not
 * a list of messages. A message that names no run is this run's if no question came after it.
 */
export function readThreadReply(body: unknown, runId: string): string | null {
  const { data }: Fields = Object(body);
  if (!Array.isArray(data)) return null;
  const messages = data.map((message): Fields => Object(message));
  const question = messages.findIndex(({ role }) => role === 'user');
  const reply = messages.find(
    ({ role, run_id = null }, index) =>
      role === 'assistant' && (run_id === null ? question < 0 || index < question : run_id === runId),
  );
  const texts = [reply?.content].flat().map((part) => {
    const { type, text }: Fields = Object(part);
    const { value }: Fields = Object(text);
    return type === 'text' && typeof value === 'string' ? value : '';
  });
  return texts.filter((text) => text !== '').join('\n');
}
