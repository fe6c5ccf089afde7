import type { LanguagePack } from '../languagePack.ts';
import { spanishErrands } from './glossary/errands.ts';
import { spanishEvents } from './glossary/events.ts';
import { spanishFood } from './glossary/food.ts';
import { spanishOutings } from './glossary/outings.ts';

/** The topics, categories and areas of any city, in the Spanish of the United States. */
export const spanishGlossary: LanguagePack['glossary'] = {
  ...spanishFood,
  ...spanishEvents,
  ...spanishOutings,
  ...spanishErrands,
};
