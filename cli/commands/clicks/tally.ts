import { createHash } from 'node:crypto';
import { addDays, type LocalDate } from '../../../data/model/time/localDate.ts';
import { createZone } from '../../../data/model/time/zone.ts';
import type { ClickLedger } from '../../content/clickLedger.ts';
import { isBot } from './bots.ts';
import { clickedPath, dealSlugIn, isSuccessfulClick } from './clickRecord.ts';
import type { LogRecord } from './logRecord.ts';

/** Why a click record does not count. */
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

/** What became of a record. */
export type TallyOutcome = 'counted' | 'not-a-click' | IgnoredReason;

/** Days that stay open before the day of the last click: hosts deliver parts of their logs up to a day late. */
const openDays = 1;

/** How far the clocks of servers may be ahead of this machine's, in milliseconds. */
const clockSlackMs = 600_000;

export interface TallyRules {
  /** The slugs of all deals. */
  readonly slugs: ReadonlySet<string>;
  /** What the paths of deals begin with, now or formerly, without slashes. */
  readonly dealWords: readonly string[];
  readonly ledger: ClickLedger;
  /** The city's time zone: a visitor counts once on each of its days. */
  readonly zone: string;
  /** Epoch milliseconds. Later clicks are errors of the log, and would close all days before them. */
  readonly now: number;
}

/** Counts clicks; the result does not depend on the order of the records. */
export interface Tally {
  add(record: LogRecord): TallyOutcome;
  /** The clicks that were counted, by slug; deals without any are missing. */
  readonly newClicks: ReadonlyMap<string, number>;
  /** The ledger including the clicks that were counted. */
  ledger(): ClickLedger;
}

/** A tally that continues where `ledger` ends. Its memory grows only with the number of counted visits. */
export function createTally(rules: TallyRules): Tally {
  const dayOf = createDayLookup(rules.zone);
  const visits = new Map<LocalDate, Set<number>>();
  const newClicks = new Map<string, number>();
  return {
    newClicks,
    ledger: () => nextLedger(rules.ledger, visits, newClicks),
    add(record) {
      const visit = visitOf(record, rules, dayOf);
      if (typeof visit === 'string') return visit;
      const key = visitKey(visit);
      if (rules.ledger.visits.get(visit.day)?.has(storedKey(key))) return 'earlierImport';
      const visitsOfDay = visits.get(visit.day) ?? new Set<number>();
      if (visitsOfDay.has(key)) return 'repeat';
      visits.set(visit.day, visitsOfDay.add(key));
      newClicks.set(visit.slug, (newClicks.get(visit.slug) ?? 0) + 1);
      return 'counted';
    },
  };
}

/** All clicks of a visitor on one deal on one day, which count as one. */
interface Visit {
  readonly slug: string;
  readonly day: LocalDate;
  readonly record: Pick<LogRecord, 'instant' | 'ip' | 'userAgent'>;
}

/** The visit of a record, or why it cannot count. */
function visitOf(
  record: LogRecord,
  { slugs, dealWords, ledger, now }: TallyRules,
  dayOf: (instant: number) => LocalDate,
): Visit | TallyOutcome {
  const path = clickedPath(record);
  if (path === null) return 'not-a-click';
  if (!isSuccessfulClick(record)) return 'failed';
  const slug = dealSlugIn(path, dealWords);
  if (slug === null || !slugs.has(slug)) return 'unknownDeal';
  const { instant, userAgent } = record;
  if (userAgent !== null && isBot(userAgent)) return 'bot';
  if (instant === null) return 'undated';
  if (instant > now + clockSlackMs) return 'future';
  const day = dayOf(instant);
  if (ledger.closedBefore !== null && day < ledger.closedBefore) return 'closed';
  return { slug, day, record };
}

/**
 * A hash of 48 bits that identifies a visit. If a log has neither IP address nor user agent, the instant replaces
 * the visitor: two records of the same instant are then the same record, read twice.
 */
function visitKey({ slug, day, record: { instant, ip, userAgent } }: Visit): number {
  const visitor = ip === null && userAgent === null ? ['at', instant] : [ip, userAgent];
  return createHash('sha256')
    .update(JSON.stringify([day, slug, ...visitor]))
    .digest()
    .readUIntBE(0, 6);
}

/**
 * The part of a visit's key that the ledger stores: 24 bits. That is enough to recognize a visit among those of its day,
 * and so little that each stored key fits hundreds of IP addresses with the same browser.
 */
const storedKey = (key: number) => key % 0x1000000;

/** A lookup of the day in `timeZone` at an instant (epoch milliseconds); fast if instants are on the same day as the last. */
function createDayLookup(timeZone: string): (instant: number) => LocalDate {
  const zone = createZone(timeZone);
  let day: LocalDate = '';
  let start = Number.POSITIVE_INFINITY;
  let end = Number.NEGATIVE_INFINITY;
  return (instant) => {
    if (instant >= start && instant < end) return day;
    day = zone.dateAt(instant);
    start = zone.startOfDate(day);
    end = zone.endOfDate(day);
    return day;
  };
}

function nextLedger(
  ledger: ClickLedger,
  counted: ReadonlyMap<LocalDate, ReadonlySet<number>>,
  newClicks: ReadonlyMap<string, number>,
): ClickLedger {
  if (counted.size === 0) return ledger;
  const days = [...new Set([...ledger.visits.keys(), ...counted.keys()])].sort();
  const closedBefore = addDays(days.at(-1) ?? '', -openDays);
  const added = (slug: string, count: number) => [slug, (ledger.clicks.get(slug) ?? 0) + count] as const;
  const keysOn = (day: LocalDate) => [
    ...(ledger.visits.get(day) ?? []),
    ...[...(counted.get(day) ?? [])].map(storedKey),
  ];
  return {
    closedBefore,
    visits: new Map(days.filter((day) => day >= closedBefore).map((day) => [day, new Set(keysOn(day))])),
    clicks: new Map([...ledger.clicks, ...[...newClicks].map(([slug, count]) => added(slug, count))]),
  };
}
