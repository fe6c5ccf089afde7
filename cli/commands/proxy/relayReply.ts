import { z } from 'zod';

const part = z.union([
  z.object({ type: z.literal('output_text'), text: z.string() }),
  z.object({ type: z.literal('refusal'), refusal: z.string() }),
]);
const message = z.object({ type: z.literal('message'), content: z.array(z.unknown()) });
const replySchema = z.object({
  status: z.enum(['completed', 'incomplete', 'failed']),
  output: z.array(z.unknown()),
  usage: z.object({ output_tokens: z.int().nonnegative() }).nullable().catch(null).default(null),
});

/** An answer in one piece. */
export interface Reply {
  /** What the visitor's browser gets. */
  readonly body: {
    readonly status: 'completed' | 'incomplete';
    readonly output: readonly object[];
  };
  /** Tokens of the answer, where the server says. */
  readonly outputTokens: number | null;
}

/** The answer in the JSON that the model's server sent, made anew from the parts that browsers need; else why there is none. */
export function relayedReply(text: string): Reply | 'upstream_invalid' | 'upstream_failed' {
  const parsed = replySchema.safeParse(parseJson(text));
  if (!parsed.success) return 'upstream_invalid';
  const { status, output, usage } = parsed.data;
  if (status === 'failed') return 'upstream_failed';
  const messages = output.flatMap((item) => {
    const said = message.safeParse(item);
    if (!said.success) return [];
    const content = said.data.content.flatMap((item) => part.safeParse(item).data ?? []);
    return [{ type: 'message', role: 'assistant', content }];
  });
  return { body: { status, output: messages }, outputTokens: usage?.output_tokens ?? null };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
