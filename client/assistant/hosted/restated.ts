import { statedTopics } from '../../../data/model/assistant/modelAnswer.ts';
import { newConversation } from '../conversation/conversation.ts';
import { readTurn } from '../conversation/readTurn.ts';
import type { AskedQuestion, Turn } from '../conversation/turn.ts';
import { parseMessage } from '../understand/parseMessage.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { HostedChoice, RestatedQuestion } from './hostedChoice.ts';
import type { HostedSources } from './sources.ts';
import { quotesOf, type Statement } from './statements.ts';

/**
 * `turn` as a model restates it: the questions in words that stand alone, each with its deals, and all that is wished by now in one
 * plain message. Without a wish, what was wanted before stays.
 */
export function restated(
  turn: Turn,
  { asked, wish, deals }: Pick<HostedChoice, 'asked' | 'wish' | 'deals'>,
  sources: HostedSources,
): Turn {
  const wished = wish === null ? unwished(turn, deals.length === 0) : withWish(turn, wish);
  const own = parseMessage(turn.text, turn.knowledge.vocabulary).factQuestions;
  const questions = asked.flatMap((question) => {
    // Whoever asks when hears no "yes".
    const heard = mostShared(question.ask, own, ({ words }) => words);
    return questionOf(question, heard?.isClosed ?? true, turn, sources);
  });
  return { ...wished, asked: questions };
}

/** `turn` without a wish; for questions alone, what was wanted before: what the message seems to refuse may be what it asks about. */
function unwished(turn: Turn, onlyAsks: boolean): Turn {
  const { before, preferences } = turn;
  return {
    ...turn,
    preferences: onlyAsks ? { ...before.preferences, party: preferences.party } : preferences,
    ...{ intent: { type: 'find' }, choices: [], questions: [], meant: undefined },
  };
}

/** `turn` with a wish that is read as the first message of a conversation. */
function withWish(turn: Turn, wish: string): Turn {
  const { before, knowledge, context, language, text } = turn;
  const fresh = { ...newConversation, language };
  const read = readTurn(fresh, { type: 'text', text: wish }, knowledge, { ...context, page: null });
  return {
    ...read,
    ...{ before, context, language, knowledge, text },
    ...{ intent: { type: 'find' }, choices: [], questions: [], meant: undefined },
  };
}

/** A restated question as the assistant asks itself; none for one that asks which deal to take. */
function questionOf(
  restated: RestatedQuestion,
  mayAffirm: boolean,
  turn: Turn,
  sources: HostedSources,
): AskedQuestion[] {
  const { deals, topic, ask, says, quotes, times } = restated;
  if (topic === 'choice') return [];
  const { factQuestions, remark } = parseMessage(ask, turn.knowledge.vocabulary);
  const read = factQuestions[0] ?? remark;
  const isOfOne = deals.length === 1;
  return [
    {
      ...read,
      topic: topic === 'total' ? 'price' : topic,
      isClosed: mayAffirm && (says === 'yes' || says === 'no' || read.isClosed),
      ...{ isRemark: false, mayWish: false, leads: [], start: 0, end: turn.text.length },
      ...{ deals, name: null, isSum: topic === 'total' },
      restated: {
        ...{ says, times, named: namedQuestion(ask, turn) },
        linesOf: (deal) => (isOfOne ? quotesOf(deal, quotes, sources).map(({ text }) => text) : []),
      },
    },
  ];
}

/** What is told of the deals of a question, and from which of their fields. */
export const fieldsTold = ({ topic, deals, quotes }: RestatedQuestion, sources: HostedSources): Statement[] =>
  deals.flatMap((deal) => {
    const field = statedTopics.find((stated) => stated === topic && sources.factOf(deal, stated) !== null);
    const quoted = deals.length === 1 ? quotesOf(deal, quotes, sources).map((quote) => quote.field) : [];
    const fields = [...(field ? [field] : []), ...quoted];
    return fields.length > 0 ? [{ deal, text: '', fields }] : [];
  });

/**
 * A restated question as answers may name it where nothing answers it; `null` for one that shares no word with the message, or that
 * may be more than a question.
 */
const namedQuestion = (ask: string, { text }: Turn): string | null =>
  plainQuestion.test(ask) && mostShared(ask, [text], (said) => said) !== undefined ? ask : null;

/** Up to 120 letters and marks of one question, without numbers of three digits, of which telephone numbers consist. */
const plainQuestion = /^¿?(?!.*\d{3})(?!.*[?.!:;/@].)[\p{L}\p{M}\p{N} ,.$’'“”"-]{1,120}\?$/u;

/** Shorter words say too little. */
const shortestWord = 4;

/** The first of `items` that shares the most words with `said`; `undefined` if none shares any. */
function mostShared<Item>(
  said: string,
  items: readonly Item[],
  wordsOf: (item: Item) => string,
): Item | undefined {
  const words = new Set(longWordsOf(said));
  const counted = items.map((item) => ({
    item,
    count: longWordsOf(wordsOf(item)).filter((word) => words.has(word)).length,
  }));
  return counted.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)[0]?.item;
}

const longWordsOf = (text: string): string[] =>
  utteranceOf(text)
    .split(' ')
    .filter((word) => word.length >= shortestWord);
