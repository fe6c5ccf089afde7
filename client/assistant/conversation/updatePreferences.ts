import type { Caution } from '../../../data/language/occasionWords.ts';
import type { Need } from '../../../data/model/deals/needs.ts';
import type { Mention, PriceRange } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { OpenQuestion } from './conversation.ts';
import { firmAfter } from './insisted.ts';
import { agesAfter, audienceAfter, partyAfter } from './peopleAfter.ts';
import { anyTime, type Preferences } from './preferences.ts';
import { companyOf, priceAfter } from './priceAfter.ts';
import { noStatedTime, type StatedTime } from './statedTime.ts';
import { timeAfter, type WantedTime } from './timeAfter.ts';
import { withoutWaived } from './waivedWishes.ts';
import { wishMoveOf, withoutThings } from './wishMove.ts';

type List = 'categories' | 'neighborhoods' | 'interests';

/**
 * The visitor's preferences after a message. What becomes of the things that were wanted is the matter of `wishMoveOf`; other
 * items are added to lists, or replace them if the visitor corrects themselves ("actually", "instead", "how about"). For
 * everything else the latest value counts. `time` is what the message names besides the values of its slots.
 */
export function updatePreferences(
  earlier: Preferences,
  understanding: Understanding,
  asked: OpenQuestion | null,
  time: StatedTime = noStatedTime,
): Preferences {
  const before = withoutWaived(
    withoutThings(earlier, wishMoveOf(earlier, understanding), understanding),
    understanding.waived,
  );
  const { mentions } = understanding;
  const { when, days, part, isToday, dates, hours } = before;
  const latestOf = (slot: Mention['slot']) =>
    mentions.findLast((mention) => mention.slot === slot && mention.polarity === 'for')?.value;
  const party = partyAfter(before, understanding);
  const isLifted = mentions.some(({ slot, polarity }) => slot === 'priceRange' && polarity === 'against');
  const categories = updateList('categories', before, understanding);
  const neighborhoods = updateList('neighborhoods', before, understanding);
  const audience = audienceAfter(
    before,
    latestOf('audience') as Preferences['audience'] | undefined,
    understanding,
    asked,
  );
  const isOtherParty = audience !== null && before.audience !== null && audience !== before.audience;
  // What the children wanted is not what the couple wants.
  const interestsBefore = isOtherParty ? { ...before, interests: [] } : before;
  const interests = updateList('interests', interestsBefore, understanding);
  const times = timeAfter({ when, days, part, isToday, dates, hours }, understanding, time);
  const occasion = occasionAfter(before.occasion, understanding, audience, party);
  // A date in the rain stays a date, and moves indoors.
  const isWet =
    occasion !== 'rainy-day' &&
    mentions.some(({ value, polarity }) => value === 'rainy-day' && polarity === 'for');
  return {
    categories: categories.wanted,
    neighborhoods: understanding.isAnywhere ? [] : neighborhoods.wanted,
    interests: interests.wanted,
    // "My girls", before a wedding, are no daughters.
    audience: occasion === 'hen-party' && understanding.children === null ? 'adults' : audience,
    setting: settingAfter(
      before.setting,
      (latestOf('setting') as Preferences['setting'] | undefined) ?? (isWet ? 'indoor' : undefined),
      understanding,
      asked,
    ),
    intensity: (latestOf('intensity') as Preferences['intensity']) ?? before.intensity,
    priceRange: priceAfter(
      latestOf('priceRange') as PriceRange | undefined,
      isLifted ? null : before.priceRange,
      companyOf(party, occasion),
    ),
    ...(occasion === 'gift' ? timeOfGift(times) : times),
    party,
    ...agesAfter(before, understanding, audience),
    needs: needsAfter(before.needs, understanding),
    firm: firmAfter(before.firm, understanding),
    occasion,
    plan: understanding.plan ?? before.plan,
    cautions: cautionsAfter(before.cautions, understanding),
    excluded: {
      categories: categories.excluded,
      neighborhoods: neighborhoods.excluded,
      interests: interests.excluded,
      aversions: distinct([
        ...before.excluded.aversions,
        ...mentions.flatMap(({ slot, value }) => (slot === 'aversions' ? (value as string) : [])),
      ]),
      deals: before.excluded.deals,
    },
  };
}

/** When a present is given says nothing of when it can be bought; today is when it is needed. */
const timeOfGift = (time: WantedTime): WantedTime =>
  time.isToday || time.when === 'today' || time.when === 'now' ? time : anyTime;

/** Needs stay until they are taken back. */
function needsAfter(before: readonly Need[], { mentions }: Understanding): readonly Need[] {
  const named = mentions.filter(({ slot }) => slot === 'needs');
  const of = (polarity: Mention['polarity']) =>
    named.flatMap((mention) => (mention.polarity === polarity ? (mention.value as Need) : []));
  const kindOf = (need: Need) => need.split(':', 1)[0];
  const dropped = of('against');
  const limits = of('for').filter((need) => kindOf(need) === 'minutes');
  const wanted = [...of('for').filter((need) => !limits.includes(need)), ...limits.slice(-1)];
  // Another limit of time replaces the one before.
  const kept = before.filter(
    (need) =>
      !dropped.includes(need) && !wanted.includes(need) && !(kindOf(need) === 'minutes' && limits.length > 0),
  );
  return [...kept, ...wanted];
}

/**
 * The latest occasion counts, but rain changes no plans, who comes with a spouse and children comes for no date, nor does an old couple
 * in the morning, and who is one of seven is not alone.
 */
function occasionAfter(
  before: Preferences['occasion'],
  { mentions, part }: Understanding,
  audience: Preferences['audience'],
  party: number | null,
): Preferences['occasion'] {
  const named = occasionNamed(before, mentions);
  const isOfMorning = part === 'morning' && mentions.some(({ value }) => value === 'older');
  const isOut =
    named === 'date' ? audience === 'family' || isOfMorning : named === 'solo' && (party ?? 1) > 1;
  return isOut ? null : named;
}

function occasionNamed(
  before: Preferences['occasion'],
  mentions: readonly Mention[],
): Preferences['occasion'] {
  const mention = mentions.find(({ slot }) => slot === 'occasion');
  // Whoever wants nothing for couples comes for no date.
  if (mentions.some(({ value }) => value === 'couples') && before === 'date') return null;
  if (!mention || (mention.value === 'rainy-day' && before !== null)) return before;
  if (mention.polarity === 'for') return mention.value as Preferences['occasion'];
  return mention.value === before ? null : before;
}

function cautionsAfter(
  before: Preferences['cautions'],
  { mentions }: Understanding,
): Preferences['cautions'] {
  const of = (polarity: Mention['polarity']) =>
    mentions.flatMap((mention) =>
      mention.slot === 'cautions' && mention.polarity === polarity ? (mention.value as Caution) : [],
    );
  return distinct([...before, ...of('for')]).filter((caution) => !of('against').includes(caution));
}

/** "Or outdoors, either is fine", or "either" as an answer, means both. */
function settingAfter(
  before: Preferences['setting'],
  named: Preferences['setting'] | undefined,
  { takesEither }: Understanding,
  asked: OpenQuestion | null,
): Preferences['setting'] {
  const isAsked = asked === 'setting' || asked === 'audience-and-setting';
  const isOther = named !== undefined && before !== null && named !== before;
  if (takesEither && (isOther || (isAsked && named === undefined))) return 'both';
  return named ?? before;
}

function updateList(
  slot: List,
  before: Preferences,
  { mentions, corrects, adds, moves }: Understanding,
): { wanted: readonly string[]; excluded: readonly string[] } {
  const of = (polarity: Mention['polarity']) =>
    mentions.filter((mention) => mention.slot === slot && mention.polarity === polarity);
  const named = of('for');
  const against = of('against').filter(({ value }) => !named.some((mention) => mention.value === value));
  // "No sushi" does not rule out restaurants, but as a correction it takes back the wish for one.
  const droppedNow = against
    .filter(({ hardness }) => hardness === 'must' || corrects)
    .map(({ value }) => value as string);
  // Who drops yoga drops the yoga class.
  const isDropped = (value: string) => droppedNow.some((dropped) => ` ${value} `.includes(` ${dropped} `));
  const excludedNow = against
    .filter(({ hardness }) => hardness === 'must')
    .map(({ value }) => value as string);
  // A place replaces the one before, also in "make it Monday, and downtown"; "and downtown" by itself is one more.
  const isOneMore = adds === 'also' || (adds === 'and' && moves.isAnother);
  const isReplaced = slot === 'neighborhoods' && !isOneMore && named.length > 0;
  const values = named.map(({ value }) => value as string);
  const others = values.filter((value) => !before[slot].includes(value));
  // "I said the one but meant the other" names the place before, too.
  const wantedNow = isReplaced && corrects && others.length > 0 ? others : values;
  const kept = isReplaced ? [] : before[slot];
  return {
    wanted: distinct([
      ...kept.filter((value) => !isDropped(value) && !wantedNow.includes(value)),
      ...wantedNow,
    ]),
    excluded: distinct([
      ...before.excluded[slot].filter((value) => !wantedNow.some((wanted) => isSameThing(wanted, value))),
      ...excludedNow,
    ]),
  };
}

/** Whether one of the names of a thing is one of another: "coffee|cafe" is coffee. */
const isSameThing = (a: string, b: string) => a.split('|').some((name) => b.split('|').includes(name));

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];
