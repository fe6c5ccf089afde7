import type { Caution, Occasion } from '../../../data/language/occasionWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasFeature } from '../../../data/model/deals/features.ts';
import { hasTrait, type Trait, traitBits } from '../../../data/model/deals/traits.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { companyOf as companyOfPrice } from '../conversation/priceAfter.ts';
import { topicTest } from '../conversation/topicTest.ts';
import {
  type Company,
  cautionProfiles,
  companyProfiles,
  familyOutingProfile,
  kindProfile,
  occasionProfiles,
  outingProfile,
  type Profile,
} from './occasionProfiles.ts';

/** How well deals suit who comes and what they come for. */
export interface OccasionFit {
  /** Whether `deal` would be out of place. */
  readonly isOutOfPlace: (deal: DealRecord) => boolean;
  /** Whether those who come should be spared `deal`, or it is no present: that holds even if they name it. */
  readonly isSpared: (deal: DealRecord) => boolean;
  /** About 4 for what is made for the occasion, below 0 for what suits it badly. */
  readonly pointsFor: (deal: DealRecord) => number;
}

/** At most this old for a toddler's morning, and at least this old for what teenagers like, in years. */
const oldestToddler = 4;
const youngestTeen = 13;
/** Who goes to school is bored on a toddler's morning. */
const youngestOfSchool = 7;
/** From this number on, a table for two is no help. */
const fewestOfCrowd = 5;
/** A present that can be used for less than this is none, in milliseconds. */
const shortestUseOfGift = 7 * 86_400_000;

/** For these two come, without children. */
const romantic: ReadonlySet<Occasion> = new Set<Occasion>(['date', 'anniversary', 'proposal']);

/** No child comes to these. */
const ofGrownUps: ReadonlySet<Occasion> = new Set<Occasion>([
  ...romantic,
  'hen-party',
  'girls-night',
  'team',
]);

/** What a deal may be besides that has room for a group. */
const ofFew = traitBits(['for-two', 'romantic', 'hen-night']);

/** What is for families is rarely a present for a grown-up. */
const costOfChildish = -3;

/** What is only for children up to this age is for few of those whose age nobody told, in years. */
const oldestOfSmall = 8;
const costOfSmall = -2;

/** What is for people of this age and up is made for them, in years. */
const leastOfOld = 50;
const pointsOfOld = 3;

/** Whoever speaks of no children comes without. */
const costOfChildren = -4;

/** Nobody pays for two alone. */
const costOfCompany = -8;

/** A table for twelve is for twelve, unless somebody asks for it; what each of a few would pay at most for a room of many. */
const fewestOfLongTable = 6;
const costOfLongTable = -6;
const mostForRoom = 35;

/** Whoever writes in the language of the site may understand no other. */
const costOfOtherLanguage = -3;

/** How deals suit `preferences` at `now`. */
export function occasionFit(
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  now: number,
): OccasionFit {
  const { cautions, occasion, interests } = preferences;
  // A stored chat may name what this version does not know.
  const profilesOf = (some: readonly Caution[]) =>
    some.flatMap((caution) => {
      const profile = cautionProfiles[caution];
      return profile ? forCompany(profile, preferences) : [];
    });
  const isLoose = (caution: Caution) => caution === 'gentle' || caution === 'older';
  const strict = profilesOf(cautions.filter((caution) => !isLoose(caution)));
  // Whoever names yoga for a bad back knows what that back can do.
  const loose = [...profilesOf(cautions.filter(isLoose)), ...looseProfiles(preferences, knowledge)];
  const strictly = traitBits(strict.flatMap(({ never }) => never));
  const loosely = traitBits(loose.flatMap(({ never }) => never));
  const choices = loose.flatMap(({ oneOf }) => (oneOf ? [traitBits(oneOf)] : []));
  const likes = weightsOf([...strict, ...loose]);
  const topicTests = interests.map((topic) => topicTest(topic, knowledge));
  const isAlone = companyOf(preferences).includes('alone');
  const isRomance = occasion !== null && romantic.has(occasion) && preferences.audience !== 'family';
  const isOfSomeAge = preferences.audience === 'family' && preferences.youngest === null;
  const isForAnyone = preferences.audience === null;
  // "A night out for the bride, we want to dance" wishes for no ballet lessons of children.
  const isGrownUp = occasion !== null && ofGrownUps.has(occasion) && preferences.audience !== 'family';
  const isForGrownUp = occasion === 'gift' && preferences.audience !== 'family';
  // Two lanes for twelve are for a team, whatever the price is for.
  const hasRoom = (groups: DealRecord['groups']) =>
    groups !== undefined && preferences.party !== null && preferences.party <= (groups[1] ?? 0);
  const isOdd = ({ traits = 0, family, priceFor, groups }: DealRecord) =>
    (traits & (hasRoom(groups) ? loosely & ~ofFew : loosely)) !== 0 ||
    choices.some((bits) => (traits & bits) === 0) ||
    // A couple does not come by the carload.
    (isRomance && family === true && priceFor !== 2);
  // A chore has to be named itself: what is wanted delivered is no laundry.
  const isNamed = (deal: DealRecord) => {
    const named = hasTrait(deal.traits, 'errand') ? { ...deal, tags: [] } : deal;
    return topicTests.some((isAbout) => isAbout(named));
  };
  const isForeign = ({ traits }: DealRecord) =>
    knowledge.pack === undefined && hasTrait(traits, 'other-language') && preferences.needs.length === 0;
  const isSpared = (deal: DealRecord) =>
    ((deal.traits ?? 0) & strictly) !== 0 ||
    (isGrownUp && hasTrait(deal.traits, 'children')) ||
    (occasion === 'gift' && !canBeGiven(deal, now) && !(isNamed(deal) && isOfShop(deal)));
  return {
    isSpared,
    isOutOfPlace: (deal) =>
      isSpared(deal) ||
      (isAlone && deal.priceFor === 2 && !hasTrait(deal.traits, 'lodging')) ||
      (occasion === 'rainy-day' && deal.outdoor === true && !hasTrait(deal.traits, 'sheltered')) ||
      (isOdd(deal) && !isNamed(deal)) ||
      (isFarTooLarge(deal, preferences) && !topicTests.some((isAbout) => isAbout({ title: deal.title }))),
    pointsFor: (deal) =>
      (isForGrownUp && deal.family ? costOfChildish : 0) +
      (isOfSomeAge && (deal.ages?.[1] ?? Infinity) <= oldestOfSmall ? costOfSmall : 0) +
      (cautions.includes('older') && (deal.ages?.[0] ?? 0) >= leastOfOld ? pointsOfOld : 0) +
      (isForAnyone && hasTrait(deal.traits, 'children') ? costOfChildren : 0) +
      (isAlone && typeof deal.priceFor === 'number' && deal.priceFor > 1 ? costOfCompany : 0) +
      (isTooLarge(deal, preferences) && !isNamed(deal) ? costOfLongTable : 0) +
      (isForeign(deal) && !isNamed(deal) ? costOfOtherLanguage : 0) +
      likes.reduce((sum, [bit, points]) => ((deal.traits ?? 0) & bit ? sum + points : sum), 0) +
      (cautions.some(isLoose) ? pointsForEase(deal) : 0),
  };
}

/** Whether the price of `deal` is for many more than come; who comes with a team or to a hen party may be many. */
const isTooLarge = (
  { priceFor }: DealRecord,
  { party, occasion }: Pick<Preferences, 'party' | 'occasion'>,
): boolean =>
  typeof priceFor === 'number' &&
  priceFor >= fewestOfLongTable &&
  (party === null ? occasion === null || !crowded.has(occasion) : party * 2 <= priceFor);

/** Whether each of those who are known to come would pay for the many who do not. */
function isFarTooLarge(deal: DealRecord, { party, occasion }: Preferences): boolean {
  const people = companyOfPrice(party, occasion);
  return (
    people !== null &&
    isTooLarge(deal, { party: people, occasion }) &&
    (deal.price ?? 0) / people > mostForRoom
  );
}

const crowded: ReadonlySet<string> = new Set<Occasion>(['team', 'reunion', 'hen-party']);

/** The profiles that yield to what the visitor names. */
function looseProfiles(preferences: Preferences, { vocabulary, assistant }: AssistantKnowledge): Profile[] {
  const { occasion, audience, categories, interests } = preferences;
  const isForChild = audience === 'family' && occasion === 'birthday';
  const isOpen =
    occasion !== 'errand' &&
    interests.length === 0 &&
    // Categories of scheduled things come with a time, without being named.
    categories.every((id) => vocabulary.scheduled.includes(id));
  // Food is first of all a place to eat, and no groceries.
  const isKind =
    !isOpen &&
    interests.length === 0 &&
    !assistant.categories.some(({ id, errand }) => errand && categories.includes(id));
  return [
    ...(isKind ? [kindProfile] : []),
    ...(occasion && Object.hasOwn(occasionProfiles, occasion)
      ? [forCompany(occasionProfiles[isForChild ? 'kids-birthday' : occasion], preferences)]
      : []),
    ...companyOf(preferences).map((company) => companyProfiles[company]),
    ...(isOpen && occasion !== 'gift'
      ? [outingProfile, ...(audience === 'family' ? [familyOutingProfile] : [])]
      : []),
  ];
}

/** With the family, what is for children is never out of place. */
function forCompany(profile: Profile, { audience }: Preferences): Profile {
  if (audience !== 'family') return profile;
  const { children, ...likes } = profile.likes;
  return { ...profile, likes, never: profile.never.filter((trait) => trait !== 'children') };
}

function companyOf({ audience, youngest, oldest, party, occasion }: Preferences): Company[] {
  const company: Company[] = [];
  if (audience === 'family' && occasion !== 'gift')
    company.push(
      youngest === null || (youngest > oldestToddler && youngest < youngestTeen)
        ? 'kids'
        : youngest <= oldestToddler
          ? (oldest ?? youngest) < youngestOfSchool
            ? 'toddlers'
            : 'kids'
          : 'teens',
    );
  if (audience === 'adults') company.push('grown-ups');
  if (party === 1 || occasion === 'solo') company.push('alone');
  if (party === 2) company.push('pair');
  if (party !== null && party >= fewestOfCrowd) company.push('crowd');
  return company;
}

/** Points by bits of traits. */
function weightsOf(profiles: readonly Profile[]): (readonly [bit: number, points: number])[] {
  const weights = new Map<number, number>();
  for (const { likes } of profiles)
    for (const [trait, points] of Object.entries(likes)) {
      const bit = traitBits([trait as Trait]);
      weights.set(bit, (weights.get(bit) ?? 0) + points);
    }
  return [...weights];
}

/** Whatever coffee somebody loves, a breakfast is no present. */
const isOfShop = ({ traits, price }: DealRecord): boolean =>
  price !== 0 && !hasTrait(traits, 'quick-food') && !hasTrait(traits, 'short');

/** Goods, cards and tickets that last; nothing that is free or over next week. */
function canBeGiven({ traits, price, endsAt = Infinity }: DealRecord, now: number): boolean {
  const has = (trait: Trait) => hasTrait(traits, trait);
  const isCasual = has('quick-food') || has('everyday') || has('short');
  return price !== 0 && endsAt > now + shortestUseOfGift && (has('gift') || !isCasual);
}

const pointsForEase = ({ features, intensity }: DealRecord): number =>
  (hasFeature(features, 'step-free') ? 2 : 0) + (intensity === 'low' ? 1 : -1.5);
