import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** A server with a fixed address, which forwards requests to the mock server of each test. */
export interface Gate {
  readonly url: string;
  /** Sends all requests to `baseUrl`, such as "http://127.0.0.1:4711/v1", from now on; `null` answers no request. */
  lead(baseUrl: string | null): void;
}

/**
 * Opens a gate for the tests of a file. Pages of any origin may ask through it, as they may ask model servers, unless the
 * server behind it (`isOwnDoor`) decides itself who may.
 */
export async function openGate({ isOwnDoor = false } = {}): Promise<Gate> {
  let target: string | null = null;
  const server = createServer((request, response) => {
    if (!isOwnDoor) allowAll(request, response);
    if (request.method === 'OPTIONS' && !isOwnDoor) response.writeHead(204).end();
    else if (target === null) response.destroy();
    else pass(request, response, new URL(target));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead(baseUrl) {
      target = baseUrl;
    },
  };
}

function allowAll({ headers }: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, openai-beta');
}

/** Forwards bytes in both directions, and disconnects when the other side does. */
function pass(request: IncomingMessage, response: ServerResponse, { hostname, port }: URL) {
  const { method, url: path, headers } = request;
  const passed = ask({ hostname, port, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('close', () => answer.complete || response.destroy());
  });
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}
