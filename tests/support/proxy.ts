import { type ProxySettings, proxySettingsSchema } from '../../cli/commands/proxy/proxySettings.ts';
import type { ProxyRequest } from '../../data/schema/proxyRequest.ts';

/** A key that must not leak; tests search for it. */
export const secret = 'sk-proj-THIS-IS-THE-SECRET-0123456789';

/** The site whose visitors may use the proxy. */
export const siteOrigin = 'https://deals.example';

/** Settings of a proxy for tests, with generous limits by default. */
export function proxySettings(limits: object = {}, baseUrl = 'https://model.example/v1'): ProxySettings {
  return proxySettingsSchema.parse({
    origins: [siteOrigin],
    baseUrl,
    models: { small: 'model-s', standard: 'model-m' },
    assistant: 'Mona',
    city: 'Port Sample, Washington',
    timeZone: 'America/Los_Angeles',
    limits: { perAddress: { burst: 1000 }, inTotal: { burst: 1000 }, addressShare: 1, ...limits },
  });
}

/** A deal as a browser sends it. */
export const soup = {
  id: 'soup',
  title: 'Soup for two',
  summary: 'Two bowls of chowder with bread.',
  price: 12,
  percent: 40,
  vendor: 'The Pot',
  neighborhood: 'Harbor',
  until: '2026-12-20',
};

/** A question as a browser sends it. */
export const question = (fields: Partial<ProxyRequest> = {}): ProxyRequest => ({
  input: [{ role: 'user', content: 'Where do we eat tonight?' }],
  ...fields,
});

/** A request as a browser of the site sends it. */
export function asked(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { Origin: siteOrigin, 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

/** A whole answer of the model's server, in one piece. */
export const modelReply = (text = 'Try the soup.', outputTokens = 20) => ({
  id: 'resp_1',
  object: 'response',
  status: 'completed',
  model: 'model-s-2026',
  instructions: 'what the server was told',
  output: [
    { type: 'reasoning', summary: [] },
    { type: 'message', role: 'assistant', content: [{ type: 'output_text', text, annotations: [] }] },
  ],
  usage: { input_tokens: 300, output_tokens: outputTokens },
});

/** An event as the model's server writes it. */
export const modelEvent = (event: { type: string } & Record<string, unknown>) =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/** The events that stream `words`. */
export const modelEvents = (words: readonly string[], outputTokens = 20): string[] => [
  modelEvent({ type: 'response.created', response: { ...modelReply(), output: [] } }),
  ...words.map((delta) => modelEvent({ type: 'response.output_text.delta', item_id: 'msg_1', delta })),
  modelEvent({ type: 'response.completed', response: modelReply(words.join(''), outputTokens) }),
];
