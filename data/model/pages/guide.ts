import type { CardIconName, Tone } from '../appearance.ts';
import type { LocalDate } from '../time/localDate.ts';
import type { ListedTime } from '../time/whenFilter.ts';
import type { LinkedText } from './linkedText.ts';
import type { DealCardData, DocumentHead, Link, OverTimes, Picture, SkylinePictures } from './view.ts';

/** What a page about a time was made for: "Thursday, May 20, 2027". */
export interface DaysOfPage {
  readonly days: string;
  /** The filter for what visitors mean later by "today" or "this weekend"; `null` if the page is about neither. */
  readonly when: ListedTime | null;
}

/** A card that leads to a page of the site. */
export interface LinkCard extends Link {
  readonly description: string;
  readonly icon: CardIconName;
}

/** A deal in a guide, and why it was picked. */
export interface GuidePick {
  readonly deal: DealCardData;
  /** Without links. */
  readonly reason: LinkedText;
  /** The heading that it stands under, such as "Friday, November 20"; `null` if picks are not grouped by day. */
  readonly day: string | null;
  /** When it takes place in the guide's time, such as "Fri, Sat 7:30–9:30 PM"; `null` if there is nothing to say. */
  readonly when: string | null;
  /** When that is over; `null` if its end is not known. */
  readonly whenOver: OverTimes | null;
  /** When the offer ends, such as "Ends Sat, May 22", if that is in the guide's time; else `null`. */
  readonly ends: string | null;
}

export interface GuideSelection {
  readonly heading: string;
  readonly picks: readonly GuidePick[];
}

/** A part of the picture of the whole city at `href`: its corner at `x` and `y`, and its size, in units of the picture. */
export interface MapView {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A mark at the edge of a view that points to a spot beyond it. */
export interface SpotArrow {
  readonly number: number;
  /** The middle of its head. */
  readonly x: number;
  readonly y: number;
  /** Where it points, in degrees clockwise from the right. */
  readonly angle: number;
  /** How far from there the spot is, such as "9 mi". */
  readonly distance: string;
  /** What stands beside it: the distance, below the name of the spot if there is room. */
  readonly words: {
    readonly x: number;
    readonly anchor: 'start' | 'end';
    readonly lines: readonly string[];
  };
}

/** A view of the city with numbered pins. All positions are from its corner. */
export interface SpotMap extends MapView {
  /** What the view shows besides the land, by name. */
  readonly legend: readonly { readonly kind: 'water' | 'road' | 'rail' | 'park'; readonly name: string }[];
  readonly places: readonly {
    readonly name: string;
    readonly x: number;
    readonly y: number;
    readonly size: 'large' | 'small';
  }[];
  /** Roads and tracks, which names stay clear of where they can. */
  readonly lines: readonly (readonly { readonly x: number; readonly y: number }[])[];
  /** Of the spots in the view, in their order; `spotX` and `spotY` are the spot itself, which differs if pins would overlap. */
  readonly pins: readonly {
    readonly number: number;
    readonly x: number;
    readonly y: number;
    readonly spotX: number;
    readonly spotY: number;
  }[];
  /** The spots that have no pin because they are far beyond the view. */
  readonly arrows: readonly SpotArrow[];
  readonly attribution: string;
}

/** Groups of events that visitors can filter by. The set is fixed, so that styles can name them. */
export type EventFilter = 'concert' | 'festival' | 'parade' | 'family' | 'free';

export interface HolidayEvent {
  readonly title: string;
  readonly date: LocalDate;
  /** "Sunday, July 4". */
  readonly dateLabel: string;
  /** "10:00 AM" or "10:00 AM – 11:00 PM". */
  readonly time: string;
  /** ISO 8601 with the city's offset. */
  readonly start: string;
  readonly end: string | null;
  /** Epoch milliseconds: its end, or that of its day. */
  readonly overAt: number;
  readonly location: string;
  readonly address: string | null;
  readonly description: string;
  readonly category: string;
  readonly ticketsRequired: boolean;
  readonly free: boolean;
  readonly filters: readonly EventFilter[];
}

interface BlockHead {
  readonly heading: string;
  readonly intro: string | null;
}

/** A part of a guide's page between its introduction and its tips. */
export type GuideBlock =
  | { readonly kind: 'prose'; readonly heading: string; readonly paragraphs: readonly LinkedText[] }
  | ({ readonly kind: 'cards'; readonly items: readonly LinkCard[] } & BlockHead)
  | ({
      readonly kind: 'displays';
      readonly items: readonly {
        readonly name: string;
        readonly location: string;
        /** "9:30 PM". */
        readonly time: string;
        readonly description: string;
        readonly type: string;
      }[];
    } & BlockHead)
  | ({
      readonly kind: 'spots';
      /** `null` if the content has no map of the city. */
      readonly map: SpotMap | null;
      readonly items: readonly {
        readonly number: number;
        readonly name: string;
        readonly area: string;
        readonly description: string;
        readonly bestFor: string;
        readonly tips: string;
        readonly parking: string;
        /** Absolute; opens directions to the spot. */
        readonly directions: string;
      }[];
    } & BlockHead)
  | ({
      readonly kind: 'events';
      readonly filters: readonly { readonly id: EventFilter; readonly label: string }[];
      readonly items: readonly HolidayEvent[];
    } & BlockHead)
  | ({
      readonly kind: 'activities';
      readonly items: readonly {
        readonly title: string;
        readonly description: string;
        readonly age: string;
        readonly cost: string;
      }[];
    } & BlockHead)
  | ({
      readonly kind: 'celebrations';
      readonly items: readonly {
        readonly name: string;
        readonly time: string;
        readonly location: string;
        readonly description: string;
      }[];
    } & BlockHead)
  | { readonly kind: 'deals'; readonly selection: GuideSelection };

/** A guide: a landing page, the kids page, a holiday's hub or one of its pages. */
export interface GuideProps {
  readonly head: DocumentHead;
  readonly breadcrumbs: readonly Link[];
  /** `hub` begins with its cards, `guide` with its text. */
  readonly layout: 'guide' | 'hub';
  readonly scene: 'dusk' | 'day' | 'fireworks' | 'flags';
  /** The city in the light of the scene, with a drawing of what the guide is about in front of it. */
  readonly skyline: SkylinePictures;
  /** The color of the sky; `null` for that of the scene. */
  readonly tone: Tone | null;
  /** The guide's own picture, instead of the skyline. */
  readonly hero: Picture | null;
  readonly heading: string;
  /** The time that the page is about, such as "This Weekend, Nov 20–22"; part of the heading. */
  readonly range: string | null;
  /** Such as "Updated for November 20–22, 2026". */
  readonly updatedFor: string | null;
  /** The days that the guide was made for; `null` if it is about none. */
  readonly madeFor: DaysOfPage | null;
  /** When the range is over, in epoch milliseconds; `null` for a guide that is not about a time. */
  readonly datedUntil: number | null;
  /** When the year in the title of a guide that is not about a time is over, in epoch milliseconds; `null` for others. */
  readonly yearUntil: number | null;
  /** The title of the document without the days of that time, or without that year. */
  readonly undatedTitle: string;
  /** Whether the lead names days of that time. */
  readonly leadIsDated: boolean;
  readonly lead: string;
  readonly introduction: readonly LinkedText[];
  readonly cards: { readonly heading: string; readonly items: readonly LinkCard[] } | null;
  readonly selection: GuideSelection | null;
  readonly blocks: readonly GuideBlock[];
  readonly tips: readonly {
    readonly icon?: CardIconName | undefined;
    readonly title: string;
    readonly text: LinkedText;
  }[];
  readonly questions: readonly { readonly question: string; readonly answer: readonly LinkedText[] }[];
  readonly related: readonly {
    readonly label: string;
    readonly href: string;
    /** Without links. */
    readonly description: LinkedText;
    /** A drawing of what the guide is about. */
    readonly image: Picture | null;
  }[];
  /** What the assistant asks at the end of a holiday's page; `null` on other guides. */
  readonly assistantPrompt: string | null;
}
