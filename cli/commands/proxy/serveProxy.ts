import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createProxy, type ProxyDeps } from './createProxy.ts';
import type { ProxySettings } from './proxySettings.ts';
import { visitorAddress } from './visitorAddress.ts';

/** Where a proxy listens, and where it finds the addresses of visitors. */
export interface ProxyPlace {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
  /** The header in which the reverse proxy in front names the visitor's address; `null` if there is none. */
  readonly trustedHeader: string | null;
}

/** A proxy that is listening. */
export interface RunningProxy {
  readonly port: number;
  /** Accepts no more requests. Resolves when all answers have ended; closes those that take longer than `graceMs`. */
  stop(graceMs: number): Promise<void>;
}

const headersTimeout = 10_000;
const requestTimeout = 20_000;
const socketTimeout = 90_000;
/** How often Node looks for headers and requests that took too long; 30 s unless told. */
const connectionsCheckingInterval = 1_000;

/** Runs a proxy on Node. Rejects with the system error if it cannot listen. */
export function serveProxy(
  settings: ProxySettings,
  deps: ProxyDeps,
  { host, port, trustedHeader }: ProxyPlace,
): Promise<RunningProxy> {
  const proxy = createProxy(settings, deps);
  const listener = getRequestListener(
    (request, { incoming, outgoing }) => {
      const connection = incoming.socket.remoteAddress ?? null;
      const trusted = { header: trustedHeader, headers: request.headers };
      const disconnect = () => outgoing.destroy();
      return proxy.fetch(request, { address: visitorAddress(connection, trusted), disconnect });
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer({ headersTimeout, requestTimeout, connectionsCheckingInterval }, listener);
  // Node closes further connections at once.
  server.maxConnections = settings.limits.connections;
  server.setTimeout(socketTimeout);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { port: actualPort } = server.address() as AddressInfo;
      resolve({ port: actualPort, stop: (graceMs) => stop(server, graceMs) });
    });
  });
}

function stop(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    // Idle keep-alive connections would keep the server open after its last answer.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(end);
      resolve();
    });
  });
}
