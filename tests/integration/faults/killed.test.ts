import { cpSync, existsSync, rmSync } from 'node:fs';
import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { journalFile } from '../../../cli/publish/lastBuild.ts';
import { faultsOfCutOff, type Snapshot } from '../../support/faults/crawl.ts';
import { generatedCity, nextEdition } from '../../support/faults/generatedCity.ts';
import { type BuildRequest, startBuild } from '../../support/faults/program.ts';
import { isFullRun } from '../../support/fullRun.ts';
import { createRig, type Rig, testInstant } from '../../support/rig.ts';

const later = '2027-04-02T08:00:00Z';
const journalOf = (rig: Rig) => path.join(rig.folder, 'dist', journalFile);

/** Milliseconds from the first change of the output folder to the last one. */
async function buildMeasured(request: BuildRequest, rig: Rig): Promise<number> {
  const build = startBuild(request);
  const begin = await untilJournal(rig, build.process);
  const { code, stderr } = await build.end;
  expect(code, stderr).toBe(0);
  return performance.now() - begin;
}

async function untilJournal(rig: Rig, { exitCode }: { exitCode: number | null }): Promise<number> {
  for (let waited = 0; exitCode === null && waited < 20_000 && !existsSync(journalOf(rig)); waited += 2)
    await sleep(2);
  return performance.now();
}

/** Kills a build at a share of its writing time; below 0, before it writes anything. */
async function killAt(
  share: number,
  window: number,
  request: BuildRequest,
  rig: Rig,
): Promise<'killed' | 'done'> {
  const build = startBuild(request);
  if (share < 0) await sleep(-share * 400);
  else {
    await untilJournal(rig, build.process);
    await sleep(share * window);
  }
  build.process.kill('SIGKILL');
  const { signal } = await build.end;
  return signal === 'SIGKILL' ? 'killed' : 'done';
}

/** Rising shares of the writing time, at random distances. */
function moments(count: number, seed: number): number[] {
  const offsets = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { seed, numRuns: count });
  return offsets.map((offset, index) => (index + offset) / count);
}

/** Groups of moments that are far apart: one each of the first, second and last third. */
const inThrees = (shares: readonly number[]): number[][] => {
  const third = Math.ceil(shares.length / 3);
  return Array.from({ length: third }, (_, index) => shares.filter((_, other) => other % third === index));
};

/** The number of first and of later builds to kill, and the least numbers that must have been killed, and while writing. */
const kills = isFullRun
  ? { first: 11, second: 14, killed: 20, midway: 15 }
  : { first: 1, second: 2, killed: 3, midway: 1 };

describe('a build that is killed', () => {
  it('leaves no broken files at any moment, and the next build finishes the work', async () => {
    const rig = createRig(await generatedCity());
    const first = { cwd: rig.folder, now: testInstant };
    const window = await buildMeasured(first, rig);
    const before = rig.snapshot();
    const kept = path.join(rig.folder, 'kept');
    cpSync(path.join(rig.folder, 'dist'), kept, { recursive: true });
    cpSync(path.join(rig.folder, 'content'), path.join(rig.folder, 'first'), { recursive: true });
    rig.edit(await nextEdition());
    const second = { cwd: rig.folder, now: later };
    const secondWindow = await buildMeasured(second, rig);
    const after = rig.snapshot();
    expect(Object.keys(before).filter((file) => file.endsWith('.html')).length).toBeGreaterThan(350);

    const put = (folder: string | null) => {
      rmSync(path.join(rig.folder, 'dist'), { recursive: true, force: true });
      if (folder) cpSync(folder, path.join(rig.folder, 'dist'), { recursive: true });
    };
    let killed = 0;
    let midway = 0;
    const kill = async (share: number, length: number, editions: readonly Snapshot[]) => {
      if ((await killAt(share, length, second, rig)) === 'killed') killed += 1;
      if (existsSync(journalOf(rig))) midway += 1;
      expect(faultsOfCutOff(rig.snapshot(), editions), `killed at ${share}`).toEqual([]);
    };
    const heal = async (request: BuildRequest, wanted: Snapshot) => {
      const { code, stderr } = await startBuild(request).end;
      expect(code, stderr).toBe(0);
      expect(differences(rig.snapshot(), wanted)).toEqual([]);
    };
    // Each build after the first of three finds the output of a killed one.
    for (const shares of inThrees([-0.3, ...moments(kills.first, 1)])) {
      put(null);
      for (const share of shares) await kill(share, window, [after]);
      await heal(second, after);
    }
    for (const [index, shares] of inThrees([-0.5, ...moments(kills.second, 2)]).entries()) {
      put(kept);
      for (const share of shares) await kill(share, secondWindow, [before, after]);
      // Some edits are reverted: the output of the killed build looks as if it had always been there.
      if (index % 2 === 0) await heal({ ...first, content: 'first' }, before);
      else await heal(second, after);
    }
    expect(killed).toBeGreaterThanOrEqual(kills.killed);
    expect(midway).toBeGreaterThanOrEqual(kills.midway);
  });
});

/** Files that are not the same in two folders. */
function differences(
  files: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(files), ...Object.keys(wanted)]);
  return [...names].filter((name) => files[name] !== wanted[name]);
}
