import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRig, type Rig } from '../support/rig.ts';
import { expectDiscreet } from '../unit/cli/support/expectRefused.ts';

describe('a bad output folder', () => {
  it.each([
    ['that is a file', 'CD501', 'taken', (rig: Rig) => writeFileSync(path.join(rig.folder, 'taken'), 'mine')],
    [
      'below a file',
      'CD501',
      'taken/site',
      (rig: Rig) => writeFileSync(path.join(rig.folder, 'taken'), 'mine'),
    ],
    ['that has the content in it', 'CD503', '.', () => {}],
    ['inside the content folder', 'CD503', 'content/dist', () => {}],
    ['that is the content folder', 'CD503', 'content', () => {}],
  ] as const)('%s is refused', async (_, name, out, prepare) => {
    const rig = createRig();
    prepare(rig);
    const before = rig.snapshot('.');
    const { code, diagnostics } = await rig.build({ out });
    expect(code).toBe(1);
    expect(diagnostics).toMatchObject([{ code: name, file: out }]);
    expect(rig.snapshot('.')).toEqual(before);
    expectDiscreet(rig);
  });

  it('that is a link to the content folder is refused', async () => {
    const rig = createRig();
    renameSync(path.join(rig.folder, 'content'), path.join(rig.folder, 'elsewhere'));
    symlinkSync('elsewhere', path.join(rig.folder, 'content'));
    const before = rig.snapshot('elsewhere');
    const { diagnostics } = await rig.build({ out: 'elsewhere' });
    expect(diagnostics).toMatchObject([{ code: 'CD503' }]);
    expect(rig.snapshot('elsewhere')).toEqual(before);
  });
});

describe('an output folder with files of somebody’s own', () => {
  const own = (rig: Rig) => {
    mkdirSync(path.join(rig.folder, 'web'));
    writeFileSync(path.join(rig.folder, 'web/index.html'), 'mine');
  };

  it('is left as it is, and they are named', async () => {
    const rig = createRig();
    own(rig);
    await expect(rig.build({ out: 'web' })).rejects.toThrow(
      'The output folder web has files that city-deals did not write: index.html.',
    );
    expect(rig.snapshot('web')).toEqual({ 'index.html': Buffer.from('mine').toString('base64') });
  });

  it('is built into with --force, and from then on without', async () => {
    const rig = createRig();
    own(rig);
    writeFileSync(path.join(rig.folder, 'web/ads.txt'), 'mine');
    expect((await rig.build({ out: 'web', force: true })).code).toBe(0);
    expect((await rig.build({ out: 'web' })).code).toBe(0);
    expect(rig.read('web/index.html')).toContain('<!doctype html>');
    expect(rig.read('web/ads.txt')).toBe('mine');
  });

  it('is one like any other if they are hidden, as in a working tree', async () => {
    const rig = createRig();
    mkdirSync(path.join(rig.folder, 'web/.git'), { recursive: true });
    expect((await rig.build({ out: 'web' })).code).toBe(0);
  });

  it('is never the home folder', async () => {
    const rig = createRig();
    const { code, diagnostics } = await rig.build({ out: 'home', force: true });
    expect(code).toBe(1);
    expect(diagnostics).toMatchObject([{ code: 'CD503', file: 'home' }]);
  });
});
