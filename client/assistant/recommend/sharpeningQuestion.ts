import { formatMoney } from '../../../data/model/amounts.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { OpenQuestion } from '../conversation/conversation.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { middlePrice } from '../conversation/middlePrice.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { hasDay } from '../conversation/timeAfter.ts';
import type { Turn } from '../conversation/turn.ts';
import { isOnePlace } from './areas.ts';

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
  turn: Pick<Turn, 'before' | 'preferences' | 'knowledge' | 'understanding'>,
): SharpeningQuestion | null {
  const { before, preferences, knowledge } = turn;
  // Nobody likes to be asked in every turn.
  if (candidates.length < shown + fewestOthers || before.asked !== null) return null;
  const { setting, when, part, hours, neighborhoods, priceRange } = preferences;
  const settled = questionsSettled(turn);
  const isAsked = (question: OpenQuestion) =>
    settled.includes(question) ||
    (settled.includes('audience-and-setting') && (question === 'audience' || question === 'setting'));
  const splits = (test: (deal: DealRecord) => boolean) => {
    const share = candidates.filter(test).length / candidates.length;
    return share <= mostKept && share >= 1 - mostKept;
  };
  if (!saysWhoComes(preferences) && !isAsked('audience') && splits(({ family }) => family === true))
    return { question: 'audience', answers: null };
  if (setting === null && !isAsked('setting') && splits(({ outdoor }) => outdoor === true))
    return { question: 'setting', answers: null };
  const isDay = hasDay(preferences) && when !== 'tonight' && when !== 'now';
  if (isDay && part === null && hours === null && !isAsked('time'))
    return { question: 'time', answers: null };
  const areas = neighborhoods.length === 0 && !isAsked('area') ? areasOf(candidates, knowledge) : [];
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

/** The questions that were asked, and that about children where the visitor speaks of grown-ups. */
export const questionsSettled = ({
  before,
  understanding,
}: Pick<Turn, 'before' | 'understanding'>): readonly OpenQuestion[] =>
  understanding?.isOfGrownUps ? [...before.questions, 'audience'] : before.questions;

/** What children are rarely brought to. */
const grownOccasions: ReadonlySet<Preferences['occasion']> = new Set<Preferences['occasion']>([
  ...([
    'date',
    'anniversary',
    'proposal',
    'team',
    'hen-party',
    'girls-night',
    'treat',
    'solo',
    'gift',
  ] as const),
  ...(['reunion', 'newcomer', 'errand', 'quick'] as const),
]);

/** Whether it is already clear enough who comes. */
export const saysWhoComes = ({ audience, party, occasion, cautions, youngest }: Preferences): boolean =>
  audience !== null ||
  party !== null ||
  youngest !== null ||
  grownOccasions.has(occasion) ||
  cautions.length > 0;

/** The neighborhoods with the most of `deals`, unless one has nearly all. */
function areasOf(deals: readonly DealRecord[], knowledge: AssistantKnowledge): string[] {
  const counts = new Map<string, number>();
  for (const { neighborhoods } of deals)
    for (const id of neighborhoods) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .filter(([id, count]) => count <= deals.length * mostKept && isOnePlace(id, knowledge))
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostAreas)
    .map(([id]) => id);
}
