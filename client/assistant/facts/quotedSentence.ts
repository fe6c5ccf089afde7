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

/** The line of a deal's own text about the topic of a question, where no field has the answer; `null` for nothing. */
export function topicLine(asked: AskedFact): TextLine | null {
  if (!quotable.has(asked.question.topic)) return null;
  const isAbout = testFor(asked);
  const { topic } = asked.question;
  return linesOf(asked).find(({ words, isStory }) => (!isStory || told.has(topic)) && isAbout(words)) ?? null;
}

/** What a place looks like, and when something is done, is told in stories, too. */
const told: ReadonlySet<string> = new Set<FactTopic>(['setting', 'duration']);

/** What is asked of these may cost something. */
const costly: ReadonlySet<string> = new Set<FactTopic>(['price', 'extras']);

/** A line with the words of another topic may speak of it in passing: "book a ride" of no booking. */
const quotable: ReadonlySet<string> = new Set<FactTopic>([
  ...(['refund', 'diet', 'access', 'pets', 'discount', 'extras', 'fulfillment', 'languages'] as const),
  ...(['weather', 'ages', 'code', 'restrictions', 'contact', 'transit', 'setting', 'duration'] as const),
]);

/** A line that answers a question. */
export interface TellingLine extends TextLine {
  /** It speaks of the matter of the question. */
  readonly isOfMatter: boolean;
  /** It has nearly all that the question names. */
  readonly isClear: boolean;
  /** It shares no word with the question itself, only with what was said before it. */
  readonly isOfContext: boolean;
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
  const lines = linesOf(asked);
  const matters = mattersOf(asked);
  const denies = new RegExp(asked.replies.denies, 'u');
  const isOfIncluded = asked.question.topic === 'included';
  const price = new RegExp(asked.replies.sentences.price ?? '$^', 'u');
  const said = toldWords(asked, lines);
  const own = said.filter(({ isOfTitle }) => !isOfTitle);
  const all = own.reduce((sum, { weight }) => sum + weight, 0);
  const counts = asks(asked, 'howMany');
  const asksNeed = asks(asked, 'needed');
  const needless = new RegExp(asked.replies.needless, 'u');
  // That cakes have no discount says nothing of one that is brought along.
  const brings = occurs(new RegExp(asked.replies.details.matters.ownFood, 'u'), asked.question.clause);
  const ofOwn = new RegExp(asked.replies.sentences.ownFood ?? '$^', 'u');
  // "No outside drinks" says nothing of where it is.
  const isBesideMatter = ({ words }: TextLine, common: number) =>
    brings
      ? !(occurs(ofOwn, words) || (common > 0 && occurs(denies, words)))
      : asked.question.topic === 'setting' && occurs(ofOwn, words);
  let best: TellingLine | null = null;
  let most = 0;
  for (const [at, line] of lines.entries()) {
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
    const ofPrice = costly.has(asked.question.topic) && occurs(price, line.words) ? weightOfPrice : 0;
    // "Do I have to know how to dance": "You don’t need any experience".
    const isNeedless = asksNeed && common > 0 && occurs(needless, line.words) ? 1 : 0;
    const score = shared + weightOfMatter * common + isNeedless + (isCount ? weightOfMatter : 0);
    if (score === 0 || score + ofPrice <= most || isBesideMatter(line, common)) continue;
    const weight = (sumOf(owned) + ofPrice) * (shareOfAny + cover);
    const isAbout =
      weight >= enough &&
      owned.some(({ having, isIdle }) => having <= few && !(isIdle && line.isStory)) &&
      (!line.isStory || cover >= enoughOfStory);
    // "Are parts included": "Parts not included".
    const isDenied = isOfIncluded && owned.length > 0 && occurs(denies, line.words);
    // One word of many is a coincidence.
    if (common === 0 && !isCount && !isAbout && !isDenied) continue;
    best = {
      ...{ ...line, isOfMatter: common > 0 },
      isClear: owned.length > 1 && cover >= mostOfWords,
      isOfContext: common === 0 && hits.every(({ isOfContext }) => isOfContext),
    };
    most = score + ofPrice;
  }
  // What it says of another matter is no answer.
  return isOfIncluded && matters.length > 0 && !best?.isOfMatter ? null : best;
}

/** The stems of what a line counts: "five yoga classes". */
export function numbersIn({ words }: TextLine, asked: AskedFact): string[] {
  const { ones } = asked.knowledge.assistant.language.numbers;
  const number = `(?<= )(?:\\d+|${ones.replaceAll(' ', '|')}) ((?:\\p{L}+ ){1,2})`;
  return [...words.matchAll(new RegExp(number, 'gu'))].flatMap(([, named = '']) =>
    named.trim().split(' ').map(stemmer(asked)),
  );
}

/** What lines say that speak of the matters in the question. */
function mattersOf({ question, context, replies: { details, sentences } }: AskedFact): RegExp[] {
  return Object.entries(details.matters).flatMap(([matter, source]) => {
    const told = sentences[matter as keyof typeof sentences];
    return told && occurs(new RegExp(source, 'u'), `${question.words}${context}`)
      ? [new RegExp(told, 'u')]
      : [];
  });
}

/** Whether a line is about the topic: the content is in the language of the site, whichever the visitor speaks. */
function testFor({ question: { topic }, knowledge, replies }: AskedFact): (words: string) => boolean {
  const { topics } = knowledge.assistant.language.facts;
  const source = replies.sentences[topic] ?? topics.find(([name]) => name === topic)?.[1] ?? '';
  const rule = new RegExp(source, 'u');
  return (words) => source !== '' && rule.test(words);
}
