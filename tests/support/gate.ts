import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

/** A door with a fixed address, behind which each test puts the server that it plays. */
export interface Gate {
  readonly url: string;
  /** Sends all that comes to `baseUrl`, such as "http://127.0.0.1:4711/v1", from now on; `null` answers nobody. */
  lead(baseUrl: string | null): void;
}

/**
 * A gate for the tests of a file. Pages of any origin may ask through it, as they may ask model servers, unless the server
 * behind it (`isOwnDoor`) says itself who may.
 */
export function openGate(port: number, { isOwnDoor = false } = {}): Gate {
  let target: string | null = null;
  const server = createServer((request, response) => {
    if (!isOwnDoor) allowAll(request, response);
    if (request.method === 'OPTIONS' && !isOwnDoor) response.writeHead(204).end();
    else if (target === null) response.destroy();
    else pass(request, response, new URL(target));
  });
  beforeAll(async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    lead(baseUrl) {
      target = baseUrl;
    },
  };
}

function allowAll({ headers }: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, openai-beta');
}

/** Byte by byte in both directions, and cut where it is cut. */
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
