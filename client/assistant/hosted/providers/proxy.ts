import { groundedReplyName } from '../../../../data/model/assistant/groundedReply.ts';
import type { HostedDeal, HostedMessage, ModelSize } from '../../../../data/model/assistant/hostedModel.ts';
import type { Patience } from './patience.ts';
import type { HostedQuestion, Provider } from './provider.ts';
import { readResponsesEvent } from './readResponsesEvent.ts';
import { askStreamed } from './streamed.ts';

const mostMessages = 16;
const messageCharacters = 2000;

/** A request of the site's own proxy, which adds the rest. */
export interface ProxyBody {
  readonly model?: ModelSize;
  readonly stream: true;
  readonly input: HostedMessage[];
  readonly deals: HostedDeal[];
  readonly format: typeof groundedReplyName;
}

/** Asks the site's own proxy, which keeps the key and knows who answers. */
export const proxyProvider =
  (url: string, patience: Patience): Provider =>
  (question, call) => {
    const server = { url, key: null, model: question.model ?? 'small' };
    const asked = { path: '/v1/responses', body: proxyBody(question) };
    return askStreamed(call, server, patience, asked, readResponsesEvent);
  };

/** What the proxy is asked: no more than it takes. */
export const proxyBody = ({ model, messages, deals }: HostedQuestion): ProxyBody => ({
  ...(model === null ? {} : { model }),
  stream: true,
  input: messages
    .slice(-mostMessages)
    .map(({ role, content }) => ({ role, content: content.slice(0, messageCharacters) })),
  deals: [...deals],
  format: groundedReplyName,
});
