import type { Message } from 'esbuild';
import { describe, expect, it } from 'vitest';
import type { ProgramRun } from '../../../../../cli/commands/dev/buildThread.ts';
import type { Change } from '../../../../../cli/commands/dev/change.ts';
import type { BundleResult } from '../../../../../cli/commands/dev/devBundler.ts';
import { createLiveSite } from '../../../../../cli/commands/dev/liveSite.ts';
import { createSiteUpdater, parseBuildRun } from '../../../../../cli/commands/dev/siteUpdater.ts';
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
const syntaxError: Message = {
  id: '',
  pluginName: '',
  text: 'Expected ";"',
  location: null,
  notes: [],
  detail: null,
};

/** An updater whose bundler returns the results in `world` and records its calls there. */
function rig() {
  const world = {
    calls: [] as string[],
    run: built(3),
    code: { styles: { deal: 'a' }, isWhole: true } as BundleResult,
    styles: { styles: { deal: 'b' }, isWhole: false } as BundleResult,
  };
  const answer = async <T>(name: string, value: T) => {
    world.calls.push(name);
    return value;
  };
  const live = createLiveSite('run');
  const update = createSiteUpdater({
    bundler: {
      run: () => answer('build', world.run),
      bundleCode: () => answer('code', world.code),
      bundleStyles: () => answer('styles', world.styles),
    },
    live,
    buildArgs: [],
    readSite: () => ({ answer: () => null, headers: () => [] }),
    textOf: () => undefined,
  });
  const changeOf = (kind: Change['kind']) => ({ kind, file: '/a' }) as Change;
  const save = async (...kinds: Change['kind'][]) => {
    world.calls.length = 0;
    const { problems } = await update(kinds.map(changeOf));
    return { ...live.state(), calls: world.calls, problems: problems.map(({ problem }) => problem) };
  };
  return { world, save };
}

describe('cli/commands/dev/siteUpdater', () => {
  it('builds for content and due pages, and bundles only what was saved', async () => {
    const { save } = rig();
    expect((await save('start')).calls).toEqual(['build']);
    expect((await save('content', 'time')).calls).toEqual(['build']);
    expect((await save('style')).calls).toEqual(['styles', 'build']);
    expect((await save('code', 'content')).calls).toEqual(['code', 'build']);
  });

  it('reloads open pages for content and code, but not for styles alone', async () => {
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

  it('builds nothing when only code or styles were saved and have errors', async () => {
    const { world, save } = rig();
    world.code = { errors: [syntaxError] };
    world.styles = { errors: [{ ...syntaxError, text: 'Expected "}"' }] };
    expect(await save('code', 'style')).toMatchObject({
      calls: ['styles', 'code'],
      problems: ['Expected ";"', 'Expected "}"'],
    });
  });

  it('keeps showing problems of code while content is built, and removes each when it is fixed', async () => {
    const { world, save } = rig();
    const { code } = world;
    world.code = { errors: [syntaxError] };
    await save('code');
    world.run = invalid;
    expect((await save('content')).problems).toEqual(['Expected ";"', 'Empty.']);
    world.run = built(1);
    expect((await save('content')).problems).toEqual(['Expected ";"']);
    world.code = code;
    expect(await save('code')).toMatchObject({ problems: [], overlay: '' });
  });

  it('shows what code throws, and output that cannot be parsed', async () => {
    const { world, save } = rig();
    world.run = { code: 70, stdout: '', stderr: 'TypeError: lost\n    at a (file:///x.js:1:1)' };
    expect((await save('content')).problems).toEqual(['TypeError: lost']);
    world.run = { code: 0, stdout: 'Hello', stderr: '' };
    expect((await save('content')).problems).toEqual([expect.stringContaining('cannot be parsed')]);
  });

  it('parses diagnostics of a build, with a place or without', () => {
    const diagnostics = [
      diagnostic({ code: 'CD101', file: 'content', problem: 'Gone.', hint: 'Bring it back.' }),
      diagnostic({
        code: 'CD303',
        file: 'content/deals/food.json',
        range: { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } },
        problem: 'There is no category "x".',
        related: { file: 'content/categories.json', start: { line: 1, column: 1 }, note: 'listed here' },
      }),
    ];
    const stdout = JSON.stringify(diagnosticsJson(diagnostics));
    expect(parseBuildRun({ code: 1, stdout, stderr: 'words' })).toEqual({ kind: 'invalid', diagnostics });
  });

  it('distinguishes wrong usage from a crash', () => {
    expect(parseBuildRun({ code: 2, stdout: '', stderr: 'error: no' })).toEqual({
      kind: 'usage',
      message: 'error: no',
    });
    expect(parseBuildRun({ code: 70, stdout: '', stderr: 'lost' })).toEqual({
      kind: 'crash',
      message: 'lost',
    });
  });
});
