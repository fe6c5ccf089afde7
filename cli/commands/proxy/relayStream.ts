import { createEventParser } from '../../../data/model/assistant/eventParser.ts';
import { createAnswerBounds } from './answerBounds.ts';
import { estimatedTokens, noTokenCount, type UsedTokens } from './dayLedger.ts';
import type { ProxyErrorCode } from './errors.ts';
import { errorEvent, type SanitizedEvent, sanitizeEvent } from './sanitizeReply.ts';
import type { UpstreamTimeouts } from './timeouts.ts';

const eventCharacters = 256 * 1024;

/** How an answer ended, and the tokens that the request and it used. */
export interface AnswerEnd {
  readonly kind: 'ok' | ProxyErrorCode;
  readonly used: UsedTokens;
}

export interface RelayOptions {
  readonly timeouts: UpstreamTimeouts;
  /** The longest silence of the server, in milliseconds. */
  readonly silenceMs: number;
  /** Closes the connection to the browser; without it the stream breaks off. */
  readonly disconnect?: (() => void) | undefined;
  /** Called once. */
  readonly onEnd: (end: AnswerEnd) => void;
}

/**
 * The event stream for the visitor's browser. Each event is passed on as soon as it is complete, but only as fast as the
 * browser reads. `firstChunk` has already been read. However the server's stream ends, the last event here says how.
 */
export function relayStream(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  firstChunk: Uint8Array,
  { timeouts, silenceMs, disconnect, onEnd }: RelayOptions,
): ReadableStream<Uint8Array> {
  const parse = createEventParser(eventCharacters);
  const bound = createAnswerBounds();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let unread: Uint8Array | null = firstChunk;
  let isEnded = false;
  let stalled: ReturnType<typeof setTimeout> | undefined;
  let characters = 0;
  const end = (answerEnd: AnswerEnd) => {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(stalled);
    timeouts.dispose();
    reader.cancel().catch(() => {});
    const { kind, used } = answerEnd;
    // A server says what an answer used only when it is complete. The rest of what was booked is not used up.
    const isUncounted = kind !== 'ok' && used.output === null;
    onEnd(isUncounted ? { kind, used: { ...used, output: estimatedTokens(characters) } } : answerEnd);
  };
  // A browser that has left does not pull, so its end would otherwise go unnoticed.
  timeouts.signal.addEventListener('abort', () => {
    if (timeouts.reason() === 'client_left') end({ kind: 'client_left', used: noTokenCount });
  });
  const next = async (): Promise<RelayedEvents> => {
    const chunk = unread ?? (await readChunk(reader, timeouts, silenceMs));
    unread = null;
    if (chunk === null) return untilEnd([errorEvent(timeouts.reason() ?? 'upstream_cut')]);
    const events = parse(decoder.decode(chunk, { stream: true }));
    const sanitized = events?.map((data) => sanitizeEvent(data, bound)) ?? [errorEvent('upstream_invalid')];
    for (const event of sanitized) characters += event.characters;
    return untilEnd(sanitized);
  };
  // A browser that never reads would keep its connection and the server's for as long as it likes.
  const waitForReader = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    stalled = setTimeout(() => {
      timeouts.abort('client_stalled');
      end({ kind: 'client_stalled', used: noTokenCount });
      if (disconnect) disconnect();
      else controller.error(new Error('The answer was not read.'));
    }, silenceMs);
  };
  return new ReadableStream<Uint8Array>(
    {
      start: waitForReader,
      async pull(controller) {
        clearTimeout(stalled);
        let events = await next();
        while (events.text === '') events = await next();
        if (isEnded) return;
        controller.enqueue(encoder.encode(events.text));
        if (!events.end) return waitForReader(controller);
        end(events.end);
        controller.close();
      },
      cancel: () => timeouts.abort('client_left'),
    },
    { highWaterMark: 0 },
  );
}

/** Events for the browser, and how the answer ended; `null` while it goes on. */
interface RelayedEvents {
  readonly text: string;
  readonly end: AnswerEnd | null;
}

/** Joins `events` up to the one that ends the answer. */
function untilEnd(events: readonly SanitizedEvent[]): RelayedEvents {
  const index = events.findIndex((event) => event.end !== null);
  const relayed = index < 0 ? events : events.slice(0, index + 1);
  const last = relayed[index];
  return {
    text: relayed.map(({ text }) => text).join(''),
    end: last?.end ? { kind: last.end, used: last.used } : null,
  };
}

/** The next chunk of the server's stream; `null` if it broke off or was aborted. */
async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  timeouts: UpstreamTimeouts,
  silenceMs: number,
): Promise<Uint8Array | null> {
  timeouts.wait(silenceMs);
  try {
    return (await reader.read()).value ?? null;
  } catch {
    return null;
  } finally {
    timeouts.stopWaiting();
  }
}
