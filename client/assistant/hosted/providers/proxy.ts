import type { HostedDeal, HostedMessage, ModelSize } from '../../../../data/model/assistant/hostedModel.ts';
import type { HostedQuestion, Provider } from './provider.ts';
import { requestStream } from './readStream.ts';
import { readResponsesEvent } from './responsesEvents.ts';
import type { Timeouts } from './timeouts.ts';

/** The proxy rejects requests with more messages or longer ones. */
const maxMessages = 16;
const maxCharacters = 2000;

/** A request to the site's own proxy, which adds the key, the instructions and the format. */
export interface ProxyBody {
  readonly model?: ModelSize;
  readonly stream: true;
  readonly input: HostedMessage[];
  readonly deals: HostedDeal[];
}

/** Asks the site's own proxy, which answers as the Responses API does. */
export const proxyProvider =
  (url: string, timeouts: Timeouts): Provider =>
  (question, context) => {
    const server = { url, key: null, model: question.model ?? 'small' };
    const request = { path: '/v1/responses', body: proxyBody(question) };
    return requestStream(context, server, timeouts, request, readResponsesEvent);
  };

export const proxyBody = ({ model, messages, deals }: HostedQuestion): ProxyBody => ({
  ...(model === null ? {} : { model }),
  stream: true,
  input: messages
    .slice(-maxMessages)
    .map(({ role, content }) => ({ role, content: content.slice(0, maxCharacters) })),
  deals: [...deals],
});
