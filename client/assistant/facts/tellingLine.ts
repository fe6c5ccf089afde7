import type { FactTopic } from '../../../data/language/factWords.ts';
import { occurs } from '../understand/grammar.ts';
import { type AskedFact, asks } from './askedFact.ts';
import { stemmer } from './tellingWords.ts';
import { linesOf, type TextLine } from './textLines.ts';
import { isSame, type Told, toldWords } from './toldWords.ts';

/** A matter that a line speaks of says more than words that it shares with the question. */
const weightOfMatter = 4;
/** Of two lines about it, that which names an amount answers what it costs. */
const weightOfPrice = 2;
/** What is asked of these may cost something. */
const costly: ReadonlySet<string> = new Set<FactTopic>(['price', 'extras']);

/** A line that answers a question. */
export interface TellingLine extends TextLine {
  /** It speaks of the matter of the question. */
  readonly isOfMatter: boolean;
  /** It has nearly all that the question names. */
  readonly isClear: boolean;
  /** It shares no word with the question itself, only with what was said before it. */
  readonly isOfContext: boolean;
}

/** A line with how much it says of a question. */
interface RatedLine extends TellingLine {
  /** None says nothing of it. */
  readonly score: number;
  /** It says enough to be an answer. */
  readonly isAnswer: boolean;
}

/** What a line has of the words of a question, more if that is most of them, answers from so much on. */
const enough = 1.07;
const shareOfAny = 0.4;
/** A word in more lines than that tells little. */
const few = 3;
/** Of a story only a line with this share of what a question names answers, and any line says all of it with that one. */
const enoughOfStory = 0.5;
const mostOfWords = 0.75;

/**
 * The line of a deal's own text that says what a question asks in particular: it speaks of the same matter, or has most of
 * its telling words or what means the same, rare ones before others. `null` if there is none.
 */
export function tellingLine(asked: AskedFact): TellingLine | null {
  const best = bestFirst(ratedLines(asked).filter(({ isAnswer }) => isAnswer))[0] ?? null;
  // What it says of another matter is no answer.
  return asked.question.topic === 'included' && mattersOf(asked).length > 0 && !best?.isOfMatter
    ? null
    : best;
}

/** Lines with less than that of the words of a question have nothing to do with it; for whom it is good is worth less. */
const leastNear = 1;

/** The lines of a deal's own text that come near to what a question asks, the nearest first. */
export const nearestLines = (asked: AskedFact): TellingLine[] =>
  bestFirst(
    ratedLines(asked).filter(
      ({ score, text }) => score >= leastNear || (score > 0 && text === asked.details.goodFor),
    ),
  );

const bestFirst = (lines: readonly RatedLine[]) => [...lines].sort((a, b) => b.score - a.score);

/** The lines of a deal's own text with how much each says of a question. */
function ratedLines(asked: AskedFact): RatedLine[] {
  const lines = linesOf(asked);
  const matters = mattersOf(asked);
  const { replies, question } = asked;
  const denies = new RegExp(replies.denies, 'u');
  const isOfIncluded = question.topic === 'included';
  const price = new RegExp(replies.sentences.price ?? '$^', 'u');
  const said = toldWords(asked, lines);
  const all = said.reduce((sum, { weight, isOfTitle }) => sum + (isOfTitle ? 0 : weight), 0);
  const counts = asks(asked, 'howMany');
  const asksNeed = asks(asked, 'needed');
  const needless = new RegExp(replies.needless, 'u');
  const isBeside = besideMatter(asked);
  return lines.map((line, at): RatedLine => {
    const shareOf = ({ shares }: Told) => shares[at] ?? 0;
    const hits = said.filter((word) => shareOf(word) > 0);
    // The words of the title are in many sentences.
    const owned = hits.filter(({ isOfTitle }) => !isOfTitle);
    const sumOf = (words: readonly Told[]) =>
      words.reduce((sum, word) => sum + word.weight * shareOf(word), 0);
    const shared = owned.length > 0 ? sumOf(hits) : 0;
    const cover = all > 0 ? sumOf(owned) / all : 0;
    const common = matters.filter((rule) => occurs(rule, line.words)).length;
    const counted = counts ? numbersIn(line, asked) : [];
    const isCount = said.some(({ word }) => counted.some((other) => isSame(word, other)));
    const ofPrice = costly.has(question.topic) && occurs(price, line.words) ? weightOfPrice : 0;
    // "Do I have to know how to dance": "You don’t need any experience".
    const isNeedless = asksNeed && common > 0 && occurs(needless, line.words) ? 1 : 0;
    const score = shared + weightOfMatter * common + isNeedless + (isCount ? weightOfMatter : 0);
    const weight = (sumOf(owned) + ofPrice) * (shareOfAny + cover);
    const isAbout =
      weight >= enough &&
      owned.some(({ having, isIdle }) => having <= few && !(isIdle && line.isStory)) &&
      (!line.isStory || cover >= enoughOfStory);
    // "Are parts included": "Parts not included".
    const isDenied = isOfIncluded && owned.length > 0 && occurs(denies, line.words);
    const isNothing = score === 0 || isBeside(line, common);
    return {
      ...line,
      score: isNothing ? 0 : score + ofPrice,
      // One word of many is a coincidence.
      isAnswer: !isNothing && (common > 0 || isCount || isAbout || isDenied),
      isOfMatter: common > 0,
      isClear: owned.length > 1 && cover >= mostOfWords,
      isOfContext: common === 0 && hits.every(({ isOfContext }) => isOfContext),
    };
  });
}

/** Whether a line speaks of something beside the matter of a question: that cakes have no discount, of one that is brought along. */
function besideMatter(asked: AskedFact): (line: TextLine, common: number) => boolean {
  const { replies, question } = asked;
  const brings = occurs(new RegExp(replies.details.matters.ownFood, 'u'), question.clause);
  const ofOwn = new RegExp(replies.sentences.ownFood ?? '$^', 'u');
  const denies = new RegExp(replies.denies, 'u');
  // "A kids menu": that there is one for dogs says nothing of it.
  const ofKids = new RegExp(asks(asked, 'ofKids') ? (replies.sentences.ages ?? '') : '', 'u');
  return ({ words }, common) =>
    !ofKids.test(words) ||
    (brings
      ? !(occurs(ofOwn, words) || (common > 0 && occurs(denies, words)))
      : // "No outside drinks" says nothing of where it is.
        question.topic === 'setting' && occurs(ofOwn, words));
}

/** The stems of what a line counts: "five yoga classes". */
function numbersIn({ words }: TextLine, asked: AskedFact): string[] {
  const { ones } = asked.knowledge.assistant.language.numbers;
  const number = `(?<= )(?:\\d+|${ones.replaceAll(' ', '|')}) ((?:\\p{L}+ ){1,2})`;
  return [...words.matchAll(new RegExp(number, 'gu'))].flatMap(([, named = '']) =>
    named.trim().split(' ').map(stemmer(asked)),
  );
}

/** What lines say that speak of the matters in the question. */
export function mattersOf({ question, context, replies: { details, sentences } }: AskedFact): RegExp[] {
  return Object.entries(details.matters).flatMap(([matter, source]) => {
    const told = sentences[matter as keyof typeof sentences];
    return told && occurs(new RegExp(source, 'u'), `${question.words}${context}`)
      ? [new RegExp(told, 'u')]
      : [];
  });
}
