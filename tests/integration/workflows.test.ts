import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import type { LocalDate } from '../../data/model/time/localDate.ts';
import { createZone } from '../../data/model/time/zone.ts';
import { isFullRun } from '../support/fullRun.ts';
import { runProgram } from '../support/sampleSite.ts';

const textOf = (file: string) => readFileSync(path.join(root, '.github', 'workflows', file), 'utf8');
const minute = 60_000;
const sampleConfig = JSON.parse(readFileSync(path.join(root, 'data', 'content', 'site.json'), 'utf8'));
const zone = createZone(sampleConfig.city.timeZone);

/** The values of a field of cron, such as "2,17", "15-23" or "*" followed by "/4". */
function valuesOf(field: string, count: number): number[] {
  const all = Array.from({ length: count }, (_, value) => value);
  const [, step = '1'] = /^\*(?:\/(\d+))?$/.exec(field) ?? [];
  if (field.startsWith('*')) return all.filter((value) => value % Number(step) === 0);
  return field.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return all.slice(first, last + 1);
  });
}

const schedules = [...textOf('rebuild.yml').matchAll(/- cron: '(\S+) (\S+) \* \* \*'\n +timezone: (\S+)/g)];

/** The minutes of a day in the city in which the workflow that rebuilds runs. */
const runs = schedules.flatMap(([, minutes = '', hours = '']) =>
  valuesOf(hours, 24).flatMap((hour) => valuesOf(minutes, 60).map((value) => hour * 60 + value)),
);

/** The instant of a run on a day in the city. */
function runOn(date: LocalDate, run: number): number {
  const time = [Math.floor(run / 60), run % 60].map((value) => String(value).padStart(2, '0'));
  return zone.timeOfDay(date, time.join(':'));
}

/** How many minutes after `instant` the runs of the day that follows it come, soonest first. */
function delaysAfter(instant: number): number[] {
  const days = [instant, instant + 1440 * minute].map((at) => zone.dateAt(at));
  return days
    .flatMap((date) => runs.map((run) => (runOn(date, run) - instant) / minute))
    .filter((delay) => delay >= 0)
    .sort((a, b) => a - b);
}

describe('the workflow that builds in parts', () => {
  it('runs commands with options that they have', async () => {
    const calls = [...textOf('build-in-parts.yml').matchAll(/node cli\/bin\.mjs ([a-z]+)(.*)/g)];
    expect(calls.map(([, name]) => name)).toEqual(['build', 'merge', 'check']);
    for (const [, name = '', rest = ''] of calls) {
      const { stdout } = await runProgram([name, '--help']);
      for (const [option] of rest.matchAll(/--[a-z]+/g)) expect(stdout).toContain(`${option} <`);
    }
  });
});

describe('the workflow that rebuilds the sample city', () => {
  it('runs on the clock of the city, and checks what it deploys', () => {
    const text = textOf('rebuild.yml');
    expect(schedules.map(([, , , timeZone]) => timeZone)).toEqual([
      sampleConfig.city.timeZone,
      sampleConfig.city.timeZone,
    ]);
    expect(text.match(/- cron:/g)).toHaveLength(schedules.length);
    expect(text.indexOf('node cli/bin.mjs check')).toBeLessThan(text.indexOf('upload-pages-artifact'));
    expect(text).toContain('node cli/bin.mjs check');
  });

  it('runs soon after each instant at which pages go stale, and again in case that run is dropped', async () => {
    // Clocks go forward in March.
    const [now, until, days] = isFullRun
      ? ['2026-11-20', '2027-11-20', 365]
      : ['2027-03-12', '2027-03-17', 5];
    const args = ['schedule', '--now', now, '--until', until, '--format', 'json'];
    const schedule: { due: string }[] = JSON.parse((await runProgram(args)).stdout);
    expect(schedule.length).toBeGreaterThanOrEqual(days);
    const isMidnight = (due: string) => zone.startOfDate(zone.dateAt(Date.parse(due))) === Date.parse(due);
    for (const { due } of schedule) {
      const [first, second, third] = delaysAfter(Date.parse(due));
      // At other times dates of events are over, which the pages themselves notice.
      const [soon, again, later] = isMidnight(due) ? [15, 30, 60] : [60, 120, 360];
      expect(first, due).toBeLessThanOrEqual(soon);
      expect(second, due).toBeLessThanOrEqual(again);
      expect(third, due).toBeLessThanOrEqual(later);
    }
  });

  it('runs at least every six hours, and never on the hour, when runs are dropped most', () => {
    const sorted = [...new Set(runs)].sort((a, b) => a - b);
    const gaps = sorted.map((run, index) => (sorted[index + 1] ?? (sorted[0] ?? 0) + 1440) - run);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(6 * 60);
    expect(runs.filter((run) => run % 60 === 0)).toEqual([]);
  });
});
