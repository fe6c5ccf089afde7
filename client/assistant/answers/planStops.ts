import type { Language } from '../../../data/language/language.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { distanceTo } from '../../../data/model/geo.ts';
import { dealsWithSlugs } from '../conversation/knowledge.ts';
import { anyTime, type Preferences } from '../conversation/preferences.ts';
import { isOpenEnded } from '../conversation/priceAfter.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { Turn } from '../conversation/turn.ts';
import type { Criterion } from '../recommend/criteria.ts';
import { pricePaid } from '../recommend/needTests.ts';
import { placeWords } from '../recommend/reasons.ts';
import { recommend } from '../recommend/recommend.ts';
import { timeTest } from '../recommend/timeTest.ts';
import { caveatPhrases } from '../reply/caveats.ts';
import { occurs } from '../understand/grammar.ts';
import type { Plan, PriceRange } from '../understand/mention.ts';
import { parseMessage } from '../understand/parseMessage.ts';
import { relativeTest } from './relativeTest.ts';

type PlanStop = keyof Language['plan'];

/** Until when each part of a day can begin, in minutes from midnight. */
const lastStart: Readonly<Record<PlanStop, number>> = {
  morning: 11 * 60,
  lunch: 14 * 60,
  afternoon: 16 * 60,
  dinner: 20 * 60,
  evening: 22 * 60,
};

/** Meals are chosen first, because everything else is of other kinds. */
const meals: readonly PlanStop[] = ['lunch', 'dinner'];
const stopsOf: Readonly<Record<Plan, readonly PlanStop[]>> = {
  day: ['morning', 'lunch', 'afternoon', 'dinner', 'evening'],
  evening: ['dinner', 'evening'],
};

/**
 * The things that are named for a plan besides its meals, which "from breakfast to dinner" names; first those of which a deal was
 * asked about.
 */
export function topicsFor({
  preferences: { interests },
  knowledge,
  before: { talked = [] },
}: Turn): string[] {
  const { early, evening } = knowledge.vocabulary.grammar.tags;
  const known = dealsWithSlugs(talked, knowledge);
  const isLater = (topic: string) => Number(!known.some(topicTest(topic, knowledge)));
  return interests
    .filter((topic) => !occurs(early, topic) && !occurs(evening, topic))
    .sort((a, b) => isLater(a) - isLater(b));
}

/** A stop of a plan with its deal. */
export type Planned = Choice & { readonly stop: PlanStop };

/** What all of it costs; more than any number if a price is not known. */
export const sumOf = (planned: readonly Planned[], range: Pick<PriceRange, 'people'>): number =>
  planned.reduce((sum, { deal }) => sum + pricePaid(deal, range), 0);

/** What was asked about is worth so many other stops of a plan. */
const worthOfKnown = 5;

/**
 * A plan that costs no more in all than is to be spent: of plans whose stops may cost all that is left, or only their share of it,
 * the one with the most stops.
 */
export function planWithin(turn: Turn, stops: readonly PlanStop[]): readonly Planned[] {
  const { priceRange } = turn.preferences;
  if (!priceRange?.max || isOpenEnded(priceRange)) return planOf(turn, stops, Infinity);
  const { max, isAssumed, ...range } = priceRange;
  const plans = [max, (2 * max) / stops.length, max / stops.length].map((most) =>
    planOf(withRange(turn, { ...range, max }), stops, most),
  );
  const { talked = [] } = turn.before;
  const worthOf = (plan: readonly Planned[]) =>
    plan.length + worthOfKnown * plan.filter(({ deal }) => talked.includes(deal.slug)).length;
  return plans.reduce((best, plan) => (worthOf(plan) > worthOf(best) ? plan : best));
}

/** A deal for each of `stops` that has one, of which none costs more than `most`, nor all together more than is to be spent. */
function planOf(turn: Turn, stops: readonly PlanStop[], most: number): readonly Planned[] {
  const { priceRange } = turn.preferences;
  const chosen = new Map<PlanStop, Planned>();
  const inTurn = [...stops].sort((a, b) => Number(meals.includes(b)) - Number(meals.includes(a)));
  // What was asked about is in the plan before anything else.
  for (const isKnown of turn.before.talked?.length ? [true, false] : [false])
    for (const stop of inTurn) {
      const others = [...chosen.values()];
      const left = (priceRange?.max ?? Infinity) - sumOf(others, priceRange ?? {});
      const range = priceRange && most < Infinity && { ...priceRange, min: 0, max: Math.min(most, left) };
      const ranged = range ? withRange(turn, range) : turn;
      const open = topicsFor(turn).filter(
        (topic) => !others.some(({ deal }) => topicTest(topic, turn.knowledge)(deal)),
      );
      const choice = chosen.has(stop)
        ? null
        : [...open, undefined]
            .map((topic) => () => choose(stop, others, ranged, { topic, isKnown }))
            .reduce<Choice | null>((found, next) => found ?? next(), null);
      if (choice) chosen.set(stop, { stop, ...choice });
    }
  return stops.flatMap((stop) => chosen.get(stop) ?? []);
}

const withRange = (turn: Turn, priceRange: PriceRange): Turn => ({
  ...turn,
  preferences: { ...turn.preferences, priceRange },
});

interface Choice {
  readonly deal: DealRecord;
  readonly wish: Preferences;
  readonly caveats: readonly string[];
}

/** A list of parts of a day has more, a range has two. */
const fewestNamed = 2;

/** The parts of the wanted day that are not over, and not before the hour from which somebody has time. */
export function stopsLeft({ preferences, knowledge, context: { now }, heard }: Turn) {
  const { calendar, language, vocabulary } = knowledge;
  const words = heard?.words ?? '';
  const { plan, dates, hours } = preferences;
  const isNamed = (stop: PlanStop) =>
    words.includes(` ${language.plan[stop].toLowerCase()} `) ||
    (stop === 'morning' && occurs(vocabulary.grammar.tags.early, words));
  const isToday = dates?.first === calendar.dateAt(now);
  const from = Math.max(isToday ? calendar.minutesAt(now) : 0, hours?.from ?? 0);
  const left = plan ? stopsOf[plan].filter((stop) => from < lastStart[stop]) : [];
  // "Morning, lunch, afternoon" leaves the evening to others, "breakfast to dinner" nothing.
  const named = left.filter(isNamed);
  return named.length > fewestNamed ? named : left;
}

/** Of so many deals that suit best, the nearest to the others is chosen if it is no farther than this, in kilometers. */
const considered = 6;
const walkable = 3;

/** A deal for `stop`, about `topic` if there is one, and one that was asked about if `isKnown`, that certainly takes place then; `null` for none. */
function choose(
  stop: PlanStop,
  others: readonly Choice[],
  turn: Turn,
  { topic, isKnown }: { readonly topic: string | undefined; readonly isKnown: boolean },
): Choice | null {
  const { knowledge, context, before, intent } = turn;
  const preferences = wishFor(stop, others, turn, topic);
  const seen = intent.type === 'find' ? [] : before.shown;
  const found = recommend(
    preferences,
    {
      count: considered,
      isForChoice: true,
      shown: [...seen, ...others.map(({ deal }) => deal.slug)],
      only: relativeTest(turn, dealsWithSlugs(before.latest, knowledge)),
    },
    knowledge,
    context,
  );
  const isMissed = (criterion: Criterion) =>
    isFirm.has(criterion) ||
    criterion === 'allTopics' ||
    (criterion === 'setting' && preferences.setting === 'indoor');
  if (found.isAgain || found.relaxed.some(isMissed)) return null;
  const isOpenEarly = timeTest({ ...preferences, part: 'morning' }, knowledge, context);
  const fitting = found.deals.filter(
    (deal) =>
      !hasTrait(deal.traits, 'lodging') &&
      // Jazz is no lunch, and a morning with children none without.
      (topic === undefined || !meals.includes(stop) || hasTrait(deal.traits, 'meal')) &&
      (preferences.audience === 'family' || !hasTrait(deal.traits, 'children')) &&
      // The plan says what all of it costs.
      (preferences.priceRange === null || deal.price !== undefined) &&
      !deal.tags?.some((tag) => knowledge.assistant.askedOnly.includes(tag)) &&
      placeWords(deal, preferences, knowledge) !== '' &&
      // What is open all day is no evening.
      (stop !== 'evening' || !isOpenEarly?.(deal)),
  );
  const deal = isKnown
    ? fitting.find(({ slug }) => before.talked?.includes(slug))
    : (fitting.find((each) => others.some((other) => isNear(each, other.deal))) ?? fitting[0]);
  if (!deal) return null;
  const caveats = caveatPhrases({ ...found, deals: [deal] }, { ...turn, preferences });
  return { deal, wish: preferences, caveats };
}

const isFirm: ReadonlySet<string> = new Set<Criterion>(['when', 'hours', 'interests', 'priceRange']);

const isNear = (deal: DealRecord, { at = [] }: DealRecord): boolean =>
  at.some(([lat, lon]) => (distanceTo(deal, { lat, lon }) ?? Infinity) <= walkable);

/** What is wanted at `stop`: a meal, or something else to do, which is no errand, of the kind that `topic` names. */
function wishFor(
  stop: PlanStop,
  others: readonly Choice[],
  { preferences, knowledge }: Turn,
  topic?: string,
): Preferences {
  const { assistant, language, vocabulary } = knowledge;
  const { dates, excluded } = preferences;
  const wish: Preferences = { ...preferences, ...anyTime, dates, plan: null, categories: [], interests: [] };
  if (meals.includes(stop)) {
    const { mentions } = parseMessage(language.plan[stop], vocabulary);
    const interests = mentions.flatMap(({ slot, value }) => (slot === 'interests' ? `${value}` : []));
    return { ...wish, interests: topic === undefined ? interests : [topic, ...interests] };
  }
  const errands = assistant.categories.flatMap(({ id, errand }) => (errand ? id : []));
  const kinds = topic === undefined ? others.map(({ deal }) => deal.category) : [];
  return {
    ...wish,
    interests: topic === undefined ? [] : [topic],
    part: stop === 'morning' || stop === 'afternoon' ? stop : 'evening',
    excluded: { ...excluded, categories: [...excluded.categories, ...errands, ...kinds] },
  };
}
