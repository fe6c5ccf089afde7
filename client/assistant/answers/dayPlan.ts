import type { Language } from '../../../data/language/language.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { distanceTo } from '../../../data/model/geo.ts';
import { dealsWithSlugs } from '../conversation/knowledge.ts';
import { anyTime, type Preferences } from '../conversation/preferences.ts';
import { isOpenEnded } from '../conversation/priceAfter.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import type { Criterion } from '../recommend/criteria.ts';
import { pricePaid } from '../recommend/needTests.ts';
import { placeWords } from '../recommend/reasons.ts';
import { recommend } from '../recommend/recommend.ts';
import { questionsSettled, saysWhoComes } from '../recommend/sharpeningQuestion.ts';
import { timeTest } from '../recommend/timeTest.ts';
import { caveatPhrases } from '../reply/caveats.ts';
import { phrase } from '../reply/phrases.ts';
import { questionPhrase } from '../reply/questions.ts';
import { spokenTime } from '../reply/spokenTime.ts';
import { occurs } from '../understand/grammar.ts';
import type { Intent } from '../understand/intents.ts';
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

const changes: ReadonlySet<string> = new Set<Intent['type']>([
  ...(['find', 'cheaper', 'else', 'more', 'surprise'] as const),
]);

/**
 * One deal for each part of the wanted day, near each other where that can be. What changes a plan makes another. `null` if no
 * plan is wanted, or if there is too little for one.
 */
export function dayPlanReply(turn: Turn): ReplyDraft | null {
  const { preferences, intent, knowledge } = turn;
  if (preferences.plan === null || !changes.has(intent.type)) return null;
  const planned = planWithin(turn, stopsLeft(turn));
  // A plan has what was named for it.
  const topics = topicsFor(turn);
  const isNamed = topicTest(topics, knowledge);
  if (planned.length < 2 || (topics.length > 0 && !planned.some(({ deal }) => isNamed(deal)))) return null;
  const { plan } = knowledge.language;
  const isAsked = saysWhoComes(preferences) || questionsSettled(turn).includes('audience');
  return {
    reply: planWords(planned, turn),
    deals: planned.map(({ deal }) => deal),
    labels: new Map(planned.map(({ stop, deal }) => [deal.slug, plan[stop]])),
    options: planned.flatMap(({ caveats }) => caveats).slice(0, 1),
    wishes: new Map(planned.map(({ deal, wish }) => [deal.slug, wish])),
    ...(isAsked ? {} : { asked: 'audience', followUp: questionPhrase('audience', turn) }),
  };
}

/**
 * The things that are named for a plan besides its meals, which "from breakfast to dinner" names; first those of which a deal was
 * asked about.
 */
function topicsFor({ preferences: { interests }, knowledge, before: { talked = [] } }: Turn): string[] {
  const { early, evening } = knowledge.vocabulary.grammar.tags;
  const known = dealsWithSlugs(talked, knowledge);
  const isLater = (topic: string) => Number(!known.some(topicTest(topic, knowledge)));
  return interests
    .filter((topic) => !occurs(early, topic) && !occurs(evening, topic))
    .sort((a, b) => isLater(a) - isLater(b));
}

/** Presents a plan: with what all of it costs, where that is known and a budget or a party is named. */
function planWords(planned: readonly Planned[], turn: Turn): string {
  const { preferences, knowledge } = turn;
  const { priceRange, party } = preferences;
  const when = spokenTime({ ...preferences, part: null, hours: null }, turn);
  const count = Math.max(priceRange?.people ?? 1, party ?? 1);
  const sum = priceRange || party ? sumOf(planned, { people: count }) : Infinity;
  if (sum >= Number.MAX_VALUE) return phrase('plan', turn, { when });
  const total = formatMoney(sum, knowledge.assistant.head.currency);
  return phrase(count > 1 ? 'planTotal' : 'planSum', turn, { when, total, count });
}

type Planned = Choice & { readonly stop: PlanStop };

const sumOf = (planned: readonly Planned[], range: Pick<PriceRange, 'people'>): number =>
  planned.reduce((sum, { deal }) => sum + pricePaid(deal, range), 0);

/**
 * A plan that costs no more in all than is to be spent: of plans whose stops may cost all that is left, or only their share of it,
 * the one with the most stops.
 */
function planWithin(turn: Turn, stops: readonly PlanStop[]): readonly Planned[] {
  const { priceRange } = turn.preferences;
  if (!priceRange?.max || isOpenEnded(priceRange)) return planOf(turn, stops, Infinity);
  const { max, isAssumed, ...range } = priceRange;
  const plans = [max, (2 * max) / stops.length, max / stops.length].map((most) =>
    planOf(withRange(turn, { ...range, max }), stops, most),
  );
  return plans.reduce((best, plan) => (plan.length > best.length ? plan : best));
}

/** A deal for each of `stops` that has one, of which none costs more than `most`, nor all together more than is to be spent. */
function planOf(turn: Turn, stops: readonly PlanStop[], most: number): readonly Planned[] {
  const { priceRange } = turn.preferences;
  const chosen = new Map<PlanStop, Planned>();
  for (const stop of [...stops].sort((a, b) => Number(meals.includes(b)) - Number(meals.includes(a)))) {
    const others = [...chosen.values()];
    const left = (priceRange?.max ?? Infinity) - sumOf(others, priceRange ?? {});
    const range = priceRange && most < Infinity && { ...priceRange, min: 0, max: Math.min(most, left) };
    const ranged = range ? withRange(turn, range) : turn;
    const open = topicsFor(turn).filter(
      (topic) => !others.some(({ deal }) => topicTest(topic, turn.knowledge)(deal)),
    );
    const choice =
      open.reduce<Choice | null>((found, topic) => found ?? choose(stop, others, ranged, topic), null) ??
      choose(stop, others, ranged);
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

/** The parts of the wanted day that are not over, and not before the hour from which somebody has time. */
function stopsLeft({ preferences, knowledge, context: { now }, heard }: Turn) {
  const { calendar, language } = knowledge;
  const words = heard?.words ?? '';
  const { plan, dates, hours } = preferences;
  const isNamed = (stop: PlanStop) => words.includes(` ${language.plan[stop].toLowerCase()} `);
  const isToday = dates?.first === calendar.dateAt(now);
  const from = Math.max(isToday ? calendar.minutesAt(now) : 0, hours?.from ?? 0);
  const left = plan ? stopsOf[plan].filter((stop) => from < lastStart[stop]) : [];
  // "Morning, lunch, afternoon" leaves the evening to others.
  const named = left.filter(isNamed);
  return named.length > 1 ? named : left;
}

/** Of so many deals that suit best, the nearest to the others is chosen if it is no farther than this, in kilometers. */
const considered = 6;
const walkable = 3;

/** A deal for `stop`, about `topic` if there is one, that certainly takes place then; `null` for none. */
function choose(stop: PlanStop, others: readonly Choice[], turn: Turn, topic?: string): Choice | null {
  const { knowledge, context, before, intent } = turn;
  const preferences = wishFor(stop, others, turn, topic);
  const seen = intent.type === 'find' ? [] : before.shown;
  const found = recommend(
    preferences,
    {
      count: considered,
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
  const [first] = fitting;
  const deal =
    fitting.find(({ slug }) => before.talked?.includes(slug)) ??
    fitting.find((each) => others.some((other) => isNear(each, other.deal))) ??
    first;
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
