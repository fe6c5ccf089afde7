import { createEventSplitter } from '../../../data/model/assistant/eventSplitter.ts';
import type { FaultCode } from './faults.ts';
import type { Patience } from './patience.ts';
import { errorEvent, type RelayedEvent, relayedEvent } from './relayedEvent.ts';

const eventCharacters = 256 * 1024;

/** How an answer ended, and how many tokens it had, where the server said. */
export interface Ending {
  readonly kind: 'ok' | FaultCode;
  readonly outputTokens: number | null;
}

export interface RelayOptions {
  readonly patience: Patience;
  /** Milliseconds for which the server may keep silent. */
  readonly silenceMs: number;
  /** Called once. */
  readonly onEnd: (ending: Ending) => void;
}

/**
 * The event stream for the visitor's browser: each event goes on as soon as it is complete, and only as fast as the
 * browser takes it. `first` is what was read already. Whatever happens to the server's stream, this one ends with an
 * event that says so.
 */
export function relayStream(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  first: Uint8Array,
  { patience, silenceMs, onEnd }: RelayOptions,
): ReadableStream<Uint8Array> {
  const splitter = createEventSplitter(eventCharacters);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let read: Uint8Array | null = first;
  let isOver = false;
  const over = (ending: Ending) => {
    if (isOver) return;
    isOver = true;
    patience.end();
    reader.cancel().catch(() => {});
    onEnd(ending);
  };
  // A browser that has left asks for nothing more, so that no event would say so.
  patience.signal.addEventListener('abort', () => {
    if (patience.reason() === 'client_left') over({ kind: 'client_left', outputTokens: null });
  });
  const next = async (): Promise<Relayed> => {
    if (read === null) read = await readPiece(reader, patience, silenceMs);
    const piece = read;
    read = null;
    if (piece === null) return untilEnd([errorEvent(patience.reason() ?? 'upstream_cut')]);
    const events = splitter.push(decoder.decode(piece, { stream: true }));
    return untilEnd(events?.map(relayedEvent) ?? [errorEvent('upstream_invalid')]);
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let relayed = await next();
        while (relayed.text === '') relayed = await next();
        if (isOver) return;
        controller.enqueue(encoder.encode(relayed.text));
        if (!relayed.ending) return;
        over(relayed.ending);
        controller.close();
      },
      cancel: () => patience.giveUp('client_left'),
    },
    { highWaterMark: 0 },
  );
}

/** What goes on to the browser, and how the answer ended if it did. */
interface Relayed {
  readonly text: string;
  readonly ending: Ending | null;
}

/** The events up to the one that ends the answer. */
function untilEnd(events: readonly RelayedEvent[]): Relayed {
  const end = events.findIndex((event) => event.end !== null);
  const used = end < 0 ? events : events.slice(0, end + 1);
  const last = used[end];
  return {
    text: used.map(({ text }) => text).join(''),
    ending: last?.end ? { kind: last.end, outputTokens: last.outputTokens } : null,
  };
}

/** The next piece of the server's stream; `null` where it broke off or was given up. */
async function readPiece(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  patience: Patience,
  silenceMs: number,
): Promise<Uint8Array | null> {
  patience.waitAtMost(silenceMs);
  try {
    return (await reader.read()).value ?? null;
  } catch {
    return null;
  } finally {
    patience.rest();
  }
}
