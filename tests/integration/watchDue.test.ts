import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Sleeper } from '../../cli/commands/rebuild/waiting.ts';
import { longestSleep, watchAndRebuild } from '../../cli/commands/rebuild/watchDue.ts';
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

/** A clock that moves as the watch sleeps, by what `step` makes of each sleep, until `end`. */
function simulate(rig: Rig, start: number, end: number, step = (sleep: number) => sleep) {
  let now = start;
  const sleeps: number[] = [];
  const waiting: Sleeper = {
    sleep: async (milliseconds) => {
      sleeps.push(milliseconds);
      now += step(milliseconds);
    },
    isOver: () => now >= end,
  };
  const deps: Deps = { ...rig.deps, now: () => now };
  return { deps, waiting, sleeps };
}

const guides = () => ({ ...smallCity(), ...sampleGuides() });
const toldBy = (rig: Rig) => rig.printed.map((text) => JSON.parse(text));
const notesOf = (rig: Rig) => rig.events.flatMap((event) => (event.type === 'note' ? event.text : []));
const dayOf = (rig: Rig) => /Updated for (\w+)/.exec(rig.read('dist/today.html'))?.[1];

describe('watching for what is due', () => {
  it('rebuilds at each instant at which pages go stale, and not between', async () => {
    const rig = createRig(guides());
    const { deps, waiting } = simulate(rig, noon, noon + 3 * day);
    expect(await watchAndRebuild(deps, options, waiting)).toBe(0);
    const built = toldBy(rig).filter(({ due }) => due);
    expect(built.map(({ now, reason }) => `${now} ${reason}`)).toEqual([
      '2026-11-20T20:00:00.000Z no-manifest',
      '2026-11-21T08:00:00.000Z due',
      '2026-11-22T08:00:00.000Z due',
      '2026-11-23T08:00:00.000Z due',
    ]);
    expect(dayOf(rig)).toBe('Monday');
  });

  it('builds the whole site anew where somebody took it away', async () => {
    const rig = createRig(guides());
    const { deps, waiting, sleeps } = simulate(rig, noon, noon + 2 * longestSleep);
    const taking: Sleeper = {
      ...waiting,
      sleep: (milliseconds) => {
        if (sleeps.length === 0) rmSync(path.join(rig.folder, 'dist'), { recursive: true });
        return waiting.sleep(milliseconds);
      },
    };
    await watchAndRebuild(deps, options, taking);
    expect(toldBy(rig).map(({ reason }) => reason)).toEqual(['no-manifest', 'no-manifest']);
    expect(rig.read('dist/deal/soup.html')).toContain('Title of soup');
  });

  it('says once that nothing is due, however often it looks', async () => {
    const rig = createRig(guides());
    await rig.build();
    rig.printed.length = 0;
    const { deps, waiting } = simulate(rig, noon, midnight - 1);
    await watchAndRebuild(deps, options, waiting);
    expect(toldBy(rig)).toEqual([
      expect.objectContaining({ due: false, nextDue: '2026-11-21T08:00:00.000Z' }),
    ]);
  });

  it('never sleeps long, so that a machine that slept or a clock that was put is soon noticed', async () => {
    const rig = createRig(guides());
    // After the third sleep the machine was asleep itself, for more than two days.
    let count = 0;
    const jump = (sleep: number) => (++count === 3 ? sleep + 2.5 * day : sleep);
    const { deps, waiting, sleeps } = simulate(rig, noon, noon + 2.6 * day, jump);
    await watchAndRebuild(deps, options, waiting);
    expect(Math.max(...sleeps)).toBe(longestSleep);
    expect(longestSleep).toBeLessThanOrEqual(hour);
    expect(toldBy(rig).filter(({ due }) => due)).toHaveLength(2);
    expect(dayOf(rig)).toBe('Monday');
  });

  it('rests even where its clock stands still at an instant that is due', async () => {
    const rig = createRig(guides());
    let rests = 0;
    const waiting: Sleeper = {
      sleep: async (milliseconds) => {
        expect(milliseconds).toBeGreaterThanOrEqual(1000);
        rests += 1;
      },
      isOver: () => rests >= 5,
    };
    await watchAndRebuild({ ...rig.deps, now: () => midnight }, options, waiting);
    expect(rests).toBe(5);
  });

  it('goes on after builds that fail, ever more slowly, and rebuilds once the content is mended', async () => {
    const rig = createRig(guides());
    await rig.build();
    rig.edit({ 'deals/more.json': '[' });
    const { deps, waiting, sleeps } = simulate(rig, midnight, midnight + hour);
    const mending: Sleeper = {
      ...waiting,
      sleep: (milliseconds) => {
        if (sleeps.length === 4) rig.edit({ 'deals/more.json': [sampleDeal('cake')] });
        return waiting.sleep(milliseconds);
      },
    };
    rig.printed.length = 0;
    expect(await watchAndRebuild(deps, options, mending)).toBe(0);
    expect(sleeps.slice(0, 5)).toEqual([60_000, 120_000, 300_000, 300_000, 300_000]);
    expect(notesOf(rig)).toContain('The next try is in 60 seconds.');
    expect(toldBy(rig).at(-1)).toMatchObject({ due: true, reason: 'due' });
    expect(rig.read('dist/deal/cake.html')).toContain('Title of cake');
  });

  it('goes on after a fault of the program, and says what it was', async () => {
    const rig = createRig(guides());
    const { deps, waiting } = simulate(rig, noon, noon + 2 * 60_000);
    let calls = 0;
    const breaking: Deps = {
      ...deps,
      engine: () => {
        calls += 1;
        if (calls === 1) throw new Error('the engine is gone');
        return deps.engine();
      },
    };
    expect(await watchAndRebuild(breaking, options, waiting)).toBe(0);
    expect(notesOf(rig).join('\n')).toContain('the engine is gone');
    expect(toldBy(rig).at(-1)).toMatchObject({ due: true });
  });

  it('does not begin another look once it is to end', async () => {
    const rig = createRig(guides());
    const { deps } = simulate(rig, noon, noon);
    const waiting: Sleeper = { sleep: () => Promise.reject(new Error('slept')), isOver: () => true };
    expect(await watchAndRebuild(deps, options, waiting)).toBe(0);
    expect(rig.printed).toEqual([]);
  });
});

describe('the command rebuild --watch', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'stays until %s and then ends with 0 and a whole site',
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
