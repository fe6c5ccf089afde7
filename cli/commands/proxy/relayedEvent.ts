import { z } from 'zod';
import { type FaultCode, faultBody } from './faults.ts';
import { faultOfCode } from './upstreamFault.ts';

/** What becomes of an event of the model's server. */
export interface RelayedEvent {
  /** What the visitor's browser gets. */
  readonly text: string;
  /** How the answer ended; `null` while it goes on. */
  readonly end: 'ok' | FaultCode | null;
  /** Tokens of the answer, where the event says. */
  readonly outputTokens: number | null;
}

const code = z.string().nullable().catch(null).default(null);
const delta = z.object({
  type: z.enum(['response.output_text.delta', 'response.refusal.delta']),
  delta: z.string(),
});
const usage = z.object({ output_tokens: z.int().nonnegative() }).nullable().catch(null).default(null);
const done = z.object({
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
const failed = z.object({
  type: z.literal('response.failed'),
  response: z.object({ usage, error: z.object({ code }).catch({ code: null }) }),
});
const error = z.object({ type: z.literal('error'), code });
const eventSchema = z.discriminatedUnion('type', [delta, done, failed, error]);

/** Keeps the connection alive where there is nothing to say. */
const pulse: RelayedEvent = { text: ':\n\n', end: null, outputTokens: null };

/**
 * The event that the visitor's browser gets for `data`, an event's own: made anew from the parts that browsers need, so
 * that nothing else that the server says, such as its errors or what it was told, goes through.
 */
export function relayedEvent(data: string | null): RelayedEvent {
  const parsed = eventSchema.safeParse(parseJson(data));
  if (!parsed.success) return pulse;
  const event = parsed.data;
  switch (event.type) {
    case 'response.output_text.delta':
    case 'response.refusal.delta':
      return { ...pulse, text: print(event) };
    case 'response.completed':
    case 'response.incomplete': {
      const { usage: used, incomplete_details: details } = event.response;
      const status = event.type === 'response.completed' ? 'completed' : 'incomplete';
      const response = { status, ...(details ? { incomplete_details: details } : {}) };
      return {
        text: print({ type: event.type, response }),
        end: 'ok',
        outputTokens: used?.output_tokens ?? null,
      };
    }
    case 'response.failed': {
      const { usage: used, error: why } = event.response;
      return { ...errorEvent(faultOfCode(why.code)), outputTokens: used?.output_tokens ?? null };
    }
    case 'error':
      return errorEvent(faultOfCode(event.code));
  }
}

/** Tells the visitor's browser in the midst of a stream that there is nothing more to come. */
export const errorEvent = (fault: FaultCode): RelayedEvent => ({
  text: print({ type: 'error', ...faultBody({ code: fault }).error }),
  end: fault,
  outputTokens: null,
});

const print = (event: object) => `data: ${JSON.stringify(event)}\n\n`;

function parseJson(data: string | null): unknown {
  try {
    return data === null ? null : JSON.parse(data);
  } catch {
    return null;
  }
}
