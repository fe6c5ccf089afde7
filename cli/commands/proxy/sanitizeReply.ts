import { z } from 'zod';
import { parseJsonOrUndefined } from '../../../data/model/parseJsonOrUndefined.ts';
import { type BoundPiece, createAnswerBounds } from './answerBounds.ts';
import { noTokenCount, type UsedTokens } from './dayLedger.ts';
import { errorBody, type ProxyErrorCode } from './errors.ts';
import { errorForCode } from './upstreamErrors.ts';

const tokens = z.int().nonnegative().nullable().catch(null).default(null);
const usage = z
  .object({ input_tokens: tokens, output_tokens: tokens })
  .transform(({ input_tokens, output_tokens }) => ({ input: input_tokens, output: output_tokens }))
  .catch(noTokenCount)
  .default(noTokenCount);

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
  readonly used: UsedTokens;
}

/** Sanitizes a server's complete answer: only its messages reach the browser, without the words of refusals. */
export function sanitizeReply(text: string): SanitizedReply | 'upstream_invalid' | 'upstream_failed' {
  const parsed = replySchema.safeParse(parseJsonOrUndefined(text));
  if (!parsed.success) return 'upstream_invalid';
  const { status, output, usage: used } = parsed.data;
  if (status === 'failed') return 'upstream_failed';
  const bound = createAnswerBounds();
  let isTooLong = false;
  const messages = output.flatMap((item) => {
    const message = messageSchema.safeParse(item);
    if (!message.success) return [];
    const parts = message.data.content.flatMap((part) => partSchema.safeParse(part).data ?? []);
    const content = parts.map((part) => {
      if (part.type === 'refusal') return { ...part, refusal: '' };
      const text = bound(part.text);
      isTooLong ||= text === null;
      return { ...part, text };
    });
    return [{ type: 'message', role: 'assistant', content }];
  });
  return isTooLong ? 'upstream_invalid' : { body: { status, output: messages }, used };
}

/** An event for the visitor's browser. */
export interface SanitizedEvent {
  /** The text of the event as it is sent. */
  readonly text: string;
  /** How the answer ended; `null` while it goes on. */
  readonly end: 'ok' | ProxyErrorCode | null;
  readonly used: UsedTokens;
  /** How many characters it adds to the answer. */
  readonly characters: number;
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
const keepAlive: SanitizedEvent = { text: ':\n\n', end: null, used: noTokenCount, characters: 0 };

/**
 * Sanitizes a server's event, given its data (`null` for a comment): only the parts that browsers need are passed
 * on, not error messages or the instructions. `bound` bounds the text of the answer.
 */
export function sanitizeEvent(data: string | null, bound: BoundPiece): SanitizedEvent {
  const parsed = eventSchema.safeParse(data === null ? null : parseJsonOrUndefined(data));
  if (!parsed.success) return keepAlive;
  const event = parsed.data;
  switch (event.type) {
    case 'response.output_text.delta': {
      const characters = event.delta.length;
      const delta = bound(event.delta);
      if (delta === null) return { ...errorEvent('upstream_invalid'), characters };
      return { ...keepAlive, ...(delta === '' ? {} : { text: eventText({ ...event, delta }) }), characters };
    }
    case 'response.refusal.delta':
      return { ...keepAlive, text: eventText({ ...event, delta: '' }), characters: event.delta.length };
    case 'response.completed':
    case 'response.incomplete': {
      const { usage: used, incomplete_details: details } = event.response;
      const status = event.type === 'response.completed' ? 'completed' : 'incomplete';
      const response = { status, ...(details ? { incomplete_details: details } : {}) };
      return {
        text: eventText({ type: event.type, response }),
        end: 'ok',
        used,
        characters: 0,
      };
    }
    case 'response.failed': {
      const { usage: used, error } = event.response;
      return { ...errorEvent(errorForCode(error.code)), used };
    }
    case 'error':
      return errorEvent(errorForCode(event.code));
  }
}

/** The last event of a stream that fails. */
export const errorEvent = (error: ProxyErrorCode): SanitizedEvent => ({
  text: eventText({ type: 'error', ...errorBody({ code: error }).error }),
  end: error,
  used: noTokenCount,
  characters: 0,
});

const eventText = (event: object) => `data: ${JSON.stringify(event)}\n\n`;
