import { z } from 'zod';
import { parseJsonOrUndefined } from '../../../data/model/parseJsonOrUndefined.ts';
import { errorBody, type ProxyErrorCode } from './errors.ts';
import { errorForCode } from './upstreamErrors.ts';

const usage = z.object({ output_tokens: z.int().nonnegative() }).nullable().catch(null).default(null);

const replySchema = z.object({
  status: z.enum(['completed', 'incomplete', 'failed']),
  output: z.array(z.unknown()),
  usage,
});
const messageSchema = z.object({ type: z.literal('message'), content: z.array(z.unknown()) });
const partSchema = z.union([
  z.object({ type: z.literal('output_text'), text: z.string() }),
  z.object({ type: z.literal('refusal'), refusal: z.string() }),
]);

/** A complete answer, reduced to what browsers need. */
export interface SanitizedReply {
  readonly body: {
    readonly status: 'completed' | 'incomplete';
    readonly output: readonly object[];
  };
  /** The tokens of the answer; `null` if the server does not say. */
  readonly outputTokens: number | null;
}

/** Sanitizes a server's complete answer: only its messages reach the browser. */
export function sanitizeReply(text: string): SanitizedReply | 'upstream_invalid' | 'upstream_failed' {
  const parsed = replySchema.safeParse(parseJsonOrUndefined(text));
  if (!parsed.success) return 'upstream_invalid';
  const { status, output, usage: used } = parsed.data;
  if (status === 'failed') return 'upstream_failed';
  const messages = output.flatMap((item) => {
    const message = messageSchema.safeParse(item);
    if (!message.success) return [];
    const content = message.data.content.flatMap((part) => partSchema.safeParse(part).data ?? []);
    return [{ type: 'message', role: 'assistant', content }];
  });
  return { body: { status, output: messages }, outputTokens: used?.output_tokens ?? null };
}

/** An event for the visitor's browser. */
export interface SanitizedEvent {
  /** The text of the event as it is sent. */
  readonly text: string;
  /** How the answer ended; `null` while it goes on. */
  readonly end: 'ok' | ProxyErrorCode | null;
  /** The tokens of the answer; `null` if the event does not say. */
  readonly outputTokens: number | null;
}

const code = z.string().nullable().catch(null).default(null);
const deltaSchema = z.object({
  type: z.enum(['response.output_text.delta', 'response.refusal.delta']),
  delta: z.string(),
});
const endSchema = z.object({
  type: z.enum(['response.completed', 'response.incomplete']),
  response: z.object({
    usage,
    incomplete_details: z
      .object({ reason: z.enum(['max_output_tokens', 'content_filter']) })
      .nullable()
      .catch(null)
      .default(null),
  }),
});
const failureSchema = z.object({
  type: z.literal('response.failed'),
  response: z.object({ usage, error: z.object({ code }).catch({ code: null }) }),
});
const errorSchema = z.object({ type: z.literal('error'), code });
const eventSchema = z.discriminatedUnion('type', [deltaSchema, endSchema, failureSchema, errorSchema]);

/** A comment, which keeps the connection to the browser alive. */
const keepAlive: SanitizedEvent = { text: ':\n\n', end: null, outputTokens: null };

/**
 * Sanitizes a server's event, given its data (`null` for a comment): only the parts that browsers need are passed
 * on, not error messages or the instructions.
 */
export function sanitizeEvent(data: string | null): SanitizedEvent {
  const parsed = eventSchema.safeParse(data === null ? null : parseJsonOrUndefined(data));
  if (!parsed.success) return keepAlive;
  const event = parsed.data;
  switch (event.type) {
    case 'response.output_text.delta':
    case 'response.refusal.delta':
      return { ...keepAlive, text: eventText(event) };
    case 'response.completed':
    case 'response.incomplete': {
      const { usage: used, incomplete_details: details } = event.response;
      const status = event.type === 'response.completed' ? 'completed' : 'incomplete';
      const response = { status, ...(details ? { incomplete_details: details } : {}) };
      return {
        text: eventText({ type: event.type, response }),
        end: 'ok',
        outputTokens: used?.output_tokens ?? null,
      };
    }
    case 'response.failed': {
      const { usage: used, error } = event.response;
      return { ...errorEvent(errorForCode(error.code)), outputTokens: used?.output_tokens ?? null };
    }
    case 'error':
      return errorEvent(errorForCode(event.code));
  }
}

/** The last event of a stream that fails. */
export const errorEvent = (error: ProxyErrorCode): SanitizedEvent => ({
  text: eventText({ type: 'error', ...errorBody({ code: error }).error }),
  end: error,
  outputTokens: null,
});

const eventText = (event: object) => `data: ${JSON.stringify(event)}\n\n`;
