import { rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { notifiedFile } from '../../cli/commands/notify/notifiedState.ts';
import type { NotifyReport } from '../../cli/commands/notify/notifyReport.ts';
import { type NotifyOptions, runNotify } from '../../cli/commands/notify/runNotify.ts';
import { maxAddresses } from '../../cli/outputs/indexNow.ts';
import type { Deps } from '../../cli/program/deps.ts';
import { UsageError } from '../../cli/program/usageError.ts';
import { faultyFileSystem, systemError } from '../support/faultyFileSystem.ts';
import { type IndexNowAnswer, type IndexNowServer, playIndexNow } from '../support/indexNowServer.ts';
import { realSite } from '../support/notify.ts';
import { createRig, diagnosticsOf, type Rig } from '../support/rig.ts';
import { runProgram } from '../support/sampleSite.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

const { origin } = realSite;
const { key } = realSite.indexNow;

/** The small city as it would be with real offers, an address and a key. */
function realCity(fields: Record<string, unknown> = {}) {
  const city = smallCity();
  return { ...city, 'site.json': { ...city['site.json'], ...realSite, ...fields } };
}

async function builtRig(fields: Record<string, unknown> = {}): Promise<Rig> {
  const rig = createRig(realCity(fields));
  expect((await rig.build()).code).toBe(0);
  return rig;
}

/** The result of a notification; delays are recorded in `slept` instead of waited for. */
async function notify(rig: Rig, options: Partial<NotifyOptions> = {}, deps: Deps = rig.deps) {
  rig.printed.length = 0;
  rig.events.length = 0;
  const slept: number[] = [];
  const network = { fetch, sleep: async (ms: number) => void slept.push(ms), now: deps.now };
  const defaults = {
    content: 'content',
    out: 'dist',
    send: false,
    json: true,
    endpoint: 'http://127.0.0.1:9',
  };
  const code = await runNotify(deps, { ...defaults, ...options }, network);
  const report: NotifyReport = JSON.parse(rig.printed.join(''));
  const faults = diagnosticsOf(rig.events);
  const notes = rig.events.flatMap((event) => (event.type === 'note' ? [event.text] : []));
  return { code, report, faults, codes: faults.map((item) => item.code), notes, slept };
}

const send = (rig: Rig, { endpoint }: IndexNowServer, deps?: Deps) =>
  notify(rig, { send: true, endpoint }, deps);

const record = (rig: Rig) => rig.snapshot()[notifiedFile];
const urls = (...paths: string[]) => paths.map((at) => origin + at);

/** Builds the city with another soup, and with or without its bread. */
async function changeSoup(
  rig: Rig,
  fields: Record<string, unknown>,
  others: readonly string[] = ['bread', 'noodles'],
) {
  const soup = sampleDeal('soup', { featured: true, ...fields });
  const harbor = { neighborhood: 'harbor', originalPrice: 10, discountPrice: 5, discountPercent: 50 };
  const own: Record<string, object> = { bread: harbor, noodles: { expiryDate: '2027-01-31' }, cake: harbor };
  rig.edit({ 'deals/food.json': [soup, ...others.map((slug) => sampleDeal(slug, { ...own[slug] }))] });
  expect((await rig.build()).code).toBe(0);
}

describe('notify', () => {
  it('reports all pages as new before the first notification, and sends nothing', async () => {
    const rig = await builtRig();
    const before = rig.snapshot();
    const { code, report } = await notify(rig);
    expect(code).toBe(0);
    expect(report).toMatchObject({ send: false, notifiedBefore: null, changed: [], removed: [], sent: [] });
    const listed = [...rig.read('dist/sitemap.xml').matchAll(/<url><loc>([^<]+)/g)].map(([, url]) => url);
    expect(report.added).toEqual(listed);
    expect(report.added).toContain(`${origin}/deal/soup`);
    expect(rig.snapshot()).toEqual(before);
  });

  it('lists only indexable pages', async () => {
    const { report } = await notify(await builtRig());
    for (const at of ['/404', '/search', '/saved', '/blog', '/deal/circus']) {
      expect(report.added).not.toContain(origin + at);
    }
  });

  it('publishes the key, sends it with all addresses, and has nothing to send after that', async () => {
    const rig = await builtRig();
    expect(rig.read(`dist/${key}.txt`)).toBe(key);
    const server = await playIndexNow(200);
    const { code, report } = await send(rig, server);
    expect(code).toBe(0);
    expect(server.notifications).toEqual([
      {
        method: 'POST',
        contentType: 'application/json; charset=utf-8',
        body: {
          host: 'deals.port.internal',
          key,
          keyLocation: `${origin}/${key}.txt`,
          urlList: report.added,
        },
      },
    ]);
    expect(report.sent).toEqual([{ addresses: report.added.length, status: 200 }]);
    const again = await send(rig, server);
    expect(again.report).toMatchObject({ added: [], changed: [], removed: [], sent: [] });
    expect(again.report.notifiedBefore).toBe('2026-11-20T12:00:00.000Z');
    expect(server.notifications).toHaveLength(1);
  });

  it('sends the one page whose text has changed', async () => {
    const rig = await builtRig();
    const server = await playIndexNow(202);
    await send(rig, server);
    await changeSoup(rig, { description: 'Now with bread.' });
    const { report } = await send(rig, server);
    expect(report).toMatchObject({ added: [], changed: urls('/deal/soup'), removed: [], withdrawn: [] });
    expect(server.notifications[1]?.body.urlList).toEqual(urls('/deal/soup'));
  });

  it('sends new and removed deals, and the pages that list them', async () => {
    const rig = await builtRig();
    const server = await playIndexNow(202);
    await send(rig, server);
    await changeSoup(rig, {}, ['cake', 'noodles']);
    const { report } = await send(rig, server);
    expect(report).toMatchObject({ added: urls('/deal/cake'), removed: urls('/deal/bread') });
    expect(report.changed).toEqual(expect.arrayContaining(urls('/deals', '/neighborhood/harbor')));
    expect(report.changed).not.toContain(`${origin}/about`);
    expect(server.notifications[1]?.body.urlList).toEqual([
      ...report.added,
      ...report.changed,
      ...report.removed,
    ]);
  });

  it('does not send pages that are no longer indexable, and says so', async () => {
    const rig = await builtRig();
    const server = await playIndexNow(200);
    await send(rig, server);
    await rig.build({ now: '2027-02-01T12:00:00Z' });
    const { report } = await send(rig, server);
    expect(report.withdrawn).toContain(`${origin}/deal/noodles`);
    expect(server.notifications[1]?.body.urlList).not.toContain(`${origin}/deal/noodles`);
    expect((await notify(rig)).report.withdrawn).toEqual([]);
  });

  it('ignores new styles and code', async () => {
    const rig = await builtRig();
    const server = await playIndexNow(200);
    await send(rig, server);
    const engine = { ...rig.deps.engine(), hash: 'another' };
    const { summary } = await rig.build({}, { ...rig.deps, engine: () => engine });
    expect(summary.pages.kept).toBe(0);
    expect((await notify(rig)).report).toMatchObject({ added: [], changed: [], removed: [] });
  });

  it('keeps its record through builds, clean and interrupted ones', async () => {
    const rig = await builtRig();
    await send(rig, await playIndexNow(200));
    const recorded = record(rig);
    expect(recorded).toBeDefined();
    await changeSoup(rig, { summary: 'Another one.' });
    await rig.build({ clean: true });
    const dying = { ...rig.deps, fs: faultyFileSystem(4, () => new Error('killed')) };
    await expect(rig.build({ clean: true }, dying)).rejects.toThrow('killed');
    await rig.build();
    expect(record(rig)).toBe(recorded);
    const { summary } = await rig.build();
    expect(summary.files).toMatchObject({ written: 0, removed: 0 });
  });

  it('starts again if the site has moved to another address', async () => {
    const rig = await builtRig();
    const server = await playIndexNow(200);
    const first = await send(rig, server);
    rig.edit(realCity({ origin: 'https://moved.port.internal' }));
    expect((await notify(rig)).faults[0]?.problem).toContain('not built for https://moved.port.internal');
    await rig.build();
    const { report } = await send(rig, server);
    expect(report).toMatchObject({ notifiedBefore: null, removed: [] });
    expect(report.added).toHaveLength(first.report.added.length);
    expect(server.notifications[1]?.body.host).toBe('moved.port.internal');
  });

  it.each<[string, IndexNowAnswer, string, string]>([
    ['400', 400, 'CD605', 'was not understood'],
    ['403', 403, 'CD605', 'does not publish the key'],
    ['422', 422, 'CD605', 'do not belong to the site of the key'],
    [
      'an address that is elsewhere',
      { status: 301, headers: { Location: 'http://127.0.0.1:9' } },
      'CD605',
      '301',
    ],
    ['a failing server', 500, 'CD606', '500: the server has a problem'],
    [
      'a busy server',
      { status: 429, headers: { 'Retry-After': '86400' } },
      'CD606',
      '429: this machine sent too many',
    ],
    ['a cut connection', 'cut', 'CD606', 'did not respond'],
  ])('records nothing and says what to do after %s', async (_, answer, code, problem) => {
    const rig = await builtRig();
    const before = rig.snapshot();
    const result = await send(rig, await playIndexNow(answer));
    expect(result.code).toBe(1);
    expect(result.codes).toEqual([code]);
    expect(result.faults[0]?.problem).toContain(problem);
    expect(result.faults[0]?.hint).not.toBeNull();
    expect(result.notes.at(-1)).toBe('Nothing was sent: 1 error.');
    expect(result.report).toMatchObject({ ok: false, sent: [] });
    expect(rig.snapshot()).toEqual(before);
  });

  it('tries again if the server was busy, failed or did not respond, and says so', async () => {
    const rig = await builtRig();
    const busy = { status: 429, headers: { 'Retry-After': '7' } };
    const server = await playIndexNow(busy, 'cut', 500, 202);
    const { code, slept, notes } = await send(rig, server);
    expect(code).toBe(0);
    expect(slept).toEqual([7000, 20_000, 60_000]);
    expect(notes[0]).toBe('Response 429: trying again in 7 s.');
    expect(server.notifications).toHaveLength(4);
  });

  it('records the notifications that were accepted before one was rejected', async () => {
    const rig = await builtRig();
    fillSitemap(rig, maxAddresses + 5);
    const broken = await send(rig, await playIndexNow(200, 403));
    expect(broken).toMatchObject({
      code: 1,
      codes: ['CD605'],
      report: { sent: [{ addresses: maxAddresses }] },
    });
    expect(broken.notes.at(-1)).toContain('10000 addresses were sent before');
    const server = await playIndexNow(200);
    const { code, report } = await send(rig, server);
    expect(code).toBe(0);
    expect(report.added).toHaveLength(5);
    expect(server.notifications.map(({ body }) => body.urlList.length)).toEqual([5]);
  });

  it('reports that a notification could not be recorded', async () => {
    const rig = await builtRig();
    const fs = faultyFileSystem(0, () => systemError('ENOSPC'));
    const { code, codes, report } = await send(rig, await playIndexNow(200), { ...rig.deps, fs });
    expect({ code, codes }).toEqual({ code: 1, codes: ['CD607'] });
    expect(report.sent).toHaveLength(1);
    expect(record(rig)).toBeUndefined();
  });

  it.each([
    ['invented offers', { sampleCatalogue: true }, ['CD603']],
    ['an address for examples', { origin: 'https://deals.example' }, ['CD603']],
    ['no key', { indexNow: undefined }, ['CD604']],
    [
      'all of these',
      { sampleCatalogue: true, origin: 'https://a.test', indexNow: undefined },
      ['CD603', 'CD603', 'CD604'],
    ],
  ])('does not send for a site with %s, and says so without --send', async (_, fields, expected) => {
    const rig = await builtRig(fields);
    const dry = await notify(rig);
    expect(dry.code).toBe(0);
    expect(dry.report.obstacles).toHaveLength(expected.length);
    const server = await playIndexNow(200);
    const { code, codes } = await send(rig, server);
    expect({ code, codes }).toEqual({ code: 1, codes: expected });
    expect(server.notifications).toEqual([]);
  });

  it('does not send with a key that the built site does not publish yet', async () => {
    const rig = await builtRig();
    rig.edit(realCity({ indexNow: { key: 'another-key' } }));
    const server = await playIndexNow(200);
    const { codes, faults } = await send(rig, server);
    expect(codes).toEqual(['CD604']);
    expect(faults[0]?.file).toBe('dist/another-key.txt');
    await rig.build();
    expect((await send(rig, server)).code).toBe(0);
    expect(rig.snapshot()[`${key}.txt`]).toBeUndefined();
  });

  it.each<[string, (rig: Rig) => void, string]>([
    ['no site', (rig) => rmSync(path.join(rig.folder, 'dist'), { recursive: true }), 'CD601'],
    ['no manifest that can be read', (rig) => put(rig, 'build-manifest.json', '{'), 'CD601'],
    ['no sitemap', (rig) => rmSync(path.join(rig.folder, 'dist/sitemap.xml')), 'CD601'],
    ['no file of a page', (rig) => rmSync(path.join(rig.folder, 'dist/deal/soup.html')), 'CD601'],
    ['a damaged record', (rig) => put(rig, notifiedFile, '<<<<<<<'), 'CD602'],
    ['invalid content', (rig) => rig.edit({ 'deals/food.json': '[{}]' }), 'CD201'],
  ])('ends with a diagnostic for %s', async (_, damage, code) => {
    const rig = await builtRig();
    damage(rig);
    const result = await notify(rig);
    expect(result.code).toBe(1);
    expect(result.codes).toContain(code);
  });

  it('refuses part of a site', async () => {
    const rig = createRig(realCity());
    await rig.build({ shard: { index: 1, count: 2 } });
    expect((await notify(rig)).faults[0]?.problem).toContain('only part 1/2');
  });

  it.each(['ftp://127.0.0.1', 'http://api.indexnow.org/indexnow', 'indexnow', ''])(
    'sends nothing to "%s"',
    async (endpoint) => {
      await expect(notify(await builtRig(), { endpoint })).rejects.toThrow(UsageError);
    },
  );

  it('prints for people what changed, and that nothing was sent', async () => {
    const rig = await builtRig();
    const run = (...args: string[]) => runProgram(['notify', '--content', 'content', ...args], rig.folder);
    const dry = await run();
    expect(dry).toMatchObject({ code: 0, stderr: '' });
    expect(dry.stdout).toMatch(
      /^Search engines have not been notified of the site in dist yet: all \d+ pages are new\./,
    );
    expect(dry.stdout).toContain(`    ${origin}/deal/soup\n`);
    expect(dry.stdout).toContain('Nothing was sent. Use --send after publishing this build.');
    const server = await playIndexNow(202);
    const sent = await run('--send', '--endpoint', server.endpoint);
    expect(sent.stdout).toMatch(/Sent \d+ addresses in 1 notification\.\n.*has yet to verify the key/);
    await changeSoup(rig, {}, ['noodles', 'cake']);
    expect((await run()).stdout).toMatch(
      /Since the last notification at .*: 1 new, \d+ changed, 1 removed; \d+ unchanged/,
    );
  });

  it('prints for programs one object with all addresses', async () => {
    const rig = await builtRig();
    const { code, stdout } = await runProgram(['notify', '--content', 'content', '--json'], rig.folder);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ send: false, origin, obstacles: [] });
  });
});

function put(rig: Rig, file: string, text: string): void {
  writeFileSync(path.join(rig.folder, 'dist', file), text);
}

/** Makes the built site one of `count` pages for search engines, which share a file. */
function fillSitemap(rig: Rig, count: number): void {
  const paths = Array.from({ length: count }, (_, index) => `/deal/n${index}`);
  const manifest = JSON.parse(rig.read('dist/build-manifest.json'));
  const page = manifest.pages['/deal/soup'];
  const pages = Object.fromEntries(paths.map((at) => [at, page]));
  put(rig, 'build-manifest.json', JSON.stringify({ ...manifest, pages }));
  put(rig, 'sitemap.xml', paths.map((at) => `<url><loc>${origin}${at}</loc></url>`).join('\n'));
}
