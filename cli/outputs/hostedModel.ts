import type { HostedModel } from '../../data/model/assistant/hostedModel.ts';
import type { Site } from '../content/site.ts';

/** The hosted model that visitors of a site may ask: through its proxy, where there is one. `null` where there is none. */
export function hostedModel({ hosted, proxy }: Site['config']['assistant']): HostedModel | null {
  if (proxy !== undefined) return { type: 'proxy', url: proxy };
  if (!hosted) return null;
  const { provider, baseUrl: url, models, assistantId = '' } = hosted;
  return provider === 'assistants'
    ? { type: provider, url, models, assistantId }
    : { type: provider, url, models };
}
