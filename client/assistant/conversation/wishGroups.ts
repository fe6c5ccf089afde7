import type { Intent } from '../understand/intents.ts';
import type { Mention } from '../understand/mention.ts';
import { parseMessage, type Understanding } from '../understand/parseMessage.ts';
import { withoutSpans } from '../understand/questions.ts';
import { isTalk } from '../understand/sentences.ts';
import { anyTime, noPreferences, type Preferences } from './preferences.ts';
import { type StatedTime, statedTimeIn } from './statedTime.ts';
import type { Turn } from './turn.ts';
import { updatePreferences } from './updatePreferences.ts';

/** One of several wishes in a message that no deal can meet together. */
export interface WishGroup {
  /** All that is wanted for it. */
  readonly preferences: Preferences;
  /** Only what its own words say. */
  readonly own: Preferences;
}

/** More than this many are too many for the cards of an answer. */
const mostGroups = 3;

/**
 * The wishes of a message that exclude each other: "pizza tonight and a museum tomorrow", "lunch for two and then something
 * for the kids". Empty for a message with one wish.
 */
export function wishGroupsOf(turn: Turn): WishGroup[] {
  const { understanding, before } = turn;
  if (!understanding || understanding.corrects || !canHaveGroups(understanding.intent)) return [];
  const parts = partsOf(turn, understanding);
  if (parts.length < 2 || parts.length > mostGroups) return [];
  let last: Preferences = before.preferences;
  const wishes = parts.map(({ said, named, isItem }) => {
    if (isItem) last = before.preferences;
    last = updatePreferences({ ...last, categories: [], interests: [] }, said, null, named);
    return last;
  });
  // What is said once at the end is meant for all: "dinner and then a show tomorrow under $50".
  return parts.map(({ own, isItem }, index) => {
    const preferences = wishes[index] ?? own;
    if (isItem) return { own, preferences };
    return { own, preferences: withMissing(preferences, wishes.at(-1) ?? preferences) };
  });
}

const canHaveGroups = (intent: Intent) => intent.type === 'find' || isTalk(intent);

/** A part of a message, and what it says by itself. */
interface Part {
  readonly said: Understanding;
  readonly named: StatedTime;
  readonly own: Preferences;
  /** It is an item of a numbered list. */
  readonly isItem: boolean;
}

/** The parts of a message with a thing of its own each, where two of them exclude or follow each other. */
function partsOf(
  { text: whole, knowledge, context }: Turn,
  { joints, mentions, asides }: Understanding,
): Part[] {
  const text = withoutSpans(whole, asides);
  const isList = joints.some(({ isItem }) => isItem);
  const parse = (from: number, to: number): Part => {
    const said = parseMessage(text.slice(from, to), knowledge.vocabulary);
    const named = statedTimeIn(said, knowledge.calendar.dateAt(context.now), 0);
    return { said, named, isItem: isList, own: updatePreferences(noPreferences, said, null, named) };
  };
  // "No bars, clubs or malls" names no wishes after the comma.
  const isRuledOut = (from: number, to: number) =>
    mentions.some(({ polarity, start, end }) => polarity === 'against' && from <= start && end <= to);
  const parts: Part[] = [];
  let from = 0;
  // Where the part before a joint begins and ends.
  let span: readonly [from: number, to: number] | null = null;
  for (const [index, { end, start, isSequence }] of joints.entries()) {
    if (start >= text.length || isRuledOut(from, end)) continue;
    span ??= [from, end];
    const nextEnd = joints[index + 1]?.end ?? text.length;
    const current = parse(...span);
    if (!hasThing(current.said)) {
      span = null;
      continue;
    }
    const next = parse(start, nextEnd);
    // What long messages say in passing joins no wishes.
    const isOther = isSequence || (asides.length === 0 && excludes(current.own, next.own));
    if (hasThing(next.said) && isOther) {
      parts.push(current);
      [from, span] = [start, null];
    } else span = [from, nextEnd];
  }
  return parts.length === 0 ? [] : [...parts, parse(from, text.length)];
}

const things: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['categories', 'interests', 'audience', 'occasion'] as const),
]);

const hasThing = ({ mentions }: Understanding) =>
  mentions.some(
    ({ slot, hardness, polarity }) => things.has(slot) && hardness === 'must' && polarity === 'for',
  );

/** Whether two wishes are for different times or different company. */
function excludes(a: Preferences, b: Preferences): boolean {
  const [first, second] = [timeOf(a), timeOf(b)];
  const isOtherTime = first !== noTime && second !== noTime && first !== second;
  return isOtherTime || (a.audience !== null && b.audience !== null && a.audience !== b.audience);
}

const timeKeys = Object.keys(anyTime) as (keyof typeof anyTime)[];
const timeOf = (preferences: Preferences) => JSON.stringify(timeKeys.map((key) => preferences[key]));
const noTime = timeOf(noPreferences);

/** `preferences` with the place, price and time of the last wish where they have none. */
function withMissing(preferences: Preferences, last: Preferences): Preferences {
  const { neighborhoods, priceRange } = preferences;
  const time = Object.fromEntries(timeKeys.map((key) => [key, last[key]]));
  return {
    ...preferences,
    neighborhoods: neighborhoods.length > 0 ? neighborhoods : last.neighborhoods,
    priceRange: priceRange ?? last.priceRange,
    ...(timeOf(preferences) === noTime ? time : {}),
  };
}
