import { hostedInput } from '../../../../data/model/assistant/hostedInput.ts';
import type { HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import { parseJsonOrUndefined } from '../../../../data/model/parseJsonOrUndefined.ts';
import { defaultModel, modelName } from '../settings.ts';
import {
  type Connection,
  emitText,
  HostedFailureError,
  type ModelServer,
  withConnection,
} from './connection.ts';
import type { Fields } from './json.ts';
import type { HostedFailure, HostedQuestion, Provider } from './provider.ts';
import { readText, textChunks } from './readResponse.ts';
import type { StreamProtocol } from './readStream.ts';
import {
  type HostedRequest,
  type LastRequest,
  requestValue,
  sendLast,
  sendWithRetry,
  valueCharacters,
} from './request.ts';
import { failureDuringAnswer } from './serverErrors.ts';
import { defaultTimeouts, type Timeouts } from './timeouts.ts';

/** Asks a server. Throws if there is no complete answer. */
type Ask = (question: HostedQuestion, connection: Connection) => Promise<void>;

/** Loads the way to ask `model`; a visitor needs only one. Rejects if it cannot be loaded. */
export async function loadProvider(
  model: HostedModel,
  timeouts: Timeouts = defaultTimeouts,
): Promise<Provider> {
  const ask = await loadProtocol(model);
  return (question, context) =>
    withConnection(context, serverOf(model, question), timeouts, (connection) => ask(question, connection));
}

async function loadProtocol(model: HostedModel): Promise<Ask> {
  switch (model.type) {
    case 'proxy':
      return streamed(import('./responses.ts').then(({ proxyProtocol }) => proxyProtocol));
    case 'responses':
      return streamed(import('./responses.ts').then(({ responsesProtocol }) => responsesProtocol));
    case 'chat-completions':
      return streamed(
        import('./chatCompletions.ts').then(({ chatCompletionsProtocol }) => chatCompletionsProtocol),
      );
    case 'assistants': {
      const { askAssistant } = await import('./assistants.ts');
      return (question, connection) => askAssistant(model.assistantId, question, toolsOf(connection));
    }
    case 'browser': {
      const { askBrowserModel } = await import('./askBrowserModel.ts');
      return (question, connection) => askBrowserModel(model.languages, question, toolsOf(connection));
    }
  }
}

/** What protocols need of the code that all share: it is handed to them, so that their files import none of it. */
const toolsOf = (connection: Connection) => ({
  ...connection,
  emit: (text: string, length?: number) => emitText(text, connection, length),
  fail(failure: HostedFailure): never {
    throw new HostedFailureError(failure);
  },
  requestValue: <Value>(request: HostedRequest, read: (body: unknown) => Value | null) =>
    requestValue(connection, request, read),
  send: (request: HostedRequest) => sendWithRetry(connection, request),
  sendLast: (request: LastRequest) => sendLast(connection, request),
  chunksOf: (response: Response) => textChunks(response, connection),
  textOf: (response: Response) => readText(response, connection, valueCharacters),
  parse: parseJsonOrUndefined,
  failureOf: (error: Fields) => failureDuringAnswer(error, connection.server.model),
  inputOf: hostedInput,
});

async function streamed(loading: Promise<StreamProtocol>): Promise<Ask> {
  const [{ requestStream }, protocol] = await Promise.all([import('./readStream.ts'), loading]);
  return (question, connection) => {
    const request = protocol.createRequest(question, connection.server.model);
    return requestStream(toolsOf(connection), request, protocol.readEvent);
  };
}

/** The proxy has a key of its own; an assistant is a model of its own; the browser's model has no server. */
const serverOf = (
  hosted: HostedModel,
  { key, model }: Pick<HostedQuestion, 'key' | 'model'>,
): ModelServer => ({
  url: 'url' in hosted ? hosted.url : '',
  key: hosted.type === 'proxy' ? null : key,
  headers: hosted.type === 'assistants' ? { 'OpenAI-Beta': 'assistants=v2' } : undefined,
  model: hosted.type === 'assistants' ? hosted.assistantId : modelName(model ?? defaultModel(hosted), hosted),
});

/** Has the server of `model` delete a thread, if it keeps any; ends the session of the browser's model. */
export async function deleteHostedThread(
  model: HostedModel,
  thread: string,
  key: string | null,
  fetch: Connection['fetch'],
): Promise<void> {
  if (model.type === 'browser') (await import('../browser/modelSession.ts')).endModelSession();
  if (model.type !== 'assistants') return;
  const { deleteThread } = await import('./assistants.ts');
  const server = serverOf(model, { key, model: null });
  await deleteThread((request) => sendLast({ server, fetch }, request), thread);
}
