import { createEventParser } from '../../../../data/model/assistant/eventParser.ts';
import { parseJsonOrUndefined } from '../../../../data/model/parseJsonOrUndefined.ts';
import {
  type Connection,
  HostedFailureError,
  invalidOutput,
  type ModelServer,
  withConnection,
} from './connection.ts';
import type { HostedFailure, ProviderContext } from './provider.ts';
import { readText, textChunks } from './readResponse.ts';
import { type HostedRequest, sendWithRetry } from './request.ts';
import type { Timeouts } from './timeouts.ts';

const eventCharacters = 256 * 1024;
const answerCharacters = 256 * 1024;

/** The meaning of an event in a stream. */
export interface StreamEvent {
  /** A new part of the model's text. */
  readonly text?: string;
  /** How the answer ended: complete, or with a failure. */
  readonly end?: HostedFailure | 'complete';
}

/** Reads an event, or a complete answer, of the model with this name; `hasText` if text has already arrived. */
export type ReadStreamEvent = (event: unknown, model: string, hasText: boolean) => StreamEvent;

/** Asks a question in one request and passes on the answer as it arrives. */
export const requestStream = (
  context: ProviderContext,
  server: ModelServer,
  timeouts: Timeouts,
  request: Omit<HostedRequest, 'step'>,
  readEvent: ReadStreamEvent,
): Promise<HostedFailure | null> =>
  withConnection(context, server, timeouts, async (connection) => {
    const response = await sendWithRetry(connection, { ...request, step: 'message' });
    await readStream(response, connection, readEvent);
  });

/** Passes on the model's text and resolves when the answer is complete. Throws if it breaks off. */
async function readStream(
  response: Response,
  connection: Connection,
  readEvent: ReadStreamEvent,
): Promise<void> {
  let length = 0;
  /** Handles the data of an event; true if it completes the answer. */
  const handle = (data: string | null): boolean => {
    if (data === null) return false;
    const event = data === '[DONE]' ? data : parseJsonOrUndefined(data);
    if (event === undefined) throw invalidOutput();
    const { text = '', end } = readEvent(event, connection.server.model, length > 0);
    length += text.length;
    emitText(text, connection, length);
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
