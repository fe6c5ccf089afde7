import type { ComparisonKind, HostedWords } from '../../../data/language/hostedWords.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { distanceTo } from '../../../data/model/geo.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { timesOn } from '../../../data/model/time/schedule.ts';
import { datesWanted } from '../conversation/datesWanted.ts';
import type { Turn } from '../conversation/turn.ts';
import { compareDeals } from '../reply/dealSentences.ts';
import { clockWord, fullDay } from '../words/dateWords.ts';
import { filled } from '../words/filled.ts';
import { joinList } from '../words/joinList.ts';

const kilometersInMile = 1.609;

/** How deals are compared. */
interface Measure {
  /** Smaller is better; `null` for a deal of which it is not known. */
  readonly of: (deal: DealRecord, turn: Turn) => number | null;
  readonly words: (value: number, turn: Turn) => string;
}

const money = (amount: number, { knowledge: { assistant, language } }: Turn) =>
  amount === 0 ? language.reasons.free : formatMoney(amount, assistant.head.currency);

const dayOf = ({ preferences, knowledge, context }: Turn): LocalDate => {
  const today = knowledge.calendar.dateAt(context.now);
  return datesWanted(preferences, today)[0] ?? today;
};

const spokenDay = (date: LocalDate, { knowledge, context }: Turn) =>
  fullDay(date, knowledge.calendar.dateAt(context.now), knowledge.language.times);

const measures: Readonly<Record<Exclude<ComparisonKind, 'compare'>, Measure>> = {
  cheapest: { of: ({ price }) => price ?? null, words: money },
  'most-saved': {
    of: ({ price, originalPrice }) =>
      price === undefined || originalPrice === undefined ? null : price - originalPrice,
    words: (difference, turn) => money(-difference, turn),
  },
  nearest: {
    of: (deal, { context: { place } }) => (place && distanceTo(deal, place)) ?? null,
    words: (kilometers, { knowledge }) =>
      filled(knowledge.language.reasons.away, { miles: (kilometers / kilometersInMile).toFixed(1) }),
  },
  soonest: {
    of(deal, { knowledge, context }) {
      const next = deal.when && knowledge.calendar.nextDay(deal, context.now);
      return next === undefined ? null : Date.parse(next);
    },
    words: (instant, turn) => spokenDay(new Date(instant).toISOString().slice(0, 10), turn),
  },
  'open-latest': {
    of(deal, turn) {
      const { calendar } = turn.knowledge;
      const last = deal.endsAt === undefined ? null : calendar.dateAt(deal.endsAt - 1);
      const times = deal.when ? timesOn(deal.when, { first: null, last }, dayOf(turn)) : 'unknown';
      if (typeof times === 'string') return null;
      const ends = times.map(({ to, session }) => (session ? null : to));
      return ends.includes(null) ? null : -Math.max(...ends.map(Number));
    },
    words: (minutes, { knowledge }) => clockWord(-minutes, knowledge.language.times),
  },
};

/**
 * What the catalog says of a comparison of `deals`; empty where something of them is not known, where prices are not for as
 * many people, and where none of them stands out.
 */
export function comparisonSentence(
  kind: ComparisonKind,
  deals: readonly DealRecord[],
  shown: readonly DealRecord[],
  turn: Turn,
  words: HostedWords,
): string {
  const [first, second] = deals;
  if (!first || !second) return '';
  const isPerSameNumber = deals.every(({ priceFor }) => priceFor === first.priceFor);
  const isOfPrices = kind === 'compare' || kind === 'cheapest' || kind === 'most-saved';
  if (isOfPrices && !isPerSameNumber) return '';
  if (kind === 'compare') return deals.length === 2 ? compareDeals(first, second, turn) : '';
  const measure = measures[kind];
  const sorted = deals
    .map((deal) => ({ deal, value: measure.of(deal, turn) }))
    .sort((a, b) => Number(a.value) - Number(b.value));
  const [best, next] = sorted;
  if (!best || best.value === null || sorted.some(({ value }) => value === null)) return '';
  if (best.value === next?.value) return '';
  const titles = joinList(deals.map(titleOf), turn.knowledge.language);
  return filled(words.standsOut[kind], {
    of: deals.length === shown.length ? words.ofThese : filled(words.ofSome, { titles }),
    title: titleOf(best.deal),
    value: measure.words(best.value, turn),
    day: spokenDay(dayOf(turn), turn),
  });
}

const titleOf = ({ title }: DealRecord) => `“${title}”`;
