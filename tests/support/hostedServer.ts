import { type Conversing, converse, hostedModels } from './hosted.ts';
import { beginStream, type ModelCall, playModel } from './modelServer.ts';
import { modelEvent, secret } from './proxy.ts';

/** The APIs whose answers come as a stream. */
export const apis = ['responses', 'chat-completions', 'proxy'] as const;
export type Api = (typeof apis)[number];

/** Asks a mock model by one of the APIs, over real HTTP. */
export async function ask(
  api: Api,
  play: (call: ModelCall) => void | Promise<void>,
  options: Conversing = {},
) {
  const server = await playModel(play);
  const conversed = await converse(hostedModels(server.baseUrl)[api], options);
  return { ...conversed, calls: server.calls };
}

/** Events of the Chat Completions API. */
export const chatEvent = (event: object) => `data: ${JSON.stringify(event)}\n\n`;
export const chatDelta = (content: string) =>
  chatEvent({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
export const chatEnd = chatEvent({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });

/** A piece of text, and a regular end, as each API sends them. */
export const said: Record<Api, (text: string) => string> = {
  responses: (delta) => modelEvent({ type: 'response.output_text.delta', delta }),
  proxy: (delta) => modelEvent({ type: 'response.output_text.delta', delta }),
  'chat-completions': chatDelta,
};
export const ended: Record<Api, string> = {
  responses: modelEvent({ type: 'response.completed', response: {} }),
  proxy: modelEvent({ type: 'response.completed', response: { status: 'completed' } }),
  'chat-completions': chatEnd,
};

/** A whole stream with these texts. */
export const answer = (api: Api, ...texts: string[]) => texts.map(said[api]).join('') + ended[api];

/** Refuses with an error that quotes a secret. */
export const refuse =
  (status: number, error: object = {}, headers: Record<string, string> = {}) =>
  ({ response }: ModelCall) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: `${secret} at 10.0.0.7`, ...error } }));
  };

/** Refuses at first, and answers afterwards. */
export const refuseOnce = (api: Api, refusal: (call: ModelCall) => void) => {
  let isFirst = true;
  return (call: ModelCall) => {
    if (!isFirst) return void beginStream(call).end(answer(api, 'Try ', 'the soup.'));
    isFirst = false;
    refusal(call);
  };
};
