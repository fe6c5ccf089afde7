import type { FactWords } from '../factWords.ts';
import { englishTopics } from './factTopics.ts';
import { englishNeedNames as needNames, englishNeeds as needs } from './needs.ts';
import { words } from './patterns.ts';
import { englishQuestions } from './questions.ts';

/** English for facts. */
export const englishFacts: FactWords = {
  locale: 'en-US',
  needs,
  needNames,
  quick: words(
    '(?:(?:at most|under|less than|within|no (?:more|longer) than|max(?:imum)?|up to|only) )(?:about |around |like )?(?:(\\d+) (?:minutes?|mins?)|(?:an|1|one|(\\d+)) hours?)|(?:(\\d+) (?:minutes?|mins?)|(?:an|1|one|(\\d+)) hours?) (?:at (?:the )?most|tops|max(?:imum)?|or less)|(?:something|anything|a) (?:really |pretty |super )?quick(?! (?:question|one|thing to ask|q\\b))|(?:only|just) (?:have |got |have got )?(?:(\\d+) (?:minutes?|mins?)|(?:an|1|one) hour)|(?:short|brief) (?:activity|outing|thing|visit)',
  ),
  quickName: 'At most {time}',
  included: {
    breakfast: words('breakfasts?|brunch'),
    lunch: words('lunch(?:es)?'),
    dinner: words('dinners?|suppers?|(?:2|two|three|3|four|4|five|5) courses?|meals?|entrees?'),
    drinks: words(
      'drinks?|beers?|pints?|wines?|cocktails?|coffees?|lattes?|espressos?|teas?|sodas?|cider|champagne|prosecco|mocktails?|lemonades?|cocoa|margaritas?|glass(?:es)? of \\w+|pour(?:s)?|flights? of \\w+|beverages?',
    ),
    dessert: words('desserts?|cakes?|ice cream|gelato|cookies?|cupcakes?|pie'),
    snacks: words('snacks?|popcorn|appetizers?|tapas|chips|cheese board|nibbles'),
    gear: words(
      'gear|equipment|rentals?|shoes|skates?|helmets?|harness(?:es)?|paddles?|life (?:jackets?|vests?)|boards?|clubs|mats?|materials|supplies|tools|aprons?|clay|ingredients',
    ),
    ticket: words('tickets?|admissions?|entry|entrance|seats?|pass(?:es)?'),
    guide: words('guides?|guided|host|instructors?|coach|teacher'),
    lesson: words('lessons?|class(?:es)?|workshops?|coaching|instruction'),
    ride: words('rides?|shuttles?|transport(?:ation)?|transfers?|pick up from'),
    gift: words('gifts?|souvenirs?|take ?home|t shirts?|photos?|pictures?|goody bags?'),
  },
  withIncluded:
    '(?<= )(?:(?:with|has|have|having|and|where) (?:a |an |the |some |free )?(?:\\w+ )?{thing}(?: (?:is|are))? (?:included|thrown in|in the price)|(?:that )?includ(?:es|ing) (?:a |an |the |some |free )?(?:\\w+ )?{thing}|{thing}(?: (?:is|are))? included)(?= )',
  includedName: 'With {thing}',
  includedNames: {
    breakfast: 'breakfast',
    lunch: 'lunch',
    dinner: 'a meal',
    drinks: 'drinks',
    dessert: 'dessert',
    snacks: 'snacks',
    gear: 'equipment',
    ticket: 'tickets',
    guide: 'a guide',
    lesson: 'a lesson',
    ride: 'a ride',
    gift: 'a gift',
  },
  inTotal: words(
    '(?:in )?total|altogether|all (?:together|in)|all told|for (?:all|everyone|everybody|the (?:whole|entire) (?:\\w+))(?: of us)?|for (?:the )?(?:2|3|4|5|6|7|8|9|\\d\\d)(?: of us| people| adults| kids)?|for (?:us )?both(?: of us)?|for the (?:pair|lot|couple|both) of us|all in|between (?:us|the \\d+ of us|both of us)|combined',
  ),
  forEach: words('(?<! not )each(?! other)|apiece|(?:per|a) (?:person|head|adult)|pp'),
  questions: englishQuestions,
  topics: englishTopics,
  failed: 'I can’t look that up right now; it’s on the page of {title}.',
};
