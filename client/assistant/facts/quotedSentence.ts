import type { FactTopic } from '../../../data/language/factWords.ts';
import { occurs } from '../understand/grammar.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { AskedFact } from './askedFact.ts';
import { stemmer, tellingWords, thingWords } from './tellingWords.ts';
import { linesOf, type TextLine } from './textLines.ts';

/** Words that begin alike are the same: "pregnant" and "pregnancy". */
const sameBeginning = 6;
/** Shorter words are in many stories. */
const shortestRare = 5;
/** A matter that a line speaks of says more than words that it shares with the question. */
const weightOfMatter = 4;
/** Of two lines about it, that which names an amount answers what it costs. */
const weightOfPrice = 2;

/** The line of a deal's own text about the topic of a question, where no field has the answer; `null` for nothing. */
export function topicLine(asked: AskedFact): TextLine | null {
  if (!quotable.has(asked.question.topic)) return null;
  const isAbout = testFor(asked);
  return linesOf(asked).find(({ words, isStory }) => !isStory && isAbout(words)) ?? null;
}

/** What is asked of these may cost something. */
const costly: ReadonlySet<string> = new Set<FactTopic>(['price', 'extras']);

/** A line with the words of another topic may speak of it in passing: "book a ride" of no booking. */
const quotable: ReadonlySet<string> = new Set<FactTopic>([
  ...(['refund', 'diet', 'access', 'pets', 'discount', 'extras', 'fulfillment', 'languages'] as const),
  ...(['weather', 'ages', 'code', 'restrictions', 'contact', 'transit'] as const),
]);

/** A line that answers a question. */
export interface TellingLine extends TextLine {
  /** It speaks of the matter of the question, or has several of its words. */
  readonly isSure: boolean;
  readonly isOfMatter: boolean;
}

/**
 * The line of a deal's own text that says what a question asks in particular: it speaks of the same matter, or has most of
 * its telling words, rare ones before others. `null` if there is none.
 */
export function tellingLine(asked: AskedFact): TellingLine | null {
  const lines = linesOf(asked);
  const matters = mattersOf(asked);
  const denies = new RegExp(asked.replies.denies, 'u');
  const isOfIncluded = asked.question.topic === 'included';
  const price = new RegExp(asked.replies.sentences.price ?? '$^', 'u');
  const stems = lines.map(({ words }) => words.split(' ').filter(Boolean).map(stemmer(asked)));
  const isIn = (word: string, line: number) => stems[line]?.some((other) => isSame(word, other)) ?? false;
  const title = utteranceOf(asked.deal.title).split(' ').map(stemmer(asked));
  // A line about the room says nothing of the breakfast in "does the room come with breakfast".
  const telling = (isOfIncluded ? thingWords : tellingWords)(asked).map(({ word, weight }) => {
    const having = lines.filter((_, line) => isIn(word, line)).length;
    return { word, lines: having, weight: weight * Math.log(1 + lines.length / Math.max(1, having)) };
  });
  const { known, idle, stem } = asked.knowledge.vocabulary;
  const isRare = (word: string) => word.length >= shortestRare && !known.has(word) && !idle.has(stem(word));
  const counts = new RegExp(asked.replies.details.howMany, 'u').test(asked.question.words);
  const isCounted = (word: string, line: TextLine) =>
    numbersIn(line, asked).some((other) => isSame(word, other));
  // That cakes have no discount says nothing of one that is brought along.
  const brings = occurs(new RegExp(asked.replies.details.matters.ownFood, 'u'), asked.question.words);
  const ofOwn = ({ words }: TextLine) =>
    occurs(new RegExp(asked.replies.sentences.ownFood ?? '$^', 'u'), words);
  let best: TellingLine | null = null;
  let most = 0;
  for (const [at, line] of lines.entries()) {
    const hits = telling.filter(({ word }) => isIn(word, at));
    // The words of the title are in many sentences.
    const own = hits.filter(({ word }) => !title.some((other) => isSame(word, other)));
    const shared = own.length > 0 ? hits.reduce((sum, { weight }) => sum + weight, 0) : 0;
    const common = matters.filter((rule) => occurs(rule, line.words)).length;
    const ofCount = counts && telling.some(({ word }) => isCounted(word, line)) ? weightOfMatter : 0;
    const ofPrice = costly.has(asked.question.topic) && occurs(price, line.words) ? weightOfPrice : 0;
    const score = shared + weightOfMatter * common + ofCount;
    if (score === 0 || score + ofPrice <= most || (brings && !ofOwn(line))) continue;
    const isSure =
      common > 0 ||
      own.length > 1 ||
      (own.length > 0 && hits.length > 1 && !line.isStory) ||
      (line.isOfDates && own.length > 0) ||
      // "Are parts included": "Parts not included".
      (isOfIncluded && own.length > 0 && occurs(denies, line.words)) ||
      // "Do I have to audition": "No audition."
      own.some(({ word, lines: having }) => having === 1 && (!line.isStory || isRare(word)));
    // One word of a story is a coincidence.
    if (line.isStory && !isSure) continue;
    best = { ...line, isSure, isOfMatter: common > 0 };
    most = score + ofPrice;
  }
  // What it says of another matter is no answer.
  const isOther = best && matters.length > 0 && !best.isOfMatter && (isOfIncluded || !best.isSure);
  return isOther ? null : best;
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
function mattersOf({ question, context, replies: { details, sentences } }: AskedFact): RegExp[] {
  return Object.entries(details.matters).flatMap(([matter, source]) => {
    const told = sentences[matter as keyof typeof sentences];
    return told && occurs(new RegExp(source, 'u'), `${question.words}${context}`)
      ? [new RegExp(told, 'u')]
      : [];
  });
}

const isSame = (a: string, b: string) =>
  a === b || (a.length >= sameBeginning && a.slice(0, sameBeginning) === b.slice(0, sameBeginning));

/** Whether a line is about the topic: the content is in the language of the site, whichever the visitor speaks. */
function testFor({ question: { topic }, knowledge, replies }: AskedFact): (words: string) => boolean {
  const { topics } = knowledge.assistant.language.facts;
  const source = replies.sentences[topic] ?? topics.find(([name]) => name === topic)?.[1] ?? '';
  const rule = new RegExp(source, 'u');
  return (words) => source !== '' && rule.test(words);
}
