import { createEventParser } from '../../../../data/model/assistant/eventParser.ts';
import { parseJsonOrUndefined } from '../../../../data/model/parseJsonOrUndefined.ts';
import { type Connection, HostedFailureError, invalidOutput } from './connection.ts';
import { textOf } from './json.ts';
import type { HostedFailure, HostedQuestion } from './provider.ts';
import { readText, textChunks } from './readResponse.ts';
import { type HostedRequest, sendWithRetry } from './request.ts';
import { failureDuringAnswer } from './serverErrors.ts';

const eventCharacters = 256 * 1024;
const answerCharacters = 256 * 1024;

/** The meaning of an event in a stream. */
export interface StreamEvent {
  /** A new part of the model's text, if it is a text. */
  readonly text?: unknown;
  /** What the server says of a failure that ends the answer. */
  readonly error?: unknown;
  /** How the answer ended: complete, or with a failure. */
  readonly end?: HostedFailure | 'complete';
}

/** Reads an event, or a complete answer; `hasText` if text has already arrived. */
export type ReadStreamEvent = (event: unknown, hasText: boolean) => StreamEvent;

/** An API that answers one request, as a stream or in one piece. */
export interface StreamProtocol {
  readonly createRequest: (question: HostedQuestion, model: string) => Omit<HostedRequest, 'step'>;
  readonly readEvent: ReadStreamEvent;
}

/** Asks a question in one request and passes on the answer as it arrives. Throws if it breaks off. */
export async function requestStream(
  connection: Connection,
  request: Omit<HostedRequest, 'step'>,
  readEvent: ReadStreamEvent,
): Promise<void> {
  const response = await sendWithRetry(connection, { ...request, step: 'message' });
  let length = 0;
  /** Handles the data of an event; true if it completes the answer. */
  const handle = (data: string | null): boolean => {
    if (data === null) return false;
    const event = data === '[DONE]' ? data : parseJsonOrUndefined(data);
    if (event === undefined) throw invalidOutput();
    const { text, error, end } = readEvent(event, length > 0);
    const piece = textOf(text);
    length += piece.length;
    emitText(piece, connection, length);
    if (error) throw new HostedFailureError(failureDuringAnswer(error, connection.server.model));
    if (end === undefined) return false;
    if (end !== 'complete') throw new HostedFailureError(end);
    if (length === 0) throw invalidOutput();
    return true;
  };
  const isJson = /^application\/json\b/i.test(response.headers.get('Content-Type') ?? '');
  if (isJson) {
    if (handle(await readText(response, connection, eventCharacters))) return;
  } else {
    const parse = createEventParser(eventCharacters);
    for await (const chunk of textChunks(response, connection)) {
      const events = parse(chunk);
      if (events === null) throw invalidOutput();
      if (events.some(handle)) return;
    }
    // Some servers do not end the last event with an empty line.
    if (parse('\n\n')?.some(handle)) return;
  }
  throw invalidOutput();
}

/** Passes on `text`, after which the answer has `length` characters. */
export function emitText(text: string, { onText, signal }: Connection, length: number = text.length): void {
  if (length > answerCharacters) throw invalidOutput();
  if (text !== '') onText(text);
  // The listener may have stopped the answer.
  signal.throwIfAborted();
}
