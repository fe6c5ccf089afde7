import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFile, lockOutput } from '../../../cli/publish/outputLock.ts';
import { generatedCity, nextEdition } from '../../support/faults/generatedCity.ts';
import { startBuild } from '../../support/faults/program.ts';
import { quickChoice } from '../../support/fullRun.ts';
import { createRig, type Rig } from '../../support/rig.ts';

/** The number of a process that has ended. */
const deadProcess = () => spawnSync('true').pid;

function leaveLock(rig: Rig, lock: unknown): string {
  const file = path.join(rig.folder, 'dist', lockFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof lock === 'string' ? lock : JSON.stringify(lock));
  return file;
}

const recently = () => new Date(Date.now() - 1000).toISOString();
const longAgo = '2001-01-01T00:00:00.000Z';
const inTheFuture = '2999-01-01T00:00:00.000Z';
const living = process.ppid;

describe('the lock of an output folder', () => {
  it.each([
    ['a process that has died', () => ({ pid: deadProcess(), host: hostname(), since: recently() })],
    [
      'a process from before this machine started, even if its number is in use',
      () => ({ pid: living, host: hostname(), since: longAgo }),
    ],
    ['a process that died before it wrote its number', () => ''],
    ['a truncated file', () => '{"pid": 12'],
    ['a file without a process number', () => ({ pid: null, host: hostname(), since: recently() })],
    ['a file of another format', () => '[]'],
  ])('is taken over from %s', async (_, lock) => {
    const rig = createRig();
    const file = leaveLock(rig, lock());
    expect((await rig.build()).code).toBe(0);
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['a living process', { pid: living, host: hostname(), since: recently() }],
    ['a living process whose clock is ahead', { pid: living, host: hostname(), since: inTheFuture }],
    ['another machine', { pid: 1, host: 'other-machine', since: recently() }],
    ['another machine, however old', { pid: 1, host: 'other-machine', since: longAgo }],
  ])('is respected if it belongs to %s', async (_, lock) => {
    const rig = createRig();
    const file = leaveLock(rig, lock);
    const before = rig.snapshot();
    const { code, diagnostics } = await rig.build();
    expect(code).toBe(1);
    expect(diagnostics).toMatchObject([{ code: 'CD502' }]);
    expect(diagnostics[0]?.hint).toContain(`dist/${lockFile}`);
    expect(diagnostics[0]?.problem).toContain(lock.since);
    expect(rig.snapshot()).toEqual(before);
    expect(existsSync(file)).toBe(true);
  });

  it('is held from the first moment on, and only its holder releases it', () => {
    const rig = createRig();
    const out = path.join(rig.folder, 'dist');
    const lock = lockOutput(out, 'dist');
    if ('code' in lock) throw new Error(lock.problem);
    expect(lock.isHeld()).toBe(true);
    expect(readdirSync(out)).toEqual([lockFile]);
    leaveLock(rig, { pid: living, host: hostname(), since: recently() });
    expect(lock.isHeld()).toBe(false);
    lock.release();
    expect(readdirSync(out)).toEqual([lockFile]);
  });

  it('lets only one of several simultaneous builds in, and the site is complete', async () => {
    const rig = createRig(await generatedCity());
    const other = createRig({ ...(await generatedCity()), ...(await nextEdition()) });
    for (const { folder } of [rig, other]) await startBuild({ cwd: folder, out: 'clean' }).end;
    const sites = [rig.snapshot('clean'), other.snapshot('clean')];
    for (const stale of quickChoice([true, false])) {
      if (stale) leaveLock(rig, { pid: deadProcess(), host: hostname(), since: recently() });
      const ends = await Promise.all(
        [rig, other, rig, other].map(
          ({ folder }) => startBuild({ cwd: rig.folder, content: path.join(folder, 'content') }).end,
        ),
      );
      const codes = ends.map(({ code }) => code);
      expect(
        codes.filter((code) => code === 0).length,
        ends.map(({ stderr }) => stderr).join(),
      ).toBeGreaterThanOrEqual(1);
      for (const { code, stderr } of ends) if (code !== 0) expect(stderr).toContain('CD502');
      const differences = sites.map((site) => differencesOf(site, rig.snapshot()));
      expect(differences).toContainEqual([]);
    }
  });
});

/** Files that are not the same in two folders. */
function differencesOf(
  site: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(site), ...Object.keys(other)]);
  return [...names].filter((name) => site[name] !== other[name]);
}
