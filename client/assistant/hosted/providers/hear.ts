import { createEventSplitter } from '../../../../data/model/assistant/eventSplitter.ts';
import { badOutput, Failed } from './failed.ts';
import { parseJson } from './fields.ts';
import type { HostedFault } from './hostedFault.ts';
import type { Line } from './line.ts';
import { piecesOf, readText } from './readText.ts';

const eventCharacters = 256 * 1024;
const answerCharacters = 16 * 1024;

/** What an event of a stream means. */
export interface Heard {
  /** Another piece of what the model says. */
  readonly text?: string;
  /** How the answer has ended. */
  readonly end?: HostedFault | 'well';
}

/** Reads an event that a model of this name has sent, or its answer in one piece; `hasSpoken` where text came before. */
export type ReadEvent = (event: unknown, model: string, hasSpoken: boolean) => Heard;

/** Passes on what a model says, and returns once it has said it all. */
export async function hear(response: Response, line: Line, read: ReadEvent): Promise<void> {
  let length = 0;
  /** Whether the answer is over with this. */
  const take = (data: string | null): boolean => {
    if (data === null) return false;
    const event = data === '[DONE]' ? data : parseJson(data);
    if (event === undefined) throw badOutput();
    const { text = '', end } = read(event, line.server.model, length > 0);
    length += text.length;
    say(text, line, length);
    if (end === undefined) return false;
    if (end !== 'well') throw new Failed(end);
    if (length === 0) throw badOutput();
    return true;
  };
  if (/^application\/json\b/i.test(response.headers.get('Content-Type') ?? '')) {
    if (take(await readText(response, line, eventCharacters))) return;
  } else {
    const splitter = createEventSplitter(eventCharacters);
    for await (const piece of piecesOf(response, line)) {
      const events = splitter.push(piece);
      if (events === null) break;
      if (events.some(take)) return;
    }
  }
  throw badOutput();
}

/** Passes on `text`, with which the answer has `length` characters. */
export function say(text: string, { onText, signal }: Line, length = text.length): void {
  if (length > answerCharacters) throw badOutput();
  if (text !== '') onText(text);
  // Who was told may have heard enough.
  signal.throwIfAborted();
}
