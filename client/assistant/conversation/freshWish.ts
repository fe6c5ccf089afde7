import { type Mention, type PriceRange, thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { isTalk } from '../understand/sentences.ts';
import type { Conversation } from './conversation.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { noPreferences, type Preferences } from './preferences.ts';
import { topicTest } from './topicTest.ts';

type Said = Pick<
  Understanding,
  | 'mentions'
  | 'moves'
  | 'intent'
  | 'adds'
  | 'corrects'
  | 'isStatement'
  | 'asksThingsToDo'
  | 'isOwnWish'
  | 'isForPurpose'
  | 'isFurther'
  | 'party'
  | 'children'
  | 'plan'
  | 'rejections'
  | 'tale'
>;

/** What one comes for that says neither who comes nor that it is another outing. */
const lesser: ReadonlySet<unknown> = new Set(['gift', 'errand', 'quick', 'rainy-day', 'solo']);

/** Who comes to these is said with them. */
const ofCompany: ReadonlySet<unknown> = new Set([
  ...['date', 'anniversary', 'proposal', 'hen-party', 'girls-night', 'team', 'reunion', 'solo'],
]);

/** Slots that say for how much, when or where. */
const circumstances: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['priceRange', 'when', 'neighborhoods'] as const),
]);

/**
 * Whether a message says a whole wish of its own, so that nothing of the one before holds: what for or for whom, and beside that
 * something to do for them, or for how much or when. A refinement says less, or says that it is one.
 */
export function isFreshWish(
  said: Said,
  { preferences: before, latest, asked }: Conversation,
  knowledge: AssistantKnowledge,
): boolean {
  const { mentions, moves, intent, adds, rejections } = said;
  const isAnswer = latest.length === 0 && asked !== null;
  const isRefining = said.corrects || said.tale !== null || rejections.insistsFrom !== null || isAnswer;
  const isMove = moves.isNext || moves.isNearThere || moves.isAnother || moves.isReturn || moves.isMeant;
  if (!(intent.type === 'find' || isTalk(intent)) || isRefining || isMove) return false;
  const wanted = mentions.filter(({ polarity, hardness }) => polarity === 'for' && hardness === 'must');
  const has = (slot: Mention['slot']) => wanted.some((mention) => mention.slot === slot);
  const hasThing = wanted.some(({ slot }) => thingSlots.has(slot));
  const isBeyond = has('audience') && has('priceRange') && isOutOfReach(before, wanted, knowledge);
  // "Anything free for the kids too", after groceries.
  if (adds === 'also' || said.isFurther) return isBeyond && !hasThing;
  const company = has('audience') || said.children !== null || said.party !== null;
  const occasion = wanted.find(({ slot, value }) => slot === 'occasion' && !lesser.has(value))?.value;
  if (hasThing) return company && has('priceRange') && said.party === null;
  const isOther = occasion !== undefined && occasion !== before.occasion;
  // "Something for the baby", after a present, says whose it is.
  if (said.isOwnWish && before.occasion === 'gift' && occasion === undefined) return false;
  // Who does not drink what was wanted is one of those who come.
  const isOfOneDrink = mentions.some(({ slot, polarity }) => slot === 'interests' && polarity === 'against');
  const isOfOthers = wanted.some(
    ({ slot, value }) => slot === 'cautions' && !(value === 'sober' && isOfOneDrink),
  );
  if (said.isOwnWish || said.asksThingsToDo) return company || occasion !== undefined || isOfOthers;
  if (isBeyond) return true;
  if (occasion === undefined || said.isForPurpose || said.isStatement) return false;
  const told = new Set(wanted.flatMap(({ slot }) => (circumstances.has(slot) ? slot : [])));
  // "My wife and I, Old Town" answers a question.
  if (asked !== null) told.delete('neighborhoods');
  // "Date night on Saturday under $40" is whole, even after another date.
  return told.size + Number(said.plan !== null) > Number(!isOther);
}

/** What costs up to so many times the amount is the closest; where all costs more, another thing is meant. */
const withinReach = 1.5;

/** Whether all that is about the things of `before`, and for those who are named in `wanted`, costs far more than these will pay. */
function isOutOfReach(
  { interests }: Preferences,
  wanted: readonly Mention[],
  knowledge: AssistantKnowledge,
): boolean {
  const amount = wanted.find(({ slot }) => slot === 'priceRange')?.value as PriceRange | undefined;
  const isFamily = wanted.some(({ value }) => value === 'family');
  const most = (amount?.max ?? Number.POSITIVE_INFINITY) * withinReach;
  const isAbout = topicTest(interests, knowledge);
  const such = knowledge.data.deals.filter((deal) => isAbout(deal) && (!isFamily || deal.family === true));
  // Who has named no thing refines it.
  return interests.length > 0 && such.length > 0 && such.every(({ price = 0 }) => price > most);
}

/** What stays of `before` for a fresh wish: what nobody takes back, such as what they need and what they refused. */
export function remainingFor(
  said: Pick<Said, 'mentions' | 'children' | 'party'>,
  before: Preferences,
): Preferences {
  const { audience, party, youngest, oldest, needs, cautions, excluded } = before;
  const isOtherCompany =
    said.children !== null ||
    said.party !== null ||
    said.mentions.some(
      ({ slot, value, polarity }) =>
        polarity === 'for' &&
        ((slot === 'audience' && value !== audience) ||
          (slot === 'occasion' && value !== before.occasion && ofCompany.has(value))),
    );
  return {
    ...noPreferences,
    ...(!isOtherCompany && { audience, party, youngest, oldest }),
    needs: needs.filter((need) => !need.includes(':')),
    cautions,
    excluded,
  };
}
