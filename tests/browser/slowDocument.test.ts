import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../support/fullRun.ts';
import { builtSampleCity } from '../support/sampleSite.ts';
import { desktop, layoutShift, phone, sampleCity, settled } from '../support/visit.ts';

const city = sampleCity();

/** Serves documents of the sample city in pieces, as a slow network brings them. */
let server: Server;
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const pieces = 12;
const pause = 60;

beforeAll(async () => {
  const out = await builtSampleCity();
  server = createServer(async ({ url = '/' }, response) => {
    const kind = types[path.extname(url)];
    if (kind) return response.writeHead(200, { 'content-type': kind }).end(readFileSync(path.join(out, url)));
    const html = readFileSync(path.join(out, url === '/' ? 'index.html' : `${url.slice(1)}.html`));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    const size = Math.ceil(html.length / pieces);
    for (let place = 0; place < html.length; place += size) {
      response.write(html.subarray(place, place + size));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

describe('a page that arrives in pieces', () => {
  const visits: readonly (readonly [string, string, typeof phone])[] = [
    ['home', '/', phone],
    ['home', '/', desktop],
    ['holiday', '/july-4th', phone],
    ['holiday', '/july-4th', desktop],
    ['neighborhood', '/neighborhood/noda', desktop],
  ];

  it.each(sampleOf(visits, 2))(
    'moves nothing that is shown already: %s %s %o',
    async (_, page_, viewport) => {
      const { port } = server.address() as AddressInfo;
      const visit = await city.begin({ viewport });
      try {
        await visit.page.goto(`http://127.0.0.1:${port}${page_}`, { waitUntil: 'load' });
        await settled(visit.page);
        expect(await layoutShift(visit.page)).toBeLessThan(0.02);
      } finally {
        await visit.context.close();
      }
    },
  );
});
