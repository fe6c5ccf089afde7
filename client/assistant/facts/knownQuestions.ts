import type { FactReplies } from '../../../data/language/factReplyWords.ts';
import type { DetailsRecord, KnownQuestion } from '../../../data/model/deals/dealDetails.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { NearQuestion } from '../conversation/turn.ts';
import { utteranceOf } from '../words/utteranceOf.ts';

/** That a message has what is asked counts more than that it asks for nothing else. */
const shareOfAsked = 0.6;
/** What answers a question is worded as the question is less often than other questions are. */
const worthOfLine = 0.9;
/** The words of a deal's title are in questions of all kinds. */
const worthOfTitle = 0.8;
/** From this weight on a word tells what a question is about, unless it is as short as "so". */
const leastTelling = 4.3;
const shortestGlue = 2;
/** Without such a word, messages have to share so much of each other. */
const leastAlike = 0.75;
/** Of two answers, that to which more messages lead is the more likely. */
const worthOfSecond = 0.5;

/**
 * The question known of a deal that comes nearest to `words`, an utterance: what people asked in like words has the same answer.
 * `null` if none is known of the deal.
 */
export function nearestQuestion(
  words: string,
  { title }: Pick<DealRecord, 'title'>,
  details: DetailsRecord,
  replies: FactReplies,
): NearQuestion | null {
  const { stemsOf, weightOf } = wordingOf(replies);
  const asked = stemsOf(words);
  const ofTitle = stemsOf(utteranceOf(title));
  const weigh = (stems: Iterable<string>) =>
    [...stems].reduce((sum, stem) => sum + weightOf(stem) * (ofTitle.has(stem) ? worthOfTitle : 1), 0);
  const all = weigh(asked);
  if (all === 0) return null;
  const nearnessOf = (stems: ReadonlySet<string>) => {
    const common = [...asked].filter((stem) => stems.has(stem));
    // "How much is it" is worded as many questions of other things are, "where do I get on" as "where do we get on".
    const isTelling = common.some(
      (stem) => stem.length > shortestGlue && weightOf(stem) >= leastTelling && !ofTitle.has(stem),
    );
    const shared = weigh(common);
    const [ofAsked, ofMessage] = [shared / all, shared / weigh(stems)];
    if (!isTelling && Math.min(ofAsked, ofMessage) < leastAlike) return 0;
    return shareOfAsked * ofAsked + (1 - shareOfAsked) * ofMessage;
  };
  const [best, next] = stemsOfQuestions(replies)(details)
    .map(({ question, messages, lines }) => {
      const near = [...messages.map(nearnessOf), ...lines.map((line) => worthOfLine * nearnessOf(line))];
      const [first = 0, second = 0] = near.sort((a, b) => b - a);
      return { question, nearness: first, rank: first + worthOfSecond * second };
    })
    .sort((a, b) => b.rank - a.rank);
  if (!best) return null;
  const { question, nearness, rank } = best;
  return { question, nearness, likelihood: likelihoodOf(nearness, rank - (next?.rank ?? 0)) };
}

/** Fitted to 3,000 questions of some people that were answered by those of others. */
const likelihoodOf = (nearness: number, lead: number) =>
  1 / (1 + Math.exp(2.38 - 3.67 * nearness - 4.96 * Math.min(lead, mostLead)));
const mostLead = 0.5;

/** Words that share so many first letters are taken for forms of one. */
const stemLength = 7;
/** Stands for all numbers. */
const anyNumber = '#';
/** The most frequent words tell no less than this. */
const leastWeight = 0.5;

/** The stems of words in a language, and how much they tell. */
interface Wording {
  readonly stemsOf: (utterance: string) => ReadonlySet<string>;
  readonly weightOf: (stem: string) => number;
}

const wordingOf = memoize(({ common, endings }: FactReplies): Wording => {
  const ending = new RegExp(endings, 'u');
  const stemsOf = (utterance: string) =>
    new Set(
      utterance
        .split(' ')
        .filter((word) => /[\p{L}\p{N}]/u.test(word))
        .map((word) => (/\d/.test(word) ? anyNumber : word.replace(ending, '').slice(0, stemLength))),
    );
  const ranks = new Map([...stemsOf(common)].map((stem, rank) => [stem, rank + 1]));
  // How often words are said falls with their rank; what a word tells is the logarithm of that.
  return {
    stemsOf,
    weightOf: (stem) =>
      stem === anyNumber
        ? leastWeight
        : Math.max(leastWeight, Math.log(ranks.get(stem) ?? 2 * ranks.size) ** 1.5 / 2),
  };
}, new WeakMap());

interface StemmedQuestion {
  readonly question: KnownQuestion;
  readonly messages: readonly ReadonlySet<string>[];
  readonly lines: readonly ReadonlySet<string>[];
}

const stemsOfQuestions = memoize((replies: FactReplies) => {
  const stemsOf = (text: string) => wordingOf(replies).stemsOf(utteranceOf(text));
  return memoize(
    ({ questions = [] }: DetailsRecord): readonly StemmedQuestion[] =>
      questions.map((question) => ({
        question,
        messages: question.asked.map(stemsOf),
        lines: (question.says ?? []).map(stemsOf),
      })),
    new WeakMap(),
  );
}, new WeakMap());
