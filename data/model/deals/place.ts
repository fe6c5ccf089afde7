import { t } from '../../messages/t.ts';
import type { Coordinates } from '../geo.ts';

/** One of the places at which something is offered. */
export interface Place {
  /** What it is called if there are several; `null` for no name. */
  readonly name: string | null;
  /** Street and number without the city; `null` if unknown. */
  readonly address: string | null;
  /** Id of a neighborhood. */
  readonly neighborhood: string;
  /** `null` if unknown. */
  readonly at: Coordinates | null;
}

/** The ids of the neighborhoods of `places`, each once; empty for a deal without a place. */
export const neighborhoodsOf = (places: readonly Place[]): string[] => [
  ...new Set(places.map(({ neighborhood }) => neighborhood)),
];

/** Where a deal is, in a few words. */
export interface Area {
  readonly label: string;
  /** The listing of the neighborhood; `null` for several or none. */
  readonly href: string | null;
}

/** Where a deal is, for cards: its neighborhood, or words for several or none. */
export function areaOf(neighborhoods: readonly Area[]): Area {
  const [first] = neighborhoods;
  if (first === undefined) return { label: t('place.citywide'), href: null };
  return neighborhoods.length === 1
    ? first
    : { label: t('place.several', { count: neighborhoods.length }), href: null };
}
