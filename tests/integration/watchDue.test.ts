import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { longestPause, type Sleeper, watchDue } from '../../cli/commands/rebuild/watchDue.ts';
import type { Deps } from '../../cli/program/deps.ts';
import { sampleGuides } from '../support/guideFixtures.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { launcher } from '../support/sampleSite.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

const noon = Date.parse('2026-11-20T20:00:00Z');
const midnight = Date.parse('2026-11-21T08:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
const options = { content: 'content', out: 'dist', now: null, socialImages: false, json: true };

/** A clock that moves with each sleep, by what `step` returns for it, until `end`. */
function simulate(rig: Rig, start: number, end: number, step = (sleep: number) => sleep) {
  let now = start;
  const sleeps: number[] = [];
  const sleeper: Sleeper = {
    sleep: async (milliseconds) => {
      sleeps.push(milliseconds);
      now += step(milliseconds);
    },
    isStopped: () => now >= end,
  };
  const deps: Deps = { ...rig.deps, now: () => now };
  return { deps, sleeper, sleeps };
}

const guides = () => ({ ...smallCity(), ...sampleGuides() });
const resultsOf = (rig: Rig) => rig.printed.map((text) => JSON.parse(text));
const notesOf = (rig: Rig) => rig.events.flatMap((event) => (event.type === 'note' ? event.text : []));
const dayOf = (rig: Rig) => /Updated for (\w+)/.exec(rig.read('dist/today.html'))?.[1];

describe('cli/commands/rebuild/watchDue', () => {
  it('rebuilds at each instant at which pages go stale, and not between', async () => {
    const rig = createRig(guides());
    const { deps, sleeper } = simulate(rig, noon, noon + 3 * day);
    expect(await watchDue(deps, options, sleeper)).toBe(0);
    const built = resultsOf(rig).filter(({ due }) => due);
    expect(built.map(({ now, reason }) => `${now} ${reason}`)).toEqual([
      '2026-11-20T20:00:00.000Z no-manifest',
      '2026-11-21T08:00:00.000Z due',
      '2026-11-22T08:00:00.000Z due',
      '2026-11-23T08:00:00.000Z due',
    ]);
    expect(dayOf(rig)).toBe('Monday');
  });

  it('builds the whole site again if it was removed', async () => {
    const rig = createRig(guides());
    const { deps, sleeper, sleeps } = simulate(rig, noon, noon + 2 * longestPause);
    const removing: Sleeper = {
      ...sleeper,
      sleep: (milliseconds) => {
        if (sleeps.length === 0) rmSync(path.join(rig.folder, 'dist'), { recursive: true });
        return sleeper.sleep(milliseconds);
      },
    };
    await watchDue(deps, options, removing);
    expect(resultsOf(rig).map(({ reason }) => reason)).toEqual(['no-manifest', 'no-manifest']);
    expect(rig.read('dist/deal/soup.html')).toContain('Title of soup');
  });

  it('prints once that nothing is due, however often it checks', async () => {
    const rig = createRig(guides());
    await rig.build();
    rig.printed.length = 0;
    const { deps, sleeper } = simulate(rig, noon, midnight - 1);
    await watchDue(deps, options, sleeper);
    expect(resultsOf(rig)).toEqual([
      expect.objectContaining({ due: false, nextDue: '2026-11-21T08:00:00.000Z' }),
    ]);
  });

  it('never sleeps long, so that it soon notices a machine that slept or a clock that was set', async () => {
    const rig = createRig(guides());
    // After the third pause the machine itself sleeps for more than two days.
    let count = 0;
    const jump = (sleep: number) => (++count === 3 ? sleep + 2.5 * day : sleep);
    const { deps, sleeper, sleeps } = simulate(rig, noon, noon + 2.6 * day, jump);
    await watchDue(deps, options, sleeper);
    expect(Math.max(...sleeps)).toBe(longestPause);
    expect(longestPause).toBeLessThanOrEqual(hour);
    expect(resultsOf(rig).filter(({ due }) => due)).toHaveLength(2);
    expect(dayOf(rig)).toBe('Monday');
  });

  it('pauses even if the clock stops at an instant that is due', async () => {
    const rig = createRig(guides());
    let rests = 0;
    const sleeper: Sleeper = {
      sleep: async (milliseconds) => {
        expect(milliseconds).toBeGreaterThanOrEqual(1000);
        rests += 1;
      },
      isStopped: () => rests >= 5,
    };
    await watchDue({ ...rig.deps, now: () => midnight }, options, sleeper);
    expect(rests).toBe(5);
  });

  it('continues after failed builds, ever more slowly, and rebuilds once the content is fixed', async () => {
    const rig = createRig(guides());
    await rig.build();
    rig.edit({ 'deals/more.json': '[' });
    const { deps, sleeper, sleeps } = simulate(rig, midnight, midnight + hour);
    const fixing: Sleeper = {
      ...sleeper,
      sleep: (milliseconds) => {
        if (sleeps.length === 4) rig.edit({ 'deals/more.json': [sampleDeal('cake')] });
        return sleeper.sleep(milliseconds);
      },
    };
    rig.printed.length = 0;
    expect(await watchDue(deps, options, fixing)).toBe(0);
    expect(sleeps.slice(0, 5)).toEqual([60_000, 120_000, 300_000, 300_000, 300_000]);
    expect(notesOf(rig)).toContain('Trying again in 60 seconds.');
    expect(resultsOf(rig).at(-1)).toMatchObject({ due: true, reason: 'due' });
    expect(rig.read('dist/deal/cake.html')).toContain('Title of cake');
  });

  it('continues after a crash, and reports it', async () => {
    const rig = createRig(guides());
    const { deps, sleeper } = simulate(rig, noon, noon + 2 * 60_000);
    let calls = 0;
    const breaking: Deps = {
      ...deps,
      engine: () => {
        calls += 1;
        if (calls === 1) throw new Error('the engine is gone');
        return deps.engine();
      },
    };
    expect(await watchDue(breaking, options, sleeper)).toBe(0);
    expect(notesOf(rig).join('\n')).toContain('the engine is gone');
    expect(resultsOf(rig).at(-1)).toMatchObject({ due: true });
  });

  it('does not check again once it is stopped', async () => {
    const rig = createRig(guides());
    const { deps } = simulate(rig, noon, noon);
    const sleeper: Sleeper = { sleep: () => Promise.reject(new Error('slept')), isStopped: () => true };
    expect(await watchDue(deps, options, sleeper)).toBe(0);
    expect(rig.printed).toEqual([]);
  });
});

describe('the command rebuild --watch', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'runs until %s and then ends with 0 and a whole site',
    async (signal) => {
      const rig = createRig(guides());
      const args = ['rebuild', '--watch', '--content', 'content', '--no-social-images', '--json'];
      const child = spawn(process.execPath, [launcher, ...args], {
        cwd: rig.folder,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      let printed = '';
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
      await new Promise<void>((resolve, reject) => {
        child.once('close', () => reject(new Error('It ended by itself')));
        child.stdout.on('data', (chunk) => {
          printed += chunk;
          if (printed.includes('\n')) resolve();
        });
      });
      expect(JSON.parse(printed)).toMatchObject({ due: true, reason: 'no-manifest' });
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(Object.keys(rig.snapshot()).filter((file) => file.startsWith('.city-deals'))).toEqual([]);
    },
  );
});
