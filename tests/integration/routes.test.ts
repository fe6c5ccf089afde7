import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRoutes } from '../support/sampleRoutes.ts';
import { builtSampleCity, servePreview } from '../support/sampleSite.ts';

let site: string;
let server: Awaited<ReturnType<typeof servePreview>>;

beforeAll(async () => {
  site = await builtSampleCity();
  server = await servePreview(site);
});

afterAll(() => server?.stop());

const visit = (path: string) => fetch(server.url + path, { redirect: 'manual' });

describe('the routes of the site, served as a static host does', () => {
  it.each(sampleRoutes)('answers %s', async (path) => {
    const answer = await visit(path);
    expect(answer.status).toBe(200);
  });

  it('answers every deal of the catalogue', async () => {
    const deals = readdirSync(`${site}/deal`).map((file) => `/deal/${file.replace(/\.html$/, '')}`);
    expect(deals.length).toBeGreaterThanOrEqual(48);
    const answers = await Promise.all(deals.map(visit));
    expect(answers.map(({ status }) => status)).toEqual(deals.map(() => 200));
  });

  it.each(['/nowhere', '/deal/nothing-here', '/categories/none', '/deals/page/99'])(
    'answers %s with the not-found page and 404',
    async (path) => {
      const answer = await visit(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Oops! Page not found');
    },
  );

  it('has one address a page: others lead to it', async () => {
    for (const [from, to] of [
      ['/deals.html', '/deals'],
      ['/deals/', '/deals'],
    ]) {
      const answer = await visit(from ?? '');
      expect(answer.status).toBe(301);
      expect(new URL(answer.headers.get('location') ?? '', server.url).pathname).toBe(to);
    }
  });

  it('sends the security headers of _headers, and lets assets be cached forever', async () => {
    const page = await visit('/deals');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    const asset = /\/assets\/enhance-[^"]+\.js/.exec(await page.text())?.[0] ?? '';
    expect((await visit(asset)).headers.get('cache-control')).toContain('immutable');
  });
});
