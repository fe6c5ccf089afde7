import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Intent } from '../understand/intents.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import { dealsNamedIn } from './dealNames.ts';
import { type DealsOfWord, dealsByWord, isNamedIn } from './dealWords.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { loneDeal } from './shownNames.ts';

/** "The other one" of the latest deals, or the one shown before the only one; `undefined` for none. */
export const otherDeal = (
  { latest, shown, focus }: Conversation,
  knowledge: AssistantKnowledge,
): DealRecord | undefined => {
  const slug =
    latest.find((each) => each !== (focus ?? latest[0])) ?? shown.findLast((each) => !latest.includes(each));
  return dealsWithSlugs(slug === undefined ? [] : [slug], knowledge)[0];
};

/** Shorter words tell nothing. */
const shortestWord = 3;

/** The only deal that was shown and has words of a message which goes back to it: "back to the axes"; `undefined` for none. */
export function dealReturnedTo(
  { moves, remark }: Pick<Understanding, 'moves' | 'remark'>,
  { shown }: Conversation,
  knowledge: AssistantKnowledge,
): DealRecord | undefined {
  if (!moves.isReturn) return undefined;
  const { stem, idle } = knowledge.vocabulary;
  const index = dealsByWord(knowledge);
  const deals = dealsWithSlugs(shown, knowledge);
  const said = remark.words
    .split(' ')
    .map(stem)
    .filter((word) => word.length >= shortestWord && !idle.has(word));
  return loneDeal(
    deals.filter((deal) =>
      said.some((word) => isNamedIn(index.get(word) ?? none, knowledge.data.deals.indexOf(deal))),
    ),
  );
}

const none: DealsOfWord = new Map();

/**
 * The deal that a message points at: by its place in the latest answer, by its name, or else the one that the conversation
 * is about. `null` if none was shown, or if the list is shorter.
 */
export function dealPointedAt(
  intent: Intent,
  text: string,
  before: Conversation,
  knowledge: AssistantKnowledge,
): DealRecord | null {
  const latest = dealsWithSlugs(before.latest, knowledge);
  if ('which' in intent && intent.which !== null) return latest.at(intent.which) ?? null;
  const shown = dealsWithSlugs(before.shown, knowledge);
  const [named] = [...dealsNamedIn(text, latest, knowledge), ...dealsNamedIn(text, shown, knowledge)];
  return named ?? dealsWithSlugs([before.focus ?? ''], knowledge)[0] ?? latest[0] ?? null;
}
