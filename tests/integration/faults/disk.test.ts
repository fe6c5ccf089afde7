import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FileSystem, nodeFileSystem } from '../../../cli/files/fileSystem.ts';
import { faultsOfCutOff } from '../../support/faults/crawl.ts';
import { startBuild } from '../../support/faults/program.ts';
import { systemError } from '../../support/faultyFileSystem.ts';
import { sampleOf } from '../../support/fullRun.ts';
import { sampleGuides } from '../../support/guideFixtures.ts';
import { createRig, type Rig } from '../../support/rig.ts';
import { sampleDeal, smallCity } from '../../support/smallCity.ts';
import { expectDiscreet } from '../../unit/cli/support/expectRefused.ts';

const later = '2027-04-02T08:00:00Z';
const edit = {
  'deals/food.json': [sampleDeal('soup', { imageUrl: 'images/new.svg' }), sampleDeal('cake')],
  'images/new.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path d="M0 0h9"/></svg>',
};

/** A disk that refuses to write or remove files of one kind. */
function refusing(isRefused: (file: string) => boolean, code: string, disk = nodeFileSystem()): FileSystem {
  const refuse = (file: string) => {
    if (isRefused(file)) throw Object.assign(systemError(code), { path: file });
  };
  return {
    ...disk,
    write(file, content) {
      refuse(file);
      disk.write(file, content);
    },
    remove(file, root) {
      refuse(file);
      disk.remove(file, root);
    },
  };
}

/** Each kind of file that a build writes or removes, by the end of its path. */
const kinds: Record<string, RegExp> = {
  'the journal': /\.city-deals-journal$/,
  'a script': /assets\/enhance-[^/]*\.js$/,
  'a font': /\.woff2$/,
  'a drawing of the content': /assets\/new-[^/]*\.svg$/,
  'a generated drawing': /assets\/skyline-[^/]*\.svg$/,
  'a generated icon': /assets\/icon-[^/]*\.png$/,
  'a new page': /deal\/cake\.html$/,
  'a changed page': /deal\/soup\.html$/,
  'a removed page': /deal\/bread\.html$/,
  'the home page': /dist\/index\.html$/,
  'the not-found page': /404\.html$/,
  'the feed': /feed\.xml$/,
  'the data for search': /deals\.json$/,
  'the site map': /sitemap\.xml$/,
  'the headers': /_headers$/,
  'the manifest': /build-manifest\.json$/,
};

const codes = ['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'ENAMETOOLONG', 'EMFILE'];

async function twoEditions(): Promise<{ rig: Rig; editions: Record<string, string>[] }> {
  const rig = createRig({ ...smallCity(), ...sampleGuides() });
  await rig.build();
  const before = rig.snapshot();
  cpSync(path.join(rig.folder, 'dist'), path.join(rig.folder, 'first'), { recursive: true });
  rig.edit({ ...edit });
  await rig.build({ now: later, out: 'clean' });
  return { rig, editions: [before, rig.snapshot('clean')] };
}

describe('a disk error', () => {
  it.each(
    sampleOf(
      Object.entries(kinds).map(
        ([kind, pattern], index) => [kind, codes[index % codes.length] ?? '', pattern] as const,
      ),
      8,
    ),
  )(
    'at %s (%s) is reported, leaves a complete site, and the next build finishes the work',
    async (_, code, pattern) => {
      const { rig, editions } = await twoEditions();
      let isMet = false;
      const isRefused = (file: string) => {
        const isKind = pattern.test(file);
        isMet ||= isKind;
        return isKind;
      };
      for (const clean of [false, true]) {
        isMet = false;
        const world = { ...rig.deps, fs: refusing(isRefused, code) };
        const { code: exit, diagnostics } = await rig.build({ now: later, clean }, world);
        expect(exit).toBe(isMet ? 1 : 0);
        expect(diagnostics.filter(({ severity }) => severity === 'error').map((item) => item.code)).toEqual(
          isMet ? ['CD501'] : [],
        );
        if (isMet) {
          expect(diagnostics[0]?.problem).toContain(code);
          expectDiscreet(rig);
        }
        expect(faultsOfCutOff(rig.snapshot(), editions)).toEqual([]);
      }
      expect(isMet).toBe(true);
      expect((await rig.build({ now: later })).code).toBe(0);
      expect(rig.snapshot()).toEqual(editions[1]);
    },
  );

  it.each(
    sampleOf(
      Object.entries(kinds).filter(([kind]) => kind !== 'a removed page'),
      8,
    ),
  )('in a first build at %s leaves no broken references', async (_, pattern) => {
    const rig = createRig({ ...smallCity(), ...edit });
    const world = { ...rig.deps, fs: refusing((file) => pattern.test(file), 'ENOSPC') };
    expect((await rig.build({}, world)).code).toBe(1);
    const cut = rig.snapshot();
    await rig.build({ out: 'clean' });
    expect(faultsOfCutOff(cut, [rig.snapshot('clean')])).toEqual([]);
    await rig.build();
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
  });

  it('in a rendering thread is reported like any other', async () => {
    const rig = createRig();
    mkdirSync(path.join(rig.folder, 'dist/deal/soup.html'), { recursive: true });
    writeFileSync(path.join(rig.folder, 'dist/deal/soup.html/mine.txt'), 'mine');
    for (const jobs of [1, 2, 3]) {
      const { code, diagnostics } = await rig.build({ jobs, force: true });
      expect(code).toBe(1);
      expect(diagnostics).toMatchObject([{ code: 'CD501', file: 'dist' }]);
      expect(diagnostics[0]?.problem).toContain('a folder has the name of a file');
      expect(Object.keys(rig.snapshot()).filter((file) => file.endsWith('tmp'))).toEqual([]);
    }
  });

  it('for a folder without write permission is reported by the command', async () => {
    const rig = createRig();
    const out = path.join(rig.folder, 'dist');
    mkdirSync(out);
    chmodSync(rig.folder, 0o755);
    chmodSync(out, 0o555);
    const { code, stderr } = await startBuild({ cwd: rig.folder, obeysModes: true }).end;
    expect(stderr).toContain('CD501');
    expect(stderr).toContain('permission denied (EACCES');
    expect(code).toBe(1);
    expect(rig.snapshot()).toEqual({});
  });
});
