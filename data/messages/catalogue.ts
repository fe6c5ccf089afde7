import type { englishMessages } from '../language/english/messages.ts';
import type { MessageKey, Messages } from '../language/messages.ts';
import type { RouteWords } from './routeWords.ts';

/** The words of a site: its messages, and those in its addresses. */
export interface Catalogue {
  /** The BCP 47 tag that numbers, dates and plurals go by. */
  readonly tag: string;
  readonly texts: Messages;
  readonly routes: RouteWords;
}

/** The values that a message needs, by name; `Rich` is what may stand in for a word, such as an element. */
export type MessageValues<Key extends MessageKey, Rich = never> = {
  readonly [Name in Arguments<(typeof englishMessages)[Key]> as Name['name']]: Name['isCount'] extends true
    ? number
    : string | Rich;
};

/** The messages that need no values. */
export type PlainKey = {
  [Key in MessageKey]: [Arguments<(typeof englishMessages)[Key]>] extends [never] ? Key : never;
}[MessageKey];

/** What stands after each `{` of a message, unless it is the text of a case. */
type Arguments<Text extends string> = Text extends `${string}{${infer Rest}`
  ? ArgumentAt<Rest> | Arguments<Rest>
  : never;

type ArgumentAt<Text extends string> = Text extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name}, ${infer Format}`
    ? Named<Name, Format extends `plural${string}` ? true : false>
    : Named<Inside, false>
  : never;

type Named<Name extends string, IsCount extends boolean> = Name extends
  | `${string}${' ' | '#' | '{'}${string}`
  | ''
  ? never
  : { readonly name: Name; readonly isCount: IsCount };
