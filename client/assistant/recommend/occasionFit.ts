import type { Caution, Occasion } from '../../../data/language/occasionWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasFeature } from '../../../data/model/deals/features.ts';
import { hasTrait, type Trait, traitBits } from '../../../data/model/deals/traits.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { topicTest } from '../conversation/topicTest.ts';
import { isFarTooLarge, scoringOfCompany } from './companyPoints.ts';
import { companiesOf, forCompany, looseProfiles, weightsOf } from './fitProfiles.ts';
import { isForChildrenOnly } from './needTests.ts';
import { activeProfile, cautionProfiles } from './occasionProfiles.ts';

/** How well deals suit who comes and what they come for. */
export interface OccasionFit {
  /** Whether `deal` would be out of place. */
  readonly isOutOfPlace: (deal: DealRecord) => boolean;
  /** Whether those who come should be spared `deal`, or it is no present: that holds even if they name it. */
  readonly isSpared: (deal: DealRecord) => boolean;
  /** About 4 for what is made for the occasion, below 0 for what suits it badly. */
  readonly pointsFor: (deal: DealRecord) => number;
}

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

/** Whoever writes in the language of the site may understand no other. */
const costOfOtherLanguage = -3;

/** How deals suit `preferences` at `now`. */
export function occasionFit(
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  now: number,
): OccasionFit {
  const { cautions, occasion, interests, youngest } = preferences;
  // A stored chat may name what this version does not know.
  const profilesOf = (some: readonly Caution[]) =>
    some.flatMap((caution) => {
      const profile = cautionProfiles[caution];
      return profile ? forCompany(profile, preferences) : [];
    });
  const isLoose = (caution: Caution) => caution === 'gentle' || caution === 'older';
  const strict = profilesOf(cautions.filter((caution) => !isLoose(caution)));
  // Whoever names yoga for a bad back knows what that back can do.
  const loose = [
    ...profilesOf(cautions.filter(isLoose)),
    ...looseProfiles(preferences, knowledge),
    ...(occasion === 'team' && preferences.intensity === 'adventurous' ? [activeProfile] : []),
  ];
  const strictly = traitBits(strict.flatMap(({ never }) => never));
  const loosely = traitBits(loose.flatMap(({ never }) => never));
  const choices = loose.flatMap(({ oneOf }) => (oneOf ? [traitBits(oneOf)] : []));
  const likes = weightsOf([...strict, ...loose]);
  const topicTests = interests.map((topic) => topicTest(topic, knowledge));
  // "Dinner" names no table for twelve, a party or a long table may.
  const meals = knowledge.assistant.language.meals.flatMap(({ topics }) => topics.split('|'));
  const largeTests = interests
    .filter((topic) => !meals.includes(topic))
    .map((topic) => topicTest(topic, knowledge))
    .map(
      (isAbout) => (deal: DealRecord) => isAbout(preferences.party === null ? deal : { title: deal.title }),
    );
  const isForChild =
    occasion === 'gift' && preferences.audience === 'family' && youngest !== null && youngest <= oldestOfToys;
  const isAlone = companiesOf(preferences).includes('alone');
  const isRomance = occasion !== null && romantic.has(occasion) && preferences.audience !== 'family';
  // "A night out for the bride, we want to dance" wishes for no ballet lessons of children.
  const isGrownUp = occasion !== null && ofGrownUps.has(occasion) && preferences.audience !== 'family';
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
  const pointsForCompany = scoringOfCompany(preferences, isNamed);
  const isForeign = ({ traits }: DealRecord) =>
    knowledge.pack === undefined && hasTrait(traits, 'other-language') && preferences.needs.length === 0;
  const isSpared = (deal: DealRecord) =>
    ((deal.traits ?? 0) & strictly) !== 0 ||
    // A treasure hunt that is named has no upper age.
    (isGrownUp && hasTrait(deal.traits, 'children') && (isForChildrenOnly(deal) || !isNamed(deal))) ||
    (occasion === 'gift' && !canBeGiven(deal, now) && !(isNamed(deal) && isOfShop(deal)));
  return {
    isSpared,
    isOutOfPlace: (deal) =>
      isSpared(deal) ||
      (isForChild && !isOfChild(deal, youngest) && !isNamed(deal)) ||
      (isAlone && deal.priceFor === 2 && !hasTrait(deal.traits, 'lodging')) ||
      (occasion === 'rainy-day' && deal.outdoor === true && !hasTrait(deal.traits, 'sheltered')) ||
      (isOdd(deal) && !isNamed(deal)) ||
      (isFarTooLarge(deal, preferences) && !largeTests.some((isAbout) => isAbout(deal))),
    pointsFor: (deal) =>
      pointsForCompany(deal) +
      (isForChild && hasTrait(deal.traits, 'children') ? pointsOfToys : 0) +
      (isForeign(deal) && !isNamed(deal) ? costOfOtherLanguage : 0) +
      likes.reduce((sum, [bit, points]) => ((deal.traits ?? 0) & bit ? sum + points : sum), 0) +
      (cautions.some(isLoose) ? pointsForEase(deal) : 0),
  };
}

/** What children of up to this age get is for children, in years. */
const oldestOfToys = 12;
const pointsOfToys = 3;

/** Whether a deal is a present for a child: made for children, or a thing that begins at an age of theirs. */
const isOfChild = ({ traits, ages: [from] = [0, null] }: DealRecord, youngest: number | null): boolean =>
  hasTrait(traits, 'children') || (isThing(traits) && 0 < from && from <= (youngest ?? 0));

const isThing = (traits: DealRecord['traits']): boolean =>
  hasTrait(traits, 'gift') && !hasTrait(traits, 'meal');

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
