import { formatMoney } from '../../../data/model/amounts.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { OpenQuestion } from '../conversation/conversation.ts';
import { middlePrice } from '../conversation/middlePrice.ts';
import { hasDay } from '../conversation/timeAfter.ts';
import type { Turn } from '../conversation/turn.ts';

/** A question with the answers to offer for it; `null` for those of the language. */
export interface SharpeningQuestion {
  readonly question: OpenQuestion;
  readonly answers: readonly string[] | null;
}

/** The fewest deals besides those shown that a question must choose from. */
const fewestOthers = 3;
/** An answer that keeps more than this share of the deals sharpens nothing, nor does one that keeps less than the rest. */
const mostKept = 0.85;

/** Areas and amounts to offer as answers. */
const mostAreas = 3;

/**
 * The question that would narrow `candidates`, the deals that fit, best: the first that was not asked or answered yet and
 * to which they have different answers. `null` if there is none or if few deals are left to choose from.
 */
export function sharpeningQuestion(
  candidates: readonly DealRecord[],
  shown: number,
  turn: Pick<Turn, 'before' | 'preferences' | 'knowledge'>,
): SharpeningQuestion | null {
  if (candidates.length < shown + fewestOthers) return null;
  const { before, preferences, knowledge } = turn;
  const { audience, setting, when, part, hours, neighborhoods, priceRange } = preferences;
  const isAsked = (question: OpenQuestion) =>
    before.questions.includes(question) ||
    (before.questions.includes('audience-and-setting') &&
      (question === 'audience' || question === 'setting'));
  const splits = (test: (deal: DealRecord) => boolean) => {
    const share = candidates.filter(test).length / candidates.length;
    return share <= mostKept && share >= 1 - mostKept;
  };
  if (audience === null && !isAsked('audience') && splits(({ family }) => family === true))
    return { question: 'audience', answers: null };
  if (setting === null && !isAsked('setting') && splits(({ outdoor }) => outdoor === true))
    return { question: 'setting', answers: null };
  const isDay = hasDay(preferences) && when !== 'tonight' && when !== 'now';
  if (isDay && part === null && hours === null && !isAsked('time'))
    return { question: 'time', answers: null };
  const areas = neighborhoods.length === 0 && !isAsked('area') ? areasOf(candidates) : [];
  if (areas.length > 1)
    return {
      question: 'area',
      answers: areas.flatMap((id) => knowledge.data.neighborhoods[id]?.label ?? []),
    };
  const middle = priceRange === null && !isAsked('budget') ? middlePrice(candidates) : undefined;
  if (middle === undefined) return null;
  const amount = formatMoney(middle, knowledge.assistant.head.currency);
  return {
    question: 'budget',
    answers: knowledge.language.quickReplies.budget.map((answer) => answer.replace('{amount}', amount)),
  };
}

/** The neighborhoods with the most of `deals`, unless one has nearly all. */
function areasOf(deals: readonly DealRecord[]): string[] {
  const counts = new Map<string, number>();
  for (const { neighborhoods } of deals)
    for (const id of neighborhoods) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count <= deals.length * mostKept)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostAreas)
    .map(([id]) => id);
}
