import { execFileSync } from 'node:child_process';
import dns from 'node:dns';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps, globalAgent } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** The origin of a server on this machine that lives as long as the test. */
export const serve = (listener: RequestListener): Promise<string> => listen(createHttp(listener), 'http');

const secureHost = 'pictures.example';

/** The same with `https:`, and a name that this process finds on this machine. */
export async function serveSecurely(listener: RequestListener): Promise<string> {
  const pem = certificate();
  const [trusted, lookup] = [globalAgent.options.ca, dns.lookup];
  globalAgent.options.ca = pem;
  setLookup(
    new Proxy(lookup, {
      apply: (_, self, [host, ...others]) =>
        Reflect.apply(lookup, self, [host === secureHost ? '127.0.0.1' : host, ...others]),
    }),
  );
  onTestFinished(() => {
    globalAgent.options.ca = trusted;
    setLookup(lookup);
  });
  const origin = await listen(createHttps({ key: pem, cert: pem }, listener), 'https');
  return origin.replace('127.0.0.1', secureHost);
}

function setLookup(lookup: typeof dns.lookup): void {
  dns.lookup = lookup;
  syncBuiltinESMExports();
}

async function listen(server: ReturnType<typeof createHttp>, scheme: string): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A key and its certificate. */
const certificate = (): string =>
  execFileSync(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...[
        '-subj',
        `/CN=${secureHost}`,
        '-addext',
        `subjectAltName=DNS:${secureHost}`,
        '-keyout',
        '-',
        '-out',
        '-',
      ],
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
