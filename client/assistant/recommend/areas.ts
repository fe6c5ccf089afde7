import type { DealData } from '../../../data/model/deals/dealRecord.ts';
import { distanceKm } from '../../../data/model/geo.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';

/** Places that are farther apart, in kilometers, are not in one part of a city. */
const widestArea = 15;

/**
 * Whether the area `id` is one place, so that a deal can be said to be there. One without coordinates whose deals are far
 * apart only collects what is in no other.
 */
export const isOnePlace = (
  id: string,
  { assistant, data }: Pick<AssistantKnowledge, 'assistant' | 'data'>,
): boolean =>
  assistant.neighborhoods.some((area) => area.id === id && area.at !== undefined) ||
  !scatteredIn(data).has(id);

/** The areas whose deals are far apart. */
const scatteredIn = memoize(({ deals, neighborhoods }: DealData): ReadonlySet<string> => {
  const isScattered = (id: string) => {
    const places = deals.flatMap(({ neighborhoods: [area, ...others], at = [] }) =>
      area === id && others.length === 0 ? at.map(([lat, lon]) => ({ lat, lon })) : [],
    );
    const [first] = places;
    return first !== undefined && places.some((place) => distanceKm(first, place) > widestArea);
  };
  return new Set(Object.keys(neighborhoods).filter(isScattered));
}, new WeakMap());
