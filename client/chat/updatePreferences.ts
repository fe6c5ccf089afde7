import type { Question } from './conversation.ts';
import type { Preferences, PriceRange } from './preferences.ts';
import type { Mention } from './understand/mention.ts';
import type { Understanding } from './understand/understand.ts';

type List = 'categories' | 'neighborhoods' | 'interests';

/**
 * What the visitor wants after they said something. Of lists, what is new joins what was there, unless the visitor takes
 * it back ("actually", "instead", "how about"); of all else the latest counts.
 */
export function updatePreferences(
  before: Preferences,
  said: Understanding,
  asked: Question | null,
): Preferences {
  const { mentions, party } = said;
  const one = (slot: Mention['slot']) =>
    mentions.findLast((mention) => mention.slot === slot && mention.polarity === 'for')?.value;
  const isLifted = mentions.some(({ slot, polarity }) => slot === 'priceRange' && polarity === 'against');
  const categories = updateList('categories', before, said);
  const neighborhoods = updateList('neighborhoods', before, said);
  // What the children wanted is not what the couple wants.
  const audience = (one('audience') as Preferences['audience']) ?? before.audience;
  const isOtherParty = before.audience !== null && audience !== before.audience;
  const interests = updateList('interests', isOtherParty ? { ...before, interests: [] } : before, said);
  return {
    categories: categories.wanted,
    neighborhoods: neighborhoods.wanted,
    interests: interests.wanted,
    audience,
    setting: settingAfter(before.setting, one('setting') as Preferences['setting'] | undefined, said, asked),
    intensity: (one('intensity') as Preferences['intensity']) ?? before.intensity,
    priceRange: (one('priceRange') as PriceRange) ?? (isLifted ? null : before.priceRange),
    when: (one('when') as Preferences['when']) ?? before.when,
    party: party ?? before.party,
    excluded: {
      categories: categories.excluded,
      neighborhoods: neighborhoods.excluded,
      interests: interests.excluded,
    },
  };
}

/** "Or outdoors, either is fine", and "either" as an answer. */
function settingAfter(
  before: Preferences['setting'],
  named: Preferences['setting'] | undefined,
  { takesEither }: Understanding,
  asked: Question | null,
): Preferences['setting'] {
  const isAsked = asked === 'setting' || asked === 'audience-and-setting';
  const isOther = named !== undefined && before !== null && named !== before;
  if (takesEither && (isOther || (isAsked && named === undefined))) return 'both';
  return named ?? before;
}

function updateList(
  slot: List,
  before: Preferences,
  { mentions, corrects, adds }: Understanding,
): { wanted: readonly string[]; excluded: readonly string[] } {
  const of = (polarity: Mention['polarity']) =>
    mentions.filter((mention) => mention.slot === slot && mention.polarity === polarity);
  const named = of('for');
  const excludedNow = of('against')
    .map(({ value }) => value as string)
    .filter((value) => !named.some((mention) => mention.value === value));
  const wantedNow = named.map(({ value }) => value as string);
  const isReplaced = corrects && !adds && named.some(({ hardness }) => hardness === 'must');
  const kept = isReplaced ? [] : before[slot];
  return {
    wanted: distinct([
      ...kept.filter((value) => !excludedNow.includes(value) && !wantedNow.includes(value)),
      ...wantedNow,
    ]),
    excluded: distinct([
      ...before.excluded[slot].filter((value) => !wantedNow.includes(value)),
      ...excludedNow,
    ]),
  };
}

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];
