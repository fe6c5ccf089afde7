import { cpSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type FileSystem, nodeFileSystem } from '../../../cli/files/fileSystem.ts';
import { faultsOfCutOff } from '../../support/faults/crawl.ts';
import { quickChoice } from '../../support/fullRun.ts';
import { photo } from '../../support/photos.ts';
import { createPictureRig, withSoup } from '../../support/pictureRig.ts';
import { createRig, type Rig } from '../../support/rig.ts';
import { sampleDeal } from '../../support/smallCity.ts';
import { expectDiscreet } from '../../unit/cli/support/expectRefused.ts';

/** A disk that calls `happen` before change number `at`, counted from 0. */
function interrupted(at: number, happen: () => void): FileSystem {
  const disk = nodeFileSystem();
  let changes = 0;
  return {
    ...disk,
    write(file, content) {
      if (changes++ === at) happen();
      disk.write(file, content);
    },
  };
}

const content = (rig: Rig, ...names: string[]) => path.join(rig.folder, 'content', ...names);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path d="M0 0h9"/></svg>';

describe('content that changes while a site is built from it', () => {
  it('is read once: the site has the content of the beginning of the build', async () => {
    const rig = createRig();
    await rig.build({ out: 'clean' });
    const change = () =>
      rig.edit({ 'deals/food.json': [sampleDeal('cake')], 'site.json': '{', 'pages/about.md': null });
    const { code } = await rig.build({}, { ...rig.deps, fs: interrupted(0, change) });
    expect(code).toBe(0);
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
  });

  it.each([
    ['is replaced', (rig: Rig) => rig.edit({ 'images/poster.svg': drawing })],
    ['is removed', (rig: Rig) => rig.edit({ 'images/poster.svg': null })],
    [
      'is removed with the whole folder',
      (rig: Rig) => renameSync(content(rig), path.join(rig.folder, 'away')),
    ],
  ])(
    'is reported if a picture %s, because its published name has the hash of its old content',
    async (_, change) => {
      const rig = createRig();
      cpSync(content(rig), path.join(rig.folder, 'copy'), { recursive: true });
      const world = { ...rig.deps, fs: interrupted(0, () => change(rig)) };
      const { code, diagnostics } = await rig.build({}, world);
      expect(code).toBe(1);
      expect(diagnostics).toMatchObject([{ code: 'CD704', file: 'content/images/poster.svg' }]);
      expectDiscreet(rig);
      expect(Object.keys(rig.snapshot()).filter((file) => /\.html$|poster-/.test(file))).toEqual([]);
      rmSync(content(rig), { recursive: true, force: true });
      cpSync(path.join(rig.folder, 'copy'), content(rig), { recursive: true });
      await rig.build();
      await rig.build({ out: 'clean', clean: true });
      expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
    },
  );

  it('does not get into the picture cache under a wrong name', async () => {
    const rig = createPictureRig({
      ...withSoup({ imageUrl: 'images/a.jpg' }),
      'images/a.jpg': await photo({ width: 61 }),
    });
    const [before, after] = [await photo({ width: 61 }), await photo({ width: 62 })];
    const change = () => writeFileSync(content(rig, 'images/a.jpg'), after);
    const { code, diagnostics } = await rig.build({}, { ...rig.deps, fs: interrupted(0, change) });
    expect([code, diagnostics[0]?.code]).toEqual([1, 'CD704']);
    expect(Object.keys(rig.snapshot('cache')).filter((file) => file.startsWith('a-'))).toEqual([]);
    writeFileSync(content(rig, 'images/a.jpg'), before);
    expect((await rig.build()).code).toBe(0);
  });
});

describe('an output folder that is removed while a site is built into it', () => {
  it.each(quickChoice([20, 0, 1, 45, 70], 2))(
    'before change %i is reported, and the next build completes the site',
    async (at) => {
      const rig = createRig();
      await rig.build();
      await rig.build({ out: 'clean' });
      const remove = () => rmSync(path.join(rig.folder, 'dist'), { recursive: true });
      const world = { ...rig.deps, fs: interrupted(at, remove) };
      const { code, diagnostics } = await rig.build({ clean: true }, world);
      expect(code).toBe(1);
      expect(diagnostics).toMatchObject([{ code: 'CD501' }]);
      expectDiscreet(rig);
      expect(
        faultsOfCutOff(rig.snapshot(), [rig.snapshot('clean')]).filter((fault) =>
          /cut off|no edition/.test(fault),
        ),
      ).toEqual([]);
      expect((await rig.build()).code).toBe(0);
      expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
    },
  );
});
