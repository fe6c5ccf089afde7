import type { Language } from '../../../data/language/language.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { distanceTo } from '../../../data/model/geo.ts';
import { dealsWithSlugs } from '../conversation/knowledge.ts';
import { anyTime, type Preferences } from '../conversation/preferences.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import type { Criterion } from '../recommend/criteria.ts';
import { placeWords } from '../recommend/reasons.ts';
import { recommend } from '../recommend/recommend.ts';
import { saysWhoComes } from '../recommend/sharpeningQuestion.ts';
import { timeTest } from '../recommend/timeTest.ts';
import { caveatPhrases } from '../reply/caveats.ts';
import { phrase } from '../reply/phrases.ts';
import { questionPhrase } from '../reply/questions.ts';
import { spokenTime } from '../reply/spokenTime.ts';
import { occurs } from '../understand/grammar.ts';
import type { Intent } from '../understand/intents.ts';
import type { Plan } from '../understand/mention.ts';
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
  const { preferences, intent, before, knowledge } = turn;
  if (preferences.plan === null || !changes.has(intent.type)) return null;
  // "From breakfast to dinner" is a plan, one around a museum is none.
  const { early, evening } = knowledge.vocabulary.grammar.tags;
  const isMeal = (topic: string) => occurs(early, topic) || occurs(evening, topic);
  if (!preferences.interests.every(isMeal)) return null;
  const stops = stopsLeft(turn);
  const chosen = new Map<PlanStop, Choice>();
  for (const stop of [...stops].sort((a, b) => Number(meals.includes(b)) - Number(meals.includes(a)))) {
    const choice = choose(stop, [...chosen.values()], turn);
    if (choice) chosen.set(stop, choice);
  }
  if (chosen.size < 2) return null;
  const planned = stops.flatMap((stop) => {
    const choice = chosen.get(stop);
    return choice ? [{ stop, ...choice }] : [];
  });
  const { plan } = knowledge.language;
  const when = spokenTime({ ...preferences, part: null, hours: null }, turn);
  const isAsked = saysWhoComes(preferences) || before.questions.includes('audience');
  return {
    reply: phrase('plan', turn, { when }),
    deals: planned.map(({ deal }) => deal),
    labels: new Map(planned.map(({ stop, deal }) => [deal.slug, plan[stop]])),
    options: planned.flatMap(({ caveats }) => caveats).slice(0, 1),
    wishes: new Map(planned.map(({ deal, wish }) => [deal.slug, wish])),
    ...(isAsked ? {} : { asked: 'audience', followUp: questionPhrase('audience', turn) }),
  };
}

interface Choice {
  readonly deal: DealRecord;
  readonly wish: Preferences;
  readonly caveats: readonly string[];
}

/** The parts of the wanted day that are not over. */
function stopsLeft({ preferences: { plan, dates }, knowledge: { calendar }, context: { now } }: Turn) {
  const stops = plan ? stopsOf[plan] : [];
  const isToday = dates?.first === calendar.dateAt(now);
  return isToday ? stops.filter((stop) => calendar.minutesAt(now) < lastStart[stop]) : stops;
}

/** Of so many deals that suit best, the nearest to the others is chosen if it is no farther than this, in kilometers. */
const considered = 6;
const walkable = 3;

/** A deal for `stop` that certainly takes place then; `null` for none. */
function choose(stop: PlanStop, others: readonly Choice[], turn: Turn): Choice | null {
  const { knowledge, context, before, intent } = turn;
  const preferences = wishFor(stop, others, turn);
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
  if (found.isAgain || found.relaxed.some((criterion) => isFirm.has(criterion))) return null;
  const isOpenEarly = timeTest({ ...preferences, part: 'morning' }, knowledge, context);
  const fitting = found.deals.filter(
    (deal) =>
      !hasTrait(deal.traits, 'lodging') &&
      !deal.tags?.some((tag) => knowledge.assistant.askedOnly.includes(tag)) &&
      placeWords(deal, preferences, knowledge) !== '' &&
      // What is open all day is no evening.
      (stop !== 'evening' || !isOpenEarly?.(deal)),
  );
  const [first] = fitting;
  const deal = fitting.find((each) => others.some((other) => isNear(each, other.deal))) ?? first;
  if (!deal) return null;
  const caveats = caveatPhrases({ ...found, deals: [deal] }, { ...turn, preferences });
  return { deal, wish: preferences, caveats };
}

const isFirm: ReadonlySet<string> = new Set<Criterion>(['when', 'hours', 'interests', 'priceRange']);

const isNear = (deal: DealRecord, { at = [] }: DealRecord): boolean =>
  at.some(([lat, lon]) => (distanceTo(deal, { lat, lon }) ?? Infinity) <= walkable);

/** What is wanted at `stop`: a meal, or something else to do, which is no errand. */
function wishFor(stop: PlanStop, others: readonly Choice[], { preferences, knowledge }: Turn): Preferences {
  const { assistant, language, vocabulary } = knowledge;
  const { dates, excluded } = preferences;
  const wish: Preferences = { ...preferences, ...anyTime, dates, plan: null, categories: [], interests: [] };
  if (meals.includes(stop)) {
    const { mentions } = parseMessage(language.plan[stop], vocabulary);
    const interests = mentions.flatMap(({ slot, value }) => (slot === 'interests' ? `${value}` : []));
    return { ...wish, interests };
  }
  const errands = assistant.categories.flatMap(({ id, errand }) => (errand ? id : []));
  const kinds = others.map(({ deal }) => deal.category);
  return {
    ...wish,
    part: stop === 'morning' || stop === 'afternoon' ? stop : 'evening',
    excluded: { ...excluded, categories: [...excluded.categories, ...errands, ...kinds] },
  };
}
