import { type ClauseWeight, clauseWeights, weightsOfTale } from './clauses.ts';
import { withoutDenied } from './denied.ts';
import { occurs } from './grammar.ts';
import { stancesOf, wordsBeforeWish } from './negation.ts';
import { type ParsedMessage, type PhraseMatch, phraseMatchesIn } from './phraseMatches.ts';
import { isThing } from './slots/topics.ts';
import { isMark, type Token, type Utterance } from './utterance.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What counts of a message: all of a short one, and of a long one what it does not merely tell. */
export interface Tale {
  /** The message without its stories. */
  readonly heard: ParsedMessage;
  /** Its wishes alone; all of a short message. */
  readonly wishes: ParsedMessage;
  /** What says when: the wishes alone, if they name a time. */
  readonly timed: ParsedMessage;
  /** The phrases that say what is wanted. */
  readonly matches: readonly PhraseMatch[];
  /** Where it says who comes, which may be told before the wish. */
  readonly people: { readonly literal: Utterance; readonly matches: readonly PhraseMatch[] };
  /** The parts of a long message that name no wish, as offsets; `null` for a short one. */
  readonly asides: readonly { readonly start: number; readonly end: number }[] | null;
  /** Whether a long message names things in its wishes, or only tells of some; `null` for a short one. */
  readonly tale: 'wishes' | 'told' | null;
  /** The words of the wishes of a long message that name no thing themselves; `null` for others. */
  readonly wished: readonly Token[] | null;
}

/** What a wish points at ("find me that") is told in so many words before. */
const longestPointed = 12;

/** Tells the wish of a message from the stories around it; `namesTime` is whether a part of it names a time. */
export function taleIn(
  short: ParsedMessage,
  vocabulary: Vocabulary,
  namesTime: (part: ParsedMessage) => boolean,
): Tale {
  const { grammar } = vocabulary;
  const { utterance } = short;
  const weights = weightsOfTale(utterance, grammar);
  if (weights === null) {
    const matches = withoutDenied(phraseMatchesIn(short, vocabulary), short.literal, vocabulary);
    const people = { literal: short.literal, matches };
    return {
      heard: short,
      wishes: short,
      timed: short,
      matches,
      people,
      tale: null,
      asides: null,
      wished: null,
    };
  }
  // The weights tell the past already: "she used to love hotels" says what she likes.
  const message = { ...short, stances: stancesOf(utterance, grammar, false) };
  const { told, reason, given, liked, wished } = clauseWeights;
  const all = withoutDenied(phraseMatchesIn(message, vocabulary), message.literal, vocabulary);
  const before = wordsBeforeWish(utterance, grammar);
  // Where nothing is wished after it, "anyway" comes before no wish.
  const isLater = all.some((match) => match.from >= before && weights[match.from] !== told && isThing(match));
  const start = isLater ? before : 0;
  const weightAt = (at: number) => (at < start ? told : (weights[at] ?? told));
  const weighing = (least: ClauseWeight) => withoutWords(message, (at) => weightAt(at) < least);
  const heard = weighing(reason);
  const wishes = weighing(wished);
  const timed = namesTime(wishes) ? wishes : heard;
  const things = all.filter(isThing);
  // "What could I do there": nothing that is merely so is meant.
  const least = occurs(grammar.thingsToDo, wishes.utterance.text) ? liked : given;
  const most = Math.max(least, ...things.map(({ from }) => weightAt(from)));
  const isNamed = things.some(({ from }) => weightAt(from) >= given);
  const last = isNamed || !occurs(grammar.pointing, wishes.utterance.text) ? undefined : things.at(-1);
  const isMeant = (match: PhraseMatch) => {
    if (isThing(match))
      return weightAt(match.from) === most || (last && last.from - match.from < longestPointed);
    return weightAt(match.from) >= (match.sense.slot === 'when' && timed === wishes ? wished : reason);
  };
  const isAway = start > 0 && occurs(grammar.away, utterance.text.slice(offsetOf(utterance, start)));
  const isOfPeople = (at: number) => (isAway ? weightAt(at) : (weights[at] ?? told)) !== told;
  return {
    heard,
    wishes,
    timed,
    matches: all.filter(isMeant),
    people: {
      literal: withoutWords(message, (at) => !isOfPeople(at)).literal,
      matches: all.filter(({ from }) => isOfPeople(from)),
    },
    tale: most === wished ? 'wishes' : 'told',
    asides: utterance.tokens.filter((_, at) => weightAt(at) < most),
    wished: most > given || last ? null : utterance.tokens.filter((_, at) => weightAt(at) === wished),
  };
}

/** Where the word at the index `at` begins in the text of `utterance`. */
const offsetOf = ({ tokens }: Utterance, at: number) =>
  tokens.slice(0, at).reduce((offset, { word }) => offset + word.length + 1, 0);

/** `message` with "_" instead of the letters of the words at the indexes that `isLeftOut` holds for. */
function withoutWords(message: ParsedMessage, isLeftOut: (at: number) => boolean): ParsedMessage {
  const maskedIn = ({ tokens }: Utterance): Utterance => {
    const masked = tokens.map((token, at) =>
      isLeftOut(at) && !isMark(token.word) ? { ...token, word: '_'.repeat(token.word.length) } : token,
    );
    return { text: ` ${masked.map(({ word }) => word).join(' ')} `, tokens: masked };
  };
  return { ...message, utterance: maskedIn(message.utterance), literal: maskedIn(message.literal) };
}
