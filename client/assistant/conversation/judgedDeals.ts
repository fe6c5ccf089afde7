import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Remark, Verdict } from '../understand/rejections.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { dealsAboutWordsIn, dealsNamedIn } from './dealNames.ts';
import { dealsByWord } from './dealWords.ts';
import type { AssistantKnowledge } from './knowledge.ts';

/** A word that so few deals have tells which is meant. */
const fewPages = 3;

/**
 * Those of the verdicts of a message that find a deal wrong which is among `shown`, with it, or any thing that is named instead of
 * what was asked for: "improv is a show, I asked for dinner".
 */
export function judgedDeals(
  text: string,
  said: Pick<Understanding, 'rejections' | 'mentions' | 'factQuestions' | 'moves' | 'isWish' | 'intent'>,
  shown: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): readonly (Verdict & { readonly deal: DealRecord | null })[] {
  const { rejections, mentions } = said;
  return rejections.verdicts.flatMap((verdict) => {
    const { start, named, isDenied } = verdict;
    if (!isDenied && !wishesBeside(verdict, said)) return [];
    // "Kids are bored" says nothing of a deal.
    const isOfPeople = ({ slot, ...mention }: Mention) =>
      slot === 'audience' && start <= mention.start && mention.end <= named;
    if (mentions.some(isOfPeople)) return [];
    const deal = dealCalled(text.slice(start, named), shown, knowledge) ?? null;
    return deal || (rejections.insistsFrom ?? -1) >= start ? [{ ...verdict, deal }] : [];
  });
}

type Said = Parameters<typeof judgedDeals>[1];

/** Whether a message wishes for something else than what it finds wrong, and asks nothing of that. */
const wishesBeside = (span: Remark, said: Said): boolean =>
  said.rejections.insistsFrom !== null ||
  (goesOn(span, said) && (said.isWish || said.intent.type !== 'find' || wishedBeside(span, said).length > 0));

/** Whether what a message says after a part of it has nothing to do with that. */
const goesOn = ({ end }: Remark, { factQuestions, moves }: Said): boolean =>
  !(moves.isNext || moves.isNearThere) &&
  !factQuestions.some((question) => question.start >= end && !(question.mayWish || question.exists));

const wishedBeside = ({ start, end }: Remark, { mentions }: Said): readonly Mention[] =>
  mentions.filter((mention) => mention.polarity === 'for' && !(start <= mention.start && mention.end <= end));

/** Whether a message asks back about what is named in `span` and wishes for another thing: "pancakes at night? dinner please". */
export function isEchoed(span: Remark, said: Said): boolean {
  // "Pizza? burger?" asks for either.
  const echoes = said.rejections.remarks.filter(({ firm, start }) => firm === 'echo' && start !== span.start);
  const beside = wishedBeside(span, said).filter(
    (mention) => !echoes.some(({ start, end }) => start <= mention.start && mention.end <= end),
  );
  const echoed = said.mentions.filter(({ start, end }) => span.start <= start && end <= span.end);
  // "A treasure hunt? He can't walk far."
  const isAvoided = said.mentions.some(({ slot, start }) => slot === 'aversions' && start >= span.end);
  return (
    goesOn(span, said) &&
    (isAvoided ||
      beside.some(
        ({ slot, value, hardness }) =>
          thingSlots.has(slot) && hardness === 'must' && echoed.every((mention) => mention.value !== value),
      ))
  );
}

/** The deal that `words` call by its title, by its tags, or by what few pages have. */
function dealCalled(
  words: string,
  shown: readonly DealRecord[],
  knowledge: AssistantKnowledge,
): DealRecord | undefined {
  const { data, vocabulary } = knowledge;
  const ofPages = () => {
    const index = dealsByWord(knowledge);
    const few = utteranceOf(words)
      .split(' ')
      .flatMap((word) => index.get(vocabulary.stem(word)) ?? [])
      .filter(({ size }) => size <= fewPages);
    return shown.find((deal) => few.some((deals) => deals.has(data.deals.indexOf(deal))));
  };
  return (
    dealsNamedIn(words, shown, knowledge)[0] ?? dealsAboutWordsIn(words, shown, knowledge)[0] ?? ofPages()
  );
}
