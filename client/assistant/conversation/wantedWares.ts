import { type Grammar, occurs } from '../understand/grammar.ts';
import type { Intent } from '../understand/intents.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { isMark, type Token } from '../understand/utterance.ts';
import type { Vocabulary } from '../understand/vocabulary.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { topicTest } from './topicTest.ts';

/** The names of what people look for have so many words at most. */
const longestName = 3;

/** "An immigration lawyer" asks for no advice. */
const asksForThings: ReadonlySet<string> = new Set<Intent['type']>(['find', 'top', 'advice']);
/** Between a wish and what somebody owns stand so many words at most: "fix my old couch". */
const longestOwned = 2;

/**
 * What a message wants of what people look for anywhere and no deal is about, whatever else it says of days, prices and company:
 * "movers for December 12". Empty if it wants something that there is, or only tells of such a thing: "my boss has a new couch".
 */
export function wantedWaresOf(understanding: Understanding, knowledge: AssistantKnowledge): Mention[] {
  const { intent, mentions, asides, meant, asksThingsToDo, rejections } = understanding;
  if (!asksForThings.has(intent.type)) return [];
  const isAside = ({ start, end }: Token) => asides.some((span) => span.start < end && start < span.end);
  const tokens = meant.filter((token) => !isAside(token));
  const named = waresIn(tokens, knowledge.vocabulary);
  const others = mentions.filter(
    (mention) => isOfThere(mention, mentions, knowledge) && !named.some((ware) => isIn(mention, ware)),
  );
  const wares = named.filter((ware) => !mentions.some((mention) => isPartOf(ware, mention)));
  if (wares.length === 0 || others.length > 0 || asksThingsToDo) return [];
  const { grammar } = knowledge.vocabulary;
  const hasOccasion = mentions.some(({ slot, polarity }) => slot === 'occasion' && polarity === 'for');
  // "I said tires" asks for them.
  const isInsisted = rejections.insistsFrom !== null;
  // What is named beside it has to do with it: "tires or brakes".
  return isInsisted || wares.some((ware) => isWanted(ware, hasOccasion, grammar)) ? wares : [];
}

interface Ware extends Mention {
  /** The words of its sentence before it, and those of its clause. */
  readonly before: string;
  readonly clause: string;
  /** What is said after it. */
  readonly after: string;
}

/** What people look for among `tokens`, by its longest names. */
function waresIn(tokens: readonly Token[], { wares, keyOf, singular }: Vocabulary): Ware[] {
  const found: Ware[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    for (let length = longestName; length > 0; length -= 1) {
      const name = tokens.slice(from, from + length);
      const value = wares.get(keyOf(name.map(({ word }) => singular(word))));
      const [first, last] = [name[0], name.at(-1)];
      if (value === undefined || !first || !last || name.length < length) continue;
      const startAt = (mark: string) =>
        tokens.findLastIndex(({ word }, at) => at < from && word === mark) + 1;
      const end = tokens.findIndex(({ word }, at) => at > from && isMark(word));
      found.push({
        ...{ slot: 'interests', polarity: 'for', hardness: 'must', value: wholeName(value) },
        ...{ start: first.start, end: last.end },
        after: textOf(tokens.slice(from + length)),
        before: textOf(tokens.slice(startAt('.'), from)),
        clause: textOf(tokens.slice(Math.max(startAt('.'), startAt(',')), end < 0 ? undefined : end)),
      });
      from += length - 1;
      break;
    }
  }
  return found;
}

/** With a second name with hard spaces: neither "christmas" nor "tree" is looked for by itself. */
const wholeName = (value: string) =>
  value.includes(' ') ? `${value}|${value.replaceAll(' ', '\u00a0')}` : value;

const textOf = (tokens: readonly Token[]) => ` ${tokens.map(({ word }) => word).join(' ')} `;

/** Whether what is said before a thing asks for it, or its clause tells nothing: "movers dec 12", but not "after my root canal". */
function isWanted({ before, clause, after }: Ware, hasOccasion: boolean, grammar: Grammar): boolean {
  const { seeking, asking, question, besideWare, ownedWare, statement, telling, services } = grammar;
  const ends = [seeking, asking, question].flatMap((rule) =>
    [...before.matchAll(rule)].map((match) => match.index + match[0].length),
  );
  const isSought = ends.length > 0;
  const between = before.slice(Math.max(0, ...ends));
  if (occurs(besideWare, between)) return false;
  // "My transmission slips, who can look at it".
  if (occurs(ownedWare, before))
    return (isSought && between.trim().split(' ').length <= longestOwned) || occurs(services.sought, after);
  const part = isSought ? between.slice(between.lastIndexOf(',') + 1) : clause;
  return !occurs(statement, part) && (isSought || !(hasOccasion || occurs(telling, clause)));
}

/** Whether `mention` names a thing that some deal is about, or a kind of outing. */
function isOfThere(mention: Mention, mentions: readonly Mention[], knowledge: AssistantKnowledge): boolean {
  const { slot, polarity, hardness } = mention;
  const { assistant, data, vocabulary } = knowledge;
  if (!thingSlots.has(slot) || polarity === 'against' || hardness === 'wish') return false;
  const value = `${mention.value}`;
  // "Anything for cars" names none of what cars need.
  const isVague = vocabulary.vague.has(value) || vocabulary.general.has(value);
  if (slot === 'interests') return !isVague && data.deals.some(topicTest(value, knowledge));
  const isNamed = mentions.some((other) => other.slot === 'interests' && other.start === mention.start);
  return !isNamed && !assistant.categories.some(({ id, errand }) => errand && id === value);
}

const isIn = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  b.start <= a.start && a.end <= b.end;

/** Whether a thing is only a part of the longer name of another: "window" of "window washing". */
const isPartOf = (ware: Mention, mention: Mention) =>
  thingSlots.has(mention.slot) && isIn(ware, mention) && !isIn(mention, ware);
