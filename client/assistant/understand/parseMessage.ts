import { mask, speaksOfDistance } from './distance.ts';
import { type Grammar, occurs } from './grammar.ts';
import { type Intent, intentOf } from './intents.ts';
import type { Mention, Sense } from './mention.ts';
import { type PhraseMatch, phraseMatchesIn } from './phraseMatches.ts';
import { partyIn, youngestIn } from './slots/people.ts';
import { audienceIn, intensityIn, priceIn, settingIn, type ToMention, whenIn } from './slots.ts';
import { isMark, tokenize, type Utterance } from './tokenize.ts';
import { singular, type Vocabulary } from './vocabulary.ts';

/** What a text says. */
export interface Understanding {
  readonly mentions: readonly Mention[];
  readonly intent: Intent;
  /** How many people come; `null` where it is not said. */
  readonly party: number | null;
  /** The age of the youngest child, in years. */
  readonly youngest: number | null;
  /** The days of the week that are named and wanted, 0 for Sunday. */
  readonly days: readonly number[];
  /** What deals say nothing certain about, as it was asked for. */
  readonly needs: readonly string[];
  /** No part of town, or no time, matters any more. */
  /** As an answer to who comes: nobody but grown-ups. */
  readonly isGrownAnswer: boolean;
  readonly isAnywhere: boolean;
  readonly isAnytime: boolean;
  readonly asksLocation: boolean;
  /** It takes back, or adds to, what was said before. */
  readonly corrects: boolean;
  readonly adds: boolean;
  /** Either would do. */
  readonly takesEither: boolean;
  readonly asksThingsToDo: boolean;
  /** How many words it has. */
  readonly words: number;
  /** It asks what, where, who or how. */
  readonly isQuestion: boolean;
}

/** What `text` says about each slot, and what it wants. Never throws; nothing that it does not say is set. */
export function parseMessage(text: string, vocabulary: Vocabulary): Understanding {
  const { grammar } = vocabulary;
  const said = tokenize(text, vocabulary);
  const line = withoutIdioms(said, grammar);
  const intent = intentOf(said, grammar);
  return {
    mentions: intent.type === 'reset' ? [] : mentionsIn(line, said, text, vocabulary),
    intent,
    party: partyIn(line, grammar),
    youngest: youngestIn(line, grammar),
    days: daysIn(line, vocabulary),
    needs: [...said.text.matchAll(grammar.need)].map(([need]) => need),
    isGrownAnswer: occurs(grammar.grownAnswer, said.text),
    isAnywhere: occurs(grammar.anywhere, said.text),
    isAnytime: occurs(grammar.anytime, said.text),
    asksLocation: speaksOfDistance(said, grammar),
    corrects: occurs(grammar.correction, said.text),
    adds: occurs(grammar.addition, said.text) && !occurs(grammar.retraction, said.text),
    takesEither: occurs(grammar.either, said.text),
    asksThingsToDo: occurs(grammar.thingsToDo, said.text),
    words: said.tokens.filter(({ word }) => !isMark(word)).length,
    isQuestion: occurs(grammar.question, said.text),
  };
}

/** Days by name; those of a turn of speech are masked. */
const daysIn = ({ tokens }: Utterance, { weekdays }: Vocabulary) => [
  ...new Set(tokens.map(({ word }) => weekdays.indexOf(singular(word))).filter((day) => day >= 0)),
];

function withoutIdioms({ text, tokens }: Utterance, { idiom }: Grammar): Utterance {
  const rest = mask(text, idiom);
  const words = rest.slice(1, -1).split(' ');
  return { text: rest, tokens: tokens.map((token, index) => ({ ...token, word: words[index] ?? '' })) };
}

function mentionsIn(line: Utterance, said: Utterance, text: string, vocabulary: Vocabulary): Mention[] {
  const matches = phraseMatchesIn(line, said, text, vocabulary);
  const { grammar } = vocabulary;
  const of = (...slots: Sense['slot'][]) =>
    matches.filter(({ sense, force }) => slots.includes(sense.slot) && force !== 'open');
  const mention: ToMention = ({ sense, from, to, force }, value) => ({
    slot: sense.slot as Mention['slot'],
    value: value ?? sense.value,
    polarity: force === 'against' ? 'against' : 'for',
    hardness: isWhole({ sense, force }) ? 'must' : 'wish',
    start: line.tokens[from]?.start ?? 0,
    end: line.tokens[to - 1]?.end ?? 0,
  });
  return [
    ...unique(of('categories', 'neighborhoods', 'interests').map((match) => mention(match))),
    ...audienceIn(line, said, grammar, of('audience'), mention),
    ...settingIn(
      line,
      matches.filter(({ sense }) => sense.slot === 'setting'),
      mention,
    ),
    ...intensityIn(of('intensity'), mention),
    ...priceIn(line, grammar, of('price'), mention),
    ...whenIn(of('when'), vocabulary.scheduled, mention),
  ];
}

/** "No sushi" leaves other food in; "no restaurants" does not. */
const isWhole = ({ sense, force }: Pick<PhraseMatch, 'sense' | 'force'>) =>
  force === 'for' || sense.slot !== 'categories' || sense.isGeneral === true;

/** The first mention of each value with each polarity. */
const unique = (mentions: readonly Mention[]) =>
  mentions.filter(
    ({ slot, value, polarity }, index) =>
      mentions.findIndex(
        (other) => other.slot === slot && other.value === value && other.polarity === polarity,
      ) === index,
  );
