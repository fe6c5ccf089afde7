import { type Related, thesaurusOf } from '../thesaurus.ts';
import { classesWords } from './thesaurus/classes.ts';
import { eventsWords } from './thesaurus/events.ts';
import { familyWords } from './thesaurus/family.ts';
import { foodWords } from './thesaurus/food.ts';
import { homeWords } from './thesaurus/home.ts';
import { servicesWords } from './thesaurus/services.ts';
import { shoppingWords } from './thesaurus/shopping.ts';
import { sportsWords } from './thesaurus/sports.ts';
import { travelWords } from './thesaurus/travel.ts';
import { wellnessWords } from './thesaurus/wellness.ts';

/** English words for kinds of deals. The build keeps those for which a city has deals. */
export const englishThesaurus: readonly Related[] = [
  ...[foodWords, sportsWords, eventsWords, classesWords, wellnessWords],
  ...[familyWords, homeWords, servicesWords, shoppingWords, travelWords],
].flatMap(thesaurusOf);
