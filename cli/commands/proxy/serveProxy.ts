import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createProxy, type ProxyDeps } from './createProxy.ts';
import type { ProxySettings } from './proxySettings.ts';
import { visitorAddress } from './visitorAddress.ts';

/** Where a proxy listens. */
export interface ProxyPlace {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** The header in which the server in front names the visitor's address; `null` where there is none in front. */
  readonly trustedHeader: string | null;
}

/** A proxy that listens. */
export interface RunningProxy {
  readonly port: number;
  /** Takes no more requests; ends when all answers are over, or after so many milliseconds without the rest of them. */
  stop(patienceMs: number): Promise<void>;
}

const headerSeconds = 10;
const requestSeconds = 20;
const silentSeconds = 90;

/** Runs a proxy on Node. Rejects with the error of the system where it cannot listen. */
export function serveProxy(
  settings: ProxySettings,
  deps: ProxyDeps,
  { host, port, trustedHeader }: ProxyPlace,
): Promise<RunningProxy> {
  const proxy = createProxy(settings, deps);
  const listener = getRequestListener(
    (request, { incoming }) => {
      const connection = incoming.socket.remoteAddress ?? null;
      const trusted = { header: trustedHeader, headers: request.headers };
      return proxy.fetch(request, { address: visitorAddress(connection, trusted) });
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer(
    { headersTimeout: headerSeconds * 1000, requestTimeout: requestSeconds * 1000 },
    listener,
  );
  server.setTimeout(silentSeconds * 1000);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { port: taken } = server.address() as AddressInfo;
      resolve({ port: taken, stop: (patienceMs) => stop(server, patienceMs) });
    });
  });
}

function stop(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive would otherwise hold the server after its last answer.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const end = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(end);
      resolve();
    });
  });
}
