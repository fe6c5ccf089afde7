import { occurs } from '../understand/grammar.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { isMark, type Token, tokenAt } from '../understand/utterance.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { dealsByWord, isNamedIn } from './dealWords.ts';
import type { AssistantKnowledge } from './knowledge.ts';

/** What somebody asks for has so many words at most, of which each has so many letters at least. */
const longestName = 3;
const shortestWord = 4;
const shortestPart = 3;
const unpronounceable = /q(?!u)|[^aeiouyáéíóú]{5}|(.)\1\1/u;
/** A message that is no more than the name of a thing has so many words at most. */
const longestBare = 7;

/**
 * The wish for a thing that neither the vocabulary nor a deal knows: of a message that plainly asks for one ("do you have a
 * locksmith"), or is little more than its name ("laptop repair", "birthday clown near me"). `null` if the thing is known or none
 * is asked for, because any other word may be a turn of speech.
 */
export function unknownThingOf(
  understanding: Understanding,
  knowledge: AssistantKnowledge,
  text: string,
): Mention | null {
  const { meant, mentions, intent, asides, words } = understanding;
  if (intent.type !== 'find' || asides.length > 0) return null;
  const { isNaming, isNamePart, isCircumstance, isIdle, isVague, isKnown, isThing } = wordTests(
    understanding,
    knowledge,
  );
  const { seeking, filler } = knowledge.vocabulary.grammar;
  const plain = meant.filter(({ word }) => !isMark(word));
  const isFilling = ({ word }: Token) => occurs(filler, ` ${word} `);
  const isBeside = (token: Token) => isCircumstance(token) || isFilling(token);
  const runs = [...` ${meant.map(({ word }) => word).join(' ')} `.matchAll(seeking)].map(
    ({ index, 0: said }) => {
      const rest = meant.slice(tokenAt({ tokens: meant }, index + said.length));
      return firstRun(rest, (token) => isNaming(token) && !isFilling(token), false);
    },
  );
  const asked = runs.find(({ length }) => 0 < length && length <= longestName);
  const name = asked ?? firstRun(plain, (token) => !isBeside(token), true);
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last || name.length > longestName) return null;
  const isBare =
    words <= longestBare &&
    plain.length === words &&
    !(understanding.isQuestion || understanding.corrects) &&
    name.every(isNamePart);
  if (!asked && !(isBare && plain.every((token) => name.includes(token) || isBeside(token)))) return null;
  const span = { start: first.start, end: last.end };
  const isOfPeople = ({ slot }: Mention) => slot === 'cautions' || slot === 'needs';
  // Of a day, a category is only a guess, but tells enough beside words that ask for nothing.
  const certain = mentions.filter(({ hardness }) => !asked || hardness === 'must');
  if (certain.some((each) => isOfPeople(each) || !(isIn(each, span) || circumstances.has(each.slot))))
    return null;
  // "Laptop repair" is no repair that there is, "bowling alley" is bowling.
  const own = isVague(last) ? name.filter((token) => !isVague(token)) : [last];
  const isOfKnown = (token: Token) => !own.includes(token) && isThing(token) && !isIdle(token);
  if (own.length === 0 || own.some(isKnown) || name.some(isOfKnown)) return null;
  const value = typedName(name, text);
  return { slot: 'interests', polarity: 'for', hardness: 'must', value, ...span };
}

/** The words of `name` as `text` has them, with their accents; as they are read if more is between them. */
export function typedName(name: readonly Token[], text: string): string {
  const read = name.map(({ word }) => word).join(' ');
  const typed = text.slice(name[0]?.start, name.at(-1)?.end).toLowerCase();
  return utteranceOf(typed).trim() === read ? typed : read;
}

/** The tokens from the first that passes, or from the start, to the next that does not. */
function firstRun(tokens: readonly Token[], isPart: (token: Token) => boolean, mayStartLater: boolean) {
  const from = mayStartLater ? Math.max(0, tokens.findIndex(isPart)) : 0;
  const length = tokens.slice(from).findIndex((token) => !isPart(token));
  return tokens.slice(from, length < 0 ? undefined : from + length);
}

const isIn = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  b.start <= a.start && a.end <= b.end;

/** What the words of a message are. */
function wordTests({ mentions }: Understanding, knowledge: AssistantKnowledge) {
  const { vocabulary } = knowledge;
  const index = dealsByWord(knowledge);
  const isOf = (token: Token, slots: ReadonlySet<string>) =>
    mentions.some(({ slot, start, end }) => slots.has(slot) && start < token.end && token.start < end);
  const isCommon = (word: string) => vocabulary.idle.has(vocabulary.stem(word));
  const isIdle = ({ word }: Token) => word.length < shortestWord || isCommon(word);
  const isCircumstance = (token: Token) => isOf(token, circumstances);
  const isNamed = (word: string) => {
    const deals = index.get(vocabulary.stem(word));
    return deals !== undefined && [...deals.keys()].some((at) => isNamedIn(deals, at));
  };
  return {
    isIdle,
    isCircumstance,
    isThing: (token: Token) => isOf(token, thingSlots),
    // "Gun", "roof" of "roof leak"; no "was", no "asdfgh".
    isNamePart: ({ word }: Token) =>
      word.length >= (isCommon(word) ? shortestWord : shortestPart) &&
      /^\p{L}+$/u.test(word) &&
      !unpronounceable.test(word),
    isNaming: (token: Token) =>
      /^\p{L}+$/u.test(token.word) &&
      !isCircumstance(token) &&
      !vocabulary.names.has(token.word) &&
      (!isIdle(token) || isOf(token, things)),
    isKnown: (token: Token) =>
      isOf(token, thingSlots) ||
      vocabulary.senses.has(vocabulary.keyOf([vocabulary.singular(token.word)])) ||
      isNamed(token.word),
    isVague: (token: Token) => isIdle(token) || vocabulary.vague.has(vocabulary.singular(token.word)),
  };
}

const circumstances: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['neighborhoods', 'audience', 'priceRange', 'when', 'time', 'setting'] as const),
]);

/** What a word of the name may say by itself. */
const things: ReadonlySet<string> = new Set([...thingSlots, 'occasion']);
