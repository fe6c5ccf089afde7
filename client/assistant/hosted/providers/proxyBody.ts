import type { HostedDeal, HostedMessage, ModelSize } from '../../../../data/model/assistant/hostedModel.ts';
import type { HostedQuestion } from './provider.ts';

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

export const proxyBody = ({ model, messages, deals }: HostedQuestion): ProxyBody => ({
  ...(model === null ? {} : { model }),
  stream: true,
  input: messages
    .slice(-maxMessages)
    .map(({ role, content }) => ({ role, content: content.slice(0, maxCharacters) })),
  deals: [...deals],
});
