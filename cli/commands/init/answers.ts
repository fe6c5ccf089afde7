import type { Coordinates } from '../../../data/model/geo.ts';
import type { SkylineKind } from '../../art/brand/skylineKinds.ts';

/** Where a site can be published by a workflow that `init` writes. */
export const hosts = ['github-pages', 'netlify', 'cloudflare-pages', 'gitlab'] as const;

export type Host = (typeof hosts)[number];

/** A part of the city; `coordinates` are `null` if nobody knows them yet. */
export interface NeighborhoodAnswer {
  readonly name: string;
  readonly coordinates: Coordinates | null;
}

/** What a new project has to know of its city. */
export interface CityAnswers {
  readonly city: string;
  readonly region: string;
  /** As in addresses; `null` if the region has no short name. */
  readonly regionCode: string | null;
  /** Of ISO 3166. */
  readonly country: string;
  readonly timeZone: string;
  readonly language: string;
  /** Of ISO 4217. */
  readonly currency: string;
  /** `null` if nobody knows them yet. */
  readonly coordinates: Coordinates | null;
  readonly neighborhoods: readonly NeighborhoodAnswer[];
  readonly skyline: SkylineKind;
  /** `null` for a project without a workflow. */
  readonly host: Host | null;
}
