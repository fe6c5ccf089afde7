import { formatMoney } from '../../../data/model/amounts.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { questionsSettled, saysWhoComes } from '../recommend/sharpeningQuestion.ts';
import { phrase } from '../reply/phrases.ts';
import { questionPhrase } from '../reply/questions.ts';
import { spokenTime } from '../reply/spokenTime.ts';
import type { Intent } from '../understand/intents.ts';
import { type Planned, planWithin, stopsLeft, sumOf, topicsFor } from './planStops.ts';

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
