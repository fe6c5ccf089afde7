import type { Language } from '../../language/language.ts';
import type { Coordinates } from '../geo.ts';
import type { AssistantHead } from '../pages/view.ts';
import type { HostedModel } from './hostedModel.ts';

/** Changes when a browser that knows the data of before cannot read today's. */
export const assistantDataVersion = 1;

/** The address of what the assistant is made of, beside the deals. */
export const assistantDataPath = '/assistant.json';

/** A kind of thing that visitors ask for, and the words for it, in lower case; some are of several words. */
export interface AssistantTopic {
  /** Of a category, its id. */
  readonly id: string;
  readonly label: string;
  readonly words: readonly string[];
}

/** A kind of deals. */
export interface AssistantCategory extends AssistantTopic {
  /** True for what nobody looks for who wants to go out. */
  readonly errand?: true;
  /** True for what takes place at a certain time, which who names a time may want. */
  readonly scheduled?: true;
}

/** A kind that cuts across the categories: deals with one of `tags` are of it. */
export interface AssistantTheme extends AssistantTopic {
  readonly tags: readonly string[];
}

/** A part of the city as visitors speak of it. */
export interface AssistantArea {
  readonly id: string;
  readonly label: string;
  /** Other names, in lower case. */
  readonly aliases: readonly string[];
  /** True where the name is also a common word or a first name, and means the place only beside "in", "near", … */
  readonly needsPlace?: true;
  /** Turns of speech with one of its names that do not mean the place. */
  readonly idioms?: readonly string[];
  readonly at?: Coordinates;
}

/** What `/assistant.json` says. */
export interface AssistantData {
  readonly version: typeof assistantDataVersion;
  readonly head: AssistantHead;
  /** IANA name of the city's zone. */
  readonly timeZone: string;
  /** True while the offers are invented. */
  readonly isSample: boolean;
  /** Whom to call in an emergency. */
  readonly emergency: string;
  /** Tags of deals that come up only when they are asked for. */
  readonly askedOnly: readonly string[];
  readonly categories: readonly AssistantCategory[];
  readonly themes: readonly AssistantTheme[];
  readonly neighborhoods: readonly AssistantArea[];
  readonly language: Language;
  /** The city with its region. */
  readonly cityInFull: string;
  /** Absent where the guide answers alone. */
  readonly hosted?: HostedModel;
}

/** The data in what a server sent; `null` where it is none, or of another version. */
export function readAssistantData(sent: unknown): AssistantData | null {
  const data = sent as Partial<AssistantData> | null;
  const isOurs = data?.version === assistantDataVersion && Array.isArray(data.categories);
  return isOurs ? (data as AssistantData) : null;
}
