import { dealsByWord } from '../conversation/dealWords.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { AskedFact } from './askedFact.ts';
import { stemmer, tellingWords, thingWords } from './tellingWords.ts';
import type { TextLine } from './textLines.ts';

/** Words that begin alike are the same: "pregnant" and "pregnancy". */
const sameBeginning = 6;
/** What everybody says, and what many deals have, says less; rarer words than that all say as much. */
const weightOfIdle = 0.3;
const rareInCity = 3;
/** On a page of few lines a word says as much as on others. */
const usualLines = 12;
/** Shorter words that everybody uses are in a line by coincidence. */
const shortestIdle = 5;
/** A synonym says less than the word itself. */
const weightOfKin = 0.7;
/** A telling word of a question, with the lines that have it, or one that means the same. */
export interface Told {
  readonly word: string;
  readonly weight: number;
  /** How much of it each line has: 1, or less for what only means the same. */
  readonly shares: readonly number[];
  readonly isOfTitle: boolean;
  readonly isOfContext: boolean;
  /** Everybody uses it: alone it tells nothing. */
  readonly isIdle: boolean;
  readonly having: number;
}

/** The telling words of a question, weighted by how few lines of the deal and how few deals of the city have them. */
export function toldWords(asked: AskedFact, lines: readonly TextLine[]): Told[] {
  const stem = stemmer(asked);
  const stems = lines.map(({ words }) => words.split(' ').filter(Boolean).map(stem));
  const title = utteranceOf(asked.deal.title).split(' ').map(stem);
  const kin = kinOf(asked);
  const { vocabulary, data } = asked.knowledge;
  const deals = dealsByWord(asked.knowledge);
  // A line about the room says nothing of the breakfast in "does the room come with breakfast".
  const telling = (asked.question.topic === 'included' ? thingWords : tellingWords)(asked);
  // Where there are few deals, no word is rarer than that.
  const rare = Math.min(rareInCity, Math.log(1 + data.deals.length));
  const said = telling.filter(({ word, of }) => of === word || !telling.some((each) => each.word === of));
  const isIdleWord = (word: string) => vocabulary.idle.has(vocabulary.stem(word));
  const isNamed = (word: string) => title.some((other) => isSame(word, other));
  const isBare = said.every(({ word, weight }) => weight < 1 || isNamed(word) || isIdleWord(word));
  return said.map(({ word, weight, of }) => {
    // Other names of a thing are no more things.
    const names = telling.filter((each) => each.of === of && each.word !== word).map((each) => each.word);
    const others = [...names, ...[word, ...names].flatMap(kin)];
    const shares = stems.map((line) =>
      line.some((other) => isSame(word, other))
        ? 1
        : others.some((other) => line.includes(other))
          ? weightOfKin
          : 0,
    );
    const having = shares.filter((share) => share > 0).length;
    // "Can I watch", where one line tells of that; "is it for adults" asks for nothing else.
    const isIdle = isIdleWord(word) && !(word.length >= shortestIdle && (having === 1 || isBare));
    const inDeal = Math.log(1 + Math.max(usualLines, lines.length) / Math.max(1, having));
    const inCity = Math.log(1 + data.deals.length / Math.max(1, deals.get(vocabulary.stem(word))?.size ?? 1));
    return {
      ...{ word, shares, having, isIdle },
      weight: weight * inDeal * (isIdle ? weightOfIdle : Math.min(1, inCity / rare)),
      isOfTitle: isNamed(word),
      isOfContext: weight < 1,
    };
  });
}

/** Finds the words that mean about the same as a word, by their stems. */
export const kinOf = (asked: AskedFact): ((word: string) => readonly string[]) =>
  groupsOf(asked.replies.kin, stemmer(asked));

/** Finds the words of the groups in `listed`, which "|" parts, that have a word; all by their stems. */
export function groupsOf(
  listed: string,
  stem: (word: string) => string,
): (word: string) => readonly string[] {
  const groups = listed.split('|').map((group) => group.split(' ').map(stem));
  return (word) => groups.filter((group) => group.includes(word)).flat();
}

/** Whether two words, or their stems, are the same. */
export const isSame = (a: string, b: string) =>
  a === b || (a.length >= sameBeginning && a.slice(0, sameBeginning) === b.slice(0, sameBeginning));
