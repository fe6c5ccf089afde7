import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A notification as it arrived. */
export interface Notification {
  readonly method: string | undefined;
  readonly contentType: string | undefined;
  readonly body: {
    readonly host: string;
    readonly key: string;
    readonly keyLocation: string;
    readonly urlList: readonly string[];
  };
}

/** An answer: a status with headers, or a connection that is cut. */
export type IndexNowAnswer =
  | number
  | 'cut'
  | { readonly status: number; readonly headers: Record<string, string> };

/** A search engine's mock server over real HTTP. */
export interface IndexNowServer {
  readonly endpoint: string;
  readonly notifications: readonly Notification[];
}

/** Answers with `answers` in turn, and with the last of them from then on, until the test is over. */
export async function playIndexNow(...answers: readonly IndexNowAnswer[]): Promise<IndexNowServer> {
  const notifications: Notification[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const answer = answers[Math.min(notifications.length, answers.length - 1)] ?? 200;
    const { method, headers } = request;
    notifications.push({ method, contentType: headers['content-type'], body: JSON.parse(text) });
    give(response, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/indexnow`, notifications };
}

function give(response: ServerResponse, answer: IndexNowAnswer): void {
  if (answer === 'cut') return void response.socket?.destroy();
  if (typeof answer === 'number') return void response.writeHead(answer).end();
  response.writeHead(answer.status, answer.headers).end('{"message": "Not now."}');
}
