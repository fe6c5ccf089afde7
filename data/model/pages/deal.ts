import type { FactLine } from '../deals/factLines.ts';
import type { Area } from '../deals/place.ts';
import type { Coordinates } from '../geo.ts';
import type { HoursLine } from '../time/hoursWords.ts';
import type { LocalDate } from '../time/localDate.ts';
import type { Run, Schedule } from '../time/schedule.ts';
import type { MapView } from './guide.ts';
import type { DealCardData, DocumentHead, Link, Picture } from './view.ts';

/** The part of a deal page that depends on the deal's phase. */
export type DealState =
  | { readonly phase: 'upcoming'; readonly startDate: LocalDate; readonly startsAt: number }
  | { readonly phase: 'live' }
  | { readonly phase: 'ended' };

export interface DealProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  readonly state: DealState;
  readonly deal: DealCardData;
  /** The drawing of its poster alone; `null` if the content has its picture. */
  readonly emblem: Picture | null;
  readonly description: readonly string[];
  /** The vendor's page for the deal; `null` if there is none or the deal is not live. */
  readonly affiliateUrl: string | null;
  /** The code to enter at the vendor's; `null` if there is none or the deal is not live. */
  readonly couponCode: string | null;
  readonly vendor: DealVendor;
  readonly times: DealTimes;
  /** The deal's places by neighborhood; empty for a deal without a place. */
  readonly places: readonly DealPlaces[];
  /** `null` if the city has no map, or no place is known. */
  readonly map: DealMap | null;
  readonly facts: readonly FactLine[];
  readonly included: readonly string[];
  readonly goodToKnow: readonly string[];
  readonly restrictions: readonly string[];
  readonly priceCheckedDate: LocalDate | null;
  /** Up to four live deals of the same category or neighborhood; alternatives if the deal has ended. */
  readonly similar: readonly DealCardData[];
  /** Up to four other live deals of the vendor that are not among the similar ones. */
  readonly sameVendor: readonly DealCardData[];
}

export interface DealVendor {
  readonly name: string;
  /** Its page on this site. */
  readonly href: string | null;
  readonly phone: string | null;
}

/** When a deal takes place, for one that has not ended. */
export type DealTimes =
  /** At any time, or at times that are not known. */
  | { readonly kind: 'unknown' }
  | {
      readonly kind: 'hours';
      readonly lines: readonly HoursLine[];
      readonly special: readonly SpecialDayLine[];
      /** It is on some of those days only. */
      readonly irregular: boolean;
      /** `null` if only the days are known. */
      readonly open: OpenTimes | null;
    }
  | {
      readonly kind: 'sessions';
      /** Those that are not over, in order. */
      readonly items: readonly DealSession[];
    };

/** What browsers need to say whether a deal is open. */
export interface OpenTimes {
  readonly schedule: Schedule;
  readonly run: Run;
}

/** Days with other hours, such as "Dec 24–26, 2026". */
export interface SpecialDayLine extends HoursLine {
  /** The instant at which they are over, in epoch milliseconds. */
  readonly endsAt: number;
}

/** A page folds more dates than these. */
export const shownSessions = 6;

/** A date of an event. */
export interface DealSession {
  /** "Sat, Dec 12, 2026" */
  readonly day: string;
  /** "7:30–9:30 PM" */
  readonly time: string;
  /** ISO 8601 with the city's offset; `end` is `null` if it is not known. */
  readonly start: string;
  readonly end: string | null;
  readonly soldOut: boolean;
  readonly note: string | null;
}

/** A view of the city's map around the places of a deal, each a pin at a position from the view's corner. */
export interface DealMap extends MapView {
  readonly pins: readonly { readonly x: number; readonly y: number }[];
  /** The names that several pins leave room for, each at the middle of its baseline; `null` for those of the picture. */
  readonly names: {
    readonly height: number;
    readonly items: readonly { readonly name: string; readonly x: number; readonly y: number }[];
  } | null;
}

/** The places of a deal in a neighborhood. */
export interface DealPlaces {
  /** `href` is `null` in a city without neighborhoods. */
  readonly neighborhood: Area;
  readonly items: readonly DealPlace[];
}

export interface DealPlace {
  readonly name: string | null;
  /** Street and number without the city. */
  readonly address: string | null;
  readonly at: Coordinates | null;
  /** The address of a route planner with the way there; `null` if the place is not known well enough. */
  readonly directions: string | null;
}
