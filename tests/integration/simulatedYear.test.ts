import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runSchedule } from '../../cli/commands/schedule/runSchedule.ts';
import { manifestFile } from '../../cli/publish/manifestHead.ts';
import { isFullRun } from '../support/fullRun.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { changedPages, differences, lookAt, ownWords, type SiteState } from '../support/siteState.ts';
import { sessionEnds, yearCity, yearEnd, yearStart } from '../support/yearCity.ts';

const seed = 20261120;
const iso = (instant: number) => new Date(instant).toISOString();

interface Due {
  readonly due: string;
  readonly pages: readonly string[];
}

function scheduleOf(rig: Rig, until: string): Due[] {
  rig.printed.length = 0;
  runSchedule(rig.deps, { content: 'content', now: yearStart, until, format: 'json' });
  return JSON.parse(rig.printed.join('\n'));
}

/** An instant between two, the same in every run; the last moment before the second for every third step. */
function between(from: number, to: number, step: number): number {
  if (step % 3 === 0) return to - 1;
  return fc.sample(fc.integer({ min: from, max: to - 1 }), { seed: seed + step, numRuns: 1 })[0] ?? from;
}

/** Builds while nothing is due: only the manifest is written. */
async function expectCalm(rig: Rig, before: SiteState, instant: number): Promise<void> {
  const { summary } = await rig.build({ now: iso(instant) });
  expect(summary.files, `files at ${iso(instant)}`).toMatchObject({ written: 0, removed: 0 });
  const touched = differences(before, lookAt(path.join(rig.folder, 'dist'), before), 'stamp');
  // The manifest has the instant of the build.
  expect(
    touched.filter((file) => file !== manifestFile),
    `touched at ${iso(instant)}`,
  ).toEqual([]);
}

function expectTruthfulDates(before: SiteState, after: SiteState, due: string, zone: string): void {
  for (const [page, { file, lastModified }] of Object.entries(after.manifest.pages)) {
    const old = before.manifest.pages[page];
    const isSame = before.files.get(file) === after.files.get(file) && old?.lastModified === lastModified;
    if (!old || isSame) continue;
    const saysOther = ownWords(before, page, zone) !== ownWords(after, page, zone);
    const expected = saysOther ? due : old.lastModified;
    expect(lastModified, `last change of ${page} at ${due}`).toBe(expected);
  }
}

async function expectAsClean(rig: Rig, state: SiteState, due: string): Promise<void> {
  await rig.build({ now: due, out: 'clean', clean: true });
  const clean = lookAt(path.join(rig.folder, 'clean'));
  expect(differences(state, clean, 'content'), `unlike a clean build at ${due}`).toEqual([]);
}

/** Builds at each due instant until `until`, and returns what changed at which instant. */
async function live(rig: Rig, zone: string, until: string): Promise<Due[]> {
  const end = Date.parse(until);
  const history: Due[] = [];
  let { summary } = await rig.build({ now: yearStart });
  let state = lookAt(path.join(rig.folder, 'dist'));
  for (let now = Date.parse(yearStart); ; ) {
    const next = Date.parse(summary.nextDue ?? '9999-01-01');
    await expectCalm(rig, state, between(now, Math.min(next, end), history.length));
    if (next > end) return history;

    const due = iso(next);
    ({ summary } = await rig.build({ now: due }));
    const before = state;
    state = lookAt(path.join(rig.folder, 'dist'), before);
    const pages = changedPages(before, state);
    expect(pages, `pages at ${due}`).not.toEqual([]);
    expectTruthfulDates(before, state, due, zone);
    // On most days only "today" changes: of those, one a week is compared with a clean build.
    if (pages.length > 1 || history.length % 7 === 0) await expectAsClean(rig, state, due);
    history.push({ due, pages });
    now = next;
  }
}

describe('a simulated year', () => {
  const lives: readonly (readonly ['hide' | 'show', string, number])[] = isFullRun
    ? [
        ['hide', yearEnd, 365],
        // It differs only for deals that end, and some do in winter.
        ['show', '2027-03-20T12:00:00Z', 120],
      ]
    : [
        ['hide', '2026-12-07T12:00:00Z', 17],
        ['show', '2026-11-24T12:00:00Z', 4],
      ];

  it.each(lives)(
    'has exactly the scheduled changes, and the bytes of clean builds, with ended deals set to "%s" until %s',
    async (expiredDeals, until, midnights) => {
      const rig = createRig(yearCity({ expiredDeals }));
      const history = await live(rig, 'America/Los_Angeles', until);
      const ends = sessionEnds.filter((end) => end <= iso(Date.parse(until)));
      expect(history).toHaveLength(midnights + ends.length);
      expect(history.map(({ due }) => due)).toEqual(expect.arrayContaining(ends));
      expect(history).toEqual(scheduleOf(rig, until));
    },
  );
});
