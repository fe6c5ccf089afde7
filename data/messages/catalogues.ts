import { englishMessages } from '../language/english/messages.ts';
import type { Catalogue, Messages } from './catalogue.ts';

/** The languages that the program speaks, by their codes. */
const catalogues: Readonly<Record<string, Messages>> = { en: englishMessages };

/** The messages for the BCP 47 tag of a site, with `own` in place of the program's. Throws for a language without messages. */
export function catalogueFor(tag: string, own: Partial<Messages> = {}): Catalogue {
  const texts = catalogues[new Intl.Locale(tag).language];
  if (!texts)
    throw new Error(`There are no messages in "${tag}"; the schema of site.json should have said so`);
  return { tag, texts: { ...texts, ...own } };
}
