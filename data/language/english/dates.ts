import type { DateWords } from '../dateWords.ts';
import { englishFeasts } from './feasts.ts';
import { englishHours } from './hours.ts';
import { oneOf, uncounted, until, words } from './patterns.ts';

/*
 * English phrases for days. "5th" is read as "5 th".
 */

const th = '(?: (?:st|nd|rd|th))';

/** After a number that is a day of the month, and not the number of a street, a visit or a deal. */
const dayEnd = `(?= (?:[.,@#]|$|${oneOf('and or to through thru until till at in for with if is are we i id ill please maybe after before around from evening morning afternoon night then works work would should that when so but this next my our there sounds instead though too its not what whats any anything something someone as because since were im hopefully preferably can could dinner lunch brunch breakfast or')}(?= )))`;

/** Before a number that is a street, or whose birthday it is: "my 30th": "near 5th", "Oak and 4th"; and after it: "5th and Oak". A day has an article or a time beside it. */
const streetBefore =
  '(?<! (?:(?:near|at|off|of|between|from|across|corner|@|my|his|her|their|(?:mom|dad|mother|father|wife|husband|son|daughter|sister|brother|friend|buddy|boyfriend|girlfriend|partner)s)|(?!(?:st|nd|rd|th|\\w*day|mon|tues?|wed|thur?s?|fri|sat|sun) )[a-z]+ (?:and|&|n|@)) )';
const streetAfter =
  '(?! (?:and|&|n|@) (?!(?:th|then|the|we|i|im|or|maybe|\\w*day) )[a-z]+ (?:[.,]|$|this|tonight|today|tomorrow|now|for|in|at|around|near|st|street|ave|avenue|is|are) ?)';

/** Before a number that tells an age or a jubilee: "for my 30th". */
const whoseBefore = '(?<! (?:my|your|his|her|our|their|moms|dads|wifes|husbands|sons|daughters|friends) )';

/** Things that belong to a feast and not to its day. */
const uncelebrated = `(?! ${oneOf('gift gifts present presents light lights market markets shopping tree trees card cards cookies decorations decoration costume costumes egg eggs basket baskets music song songs concert concerts movie movies sale sales themed candy cactus village sweater')}(?= ))`;

const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|20 first|20 second|20 third|20 fourth|20 fifth|20 sixth|20 seventh|20 eighth|20 ninth|thirtieth|30 first';

const span = '(?<unit>week|weekend|wknd|month)';
const before = oneOf(
  'on by until till before after from through for is around between starting beginning to and or',
);

/** Before how long somebody stays; and not before the day from which. */
const staying = ` (?:(?<! been )here|in town|in the city|passing through|visit(?:ing)?(?: \\w+){0,4}) for(?: ${oneOf('just only about around like the next')})?`;
const notFrom = `(?! ${oneOf('from starting beginning')} )`;

/** Small words between the two days of a stay. */
const small = `(?: ${oneOf('[.,] and then i we they he she its be on to the of our my day am pm morning afternoon night evening flight plane is are im were well theyll will have gotta must should got in at from early late back home town there here \\w+ing')})*`;
const arriving =
  '(?:arriv\\w+|(?:get|got|fl(?:y|ies)|check|come|land|drive)(?:s|ting|ing)? (?:in|into|there|here|over|down|up)|com(?:e|es|ing)|land(?:s|ing)?|visit(?:ing)?|here|there|in \\w+|stay(?:ing)?)';
/** Words that end a stay, and those that may end something else unless somebody arrives before. */
const leaving =
  '(?:leav(?:e|es|ing)|depart\\w*|(?:fly|flies|flying|heads?|heading|go|goes|going|drive|driving|get|getting) (?:back|home|out)|check(?:ing)? ?out|stay(?:ing)? (?:on )?(?:until|till?|through|thru|to))';
const ending = `(?:${leaving}|back|home|out|until|till?)`;

export const dates: DateWords = {
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  weekdays: [
    'sunday|sundays|sun',
    'monday|mondays|mon',
    'tuesday|tuesdays|tues|tue',
    'wednesday|wednesdays|weds|wed',
    'thursday|thursdays|thurs|thur|thu',
    'friday|fridays|fri',
    'saturday|saturdays|sat',
  ],
  // "We'd love".
  noWeekday: `(?<= wed) ${oneOf('love like prefer rather want be also really need enjoy take go still just')} `,
  ordinals: ordinals.split('|'),
  last: 'last|final',
  units: {
    day: 'day|days|night|evening',
    week: 'week|weeks|wk|wks',
    weekend: 'weekend|weekends|wknd',
    month: 'month|months',
  },
  counts: { a: 1, one: 1, 'a couple of': 2, 'a couple': 2, couple: 2, 'a few': 3, few: 3 },
  edges: {
    early: 'early|beginning|start|first week|first half',
    middle: 'mid|middle',
    late: 'late|later|end|last week|second half|tail end',
  },
  feasts: englishFeasts,
  dates: [
    [
      'slashed',
      `{slashed}(?! ${oneOf('price off hour half cup the of a mile people stars star court size ratio')}(?= ))`,
    ],
    // "Dec 5-7", "December 5 or 6, 2027"
    [
      'date',
      `(?:{weekday} (?:, )?)?{month} (?:\\. )?(?:the )?{day}${th}? (?:${until}|and|or) (?:the )?{end}${th}?(?: (?:, )?{year})?${uncounted}`,
    ],
    // "Saturday, Dec. 5th, 2027"
    ['date', `(?:{weekday} (?:, )?)?{month} (?:\\. )?(?:the )?{day}${th}?(?: (?:, )?{year})?${uncounted}`],
    // "the 5th and 6th of December", "5th of December", "5 December"
    [
      'date',
      `(?:the )?{day}${th}? (?:${until}|and|or) (?:the )?{end}${th}? (?:of )?{month}(?: (?:, )?{year})?`,
    ],
    ['date', `(?:{weekday} (?:, )?)?(?:the )?{day}${th}? of {month}(?: (?:, )?{year})?`],
    ['date', `(?:{weekday} (?:, )?)?(?:the )?{day}${th} {month}(?: (?:, )?{year})?`],
    ['date', `(?:{weekday} (?:, )?)?{day} (?!ma){month}(?: (?:, )?{year})?`],
    ['nth', `(?:the )?{nth}${th}? (?<unit>weekend|wknd) (?:of|in) {month}`],
    ['nth', `(?:the )?{nth}${th}? {weekday} (?:of|in) {month}`],
    ['nth', `(?:the )?(?!first |1 ){nth}${th}? (?<unit>week|wk) (?:of|in) {month}`],
    ['nth', `(?:the )?{nth}${th}? (?<unit>weekend|wknd) (?:of|in) (?:the|this) month`],
    ['nth', `(?:the )?{nth}${th}? {weekday} (?:of|in) (?:the|this) month`],
    ['nth', `(?:the )?{nth}${th}? (?<unit>weekend|wknd) (?:of|in) next month`, 1],
    ['nth', `(?:the )?{nth}${th}? {weekday} (?:of|in) next month`, 1],
    ['month', `(?:the )?{edge} (?:of |in |part of )?{month}(?: {year})?`],
    ['month', '(?<= (?:in|during|this|next|of|all|for|over|come) ){month}(?: (?:of )?{year})?(?! \\d)'],
    ['month', '(?<= (?:then|about|maybe) )(?!ma){month}(?: (?:of )?{year})?(?! \\d)'],
    ['month', '(?!ma){month}(?= (?:works|is (?:also )?(?:fine|ok|okay|good|better)) )'],
    ['feast', '(?:this )?(?<feast>black friday|cyber monday|small business saturday)'],
    ['feast', `(?:this |next )?{feast}${uncelebrated}`],
    // "Friday the 4th", "on the 14th", "between the 10 and the 14"
    ['dayOfMonth', `{weekday} (?:morning |afternoon |evening |night )?(?:, )?the {day}${th}?${dayEnd}`, 1],
    ['dayOfMonth', `{weekday} (?:, )?{day}${th}${dayEnd}`, 1],
    [
      'dayOfMonth',
      `(?<= (?:from|between) )the {day}${th}? (?:${until}|and) (?:the )?{end}${th}?${dayEnd}`,
      1,
    ],
    ['dayOfMonth', `(?<= ${before} )the {day}${th}${dayEnd}`, 1],
    ['dayOfMonth', `(?<= on )the {day}${dayEnd}`, 1],
    ['dayOfMonth', `the (?<day>\\d{1,2})${th}${dayEnd}`],
    ['dayOfMonth', `${streetBefore}${whoseBefore}(?<day>\\d{1,2})${th}${dayEnd}${streetAfter}`],
    ['day', '(?:the )?day after (?:tomorrow|tmrw|tmr)|overmorrow', 2],
    ['weekdayOf', '(?:the )?{weekday} after next', 2],
    ['weekdayOf', '{weekday} (?:of )?(?:the )?week after next', 2],
    ['weekdayOf', 'next (?:week )?(?:on )?{weekday}', 1],
    // "Thursday to Sunday next week"
    [
      'weekdayOf',
      `{weekday}(?: (?:of |the )?(?:next|following) (?:weekend|wknd|week)|(?= ${until} \\w+ (?:of |the )?(?:next|following) week ))`,
      1,
    ],
    ['weekdayOf', '(?:this |the )?(?:coming|upcoming) {weekday}'],
    ['unit', `(?:the )?${span} after next`, 2],
    ['unit', `(?:the )?(?:{edge} (?:of |in )?)?(?:next|the following) ${span}`, 1],
    ['unit', `(?:the )?(?!end this){edge} (?:of |in |part of )?(?:the|this) ${span}`],
    ['next', '(?<= (?:the|my|our|these) )(?:next|coming) {count} {unit}'],
    ['stay', `(?<=${staying} ){count} days?${notFrom}`],
    ['stay', `(?<=${staying} ){count} nights?${notFrom}`, 1],
    ['stay', `(?<=${staying} ){count} (?<unit>weeks?)${notFrom}`],
    [
      'stay',
      '(?<= (?:have|got|spend|spending|only|just) ){count} (?:full |whole )?days?(?= (?:here|in (?!an? |advance|total)))',
    ],
    [
      'ahead',
      'in (?:about |around |exactly |like )?{count} (?:more )?(?<unit>days|weeks?|wks?|months?)(?! of )',
    ],
    ['ahead', '{count} {unit} from (?:now|today)'],
    ['after', '(?:the )?{weekday} (?:right |just |directly )?(?:after|following) @'],
    ['after', '(?:the )?{weekday} (?:right |just |directly )?before @', -1],
    // "In two weeks on the Saturday", "next week, Monday".
    ['within', '@ (?:, )?(?:on )?(?:(?:the|a) )?{weekday}'],
    ['next', '(?:today|tonight) or (?:maybe )?(?:tomorrow|tmrw|tmr|tomoro)', 2],
    ['weekday', '(?:this )?{weekday}'],
    ['day', 'tomorrow|tmrw|tmr|tomoro|2morrow|2moro', 1],
    // "I forgot until now" names no day.
    ['day', 'today|tonight|(?<!(?:until|till|til|by|up to|before) )now|2day'],
    // "Here four days from Thursday"
    ['range', '(?:for )?{count} nights (?:starting|beginning|from)(?: on| from)? @'],
    ['range', '(?:for )?{count} days (?:starting|beginning|from)(?: on| from)? @', -1],
    ['after', '(?:the )?(?:{count} )?{unit} (?:right |just |directly )?(?:after|following|from) @'],
    ['after', '(?:the )?(?:{count} )?{unit} (?:right |just |directly )?(?:before|prior to) @', -1],
    ['of', '(?:the )?{unit} of @'],
    ['of', '@ (?<unit>weekend|week)', 1],
    ['unit', `(?:this|the) ${span}`],
    // "We arrive the 10th and leave on the 14th", "December 10 and staying till the 14th", "Friday for 3 nights"
    ['range', `(?<= ${arriving}${small} )@${small} ${ending}${small} @`],
    ['range', `@${small} ${leaving}${small} @`],
    ['range', '@ (?:, )?(?:(?:and )?stay(?:ing)? )?(?:for )?{count} nights'],
    ['range', '@ (?:, )?(?:(?:and )?stay(?:ing)? )?for {count} days', -1],
    ['range', `(?:(?:from|starting|beginning|between) )?@ (?:(?:, )?and )?${until} @`],
    ['range', 'between @ and @'],
    ['either', '@ (?:, )?(?:or|and) (?:maybe |even |possibly )?@'],
    ['until', '(?:until|till|til|by|up to|through|no later than) @'],
    // "Before my in-laws come on the 20th"
    ['until', `before (?:\\w+ ){1,4}?${arriving} (?:here |over )?(?:on )?@`, -1],
    ['until', 'before @', -1],
    ['since', '(?:from|starting|beginning)(?: on)? @(?: (?:on|onwards?|forward))?'],
    ['since', 'after @', 1],
  ],
  ...englishHours,
  occasion: words(
    'gifts?|presents?|stocking stuffers?|secret santa|for christmas shopping|(?:christmas|xmas|halloween|easter) (?:time|season|stuff|things?|fun|activit\\w+|events?|ideas|spirit|mood|magic)',
    // A party or a meal with coworkers is before the feast.
    '(?:christmas|xmas) (?:part(?:y|ies)|outings?|bak(?:e|ing)|shopping)|(?:team|work|office|company|staff|corporate|department|group|club) (?:christmas|xmas)(?! (?:day|eve))',
    // Christmas by itself is a season; on the day one goes out on Christmas.
    '(?:(?<= (?:for|at|about|of|feel like|love|loves) )|(?<=^ ))(?:christmas|xmas)(?! (?:day|eve|morning|night|dinner|lunch|brunch|breakfast|break|week|weekend|itself))|(?<! (?:on|until|till|by|before|after|open|closed|this) )(?:christmas|xmas)(?= (?:(?:fun|time) )?(?:with|w|for|and) (?!dinner|lunch|brunch))',
  ),
};
