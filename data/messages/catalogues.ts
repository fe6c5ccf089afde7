import { englishMessages } from '../language/english/messages.ts';
import { germanMessages } from '../language/german/messages.ts';
import type { Messages } from '../language/messages.ts';
import { portugueseMessages } from '../language/portuguese/messages.ts';
import { spanishMessages } from '../language/spanish/messages.ts';
import type { Catalogue } from './catalogue.ts';
import { defaultRouteWords } from './routeWords.ts';

/** The languages that the program speaks, by their codes. */
const catalogues: Readonly<Record<string, Messages>> = {
  de: germanMessages,
  en: englishMessages,
  pt: portugueseMessages,
  es: spanishMessages,
};

/** The program's messages in the language of a BCP 47 tag; `null` if it does not speak it. */
export const messagesIn = (tag: string): Messages | null => catalogues[new Intl.Locale(tag).language] ?? null;

/** The messages for the BCP 47 tag of a site, with `own` in place of the program's. Throws for a language without messages. */
export function catalogueFor(tag: string, own: Partial<Messages> = {}): Catalogue {
  const texts = messagesIn(tag);
  if (!texts) throw new Error(`There are no messages in "${tag}"`);
  return { tag, texts: { ...texts, ...own }, routes: defaultRouteWords };
}
