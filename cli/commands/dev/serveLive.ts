import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemErrorCode } from '../../files/fileSystem.ts';
import { contentType } from './contentType.ts';
import type { LiveSite, LiveState } from './liveSite.ts';
import { ownFolder } from './overlay.ts';

/** A server of a site that is worked on. */
export interface LiveServer {
  readonly port: number;
  close(): Promise<void>;
}

/** What the server answers with. */
export interface Served {
  readonly live: LiveSite;
  /** Resolves when the first build is done, well or not. */
  readonly ready: Promise<void>;
  /** The text of a file that is served to open pages from `ownFolder`. */
  readonly ownFile: (name: 'reload.js' | 'overlay.css') => string;
}

const host = '127.0.0.1';
const ownPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";

/** Serves at `wanted`, or at the next port that is free. Rejects with the error of the system where none is. */
export async function serveLive(served: Served, wanted: number): Promise<LiveServer> {
  const server = createServer((request, response) => {
    answer(served, request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': contentType('note.txt') });
      response.end(String(error));
    });
  });
  const port = await listen(server, wanted);
  return { port, close: () => close(server) };
}

async function listen(server: Server, wanted: number): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      return await listenAt(server, port);
    } catch (error) {
      if (systemErrorCode(error) !== 'EADDRINUSE' || port >= Math.min(wanted + 100, 65_535)) throw error;
    }
  }
}

function listenAt(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(served: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
  if (path === `${ownFolder}/events`) stream(served.live, response);
  else if (path.startsWith(`${ownFolder}/`)) answerOwn(served, path.slice(ownFolder.length + 1), response);
  else {
    await served.ready;
    answerSite(served.live, path, query === undefined ? '' : `?${query}`, response);
  }
}

function answerOwn(served: Served, name: string, response: ServerResponse): void {
  const text =
    name === 'reload.js' || name === 'overlay.css' ? served.ownFile(name) : sheetNamed(name, served.live);
  const headers = {
    'Content-Type': contentType(text === undefined ? 'note.txt' : name),
    'Cache-Control': 'no-store',
  };
  response.writeHead(text === undefined ? 404 : 200, headers).end(text ?? 'There is nothing here.');
}

function sheetNamed(name: string, { styles }: LiveSite): string | undefined {
  const kind = /^styles\/([a-z-]+)\.css$/.exec(name)?.[1];
  return kind !== undefined && Object.hasOwn(styles, kind) ? styles[kind] : undefined;
}

/** Sends the state now and whenever it changes; an open page finds out by itself what that means for it. */
function stream(live: LiveSite, response: ServerResponse): void {
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(200, headers);
  const send = (state: LiveState) => response.write(`data: ${JSON.stringify(state)}\n\n`);
  response.write('retry: 250\n');
  send(live.state());
  const end = live.watch(send);
  response.on('close', end);
}

function answerSite(live: LiveSite, path: string, query: string, response: ServerResponse): void {
  const found = live.folder?.answer(path) ?? null;
  if (found?.status === 301) {
    response.writeHead(301, { Location: found.to + query, 'Cache-Control': 'no-store' }).end();
    return;
  }
  const type = contentType(found?.file ?? 'page.html');
  const headers = new Map([
    ['Content-Security-Policy', ownPolicy],
    ['Cache-Control', 'no-cache'],
    ...(live.folder?.headers(path) ?? []),
    ['Content-Type', type],
  ]);
  const isPage = type === contentType('page.html');
  const body = isPage ? live.page(found?.body.toString('utf8') ?? null) : found?.body;
  response.writeHead(found?.status ?? 503, Object.fromEntries(headers)).end(body);
}
