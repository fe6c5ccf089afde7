import { type Trait, traitBits } from '../../../data/model/deals/traits.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import {
  type Company,
  companyProfiles,
  familyOutingProfile,
  kindProfile,
  occasionProfiles,
  outingProfile,
  type Profile,
} from './occasionProfiles.ts';

/** At most this old for a toddler's morning, and at least this old for what teenagers like, in years. */
const oldestToddler = 4;
const youngestTeen = 13;
/** Who goes to school is bored on a toddler's morning. */
const youngestOfSchool = 7;
/** From this number on, a table for two is no help. */
const fewestOfCrowd = 5;

/** The profiles that yield to what the visitor names. */
export function looseProfiles(
  preferences: Preferences,
  { vocabulary, assistant }: AssistantKnowledge,
): Profile[] {
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
    ...companiesOf(preferences).map((company) => companyProfiles[company]),
    ...(isOpen && occasion !== 'gift'
      ? [outingProfile, ...(audience === 'family' ? [familyOutingProfile] : [])]
      : []),
  ];
}

/** With the family, what is for children is never out of place. */
export function forCompany(profile: Profile, { audience }: Preferences): Profile {
  if (audience !== 'family') return profile;
  const { children, ...likes } = profile.likes;
  return { ...profile, likes, never: profile.never.filter((trait) => trait !== 'children') };
}

/** Who comes along, as far as it matters for what suits them. */
export function companiesOf({ audience, youngest, oldest, party, occasion }: Preferences): Company[] {
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
export function weightsOf(profiles: readonly Profile[]): (readonly [bit: number, points: number])[] {
  const weights = new Map<number, number>();
  for (const { likes } of profiles)
    for (const [trait, points] of Object.entries(likes)) {
      const bit = traitBits([trait as Trait]);
      weights.set(bit, (weights.get(bit) ?? 0) + points);
    }
  return [...weights];
}
