import type { LinkedText } from '../../../data/model/pages/linkedText.ts';
import { plainTexts } from '../../content/liveWords.ts';
import { fillPlaceholders, type Placeholders } from './contentText.ts';
import { linkedText } from './dealLinks.ts';
import type { WordEnds } from './wordEnds.ts';

/** How a page says live texts. */
export interface Wording {
  /** The words alone, of a text or of all texts in some content. */
  readonly plain: <T>(content: T) => T;
  /** A text with its links, and until when what it says holds. */
  readonly linked: (text: string) => LinkedText;
}

/** The wording of a page with these `placeholders`, whose words hold until `ends`. */
export const wordingOf = (placeholders: Placeholders, ends: WordEnds): Wording => ({
  plain: (content) => plainTexts(fillPlaceholders(content, placeholders)),
  linked: (text) => fillPlaceholders(linkedText(text, ends), placeholders),
});
