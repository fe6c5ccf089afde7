import type { Care, CareKind, CareModel, Trouble } from '../../language/care.ts';
import type { Language } from '../../language/language.ts';
import type { LanguageIntroduction, LanguagePack } from '../../language/languagePack.ts';
import type { Coordinates } from '../geo.ts';
import type { AssistantHead } from '../pages/view.ts';
import type { HostedModel } from './hostedModel.ts';

/** Increase it when scripts that read the current format could not read the new one. */
export const assistantDataVersion = 5;

/** The path of the assistant's data, which it needs besides the deals. */
export const assistantDataPath = '/assistant.json';

/** Something that visitors ask for. */
export interface AssistantTopic {
  /** The id of the category or theme. */
  readonly id: string;
  readonly label: string;
  /** Words and phrases for it, in lower case. */
  readonly words: readonly string[];
}

/** A category of deals. */
export interface AssistantCategory extends AssistantTopic {
  /** True if nobody who wants to go out looks for such deals, such as car repairs. */
  readonly errand?: true;
  /** True for events at a certain time, such as concerts: visitors who name a time may want them. */
  readonly scheduled?: true;
}

/** A topic across categories: deals with at least one of `tags` belong to it. */
export interface AssistantTheme extends AssistantTopic {
  readonly tags: readonly string[];
}

/** A part of the city as visitors speak of it. */
export interface AssistantArea {
  readonly id: string;
  readonly label: string;
  /** Other names, in lower case. */
  readonly aliases: readonly string[];
  /** True if the name is also a common word or a first name, so it means the place only next to "in", "near", … */
  readonly needsPlace?: true;
  /** Phrases that contain one of its names but do not mean the place. */
  readonly idioms?: readonly string[];
  readonly at?: Coordinates;
}

/** A language besides that of the site, in which the assistant answers whoever writes in it. */
export interface OtherLanguage extends LanguageIntroduction {
  /** Where its pack is. */
  readonly path: string;
}

/** The path of the language pack `tag`. */
export const languagePath = (tag: string): string => `/assistant-${tag}.json`;

/** The pack in parsed JSON; `null` if it is something else, or of another version. */
export function readLanguagePack(json: unknown): LanguagePack | null {
  const sent = json as { version?: unknown; pack?: LanguagePack } | null;
  return sent?.version === assistantDataVersion && sent.pack ? sent.pack : null;
}

/** Who helps people in need, by phone or by text message. */
export interface HelpLine {
  /** What they help with. */
  readonly for: readonly (CareKind | Trouble)[];
  readonly name: string;
  /** The number to call. */
  readonly call?: string | undefined;
  /** What to text, and the number: "HOME to 741741". */
  readonly text?: string | undefined;
  readonly note?: string | undefined;
  /** What differs in other languages, by their codes. */
  readonly translations?:
    | Readonly<Record<string, Partial<Record<'name' | 'call' | 'text' | 'note', string | undefined>>>>
    | undefined;
}

/** The content of `/assistant.json`. */
export interface AssistantData {
  readonly version: typeof assistantDataVersion;
  readonly head: AssistantHead;
  /** IANA name of the city's zone. */
  readonly timeZone: string;
  /** Whether the assistant asks along with the deals or, for what is missing, first. */
  readonly asks: 'along' | 'first';
  /** True if the deals are invented samples. */
  readonly isSample: boolean;
  /** A sentence about whom to call in an emergency, for a need that no help line is for. */
  readonly emergency: string;
  readonly helpLines: readonly HelpLine[];
  /** How people say that they need help: in every language, because somebody in need may change theirs. */
  readonly care: readonly Care[];
  readonly careModel: CareModel;
  /** Tags of deals that are recommended only to visitors who ask for them. */
  readonly askedOnly: readonly string[];
  /** Names of places out of town. */
  readonly elsewhere: readonly string[];
  /** Names of teams, parks and venues that visitors ask for, with deals or without. */
  readonly landmarks: readonly string[];
  readonly categories: readonly AssistantCategory[];
  readonly themes: readonly AssistantTheme[];
  readonly neighborhoods: readonly AssistantArea[];
  /** What its deals are about and what visitors call that: "gelato|ice cream=froyo|soft serve", with topics that deals have. */
  readonly related: readonly string[];
  /** What people look for in any city and this one has no deal for, separated by "|": chores, and then what one goes out to. */
  readonly wares: readonly [chores: string, outings: string];
  readonly language: Language;
  readonly languages: readonly OtherLanguage[];
  /** The tag of the one of `languages` that pages are in, so that conversations begin in it; absent for `language`. */
  readonly speaks?: string | undefined;
  /** The city with its region. */
  readonly cityInFull: string;
  /** Where its answers come from, if the device gives them or a hosted model. */
  readonly footnotes: { readonly device: string; readonly hosted: string };
  /** Absent if the site has no hosted model. */
  readonly hosted?: HostedModel;
  /** The page that says what becomes of what visitors write; absent if no page does. */
  readonly privacyPath?: string;
}

/** The data in parsed JSON; `null` if it is something else, or of another version. */
export function readAssistantData(json: unknown): AssistantData | null {
  const data = json as Partial<AssistantData> | null;
  const isValid = data?.version === assistantDataVersion && Array.isArray(data.categories);
  return isValid ? (data as AssistantData) : null;
}
