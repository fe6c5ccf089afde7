import { addDays, type LocalDate } from '../../../data/model/time/localDate.ts';
import { isBot } from './bots.ts';
import { clickedPath, slugOf, wasAnswered } from './clickRecord.ts';
import type { Ledger } from './ledger.ts';
import type { LogRecord } from './logRecord.ts';
import { createDayOf, keptKey, type Visit, visitKey } from './visit.ts';

/** Why click records do not count. */
export const ignoredReasons = [
  'failed',
  'unknownDeal',
  'bot',
  'undated',
  'future',
  'closed',
  'earlierImport',
  'repeat',
] as const;

export type IgnoredReason = (typeof ignoredReasons)[number];

/** What became of a record; `other` is no click record. */
export type Outcome = 'counted' | 'other' | IgnoredReason;

/** Days that stay open beside the day of the last click: hosts deliver parts of their logs up to a day late. */
const openDays = 1;

/** Clocks of servers may be ahead of this machine's by so many milliseconds. */
const clockSlack = 600_000;

/** What counting depends on beside the records. */
export interface TallyRules {
  readonly slugs: ReadonlySet<string>;
  readonly ledger: Ledger;
  /** The city's zone: its days are those on which a visitor counts once. */
  readonly zone: string;
  /** Epoch milliseconds; a click after it is an error of the log, and would close all days before it. */
  readonly now: number;
}

/** Counts clicks. The order in which it takes records does not change what they come to. */
export interface Tally {
  take(record: LogRecord): Outcome;
  /** Clicks counted by slug; a deal without one is not in it. */
  readonly gains: ReadonlyMap<string, number>;
  /** The ledger after what was counted; the one before, where nothing was. */
  ledger(): Ledger;
}

/** A tally that goes on where `ledger` ends. Its memory grows with the visits that it counts, and with nothing else. */
export function createTally(rules: TallyRules): Tally {
  const dayOf = createDayOf(rules.zone);
  const visits = new Map<LocalDate, Set<number>>();
  const gains = new Map<string, number>();
  return {
    gains,
    ledger: () => nextLedger(rules.ledger, visits),
    take(record) {
      const visit = visitOf(record, rules, dayOf);
      if (typeof visit === 'string') return visit;
      const key = visitKey(visit);
      if (rules.ledger.visits.get(visit.day)?.has(keptKey(key))) return 'earlierImport';
      const seen = visits.get(visit.day) ?? new Set<number>();
      if (seen.has(key)) return 'repeat';
      visits.set(visit.day, seen.add(key));
      gains.set(visit.slug, (gains.get(visit.slug) ?? 0) + 1);
      return 'counted';
    },
  };
}

/** The visit that a record is of, or why it is of none that could count. */
function visitOf(
  record: LogRecord,
  { slugs, ledger, now }: TallyRules,
  dayOf: (instant: number) => LocalDate,
): Visit | Outcome {
  const path = clickedPath(record);
  if (path === null) return 'other';
  if (!wasAnswered(record)) return 'failed';
  const slug = slugOf(path);
  if (slug === null || !slugs.has(slug)) return 'unknownDeal';
  const { at, ip, agent } = record;
  if (agent !== null && isBot(agent)) return 'bot';
  if (at === null) return 'undated';
  if (at > now + clockSlack) return 'future';
  const day = dayOf(at);
  if (ledger.closedBefore !== null && day < ledger.closedBefore) return 'closed';
  return { slug, day, at, visitor: { ip, agent } };
}

function nextLedger(ledger: Ledger, counted: ReadonlyMap<LocalDate, ReadonlySet<number>>): Ledger {
  if (counted.size === 0) return ledger;
  const days = [...new Set([...ledger.visits.keys(), ...counted.keys()])].sort();
  const closedBefore = addDays(days.at(-1) ?? '', -openDays);
  const open = days.filter((day) => day >= closedBefore);
  const keysOn = (day: LocalDate) => [
    ...(ledger.visits.get(day) ?? []),
    ...[...(counted.get(day) ?? [])].map(keptKey),
  ];
  return {
    closedBefore,
    visits: new Map(open.map((day) => [day, new Set(keysOn(day))])),
    unfinished: new Map(),
  };
}
