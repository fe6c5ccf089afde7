import type { hostedInput } from '../../../../data/model/assistant/hostedInput.ts';
import { type BrowserModel, findBrowserModel, type PromptOptions } from '../browser/languageModel.ts';
import { endModelSession, sessionWith } from '../browser/modelSession.ts';
import type { Connection } from './connection.ts';
import { fittingInput } from './fittingInput.ts';
import type { HostedFailure, HostedQuestion } from './provider.ts';

/** What asking the browser's model takes. It is handed over, so that this file shares none with other ways to ask. */
interface ModelConnection extends Connection {
  /** Passes on a part of the answer, which has `length` characters with it. */
  readonly emit: (text: string, length: number) => void;
  /** Ends the question. */
  readonly fail: (failure: HostedFailure) => never;
  /** Messages with `deals` before the last one. */
  readonly inputOf: typeof hostedInput;
}

/** The id of the thread of a conversation that has a session; the browser keeps none. */
const threadId = 'browser';

/** Asks the model of the visitor's browser, which must be on the device. Throws if there is no complete answer. */
export async function askBrowserModel(
  languages: readonly string[],
  question: HostedQuestion,
  connection: ModelConnection,
): Promise<void> {
  const found = await findBrowserModel(languages);
  if (!found) return connection.fail({ kind: 'bad-output' });
  // A browser may have deleted its model. Only the settings download one.
  if (found.availability !== 'available') return connection.fail({ kind: 'device' });
  // Starting over ends the session together with the thread.
  if (question.thread === null) connection.onThread(threadId);
  try {
    await askInCopy(found, question, connection);
  } catch (error) {
    const failure = connection.signal.aborted ? null : failureOf(error);
    // A session that failed may be unusable.
    if (failure?.kind === 'device') endModelSession();
    if (failure) connection.fail(failure);
    throw error;
  }
}

/** Asks in a copy of the session, because each question comes with deals of its own. */
async function askInCopy(
  model: BrowserModel,
  question: HostedQuestion,
  connection: ModelConnection,
): Promise<void> {
  const { signal, timeouts, within } = connection;
  // A slow device takes long to load a model and to read the deals.
  const inTime = <Result>(work: () => Promise<Result>) => within(timeouts.longestMs, work);
  const session = await inTime(() => sessionWith(model, question.instructions));
  const copy = await inTime(() => session.clone({ signal }));
  try {
    const options: PromptOptions = {
      responseConstraint: question.format.schema,
      omitResponseConstraintInput: true,
      signal,
    };
    const input = await inTime(() => fittingInput(question, copy, options, connection.inputOf));
    if (!input) return connection.fail({ kind: 'bad-output' });
    await passOn(copy.promptStreaming(input, options), connection);
  } finally {
    copy.destroy();
  }
}

/** Passes on the text of an answer as it comes. */
async function passOn(stream: ReadableStream<string>, connection: ModelConnection): Promise<void> {
  const { timeouts, within } = connection;
  const reader = stream.getReader();
  let length = 0;
  for (;;) {
    const ms = length > 0 ? timeouts.silenceMs : timeouts.longestMs;
    const { done, value } = await within(ms, () => reader.read());
    if (done) break;
    length += value.length;
    connection.emit(value, length);
  }
  if (length === 0) connection.fail({ kind: 'bad-output' });
}

/** What an error of the browser means; `null` if it is none of the browser's. */
function failureOf(error: unknown): HostedFailure | null {
  if (!(error instanceof DOMException)) return null;
  switch (error.name) {
    case 'NotReadableError':
      return { kind: 'refused' };
    // Too long a question, a language that the model does not know, and what it was not asked in the right form.
    case 'QuotaExceededError':
    case 'NotSupportedError':
    case 'SyntaxError':
      return { kind: 'bad-output' };
    default:
      return { kind: 'device' };
  }
}
