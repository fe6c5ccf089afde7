import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { tokenize } from '../understand/tokenize.ts';
import { leadNamedIn } from './dealNames.ts';
import { dealsByWord } from './dealWords.ts';
import { type AssistantKnowledge, hasEnded, isAvailable } from './knowledge.ts';
import { fewHave, longWords, titlePartIn, wordsAfterThe } from './nameWords.ts';
import { topicTest } from './topicTest.ts';
import type { TurnContext } from './turn.ts';
import { vendorWordsIn } from './vendorNames.ts';

/** What a message that names a deal may mention: what the deal is, where, and a day. */
const ofName: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['interests', 'categories', 'neighborhoods', 'setting', 'intensity', 'when', 'time'] as const),
]);
/** So many words are a name, and what comes before it. */
const mostWords = 10;

/** The deal of a message that only names one: "the spa night at the Grand". */
export function meantIn(
  { remark, mentions, intent, moves, isQuestion, isChoice, words, party, children }: Understanding,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): DealRecord | undefined {
  const said = remark.words;
  // "Long table for twelve" names no party.
  const titled = knowledge.data.deals.find(({ title }) => isTitle(title, said, knowledge));
  if (titled && isTold(titled, context)) return titled;
  const isName =
    (intent.type === 'find' || intent.type === 'detail') &&
    words <= mostWords &&
    !(moves.isReturn || isChoice || party || children) &&
    mentions.every(({ slot, polarity }) => polarity !== 'against' && ofName.has(slot));
  const deal = isName ? leadNamedIn(said, knowledge) : undefined;
  if (!deal) return undefined;
  const { names } = knowledge.vocabulary;
  const title = longWords(deal.title, knowledge.vocabulary);
  const inOrder = longWords(titlePartIn(said, deal, knowledge), knowledge.vocabulary);
  // "Walking tour" is a kind of which there are several.
  const isKind = mentions.some(
    ({ slot, value }) =>
      slot === 'interests' &&
      inOrder.every((word) =>
        longWords(`${value}`.replaceAll('|', ' '), knowledge.vocabulary).includes(word),
      ) &&
      knowledge.data.deals.filter(topicTest(`${value}`, knowledge)).length > fewHave,
  );
  // "Pizza" names none, whatever has it in its title, nor does "breakfast in Old Town".
  const isOfTitle =
    wordsAfterThe(said, knowledge).some((word) => title.includes(word)) ||
    inOrder.filter((word) => !names.has(word)).length > 1;
  const isNamed = (isOfTitle && !isQuestion && !isKind) || vendorWordsIn(said, deal, knowledge, true) > 0;
  return isNamed && isTold(deal, context) && isOnly(deal, said, knowledge) ? deal : undefined;
}

/** Whether there is something to say of `deal`, if only that it has ended. */
const isTold = (deal: DealRecord, context: TurnContext): boolean =>
  isAvailable(deal, context) || hasEnded(deal, context);

/** Whether `said`, which has numbers in digits, is `title`. */
const isTitle = (title: string, said: string, { vocabulary }: AssistantKnowledge): boolean =>
  said.startsWith(` ${title.split(' ', 1)[0]?.toLowerCase()} `) && tokenize(title, vocabulary).text === said;

/** Whether all of `words` that tell deals, but for times, tell this one. */
function isOnly(
  { title, vendor, summary, tags, neighborhoods }: DealRecord,
  words: string,
  knowledge: AssistantKnowledge,
): boolean {
  const { vocabulary } = knowledge;
  const { idle, stem, senses } = vocabulary;
  const own = longWords(`${title} ${vendor} ${summary} ${tags} ${neighborhoods}`, vocabulary);
  const index = dealsByWord(knowledge);
  const isTime = (word: string) => senses.get(word)?.some(({ slot }) => slot === 'when' || slot === 'time');
  return longWords(words, vocabulary).every(
    (word) =>
      own.includes(word) ||
      idle.has(stem(word)) ||
      isTime(word) ||
      !(senses.has(word) || index.has(stem(word))),
  );
}
