import { formatWeekday } from '../../../data/model/time/dateRange.ts';
import { createZone, type Zone } from '../../../data/model/time/zone.ts';
import type { DueInstant } from './planSchedule.ts';

const pagesShown = 4;

/** A schedule up to `until` (epoch milliseconds) as a table, with times in `timeZone` and in UTC. */
export function printTable(schedule: readonly DueInstant[], timeZone: string, until: number): string {
  const zone = createZone(timeZone);
  const end = `until ${zone.format(until)}`;
  if (schedule.length === 0) return `Nothing is due ${end}.`;
  const rows = schedule.map(({ due, pages, reasons }) => {
    const [first = '', ...others] = [...reasons, ...pagesInWords(pages)];
    return { local: inZone(due, zone), utc: inUtc(due), count: String(pages.length), first, others };
  });
  const head = {
    local: `In ${timeZone}`,
    utc: 'In UTC',
    count: 'Pages',
    first: 'Why, and which pages',
    others: [],
  };
  const all = [head, ...rows];
  const localWidth = Math.max(...all.map(({ local }) => local.length));
  const utcWidth = Math.max(...all.map(({ utc }) => utc.length));
  const indent = ' '.repeat(localWidth + utcWidth + head.count.length + 6);
  const lines = all.flatMap(({ local, utc, count, first, others }) => [
    `${local.padEnd(localWidth)}  ${utc.padEnd(utcWidth)}  ${count.padStart(head.count.length)}  ${first}`,
    ...others.map((other) => `${indent}${other}`),
  ]);
  const count = schedule.length === 1 ? '1 rebuild' : `${schedule.length} rebuilds`;
  return [...lines, '', `${count} ${end}.`].join('\n');
}

/** "2026-11-21 05:00". */
const inUtc = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ');

/** "Sat 2026-11-21 00:00 -05:00". */
function inZone(instant: number, zone: Zone): string {
  const [, date = '', time = '', offset = ''] = /^(.{10})T(.{5}):\d{2}(.*)$/.exec(zone.format(instant)) ?? [];
  return `${formatWeekday(date, 'short')} ${date} ${time} ${offset}`;
}

function pagesInWords(pages: readonly string[]): string[] {
  const hidden = pages.length - pagesShown;
  return hidden <= 1 ? [...pages] : [...pages.slice(0, pagesShown), `… and ${hidden} more`];
}
