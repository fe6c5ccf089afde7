import { firstMatch } from '../understand/grammar.ts';
import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { type Token, tokenAt } from '../understand/utterance.ts';
import { dealsByWord } from './dealWords.ts';
import type { AssistantKnowledge } from './knowledge.ts';

/** What somebody asks for has so many words at most, of which each has so many letters at least. */
const longestName = 3;
const shortestWord = 4;

/**
 * The wish for a thing that neither the vocabulary nor a deal knows, in a message that plainly asks for one and names nothing
 * else: "do you have a locksmith". `null` if the thing is known or none is asked for, because any other word may be a turn of speech.
 */
export function unknownThingOf(
  { meant, intent, mentions, asides }: Understanding,
  knowledge: AssistantKnowledge,
): Mention | null {
  if (intent.type !== 'find' || asides.length > 0) return null;
  if (mentions.some(({ slot }) => !circumstances.has(slot))) return null;
  const { vocabulary } = knowledge;
  const asked = firstMatch(vocabulary.grammar.seeking, ` ${meant.map(({ word }) => word).join(' ')} `);
  if (!asked) return null;
  const index = dealsByWord(knowledge);
  const isIn = ({ start, end }: Token) =>
    mentions.some((mention) => mention.start < end && start < mention.end);
  const isNaming = (token: Token) =>
    token.word.length >= shortestWord &&
    /^\p{L}+$/u.test(token.word) &&
    !isIn(token) &&
    !vocabulary.names.has(token.word) &&
    !vocabulary.idle.has(vocabulary.stem(token.word));
  const isKnown = ({ word }: Token) =>
    vocabulary.senses.has(vocabulary.keyOf([vocabulary.singular(word)])) || index.has(vocabulary.stem(word));
  const rest = meant.slice(tokenAt({ tokens: meant }, asked.index + asked[0].length));
  const after = rest.findIndex((token) => !isNaming(token));
  const name = rest.slice(0, after < 0 ? undefined : after);
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last || name.length > longestName || name.every(isKnown)) return null;
  return {
    ...{ slot: 'interests', polarity: 'for', hardness: 'must' },
    value: name.map(({ word }) => word).join(' '),
    ...{ start: first.start, end: last.end },
  };
}

const circumstances: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['neighborhoods', 'audience', 'priceRange', 'when', 'time'] as const),
]);
