import { diets, type Need } from '../../../data/model/deals/needs.ts';
import type { Intent } from '../understand/intents.ts';
import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { MessageSentence } from '../understand/sentences.ts';
import { isOfSite, isUnknowable } from '../understand/siteTalk.ts';
import type { Conversation } from './conversation.ts';

/**
 * The mentions that are wishes. Those in a question about a deal are none; "too expensive" and "the cheapest" are about the
 * deals shown, not about a price range, and "like the bowling one" is about a deal.
 */
export const wishesIn = (
  understanding: Understanding,
  questions: readonly MessageSentence[],
  before: Conversation,
): Understanding['mentions'] =>
  isOfWeather(understanding)
    ? []
    : withoutFoodOfDiets(wishesOf(understanding, questions, before), understanding, before);

/** "Will it rain on Saturday" wishes for no Saturday, "rain is forecast, where can the kids go" does. */
const isOfWeather = ({ sentences, mentions }: Understanding): boolean =>
  sentences.some(({ intents }) => intents.some(({ type }) => type === 'weather')) &&
  mentions.every(
    ({ slot, value, start }) =>
      value === 'rainy-day' ||
      slot === 'neighborhoods' ||
      mentions.some((other) => other.start === start && asides.has(other.slot)),
  );

function wishesOf(
  { sentences, mentions, isWish }: Understanding,
  questions: readonly MessageSentence[],
  { latest }: Conversation,
): Understanding['mentions'] {
  const isIn = (mention: { start: number; end: number }, span: { start: number; end: number }) =>
    mention.start < span.end && span.start < mention.end;
  return mentions.filter((mention) => {
    if (questions.some((question) => isIn(mention, question))) return false;
    const types = sentences.flatMap(({ intents, said }) =>
      intents.filter((_, index) => isIn(mention, said[index] ?? none)).map(({ type }) => type),
    );
    // "Am I texting a person right now" wishes for no time.
    const isAsideOfSite = sentences.some(
      ({ intents, ...span }) => isIn(mention, span) && intents.some(({ type }) => isAboutTheSite(type)),
    );
    const isOfTime = mentions.some(({ slot, start }) => asides.has(slot) && start === mention.start);
    if (isAsideOfSite && isOfTime) return false;
    // "Do you get a cut if I buy something" wishes for nothing, "can I trust this, I want pizza" does.
    const isOfMoney = sentences.some(({ intents, said, ...span }) =>
      intents.some(
        ({ type }, at) =>
          aboutMoney.has(type) && isIn(mention, span) && (said[at]?.start ?? 0) <= mention.start,
      ),
    );
    if (isOfMoney && !isWish) return false;
    // "Do you store what I write" asks for no store, "what can you do today" for no day.
    if (types.some((type) => isAboutTheSite(type) || type === 'help')) return false;
    if (latest.length === 0) return true;
    // "A quieter one" wishes for quiet.
    if (types.some((type) => aboutADeal.has(type))) return ofManner.has(mention.slot);
    return mention.slot !== 'priceRange' || !types.some((type) => relativePrices.has(type));
  });
}

const none = { start: 0, end: 0 };
const isAboutTheSite = (type: string) => isOfSite(type) || isUnknowable(type);
const aboutMoney: ReadonlySet<string> = new Set<Intent['type']>(['trust', 'rank', 'charge', 'earn']);
const asides: ReadonlySet<string> = new Set<Mention['slot']>(['when', 'time', 'priceRange']);
const aboutADeal: ReadonlySet<string> = new Set<Intent['type']>(['similar', 'ruled-out']);
const ofManner: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['intensity', 'setting', 'needs', 'aversions'] as const),
]);
const relativePrices: ReadonlySet<string> = new Set<Intent['type']>(['cheaper', 'nicer', 'top']);

/**
 * `mentions` without the wish for food that the name of a diet is where other things are wanted: after a museum, "I’m vegan" only
 * tells what somebody eats. "Something vegan" wishes for food.
 */
function withoutFoodOfDiets(
  mentions: Understanding['mentions'],
  { isWish }: Pick<Understanding, 'isWish'>,
  { preferences: { categories, interests } }: Pick<Conversation, 'preferences'>,
): Understanding['mentions'] {
  const isNamed = mentions.some(({ slot, polarity }) => slot === 'interests' && polarity === 'for');
  if (isWish || isNamed || categories.length + interests.length === 0) return mentions;
  const eaten = mentions.filter(({ slot, value }) => slot === 'needs' && diets.has(value as Need));
  return mentions.filter(
    ({ slot, start }) => slot !== 'categories' || eaten.every((need) => need.start !== start),
  );
}
