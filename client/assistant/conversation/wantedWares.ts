import { type Grammar, occurs } from '../understand/grammar.ts';
import type { Intent } from '../understand/intents.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Token } from '../understand/utterance.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { topicTest } from './topicTest.ts';

/** The names of what people look for have so many words at most. */
const longestName = 3;
/** Between a wish and what somebody owns stand so many words at most: "fix my old couch". */
const longestOwned = 2;
/** "An immigration lawyer" asks for no advice. */
const asksForThings: ReadonlySet<string> = new Set<Intent['type']>(['find', 'top', 'advice', 'no']);

/**
 * What a message wants of what people look for anywhere and no deal is about, whatever else it says of days, prices and company:
 * "movers for December 12". Empty if it wants something that there is, or only tells of such a thing: "my boss has a new couch".
 */
export function wantedWaresOf(said: Understanding, knowledge: AssistantKnowledge): Mention[] {
  const { intent, mentions, asides, meant, asksThingsToDo, rejections } = said;
  if (!asksForThings.has(intent.type) || asides.length > 0 || asksThingsToDo) return [];
  const { wares, keyOf, singular, grammar } = knowledge.vocabulary;
  const hasOccasion = mentions.some(({ slot, polarity }) => slot === 'occasion' && polarity === 'for');
  const found: Mention[] = [];
  // "I said tires" asks for them.
  let isAsked = rejections.insistsFrom !== null;
  let isNamedFirst = false;
  for (let from = 0; from < meant.length; from += 1) {
    for (let to = Math.min(from + longestName, meant.length); to > from; to -= 1) {
      const name = meant.slice(from, to);
      const value = wares.get(keyOf(name.map(({ word }) => singular(word))));
      const [first, last] = [name[0], name.at(-1)];
      if (value === undefined || !first || !last) continue;
      // "Teeth whitening" may have a name of its own.
      if (mentions.some((each) => each.slot === 'interests' && isWithin({ first, last }, each))) continue;
      const before = textOf(meant.slice(0, from));
      isAsked ||= isWanted(before, textOf(meant.slice(to)), hasOccasion, grammar);
      isNamedFirst ||= [...before.matchAll(grammar.seeking)].some(
        (match) => match.index + match[0].length >= before.trimEnd().length,
      );
      found.push({
        ...{ slot: 'interests', polarity: 'for', hardness: 'must', value: wholeName(value) },
        ...{ start: first.start, end: last.end },
      });
      from = to;
    }
  }
  const isOther = (mention: Mention) =>
    !found.some(({ start, end }) => start <= mention.start && mention.end <= end) &&
    isOfThere(mention, mentions, knowledge);
  // What is named beside it has to do with it: "tires or brakes". Of "yellow teeth, looking for whitening", that is wanted.
  return isAsked && (isNamedFirst || !mentions.some(isOther)) ? found : [];
}

/** Whether words are a part of what `mention` says. */
const isWithin = ({ first, last }: { first: Token; last: Token }, { start, end }: Mention) =>
  start <= first.start && last.end <= end && end - start > last.end - first.start;

/** The first name in `words` of what people look for anywhere and no deal is about. */
export function wareIn(words: string, { vocabulary }: AssistantKnowledge): string | undefined {
  const { wares, keyOf, singular } = vocabulary;
  const said = words.trim().split(' ').map(singular);
  const lengths = Array.from({ length: longestName }, (_, shorter) => longestName - shorter);
  return said
    .flatMap((_, from) => lengths.map((length) => wares.get(keyOf(said.slice(from, from + length)))))
    .find((name) => name !== undefined);
}

/** With a second name with hard spaces: neither "christmas" nor "tree" is looked for by itself. */
const wholeName = (value: string) =>
  value.includes(' ') ? `${value}|${value.replaceAll(' ', '\u00a0')}` : value;

const textOf = (tokens: readonly Token[]) => ` ${tokens.map(({ word }) => word).join(' ')} `;

/** Whether the words before a thing ask for it, or its clause tells nothing: "movers dec 12", but not "after my root canal". */
function isWanted(before: string, after: string, hasOccasion: boolean, grammar: Grammar): boolean {
  const { seeking, asking, question, besideWare, withWare, ownedWare, statement, telling, services } =
    grammar;
  const sentence = ` ${before.split(' . ').at(-1)?.trim()} `;
  const ends = [seeking, asking, question].flatMap((rule) =>
    [...sentence.matchAll(rule)].map((match) => match.index + match[0].length),
  );
  const between = sentence.slice(Math.max(0, ...ends));
  const isSought = ends.length > 0;
  if (occurs(besideWare, between) || (!isSought && occurs(withWare, sentence))) return false;
  // "My transmission slips, who can look at it".
  if (occurs(ownedWare, sentence))
    return (isSought && between.trim().split(' ').length <= longestOwned) || occurs(services.sought, after);
  const part = ` ${between.split(' , ').at(-1)?.trim()} `;
  const clause = `${part}_${after.split(/ [.,] /, 1)[0]} `;
  return (
    !occurs(statement, isSought ? part : clause) && (isSought || !(hasOccasion || occurs(telling, clause)))
  );
}

/** Whether `mention` names a thing that some deal is about, or a kind of outing. */
function isOfThere(mention: Mention, mentions: readonly Mention[], knowledge: AssistantKnowledge): boolean {
  const { slot, polarity, hardness, start } = mention;
  if (!thingSlots.has(slot) || polarity === 'against' || hardness === 'wish') return false;
  const { assistant, data, vocabulary } = knowledge;
  const value = `${mention.value}`;
  // "Anything for cars" names none of what cars need.
  if (slot === 'interests')
    return (
      ![vocabulary.vague, vocabulary.general].some((words) => words.has(value)) &&
      data.deals.some(topicTest(value, knowledge))
    );
  return !(
    mentions.some((other) => other.slot === 'interests' && other.start === start) ||
    assistant.categories.some(({ id, errand }) => errand && id === value)
  );
}
