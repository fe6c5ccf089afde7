import { createEventParser } from '../../../../data/model/assistant/eventParser.ts';
import type { Fields } from './json.ts';
import type { HostedFailure, HostedQuestion } from './provider.ts';
import type { HostedRequest } from './request.ts';

const eventCharacters = 256 * 1024;

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

/** What reading a stream needs of the code that all providers share. */
export interface StreamTools {
  /** The successful response to a request. */
  readonly send: (request: HostedRequest) => Promise<Response>;
  readonly chunksOf: (response: Response) => AsyncIterable<string>;
  readonly textOf: (response: Response) => Promise<string>;
  /** The value of a text in JSON; `undefined` if it is none. */
  readonly parse: (text: string) => unknown;
  /** Passes on text, after which the answer has `length` characters. */
  readonly emit: (text: string, length: number) => void;
  readonly fail: (failure: HostedFailure) => never;
  /** The failure that an error in the middle of an answer means. */
  readonly failureOf: (error: Fields) => HostedFailure;
}

/** Asks a question in one request and passes on the answer as it arrives. Throws if it breaks off. */
export async function requestStream(
  { send, chunksOf, textOf, parse, emit, fail, failureOf }: StreamTools,
  request: Omit<HostedRequest, 'step'>,
  readEvent: ReadStreamEvent,
): Promise<void> {
  const response = await send({ ...request, step: 'message' });
  let length = 0;
  /** Handles the data of an event; true if it completes the answer. */
  const handle = (data: string | null): boolean => {
    if (data === null) return false;
    const event = data === '[DONE]' ? data : parse(data);
    if (event === undefined) return fail({ kind: 'bad-output' });
    const { text, error, end } = readEvent(event, length > 0);
    const piece = typeof text === 'string' ? text : '';
    length += piece.length;
    emit(piece, length);
    if (error) return fail(failureOf(Object(error)));
    if (end === undefined) return false;
    if (end !== 'complete') return fail(end);
    return length > 0 || fail({ kind: 'bad-output' });
  };
  if (/^application\/json\b/i.test(response.headers.get('Content-Type') ?? '')) {
    if (handle(await textOf(response))) return;
  } else {
    const read = createEventParser(eventCharacters);
    for await (const chunk of chunksOf(response))
      if ((read(chunk) ?? fail({ kind: 'bad-output' })).some(handle)) return;
    // Some servers do not end the last event with an empty line.
    if (read('\n\n')?.some(handle)) return;
  }
  fail({ kind: 'bad-output' });
}
