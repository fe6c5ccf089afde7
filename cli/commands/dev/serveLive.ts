import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { workerPath } from '../../../data/model/pages/workerSite.ts';
import { systemErrorCode } from '../../files/fileSystem.ts';
import { portsTried } from '../../program/portNotice.ts';
import type { LiveSite, LiveState } from './liveSite.ts';
import { devFolder } from './overlay.ts';

/** A running development server. */
export interface LiveServer {
  readonly port: number;
  close(): Promise<void>;
}

/** The files that open pages load from `devFolder`. */
const ownFiles = ['reload.js', 'overlay.css', 'review.css'] as const;

type OwnFile = (typeof ownFiles)[number];

/** What the server serves. */
export interface Served {
  readonly live: LiveSite;
  /** Resolves when the first build is done, with problems or not. */
  readonly ready: Promise<void>;
  /** The text of a file that open pages load from `devFolder`. */
  readonly ownFile: (name: OwnFile) => string;
}

const host = '127.0.0.1';
const fallbackPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'";

/** Serves on the port `wanted`, or on the next free one; rejects with the system's error if it finds none. */
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
      if (systemErrorCode(error) !== 'EADDRINUSE' || port >= Math.min(wanted + portsTried, 65_535))
        throw error;
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
  // A service worker would show pages of an earlier build.
  if (path === workerPath) response.writeHead(404).end();
  else if (path === `${devFolder}/events`) stream(served.live, response);
  else if (path.startsWith(`${devFolder}/`))
    answerDevFile(served, path.slice(devFolder.length + 1), response);
  else {
    await served.ready;
    answerSite(served.live, path, query === undefined ? '' : `?${query}`, response);
  }
}

function answerDevFile(served: Served, name: string, response: ServerResponse): void {
  const own = ownFiles.find((file) => file === name);
  const text = own === undefined ? sheetNamed(name, served.live) : served.ownFile(own);
  const headers = {
    'Content-Type': contentType(text === undefined ? 'note.txt' : name),
    'Cache-Control': 'no-store',
  };
  response.writeHead(text === undefined ? 404 : 200, headers).end(text ?? 'Not answer.');
}

function sheetNamed(name: string, live: LiveSite): string | undefined {
  const styles = live.styles();
  const kind = /^styles\/([a-z-]+)\.css$/.exec(name)?.[1];
  return kind !== undefined && Object.hasOwn(styles, kind) ? styles[kind] : undefined;
}

/** Sends the state now and whenever it changes; each open page decides what to do. */
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
  const folder = live.folder();
  const answer = folder?.answer(path) ?? null;
  if (answer?.status === 301) {
    response.writeHead(301, { Location: answer.to + query, 'Cache-Control': 'no-store' }).end();
    return;
  }
  const type = contentType(answer?.file ?? 'page.html');
  const headers = new Map([
    ['Content-Security-Policy', fallbackPolicy],
    ['Cache-Control', 'no-cache'],
    ...(folder?.headers(path) ?? []),
    ['Content-Type', type],
  ]);
  const isPage = type === contentType('page.html');
  const body = isPage ? live.page(answer?.body.toString('utf8') ?? null) : answer?.body;
  response.writeHead(answer?.status ?? 503, Object.fromEntries(headers)).end(body);
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

const contentType = (file: string) => contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
