import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { journalFile } from '../../cli/publish/lastBuild.ts';
import { manifestFile } from '../../cli/publish/manifestHead.ts';
import { lockFile } from '../../cli/publish/outputLock.ts';
import { writtenFile } from '../../cli/publish/writtenFile.ts';
import { buildParts, merge } from '../support/parts.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { smallCity } from '../support/smallCity.ts';

const later = '2027-04-02T08:00:00Z';

/** Sets of parts that are no whole site: how the three parts are changed, and the expected diagnostics. */
const wrongParts: readonly (readonly [
  name: string,
  codes: readonly string[],
  message: RegExp,
  change: (rig: Rig, parts: string[]) => unknown,
])[] = [
  ['one is missing', ['CD508'], /1 is missing: 2\/3/, (_, parts) => parts.splice(1, 1)],
  ['several are missing', ['CD508'], /2 are missing: 2\/3, 3\/3/, (_, parts) => parts.splice(1, 2)],
  ['one is given twice', ['CD509'], /parts-of-3\/1 has it too/, (_, parts) => parts.push('parts-of-3/1')],
  [
    'one is given twice in place of another',
    ['CD509', 'CD508'],
    /Part 1\/3 is given twice/,
    (rig, parts) => {
      cpSync(path.join(rig.folder, 'parts-of-3/1'), path.join(rig.folder, 'copy'), { recursive: true });
      parts[1] = 'copy';
    },
  ],
  ['a folder is not there', ['CD505'], /no such folder/, (_, parts) => parts.push('nowhere')],
  [
    'a folder has no part',
    ['CD505'],
    /no part of a site/,
    (rig, parts) => {
      mkdirSync(path.join(rig.folder, 'empty'));
      parts.push('empty');
    },
  ],
  [
    'a folder has a whole site',
    ['CD505'],
    /a whole site, not a part/,
    async (rig, parts) => {
      await rig.build({ out: 'whole' });
      parts.push('whole');
    },
  ],
  [
    'one was built for another instant',
    ['CD507'],
    /built for 2027-04-02T08:00:00.000Z, .* for 2026-11-20T12:00:00.000Z/,
    (rig, parts) => rebuildPart(rig, parts, { now: later }),
  ],
  [
    'one is of another number of parts',
    ['CD507'],
    /one of 2 parts, .* one of 3/,
    (rig, parts) => {
      rmSync(path.join(rig.folder, 'parts-of-3/2'), { recursive: true });
      return rebuildPart(rig, parts, { shard: { index: 2, count: 2 } });
    },
  ],
  [
    'one has other words on a page of another',
    ['CD507'],
    /different content/,
    (rig, parts) => {
      const about = String(smallCity()['pages/about.md']);
      rig.edit({ 'pages/about.md': about.replace('We like', 'We love') });
      return rebuildPart(rig, parts, {});
    },
  ],
  [
    'one has social images and the others have none',
    ['CD507'],
    /different options/,
    (rig, parts) => rebuildPart(rig, parts, { socialImages: true }),
  ],
  [
    'another version of the program built one',
    ['CD507'],
    /different versions/,
    (rig) => editManifest(rig, (text) => text.replace(/"engine":"../, '"engine":"xx')),
  ],
  [
    'a shared picture differs',
    ['CD507'],
    /have different versions of assets\//,
    (rig) => {
      const asset = /"(assets\/[^"]+\.svg)"/.exec(rig.read(`parts-of-3/2/${manifestFile}`))?.[1] ?? '';
      const place = path.join(rig.folder, 'parts-of-3/2', asset);
      appendFileSync(place, ' ');
      editManifest(rig, (text) => describeAgain(text, asset, readFileSync(place)));
    },
  ],
  [
    'a manifest names fewer pages than the build wrote',
    ['CD507'],
    /do not have all pages and files/,
    (rig) => editManifest(rig, (text) => text.replace(/\n"\/deal\/[^\n]*,(?=\n"\/)/, '')),
  ],
  [
    'a manifest is cut off',
    ['CD505'],
    /cut off/,
    (rig) => editManifest(rig, (text) => text.slice(0, text.length / 2)),
  ],
  [
    'a manifest names an impossible shard',
    ['CD505'],
    /does not name the site/,
    (rig) => editManifest(rig, (text) => text.replace('"shard":"2/3"', '"shard":"4/3"')),
  ],
  [
    'a manifest has no plan',
    ['CD505'],
    /does not name the site/,
    (rig) => editManifest(rig, (text) => text.replace(/,"plan":"[^"]*"/, '')),
  ],
  [
    'a manifest leads out of its folder',
    ['CD505'],
    /of another version/,
    (rig) => editManifest(rig, (text) => text.replace('"file":"', '"file":"../../content/')),
  ],
  [
    'the manifest is a folder',
    ['CD505'],
    /EISDIR/,
    (rig) => {
      rmSync(path.join(rig.folder, 'parts-of-3/2', manifestFile));
      mkdirSync(path.join(rig.folder, 'parts-of-3/2', manifestFile));
    },
  ],
  [
    'a build was cut off',
    ['CD506'],
    /did not finish/,
    (rig) => writeFileSync(path.join(rig.folder, 'parts-of-3/2', journalFile), 'index.html\n'),
  ],
  [
    'pages are missing',
    ['CD506'],
    /is missing\. 1 more file is damaged too\./,
    (rig) => {
      for (const page of pagesOf(rig).slice(0, 2)) rmSync(page);
    },
  ],
  ['a page is cut off', ['CD506'], /has 9 bytes instead of/, (rig) => truncateSync(pagesOf(rig)[0] ?? '', 9)],
  [
    'a page is a link to elsewhere',
    ['CD506'],
    /is missing/,
    (rig) => {
      const page = pagesOf(rig)[0] ?? '';
      renameSync(page, path.join(rig.folder, 'elsewhere'));
      symlinkSync(path.join(rig.folder, 'elsewhere'), page);
    },
  ],
  [
    'a feed has other words of the same length',
    ['CD506'],
    /is not what the build wrote/,
    (rig) => {
      const feed = path.join(rig.folder, 'parts-of-3/2/feed.xml');
      writeFileSync(feed, readFileSync(feed, 'utf8').replace('Soup', 'Soap').replace('soup', 'soap'));
    },
  ],
  [
    'a page has other words of the same length',
    ['CD506'],
    /is not what the build wrote/,
    (rig) => {
      const page = pagesOf(rig)[0] ?? '';
      writeFileSync(page, readFileSync(page, 'utf8').replace('<title>', '<tatel>'));
    },
  ],
  [
    'a build is at work in one',
    ['CD502'],
    /Another build/,
    (rig) => {
      const lock = JSON.stringify({ pid: process.ppid, host: hostname(), since: new Date().toISOString() });
      writeFileSync(path.join(rig.folder, 'parts-of-3/2', lockFile), lock);
    },
  ],
];

type Changes = NonNullable<Parameters<Rig['build']>[0]>;

function rebuildPart(rig: Rig, parts: readonly string[], changes: Changes) {
  return rig.build({ shard: { index: 2, count: 3 }, out: parts[1] ?? '', ...changes });
}

function editManifest(rig: Rig, change: (text: string) => string): void {
  const name = `parts-of-3/2/${manifestFile}`;
  const [before, after] = [rig.read(name), change(rig.read(name))];
  if (before === after) throw new Error('The manifest is not changed');
  writeFileSync(path.join(rig.folder, name), after);
}

const describeAgain = (text: string, file: string, content: Uint8Array) =>
  text.replace(
    new RegExp(`("${file.replaceAll('.', '\\.')}":)\\{[^}]*\\}`),
    (_, start) => `${start}${JSON.stringify({ hash: '', ...writtenFile(content) })}`,
  );

/** The page files of the second part. */
const pagesOf = (rig: Rig) =>
  Object.keys(rig.snapshot('parts-of-3/2'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(rig.folder, 'parts-of-3/2', file));

const template = mkdtempSync(path.join(tmpdir(), 'city-deals-parts-'));
afterAll(() => rmSync(template, { recursive: true, force: true }));

/** A rig with the three parts of the small city, which are built once for all tests, and the whole. */
async function rigOfThree(): Promise<{ rig: Rig; parts: string[] }> {
  const rig = createRig();
  const isBuilt = readdirSync(template).length > 0;
  if (isBuilt) cpSync(template, rig.folder, { recursive: true });
  else {
    await buildParts(rig, 3);
    await rig.build();
    cpSync(rig.folder, template, { recursive: true });
  }
  return { rig, parts: [1, 2, 3].map((index) => `parts-of-3/${index}`) };
}

describe('parts that make no whole site', () => {
  it.each(wrongParts)('are refused, without any change: %s', async (_, codes, message, change) => {
    const { rig, parts } = await rigOfThree();
    await change(rig, parts);
    const before = rig.snapshot('.');
    const result = await merge(rig, parts);
    expect([result.code, result.codes]).toEqual([1, codes]);
    expect(result.diagnostics.map(({ problem }) => problem).join('\n')).toMatch(message);
    for (const { hint } of result.diagnostics) expect(hint).toBeTruthy();
    expect(result.notes.join()).toContain('Nothing was changed');
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('are all reported in one run, as JSON too', async () => {
    const { rig, parts } = await rigOfThree();
    for (const part of parts.slice(1)) rmSync(path.join(rig.folder, part, 'feed.xml'));
    const { codes } = await merge(rig, [...parts, 'nowhere']);
    expect(codes).toEqual(['CD506', 'CD506', 'CD505']);
    const told = JSON.parse(rig.printed.join(''));
    expect([told.ok, told.diagnostics.length]).toEqual([false, 3]);
  });

  it('are suggested if the folder around them was given', async () => {
    const { rig } = await rigOfThree();
    const { diagnostics } = await merge(rig, ['parts-of-3']);
    expect(diagnostics[0]?.hint).toContain('such as parts-of-3/1 parts-of-3/2');
  });

  it.each([
    ['one of the parts', 'parts-of-3/1'],
    ['inside a part', 'parts-of-3/1/dist'],
    ['around the parts', 'parts-of-3'],
    ['the working directory', '.'],
  ])('are not merged into a folder that is %s', async (_, out) => {
    const { rig, parts } = await rigOfThree();
    const before = rig.snapshot('.');
    expect((await merge(rig, parts, { out })).codes).toEqual(['CD503']);
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('are not merged while another build holds the output folder', async () => {
    const { rig, parts } = await rigOfThree();
    const lock = JSON.stringify({ pid: process.ppid, host: hostname(), since: new Date().toISOString() });
    writeFileSync(path.join(rig.folder, 'dist', lockFile), lock);
    expect((await merge(rig, parts)).codes).toEqual(['CD502']);
  });
});
