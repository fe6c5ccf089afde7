import { renameSync, symlinkSync, writeFileSync } from 'node:fs';
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
