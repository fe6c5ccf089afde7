import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ImportReport } from '../../cli/commands/clicks/importReport.ts';
import { type ClicksImportOptions, runClicksImport } from '../../cli/commands/clicks/runClicksImport.ts';
import { emptyClickLedger, printClickLedger } from '../../cli/content/clickLedger.ts';
import { nodeFileSystem } from '../../cli/files/fileSystem.ts';
import type { Deps } from '../../cli/program/deps.ts';
import { UsageError } from '../../cli/program/usageError.ts';
import { faultyFileSystem, systemError } from '../support/faultyFileSystem.ts';
import { createRig, diagnosticsOf, type Rig } from '../support/rig.ts';
import { launcher } from '../support/sampleSite.ts';

interface Click {
  readonly slug?: string;
  readonly time?: string;
  readonly ip?: string;
  readonly agent?: string;
}

/** A line of a Combined log; `time` is on the day of tests, the 20th of November 2026, in UTC. */
function line({
  slug = 'soup',
  time = '20/Nov/2026:09:00:00',
  ip = '203.0.113.7',
  agent = 'Firefox/150.0',
}: Click) {
  return `${ip} - - [${time} +0000] "GET /click.txt?path=/deal/${slug} HTTP/2.0" 200 0 "-" "${agent}"\n`;
}

const morning = [
  line({}),
  line({ time: '20/Nov/2026:09:10:00' }),
  line({ ip: '203.0.113.8' }),
  line({ slug: 'jazz' }),
  line({ slug: 'gone' }),
  line({ agent: 'Googlebot/2.1' }),
  '203.0.113.7 - - [20/Nov/2026:09:00:00 +0000] "GET /deal/soup HTTP/2.0" 200 9000 "-" "Firefox/150.0"\n',
  'half a li',
].join('');

const noon = [
  line({ time: '20/Nov/2026:11:00:00' }),
  line({ time: '20/Nov/2026:11:00:00', ip: '203.0.113.9' }),
  line({ time: '20/Nov/2026:11:00:00', slug: 'jazz', ip: '2001:db8::1' }),
].join('');

/** A rig with logs beside its content. */
function rigWith(logs: Record<string, string | Uint8Array>): Rig {
  const rig = createRig();
  for (const [file, content] of Object.entries(logs)) writeFileSync(path.join(rig.folder, file), content);
  return rig;
}

/** What an import came to: its exit code, and its report or the diagnostics. */
async function run(rig: Rig, options: Partial<ClicksImportOptions> = {}, deps: Deps = rig.deps) {
  rig.printed.length = 0;
  rig.events.length = 0;
  const code = await runClicksImport(deps, {
    logs: ['access.log'],
    content: 'content',
    dryRun: false,
    json: true,
    ...options,
  });
  const report: ImportReport = JSON.parse(rig.printed.join(''));
  return { code, report, codes: diagnosticsOf(rig.events).map((item) => item.code) };
}

const withDisk = (rig: Rig, fs: Deps['fs']): Deps => ({ ...rig.deps, fs });

/** The clicks in the ledger, by slug. */
const ledgerOf = (rig: Rig): Record<string, number> => JSON.parse(rig.read('clicks.json')).clicks;

/** The clicks of each deal in the text of `deals.json`, by slug. */
const clicksIn = (dealsJson: string): Record<string, number> =>
  Object.fromEntries(
    JSON.parse(dealsJson).deals.map(({ slug, clicks }: { slug: string; clicks: number }) => [slug, clicks]),
  );

/** The launcher with `input` as its standard input. */
function pipeInto(
  rig: Rig,
  input: Uint8Array,
  args: readonly string[],
): Promise<{ code: number | null; stdout: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [launcher, ...args], {
      cwd: rig.folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let stdout = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout }));
    child.stdin.end(input);
  });
}

describe('clicks import', () => {
  it('adds the clicks of a log to the ledger and says what became of each line', async () => {
    const rig = rigWith({ 'access.log': morning });
    const { code, report } = await run(rig);
    expect(code).toBe(0);
    expect(report).toMatchObject({
      lines: 8,
      notUnderstood: 1,
      clicks: 6,
      counted: 3,
      ignored: { repeat: 1, unknownDeal: 1, bot: 1, failed: 0, closed: 0 },
      deals: [
        { slug: 'soup', before: 10, after: 12 },
        { slug: 'jazz', before: 10, after: 11 },
      ],
      closedBefore: '2026-11-19',
      ledger: 'clicks.json',
      replaces: null,
    });
    expect(ledgerOf(rig)).toEqual({ soup: 2, jazz: 1 });
  });

  it('never changes the content', async () => {
    const rig = rigWith({ 'access.log': morning });
    const before = rig.snapshot('content');
    await run(rig);
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('writes nothing at all when the same log comes again', async () => {
    const rig = rigWith({ 'access.log': morning });
    await run(rig);
    const before = rig.snapshot('.');
    const fs = faultyFileSystem(0, () => new Error('no change is expected'));
    const { code, report } = await run(rig, {}, withDisk(rig, fs));
    expect(code).toBe(0);
    expect(report).toMatchObject({ counted: 0, ignored: { earlierImport: 4 }, deals: [] });
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('counts only what is new in a log that has grown, or was rotated in between', async () => {
    const rig = rigWith({ 'access.log': morning });
    await run(rig);
    appendFileSync(path.join(rig.folder, 'access.log'), `ne\n${noon}`);
    writeFileSync(path.join(rig.folder, 'access.log.1'), noon);
    const { report } = await run(rig, { logs: ['access.log.1', 'access.log'] });
    expect(report).toMatchObject({ counted: 2, ignored: { earlierImport: 6, repeat: 2 } });
    expect(ledgerOf(rig)).toEqual({ soup: 3, jazz: 2 });
  });

  it('comes to the same in one import as in several', async () => {
    const apart = rigWith({ 'a.log': morning, 'b.log': noon });
    await run(apart, { logs: ['a.log'] });
    await run(apart, { logs: ['b.log'] });
    const joined = rigWith({ 'a.log': morning, 'b.log': noon });
    await run(joined, { logs: ['b.log', 'a.log'] });
    expect(apart.read('clicks.json')).toBe(joined.read('clicks.json'));
  });

  it('orders deals by the sum of their own count and the clicks in the ledger', async () => {
    const rig = rigWith({ 'access.log': morning });
    const shows = rig.read('content/deals/shows.json').replace(/,\s*"clickCount": 10/, '');
    rig.edit({ 'deals/shows.json': shows });
    const built = await rig.build();
    const before = rig.read('dist/deals.json');
    await run(rig);
    const { code, summary, diagnostics } = await rig.build();
    expect([code, diagnostics]).toEqual([0, built.diagnostics]);
    expect(summary.files.written).toBeGreaterThan(0);
    expect(clicksIn(before)).toEqual({ soup: 10, bread: 10, noodles: 10, jazz: 0 });
    expect(clicksIn(rig.read('dist/deals.json'))).toEqual({
      ...clicksIn(before),
      soup: 12,
      jazz: 1,
    });
    const changed = rig.snapshot();
    rig.edit({ '../dist': null });
    await rig.build();
    expect(rig.snapshot()).toEqual(changed);
  });

  it('keeps the clicks of a deal that is gone, for when it comes back', async () => {
    const rig = rigWith({ 'access.log': morning, 'b.log': noon });
    await run(rig);
    const shows = JSON.parse(rig.read('content/deals/shows.json'));
    rig.edit({ 'deals/shows.json': shows.slice(1) });
    const { report } = await run(rig, { logs: ['b.log'] });
    expect(report).toMatchObject({ counted: 1, ignored: { unknownDeal: 1 } });
    expect(ledgerOf(rig)).toEqual({ soup: 3, jazz: 1 });
  });

  it('writes the ledger that the site names, also through a link', async () => {
    const rig = rigWith({ 'access.log': morning, 'real.json': printClickLedger(emptyClickLedger) });
    symlinkSync('real.json', path.join(rig.folder, 'linked.json'));
    const site = JSON.parse(rig.read('content/site.json'));
    rig.edit({ 'site.json': { ...site, clicks: { ledger: '../linked.json' } } });
    const { report } = await run(rig);
    expect(report.ledger).toBe('linked.json');
    expect(JSON.parse(rig.read('real.json')).clicks).toEqual({ soup: 2, jazz: 1 });
    expect(existsSync(path.join(rig.folder, 'clicks.json'))).toBe(false);
  });

  it.each(['ignored', 'tracked'])(
    'never stands in the way of git pull --ff-only: ledger %s',
    async (kind) => {
      const rig = rigWith({ 'access.log': morning, 'b.log': noon });
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
          cwd: rig.folder,
          stdio: ['ignore', 'pipe', 'pipe'],
          encoding: 'utf8',
        });
      if (kind === 'tracked') await run(rig);
      writeFileSync(path.join(rig.folder, '.gitignore'), kind === 'ignored' ? '/clicks.json\n' : '');
      git('init', '-q', '-b', 'main', '.');
      git('add', '-A', 'content', '.gitignore', ...(kind === 'tracked' ? ['clicks.json'] : []));
      git('commit', '-q', '-m', 'A city');
      git('checkout', '-q', '-b', 'editor');
      rig.edit({ 'deals/food.json': rig.read('content/deals/food.json').replace(/10,/, '20,') });
      git('commit', '-q', '-a', '-m', 'Edit deals');
      git('checkout', '-q', 'main');
      await run(rig, { logs: ['access.log', 'b.log'] });
      git('pull', '-q', '--ff-only', '.', 'editor');
      expect(git('log', '-1', '--format=%s')).toBe('Edit deals\n');
      expect(ledgerOf(rig)).toEqual({ soup: 3, jazz: 2 });
    },
  );

  it('continues the record of imports that added to the content', async () => {
    const rig = rigWith({ 'access.log': `${morning}\n${noon}` });
    const counted = rigWith({ 'access.log': morning });
    await run(counted);
    const { visits, closedBefore } = JSON.parse(counted.read('clicks.json'));
    // An import of the morning that was interrupted once it had counted the soup, but not the jazz.
    const unfinished = { soup: 12, jazz: 11, gone: 4 };
    const food = rig.read('content/deals/food.json').replace('"clickCount": 10', '"clickCount": 12');
    rig.edit({
      'deals/food.json': food,
      '.clicks.json': { version: 1, closedBefore, visits, unfinished },
    });
    const before = rig.snapshot('content');
    const { report } = await run(rig);
    expect(report).toMatchObject({
      counted: 2,
      replaces: 'content/.clicks.json',
      deals: [
        { slug: 'jazz', before: 10, after: 12 },
        { slug: 'soup', before: 12, after: 13 },
      ],
    });
    expect(ledgerOf(rig)).toEqual({ soup: 1, jazz: 2 });
    expect(rig.snapshot('content')).toEqual(before);
    expect((await run(rig)).report).toMatchObject({ counted: 0, replaces: null });
  });

  it('reports without writing in a dry run', async () => {
    const rig = rigWith({ 'access.log': morning });
    const before = rig.snapshot('.');
    const { code, report } = await run(rig, { dryRun: true });
    expect(code).toBe(0);
    expect(report).toMatchObject({ dryRun: true, counted: 3, deals: [{ slug: 'soup', after: 12 }, {}] });
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('prints a table for people', async () => {
    const rig = rigWith({ 'access.log': morning });
    await runClicksImport(rig.deps, { logs: ['access.log'], content: 'content', dryRun: false, json: false });
    expect(rig.printed.join('')).toContain('Imported 3 clicks from 1 log into clicks.json: 2 deals changed.');
    expect(rig.printed.join('')).toContain('soup      10     12  +2');
  });

  it('takes an empty log, and one that has only a header, for a quiet day', async () => {
    const rig = rigWith({ 'access.log': '', 'b.log': '#Version: 1.0\n#Fields: date time\n' });
    const { code, report } = await run(rig, { logs: ['access.log', 'b.log'] });
    expect(code).toBe(0);
    expect(report).toMatchObject({ lines: 0, counted: 0, closedBefore: null });
  });

  it('reads packed logs from a file and from standard input', async () => {
    // The launcher asks the real clock, so that these clicks are of a year that has passed for sure.
    const pastLog = (log: string) => gzipSync(log.replaceAll('/2026:', '/2024:'));
    const rig = rigWith({ 'access.log.gz': pastLog(morning) });
    const args = ['clicks', 'import', 'access.log.gz', '-', '--content', 'content', '--json'];
    const { code, stdout } = await pipeInto(rig, pastLog(line({ slug: 'bread' })), args);
    expect(code).toBe(0);
    const { logs }: ImportReport = JSON.parse(stdout);
    expect(logs).toMatchObject([
      { file: 'access.log.gz', lines: 8, counted: 3 },
      { file: '-', lines: 1, counted: 1 },
    ]);
    expect(ledgerOf(rig)).toEqual({ soup: 2, jazz: 1, bread: 1 });
  });

  it('refuses to read standard input twice', async () => {
    await expect(run(rigWith({}), { logs: ['-', '-'] })).rejects.toThrow(UsageError);
  });

  it.each([
    ['a log that is not there', { logs: ['access.log', 'gone.log'] }, ['CD701']],
    ['a log that is none', { logs: ['access.log', 'notes.txt'] }, ['CD702']],
    ['both', { logs: ['gone.log', 'notes.txt', 'access.log', 'cut.gz'] }, ['CD701', 'CD702', 'CD701']],
    ['no content', { content: 'contents' }, ['CD101']],
  ] as const)('writes nothing because of %s', async (_, options, expected) => {
    const cut = gzipSync(morning).subarray(0, 80);
    const rig = rigWith({ 'access.log': morning, 'notes.txt': 'Buy milk.\n', 'cut.gz': cut });
    const before = rig.snapshot('.');
    const { code, codes } = await run(rig, options);
    expect(code).toBe(1);
    expect(codes).toEqual(expected);
    expect(JSON.parse(rig.printed.join(''))).toMatchObject({ ok: false });
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('writes nothing into invalid content', async () => {
    const rig = rigWith({ 'access.log': morning });
    rig.edit({ 'deals/shows.json': '[{ "slug": "jazz" }]' });
    const before = rig.snapshot('.');
    expect((await run(rig)).code).toBe(1);
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('is done at once or not at all', async () => {
    const rig = rigWith({ 'access.log': morning });
    const before = rig.snapshot('.');
    const fs = faultyFileSystem(0, () => systemError('ENOSPC'));
    expect(await run(rig, {}, withDisk(rig, fs))).toMatchObject({ code: 1, codes: ['CD705'] });
    expect(rig.snapshot('.')).toEqual(before);
    const disk = faultyFileSystem(1, () => systemError('ENOSPC'));
    expect(await run(rig, {}, withDisk(rig, disk))).toMatchObject({ code: 0, report: { counted: 3 } });
  });

  it('stops before a ledger that is damaged, as every command does', async () => {
    const rig = rigWith({ 'access.log': morning, 'clicks.json': '{"version": 2}' });
    const before = rig.snapshot('.');
    expect(await run(rig)).toMatchObject({ code: 1, codes: ['CD703', 'CD703', 'CD703'] });
    expect(await rig.build()).toMatchObject({ code: 1, diagnostics: [{ code: 'CD703' }, {}, {}] });
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('does not overwrite a ledger that changed in the meantime', async () => {
    const rig = rigWith({ 'access.log': morning });
    await run(rig);
    writeFileSync(path.join(rig.folder, 'access.log'), noon);
    const disk = nodeFileSystem();
    const target = path.join(rig.folder, 'clicks.json');
    let reads = 0;
    const fs = {
      ...disk,
      readText(name: string) {
        if (name === target && ++reads === 2) appendFileSync(target, '\n');
        return disk.readText(name);
      },
    };
    expect(await run(rig, {}, withDisk(rig, fs))).toMatchObject({ code: 1, codes: ['CD704'] });
    expect(ledgerOf(rig)).toEqual({ soup: 2, jazz: 1 });
    expect(rig.read('clicks.json').endsWith('\n\n')).toBe(true);
  });
});
