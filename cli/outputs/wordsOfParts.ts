import { englishOnePart } from '../../data/language/english/onePart.ts';
import type { Language } from '../../data/language/language.ts';
import type { OnePartReplies } from '../../data/language/onePartReplies.ts';
import { spanishOnePart } from '../../data/language/spanish/onePart.ts';
import { areaChoices } from '../content/cityParts.ts';
import type { Site } from '../content/site.ts';

const onePart: Readonly<Record<string, OnePartReplies>> = { en: englishOnePart, es: spanishOnePart };

/** `words` of the assistant as they fit a city: without offers of other areas where visitors have no choice of them. */
export function wordsOfParts<Words extends Pick<Language, 'tag' | 'replies'>>(
  words: Words,
  site: Pick<Site, 'neighborhoods'>,
): Words {
  if (areaChoices(site).length > 0) return words;
  return { ...words, replies: { ...words.replies, ...onePart[words.tag] } };
}
