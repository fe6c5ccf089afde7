import { diets } from '../../../data/model/deals/needs.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import { parseMessage, type Understanding } from '../understand/parseMessage.ts';
import { withoutSpans } from '../understand/withoutSpans.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { anyTime, noPreferences, type Preferences } from './preferences.ts';
import { type StatedTime, statedTimeIn } from './statedTime.ts';
import type { Turn } from './turn.ts';
import { updatePreferences } from './updatePreferences.ts';

/** A part of a message, and what it says by itself. */
export interface WishPart {
  readonly said: Understanding;
  readonly named: StatedTime;
  readonly own: Preferences;
  /** It is an item of a numbered list. */
  readonly isItem: boolean;
}

/** Whether there are deals about each of two lists of topics, but none about both. */
export type AreApart = (first: readonly string[], second: readonly string[]) => boolean;

/** More than this is too long to be read part by part. */
const longestText = 600;

/** The parts of a message with a thing of its own each, where two of them exclude or follow each other, or share no deal. */
export function wishPartsOf(
  { text: whole, asked, knowledge, context }: Turn,
  { joints, mentions, asides, tale }: Understanding,
  areApart: AreApart,
): WishPart[] {
  const text = withoutSpans(whole, [...asides, ...asked]);
  if (text.replace(/ +/g, ' ').length > longestText) return [];
  const isList = joints.some(({ isItem }) => isItem);
  const parse = (from: number, to: number): WishPart => {
    const said = parseMessage(text.slice(from, to), knowledge.vocabulary);
    const named = statedTimeIn(said, knowledge.calendar.dateAt(context.now), 0);
    const own = updatePreferences(noPreferences, said, null, named);
    return { said, named, isItem: isList, own: withoutVague(own, knowledge) };
  };
  // "No bars, clubs or malls" names no wishes after the comma.
  const ruledOut = mentions.filter(
    ({ polarity, slot, start, end }) =>
      polarity === 'against' &&
      (tale === null || (thingSlots.has(slot) && text.slice(start, end).trim() !== '')),
  );
  const isRuledOut = (from: number, to: number) =>
    ruledOut.some(({ start, end }) => from <= start && end <= to);
  const isWish = ({ said }: WishPart) => hasThing(said, tale !== null);
  // A long message begins with much that is no wish: "flying in for a trade show".
  const isAsked = ({ said }: WishPart) =>
    tale === null || said.isWish || said.isQuestion || said.asksThingsToDo;
  /** The part from `start`, of a sequence as far as it names a thing: "later today, around 4, a massage". */
  const partAfter = (index: number, start: number, isSequence: boolean): WishPart => {
    const part = parse(start, joints[index + 1]?.end ?? text.length);
    const isOpen = isSequence && index + 1 < joints.length && !joints[index + 1]?.isSequence;
    return isOpen && !isWish(part) ? partAfter(index + 1, start, isSequence) : part;
  };
  const isOther = (current: WishPart, next: WishPart) =>
    !isTasteBeside(current, next) &&
    (excludes(current.own, next.own) ||
      isOfOtherCompany(current, next) ||
      asksBeside(current, next) ||
      isWideAfterNarrow(current, next) ||
      isBeforeMeal(current, next, knowledge) ||
      isOfOtherKind(current, next) ||
      isForKids(current, next) ||
      isOfOtherEater(current, next) ||
      areApart(current.own.interests, next.own.interests));
  const parts: WishPart[] = [];
  let from = 0;
  // Where the part before a joint begins and ends.
  let span: readonly [from: number, to: number] | null = null;
  for (const [index, { end, start, isSequence }] of joints.entries()) {
    if (start >= text.length || isRuledOut(from, end)) continue;
    span ??= [from, end];
    const current = parse(...span);
    if (!isWish(current) || !isAsked(current)) {
      span = null;
      continue;
    }
    const next = partAfter(index, start, isSequence);
    const follows = isSequence && !(current.said.asksThingsToDo && isCompany(next.said));
    if (isWish(next) && (follows || isOther(current, next))) {
      parts.push(current);
      [from, span] = [start, null];
    } else span = [from, joints[index + 1]?.end ?? text.length];
  }
  return parts.length === 0 ? [] : [...parts, parse(from, text.length)];
}

/** `preferences` without topics that say little beside others: "errands: a haircut". */
export function withoutVague(preferences: Preferences, { vocabulary }: AssistantKnowledge): Preferences {
  const interests = preferences.interests.filter((topic) => !vocabulary.vague.has(topic));
  return interests.length > 0 ? { ...preferences, interests } : preferences;
}

const things: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['categories', 'interests', 'audience', 'occasion', 'setting'] as const),
]);

const people: ReadonlySet<string> = new Set<Mention['slot']>(['audience', 'occasion']);

/** "Something for the kids" wishes for a thing, "we are 4 adults" for none, nor does who comes in a long message. */
const hasThing = ({ mentions, asksThingsToDo, isStatement, isWish }: Understanding, isTale: boolean) =>
  asksThingsToDo ||
  mentions.some(
    ({ slot, hardness, polarity, value }) =>
      (isTale
        ? thingSlots.has(slot) || value === 'gift' || (isWish && people.has(slot))
        : things.has(slot)) &&
      hardness === 'must' &&
      polarity === 'for' &&
      (slot !== 'audience' || isWish || !isStatement),
  );

/** What "my wife and our baby" and "for the two of us" say. */
const ofCompany: ReadonlySet<unknown> = new Set(['family', 'adults', 'date', 'solo']);

/** Whether a message says who comes, and wishes for nothing. */
export const isCompany = ({ mentions, asksThingsToDo, isWish }: Understanding) =>
  !(asksThingsToDo || isWish) && mentions.every(({ value }) => ofCompany.has(value));

/** Whether two wishes are for different times, or only one is for a gift. */
function excludes(a: Preferences, b: Preferences): boolean {
  const [first, second] = [timeOf(a), timeOf(b)];
  // "Dinner tonight, I'm starving" is one wish.
  const isHungry =
    b.when === 'now' && b.interests.length === 0 && b.categories.every((id) => a.categories.includes(id));
  const isOtherTime = first !== noTime && second !== noTime && first !== second && !isHungry;
  // Beside a present, what has its own time or is an errand is none.
  const isGiftBeside =
    b.occasion === 'gift'
      ? a.occasion !== 'gift'
      : a.occasion === 'gift' && (second !== noTime || b.occasion === 'errand');
  return isOtherTime || isGiftBeside;
}

/** "A museum for the kids, wine for us"; "dinner with friends and our kids" says only who comes. */
const isOfOtherCompany = ({ own }: WishPart, { own: next, said }: WishPart): boolean =>
  own.audience !== null && next.audience !== null && own.audience !== next.audience && !isCompany(said);

/** "A present for my dad, and where can we have breakfast", "what do we do, and where do we eat". */
const asksBeside = ({ own, said }: WishPart, { own: next, said: asked }: WishPart) =>
  asked.isQuestion &&
  (own.occasion === 'gift' || said.asksThingsToDo) &&
  next.occasion !== 'gift' &&
  next.categories.length + next.interests.length > 0;

/** "Dinner and something to do": whatever is to do is no dinner. */
const isWideAfterNarrow = ({ own }: WishPart, { said, own: next }: WishPart) =>
  said.asksThingsToDo && next.interests.length === 0 && own.interests.length > 0;

/** "Something to see and lunch": no meal is a sight. */
const isBeforeMeal = (
  { said, own }: WishPart,
  { own: { interests } }: WishPart,
  { assistant: { language } }: AssistantKnowledge,
) =>
  said.asksThingsToDo &&
  own.interests.length === 0 &&
  interests.length > 0 &&
  interests.every((topic) => language.meals.some(({ topics }) => topics.split('|').includes(topic)));

/** "Dinner and a show": a kind of its own is no thing of the other. */
const isOfOtherKind = ({ own }: WishPart, { said, own: next }: WishPart) =>
  own.interests.length > 0 &&
  next.interests.length === 0 &&
  said.mentions.some(
    ({ slot, value, hardness, polarity }) =>
      slot === 'categories' &&
      hardness === 'must' &&
      polarity === 'for' &&
      !own.categories.includes(`${value}`),
  );

/** "A present for my aunt, she likes plants and tea": what somebody likes is the present. */
const isTasteBeside = ({ own, said }: WishPart, { said: next }: WishPart) =>
  own.occasion === 'gift' && (said.isTaste || next.isTaste) && !(next.isWish || next.isQuestion);

/** "A haircut and somewhere my kids can burn off energy": who comes to the second comes to no haircut. */
const isForKids = ({ own }: WishPart, { said, own: next }: WishPart) =>
  own.interests.length > 0 &&
  own.audience === null &&
  next.audience === 'family' &&
  next.interests.length === 0 &&
  !isCompany(said);

/** "I am vegan, my mom wants dumplings". */
const isOfOtherEater = ({ own }: WishPart, { said, own: next }: WishPart) =>
  said.isForSomeone && next.interests.length > 0 && own.needs.some((need) => diets.has(need));

/** The days and hours of `preferences`, to be compared. */
export const timeOf = (preferences: Preferences): string =>
  JSON.stringify(Object.keys(anyTime).map((key) => preferences[key as keyof typeof anyTime]));
export const noTime: string = timeOf(noPreferences);
