import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as path from 'node:path';

/** A host of the folder `out` that can go down, at one origin. */
export interface UnreliableHost {
  readonly url: string;
  /** Whether it answers. */
  setUp(isUp: boolean): void;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Opens a host of the folder `out`, which may change while it runs. */
export async function openUnreliableHost(out: string): Promise<UnreliableHost> {
  let isUp = true;
  const server = createServer((request, response) => {
    if (!isUp) {
      request.socket.destroy();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const wanted = path.join(out, pathname === '/' ? 'index.html' : pathname);
    const file = [wanted, `${wanted}.html`].find(
      (candidate) => path.extname(candidate) && existsSync(candidate),
    );
    response.writeHead(file ? 200 : 404, {
      'Content-Type': types[path.extname(file ?? '.html')] ?? 'text/plain',
    });
    response.end(readFileSync(file ?? path.join(out, '404.html')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    setUp(value) {
      isUp = value;
      if (!isUp) server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
