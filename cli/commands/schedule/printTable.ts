import { formatWeekday } from '../../../data/model/time/dateRange.ts';
import { formatInstant } from '../../../data/model/time/zone.ts';
import type { DueInstant } from './planSchedule.ts';

const pagesShown = 4;

/** A schedule up to `until` (epoch milliseconds) for people, with times by the clocks of `zone` and by UTC. */
export function printTable(schedule: readonly DueInstant[], zone: string, until: number): string {
  const end = `until ${formatInstant(until, zone)}`;
  if (schedule.length === 0) return `Nothing is due ${end}.`;
  const rows = schedule.map(({ due, pages, reasons }) => {
    const [first = '', ...others] = [...reasons, ...shown(pages)];
    return { city: inZone(due, zone), utc: inUtc(due), count: String(pages.length), first, others };
  });
  const head = { city: `In ${zone}`, utc: 'In UTC', count: 'Pages', first: 'Why, and which', others: [] };
  const all = [head, ...rows];
  const cityWidth = Math.max(...all.map(({ city }) => city.length));
  const utcWidth = Math.max(...all.map(({ utc }) => utc.length));
  const indent = ' '.repeat(cityWidth + utcWidth + head.count.length + 6);
  const lines = all.flatMap(({ city, utc, count, first, others }) => [
    `${city.padEnd(cityWidth)}  ${utc.padEnd(utcWidth)}  ${count.padStart(head.count.length)}  ${first}`,
    ...others.map((other) => `${indent}${other}`),
  ]);
  const count = schedule.length === 1 ? '1 rebuild' : `${schedule.length} rebuilds`;
  return [...lines, '', `${count} ${end}.`].join('\n');
}

/** "2026-11-21 05:00". */
const inUtc = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');

/** "Sat 2026-11-21 00:00 -05:00". */
function inZone(instant: number, zone: string): string {
  const [, date = '', time = '', offset = ''] =
    /^(.{10})T(.{5}):\d{2}(.*)$/.exec(formatInstant(instant, zone)) ?? [];
  return `${formatWeekday(date, 'short')} ${date} ${time} ${offset}`;
}

function shown(pages: readonly string[]): string[] {
  const hidden = pages.length - pagesShown;
  return hidden <= 1 ? [...pages] : [...pages.slice(0, pagesShown), `… and ${hidden} more`];
}
