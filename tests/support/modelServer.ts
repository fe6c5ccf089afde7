import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** One call of a model's server, as a test answers it. */
export interface ModelCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: { readonly stream: boolean; readonly max_output_tokens: number; readonly model: string };
}

/** A model's mock server over real HTTP. */
export interface ModelServer {
  /** Its address as a `baseUrl`. */
  readonly baseUrl: string;
  readonly calls: readonly ModelCall[];
}

/** Listens at a free port of this machine until the test is over. */
export async function playModel(play: (call: ModelCall) => void | Promise<void>): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const call = { request, response, body: JSON.parse(text) };
    calls.push(call);
    await play(call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { baseUrl: `http://127.0.0.1:${port}/v1`, calls };
}

/** Begins an event stream. */
export const beginStream = ({ response }: ModelCall) =>
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
