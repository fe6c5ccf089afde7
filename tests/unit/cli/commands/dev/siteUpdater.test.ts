import type { Message } from 'esbuild';
import { describe, expect, it } from 'vitest';
import type { ProgramRun } from '../../../../../cli/commands/dev/buildThread.ts';
import type { Change } from '../../../../../cli/commands/dev/change.ts';
import type { BundleResult } from '../../../../../cli/commands/dev/devBundler.ts';
import { createLiveSite } from '../../../../../cli/commands/dev/liveSite.ts';
import { createSiteUpdater } from '../../../../../cli/commands/dev/siteUpdater.ts';
import { diagnostic } from '../../../../../cli/diagnostics/diagnostic.ts';
import { diagnosticsJson } from '../../../../../cli/diagnostics/printDiagnostic.ts';

const built = (written: number): ProgramRun => ({
  code: 0,
  stdout: JSON.stringify({ files: { written, removed: 0 }, pages: {}, warnings: [], nextDue: null }),
  stderr: '',
});
const invalid: ProgramRun = {
  code: 1,
  stdout: JSON.stringify(diagnosticsJson([diagnostic({ code: 'CD104', file: 'a.json', problem: 'Empty.' })])),
  stderr: '',
};
const slip: Message = {
  id: '',
  pluginName: '',
  text: 'Expected ";"',
  location: null,
  notes: [],
  detail: null,
};

/** A session in a world that answers as it is told, and writes down what was asked. */
function rig() {
  const world = {
    asked: [] as string[],
    run: built(3),
    code: { styles: { deal: 'a' }, isWhole: true } as BundleResult,
    styles: { styles: { deal: 'b' }, isWhole: false } as BundleResult,
  };
  const answer = async <T>(name: string, value: T) => {
    world.asked.push(name);
    return value;
  };
  const live = createLiveSite('run');
  const update = createSiteUpdater({
    workshop: {
      run: () => answer('build', world.run),
      bundleCode: () => answer('code', world.code),
      bundleStyles: () => answer('styles', world.styles),
    },
    live,
    buildArgs: [],
    readSite: () => ({ answer: () => null, headers: () => [] }),
    textAt: () => undefined,
  });
  const change = (kind: Change['kind']) => ({ kind, file: '/a' }) as Change;
  const save = async (...kinds: Change['kind'][]) => {
    world.asked.length = 0;
    const turn = await update(kinds.map(change));
    return { ...live.state(), asked: world.asked, faults: turn.faults.map(({ problem }) => problem) };
  };
  return { world, save };
}

describe('cli/commands/dev/siteUpdater', () => {
  it('builds for content and for the time, and bundles only what was saved', async () => {
    const { save } = rig();
    expect((await save('start')).asked).toEqual(['build']);
    expect((await save('content', 'time')).asked).toEqual(['build']);
    expect((await save('style')).asked).toEqual(['styles', 'build']);
    expect((await save('code', 'content')).asked).toEqual(['code', 'build']);
  });

  it('has open pages loaded again for content and code, but not for styles alone', async () => {
    const { world, save } = rig();
    expect((await save('start')).build).toBe('run-1');
    const restyled = await save('style');
    expect([restyled.build, restyled.styles]).toEqual(['run-1', '1']);
    expect((await save('style', 'content')).build).toBe('run-2');
    expect((await save('code')).build).toBe('run-3');
    world.styles = { styles: { deal: 'c' }, isWhole: true };
    expect((await save('style')).build).toBe('run-4');
    world.run = built(0);
    expect((await save('content')).build).toBe('run-4');
  });

  it('builds nothing while only code or styles were saved and are at fault', async () => {
    const { world, save } = rig();
    world.code = { faults: [slip] };
    world.styles = { faults: [{ ...slip, text: 'Expected "}"' }] };
    expect(await save('code', 'style')).toMatchObject({
      asked: ['styles', 'code'],
      faults: ['Expected ";"', 'Expected "}"'],
    });
  });

  it('keeps showing faults of code while content is built, and forgets each when it is mended', async () => {
    const { world, save } = rig();
    const { code } = world;
    world.code = { faults: [slip] };
    await save('code');
    world.run = invalid;
    expect((await save('content')).faults).toEqual(['Expected ";"', 'Empty.']);
    world.run = built(1);
    expect((await save('content')).faults).toEqual(['Expected ";"']);
    world.code = code;
    expect(await save('code')).toMatchObject({ faults: [], overlay: '' });
  });

  it('shows what code throws, and what it prints that nobody can read', async () => {
    const { world, save } = rig();
    world.run = { code: 70, stdout: '', stderr: 'TypeError: lost\n    at a (file:///x.js:1:1)' };
    expect((await save('content')).faults).toEqual(['TypeError: lost']);
    world.run = { code: 0, stdout: 'Hello', stderr: '' };
    expect((await save('content')).faults).toEqual([expect.stringContaining('cannot be read')]);
  });
});
