import type { DateWords } from '../dateWords.ts';
import { oneOf, words } from './patterns.ts';

/*
 * English phrases for days and hours. "5th" is read as "5 th".
 */

const th = '(?: (?:st|nd|rd|th))';

/** After a number that counts something else: "May 2 of us come". */
const uncounted = `(?! ${oneOf('people persons guests friends adults kids children of dollars bucks hours minutes miles pm am p a tickets nights days weeks percent deals options more')}(?= ))`;

/** After a number that is a day of the month, and not the number of a street, a visit or a deal. */
const dayEnd = `(?= (?:[.,@#]|$|${oneOf('and or to through thru until till at in for with if is are we i id ill please maybe after before around from evening morning afternoon night then works work would should that when so but this next my our there sounds instead though too its not what whats any anything something someone as because since were im hopefully preferably can could dinner lunch brunch breakfast or')}(?= )))`;

/** Things that belong to a feast and not to its day. */
const uncelebrated = `(?! ${oneOf('gift gifts present presents light lights market markets shopping tree trees card cards cookies decorations decoration costume costumes egg eggs basket baskets music song songs concert concerts movie movies sale sales themed candy cactus village sweater')}(?= ))`;

const until = '(?:to|through|thru|until|till|til|up to|up until)';
const span = '(?<unit>week|weekend|wknd|month)';
const before = oneOf(
  'on by until till before after from through for is around between starting beginning to and or',
);

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
  ordinals:
    'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|20 first|20 second|20 third|20 fourth|20 fifth|20 sixth|20 seventh|20 eighth|20 ninth|thirtieth|30 first',
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
  feasts: [
    ['new years eve|new year eve|nye', { month: 12, day: 31 }],
    ['new years day|new year day', { month: 1, day: 1 }],
    ['new years|new year', { month: 12, day: 31, days: 2 }],
    ['mlk day|martin luther king day', { month: 1, weekday: 1, nth: 3 }],
    ['super bowl sunday|super bowl', { month: 2, weekday: 0, nth: 2 }],
    ['valentines day|valentine day|valentines|vday|galentines day', { month: 2, day: 14 }],
    ['presidents day', { month: 2, weekday: 1, nth: 3 }],
    ['mardi gras|fat tuesday', { easter: true, plus: -47 }],
    [
      'st patricks day|st . patricks day|saint patricks day|st paddys day|st pattys day',
      { month: 3, day: 17 },
    ],
    ['palm sunday', { easter: true, plus: -7 }],
    ['good friday', { easter: true, plus: -2 }],
    ['easter sunday|easter', { easter: true }],
    ['easter monday', { easter: true, plus: 1 }],
    ['earth day', { month: 4, day: 22 }],
    ['cinco de mayo', { month: 5, day: 5 }],
    ['mothers day|mother day', { month: 5, weekday: 0, nth: 2 }],
    ['memorial day', { month: 5, weekday: 1, nth: -1 }],
    ['juneteenth', { month: 6, day: 19 }],
    ['fathers day|father day', { month: 6, weekday: 0, nth: 3 }],
    ['independence day', { month: 7, day: 4 }],
    ['labor day|labour day', { month: 9, weekday: 1, nth: 1 }],
    ['columbus day|indigenous peoples day', { month: 10, weekday: 1, nth: 2 }],
    ['halloween|hallowe en', { month: 10, day: 31 }],
    ['veterans day', { month: 11, day: 11 }],
    ['thanksgiving day|thanksgiving|turkey day', { month: 11, weekday: 4, nth: 4 }],
    ['black friday', { month: 11, weekday: 4, nth: 4, plus: 1 }],
    ['small business saturday', { month: 11, weekday: 4, nth: 4, plus: 2 }],
    ['cyber monday', { month: 11, weekday: 4, nth: 4, plus: 4 }],
    ['christmas eve|xmas eve', { month: 12, day: 24 }],
    ['christmas day|christmas|xmas day|xmas', { month: 12, day: 25 }],
    ['boxing day', { month: 12, day: 26 }],
    [
      'the holidays|the holiday season|the christmas holidays|the holiday break',
      { month: 12, day: 23, days: 11 },
    ],
  ],
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
    ['nth', `(?:the )?{nth}${th}? (?<unit>weekend|wknd) (?:of|in) (?:the|this) month`],
    ['nth', `(?:the )?{nth}${th}? {weekday} (?:of|in) (?:the|this) month`],
    ['nth', `(?:the )?{nth}${th}? (?<unit>weekend|wknd) (?:of|in) next month`, 1],
    ['nth', `(?:the )?{nth}${th}? {weekday} (?:of|in) next month`, 1],
    ['month', `(?:the )?{edge} (?:of |in |part of )?{month}(?: {year})?`],
    ['month', '(?<= (?:in|during|this|next|of|all|for|over|come) ){month}(?: (?:of )?{year})?(?! \\d)'],
    ['feast', '(?:this )?(?<feast>black friday|cyber monday|small business saturday)'],
    ['feast', `(?:this |next )?{feast}${uncelebrated}`],
    // "Friday the 4th", "on the 14th", "between the 10 and the 14"
    ['dayOfMonth', `{weekday} (?:, )?the {day}${th}?${dayEnd}`, 1],
    ['dayOfMonth', `{weekday} (?:, )?{day}${th}${dayEnd}`, 1],
    [
      'dayOfMonth',
      `(?<= (?:from|between) )the {day}${th}? (?:${until}|and) (?:the )?{end}${th}?${dayEnd}`,
      1,
    ],
    ['dayOfMonth', `(?<= ${before} )the {day}${th}${dayEnd}`, 1],
    ['dayOfMonth', `(?<= on )the {day}${dayEnd}`, 1],
    ['dayOfMonth', `(?:the )?(?<day>\\d{1,2})${th}${dayEnd}`],
    ['day', '(?:the )?day after (?:tomorrow|tmrw|tmr)|overmorrow', 2],
    ['weekdayOf', '(?:the )?{weekday} after next', 2],
    ['weekdayOf', '{weekday} (?:of )?(?:the )?week after next', 2],
    ['weekdayOf', 'next (?:week )?(?:on )?{weekday}', 1],
    ['weekdayOf', '{weekday} (?:of |the )?(?:next|following) week', 1],
    ['weekdayOf', '(?:this |the )?(?:coming|upcoming) {weekday}'],
    ['unit', `(?:the )?${span} after next`, 2],
    ['unit', `(?:the )?(?:{edge} (?:of |in )?)?(?:next|the following) ${span}`, 1],
    ['unit', `(?:the )?{edge} (?:of |in |part of )?(?:the|this) ${span}`],
    ['next', '(?<= (?:the|my|our|these) )(?:next|coming) {count} {unit}'],
    [
      'ahead',
      'in (?:about |around |exactly |like )?{count} (?:more )?(?<unit>days|weeks?|wks?|months?)(?! of )',
    ],
    ['ahead', '{count} {unit} from (?:now|today)'],
    ['after', '(?:the )?{weekday} (?:right |just |directly )?(?:after|following) @'],
    ['after', '(?:the )?{weekday} (?:right |just |directly )?before @', -1],
    ['weekday', '(?:this )?{weekday}'],
    ['day', 'tomorrow|tmrw|tmr|tomoro|2morrow|2moro', 1],
    ['day', 'today|tonight|now|2day'],
    ['after', '(?:the )?(?:{count} )?{unit} (?:right |just |directly )?(?:after|following|from) @'],
    ['after', '(?:the )?(?:{count} )?{unit} (?:right |just |directly )?(?:before|prior to) @', -1],
    ['of', '(?:the )?{unit} of @'],
    ['of', '@ (?<unit>weekend|week)', 1],
    ['unit', `(?:this|the) ${span}`],
    ['range', `(?:(?:from|starting|beginning|between) )?@ ${until} @`],
    ['range', 'between @ and @'],
    ['either', '@ (?:, )?(?:or|and) (?:maybe |even |possibly )?@'],
    ['until', '(?:until|till|til|by|up to|through|no later than) @'],
    ['until', 'before @', -1],
    ['since', '(?:from|starting|beginning)(?: on)? @(?: (?:on|onwards?|forward))?'],
    ['since', 'after @', 1],
  ],
  halves: {
    am: 'am|a m|a . m|a . m .|in the morning',
    pm: 'pm|p m|p . m|p . m .|in the evening|in the afternoon|at night|tonight|ish pm',
  },
  hours: [
    ['clock', '{hour} {half}'],
    ['clock', '(?<hour>\\d{1,2}:\\d\\d)'],
    ['clock', '{hour} (?:o ?clock|oclock)(?: (?:sharp|ish))?'],
    ['clock', 'noon|midday|12 noon', 720],
    ['clock', 'midnight', 1440],
    ['clock', '{hour}(?= ish )'],
    ['clock', '(?<= from ){hour}(?= (?:on|onwards?) )'],
    // Bare numbers only between words that speak of a clock.
    [
      'clock',
      `(?<= (?:between|from) ){hour}(?= (?:and|${until}) (?:\\d{1,2}|#) )(?! (?:and|${until}) \\d+ ${oneOf('people kids children dollars bucks years year miles minutes hours days of guests friends months weeks')} )`,
    ],
    ['clock', `(?<= (?:between|from) # (?:and|${until}) ){hour}`],
    ['clock', `{hour}(?= ${until} # )`],
    ['clock', `(?<= # ${until} ){hour}`],
    [
      'clock',
      `(?<= (?:after|before|until|till|til|past|by|at|around)(?: about| around| like)? )(?<! (?:${oneOf('kids children ages age aged spend budget price prices cost costs pay is are look looks')} (?:around|at|by|past|after|before)|be at least|at (?:most|least)) ){hour}(?= )${uncounted}(?! (?:${oneOf('each total per year years yr yrs yo month months block blocks th st nd rd stars star a pounds lbs degrees or')}|and (?:under|up|over)) )`,
    ],
    ['window', '(?:lunch ?time|lunch hour|lunch break|(?:at|over|around|during) lunch)', 660, 840],
    [
      'window',
      '(?:breakfast ?time|first thing(?: in the morning)?|early (?:in the )?morning|bright and early)',
      360,
      600,
    ],
    ['window', '(?:brunch ?time|late morning)', 600, 780],
    ['window', 'early afternoon', 720, 900],
    [
      'window',
      '(?:(?:until|till|til|open|something|anything|out) )?late(?: at)? night|(?:until|till|til|open|something|anything) late',
      1320,
    ],
    ['window', 'late afternoon|(?:after|when) school(?: lets out| is out)?', 900, 1080],
    ['window', '(?:dinner ?time|supper ?time|early evening)', 1020, 1200],
    ['between', `(?:(?:between|from|anywhere from|starting) )?# (?:${until}|and) #`],
    ['before', '(?:nothing|not|nowhere|no) (?:later than|after|past) #'],
    ['after', '(?:nothing|not|no) (?:before|earlier than|sooner than) #'],
    [
      'after',
      '(?:(?:any ?time|some ?time|only|right|just) )?(?:after|past|later than|starting (?:at|from)|not until) #',
    ],
    ['after', 'from # (?:on|onwards?)|# (?:or|and) later|# onwards?|from #'],
    [
      'before',
      '(?:(?:any ?time|some ?time|only|done|home|back) )?(?:before|by|until|till|til|no later than|up to|up until|earlier than) #',
    ],
    ['before', '# (?:or|and) (?:earlier|before)|# at the latest'],
    ['around', '(?:at |around |about )*#'],
  ],
  early: words('mornings?|breakfast|brunch|sunrise|am|before work'),
  late: words(
    'tonight|evenings?|nights?|dinner|drinks?|cocktails?|bars?|clubs?|concerts?|late|pm|dancing|shows?',
  ),
  occasion: words('gifts?|presents?|stocking stuffers?|secret santa|for christmas shopping'),
};
