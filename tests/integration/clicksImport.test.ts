import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ImportReport } from '../../cli/commands/clicks/importReport.ts';
import { type ClicksImportOptions, runClicksImport } from '../../cli/commands/clicks/runClicksImport.ts';
import { nodeFileSystem } from '../../cli/files/fileSystem.ts';
import type { Deps } from '../../cli/program/deps.ts';
import { UsageError } from '../../cli/program/usageError.ts';
import { faultyFileSystem, systemError } from '../support/faultyFileSystem.ts';
import { createRig, diagnosticsOf, type Rig } from '../support/rig.ts';
import { launcher } from '../support/sampleSite.ts';
import { smallCity } from '../support/smallCity.ts';

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

function countsOf(rig: Rig): Record<string, number> {
  const deals: { slug: string; clickCount: number }[] = ['food', 'shows'].flatMap((name) =>
    JSON.parse(rig.read(`content/deals/${name}.json`)),
  );
  return Object.fromEntries(deals.map(({ slug, clickCount }) => [slug, clickCount]));
}

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
  it('adds the clicks of a log to the deals and says what became of each line', async () => {
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
        { slug: 'soup', source: 'deals/food.json', before: 10, after: 12 },
        { slug: 'jazz', source: 'deals/shows.json', before: 10, after: 11 },
      ],
      closedBefore: '2026-11-19',
    });
    expect(countsOf(rig)).toEqual({ soup: 12, bread: 10, noodles: 10, jazz: 11, magic: 10, circus: 10 });
  });

  it('changes nothing in the content but the numbers', async () => {
    const rig = rigWith({ 'access.log': morning });
    const odd = `\ufeff${rig
      .read('content/deals/food.json')
      .replaceAll('\n', '\r\n')
      .replace('"clickCount": 10', '"clickCount"  :\t10 ')}\r\n\r\n`;
    rig.edit({ 'deals/food.json': odd });
    const before = rig.snapshot('content');
    await run(rig);
    expect(rig.read('content/deals/food.json')).toBe(
      odd.replace('"clickCount"  :\t10 ', '"clickCount"  :\t12 '),
    );
    const { '.clicks.json': ledger, ...after } = rig.snapshot('content');
    expect(ledger).toBeDefined();
    expect(Object.keys(after).filter((file) => after[file] !== before[file])).toEqual([
      'deals/food.json',
      'deals/shows.json',
    ]);
  });

  it('writes nothing at all when the same log comes again', async () => {
    const rig = rigWith({ 'access.log': morning });
    await run(rig);
    const before = rig.snapshot('content');
    const fs = faultyFileSystem(0, () => new Error('no change is expected'));
    const { code, report } = await run(rig, {}, withDisk(rig, fs));
    expect(code).toBe(0);
    expect(report).toMatchObject({ counted: 0, ignored: { earlierImport: 4 }, deals: [] });
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('counts only what is new in a log that has grown, or was rotated in between', async () => {
    const rig = rigWith({ 'access.log': morning });
    await run(rig);
    appendFileSync(path.join(rig.folder, 'access.log'), `ne\n${noon}`);
    writeFileSync(path.join(rig.folder, 'access.log.1'), noon);
    const { report } = await run(rig, { logs: ['access.log.1', 'access.log'] });
    expect(report).toMatchObject({ counted: 2, ignored: { earlierImport: 6, repeat: 2 } });
    expect(countsOf(rig)).toMatchObject({ soup: 13, jazz: 12 });
  });

  it('comes to the same in one import as in several', async () => {
    const apart = rigWith({ 'a.log': morning, 'b.log': noon });
    await run(apart, { logs: ['a.log'] });
    await run(apart, { logs: ['b.log'] });
    const joined = rigWith({ 'a.log': morning, 'b.log': noon });
    await run(joined, { logs: ['b.log', 'a.log'] });
    expect(apart.snapshot('content')).toEqual(joined.snapshot('content'));
  });

  it('leaves content that loads as before, without a warning', async () => {
    const rig = rigWith({ 'access.log': morning });
    const before = await rig.build();
    await run(rig);
    const after = await rig.build();
    expect(after.code).toBe(0);
    expect(after.diagnostics).toEqual(before.diagnostics);
  });

  it('follows a link to a file of deals', async () => {
    const rig = rigWith({
      'access.log': morning,
      'food.json': JSON.stringify(smallCity()['deals/food.json']),
    });
    rig.edit({ 'deals/food.json': null });
    symlinkSync('../../food.json', path.join(rig.folder, 'content/deals/food.json'));
    await run(rig);
    expect(rig.read('food.json')).toContain('"clickCount":12');
  });

  it('reports without writing in a dry run', async () => {
    const rig = rigWith({ 'access.log': morning });
    const before = rig.snapshot('content');
    const { code, report } = await run(rig, { dryRun: true });
    expect(code).toBe(0);
    expect(report).toMatchObject({ dryRun: true, counted: 3, deals: [{ slug: 'soup', after: 12 }, {}] });
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('prints a table for people', async () => {
    const rig = rigWith({ 'access.log': morning });
    await runClicksImport(rig.deps, { logs: ['access.log'], content: 'content', dryRun: false, json: false });
    expect(rig.printed.join('')).toContain('Imported 3 clicks from 1 log: 2 deals changed.');
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
    expect(countsOf(rig)).toMatchObject({ soup: 12, jazz: 11, bread: 11 });
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
    const before = rig.snapshot('content');
    const { code, codes } = await run(rig, options);
    expect(code).toBe(1);
    expect(codes).toEqual(expected);
    expect(JSON.parse(rig.printed.join(''))).toMatchObject({ ok: false });
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('writes nothing into invalid content', async () => {
    const rig = rigWith({ 'access.log': morning });
    rig.edit({ 'deals/shows.json': '[{ "slug": "jazz" }]' });
    const before = rig.snapshot('content');
    expect((await run(rig)).code).toBe(1);
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('counts each click once, wherever an import was cut off', async () => {
    const whole = rigWith({ 'access.log': morning });
    await run(whole);
    for (let after = 0; after < 4; after++) {
      const rig = rigWith({ 'access.log': morning });
      const fs = faultyFileSystem(after, () => systemError('ENOSPC'));
      expect(await run(rig, {}, withDisk(rig, fs))).toMatchObject({ code: 1, codes: ['CD705'] });
      const { code, report } = await run(rig);
      expect(code).toBe(0);
      expect(report.completed).toBe(after > 0);
      expect(rig.snapshot('content')).toEqual(whole.snapshot('content'));
    }
  });

  it.each(['deals/food.json', '.clicks.json'])(
    'overwrites no file that changed in the meantime: %s',
    async (file) => {
      const rig = rigWith({ 'access.log': morning });
      await run(rig);
      writeFileSync(path.join(rig.folder, 'access.log'), noon);
      const disk = nodeFileSystem();
      const target = path.join(rig.folder, 'content', file);
      let reads = 0;
      const onRead = (name: string) => {
        if (name === target && ++reads === 2) appendFileSync(target, '\n');
      };
      const fs = {
        ...disk,
        read(name: string) {
          onRead(name);
          return disk.read(name);
        },
        readText(name: string) {
          onRead(name);
          return disk.readText(name);
        },
      };
      const soup = countsOf(rig).soup;
      expect(await run(rig, {}, withDisk(rig, fs))).toMatchObject({ code: 1, codes: ['CD704'] });
      expect(countsOf(rig).soup).toBe(soup);
      expect(readFileSync(target, 'utf8').endsWith('\n\n')).toBe(true);
    },
  );
});
