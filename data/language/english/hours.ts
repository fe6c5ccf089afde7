import type { DateWords } from '../dateWords.ts';
import { oneOf, uncounted, until, words } from './patterns.ts';

/** A number that a clock without a half of the day can show. */
const bare = '(?<hour>1[0-2]|[1-9])';

/** Words beside amounts. */
const money = oneOf('spend spending budget price prices priced cost costs pay paying');

/** English phrases for hours. */
export const englishHours: Pick<DateWords, 'halves' | 'hours' | 'early' | 'late'> = {
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
    ['clock', `${bare}(?= ish )`],
    ['clock', `(?<= from )${bare}(?= (?:on|onwards?) )`],
    ['clock', `${bare}(?= ${until} (?:1[0-2]|[1-9]) (?:time ?)?(?:window|slot|frame) )`],
    // Bare numbers only between words that speak of a clock.
    [
      'clock',
      `(?<= (?:between|from) )(?<! ${money} (?:\\w+ )?(?:between|from) )${bare}(?= (?:and|${until}) (?:1[0-2]|[1-9]|#) )(?! (?:and|${until}) \\d+ ${oneOf('people kids children dollars bucks years year miles minutes hours days of guests friends months weeks')} )`,
    ],
    ['clock', `(?<= (?:between|from) # (?:and|${until}) )${bare}`],
    ['clock', `${bare}(?= ${until} # )`],
    ['clock', `(?<= # ${until} )${bare}`],
    [
      'clock',
      `(?<= (?:after|before|until|till|til|past|by|at|around|quarter to|(?:earlier|later)(?: ,)?(?= (?:like|say) ))(?: about| around| like| say)? )(?<! (?:(?:${money}|${oneOf('kids children ages age aged is are look looks')}) (?:around|at|by|past|after|before)|be at least|at (?:most|least)|(?:its|it is)(?: (?:already|now|just|almost|way|well))* past) )${bare}(?= )${uncounted}(?! (?:${oneOf('each total per year years yr yrs yo month months block blocks th st nd rd stars star a pounds lbs degrees')}|or (?!\\w+day )|and (?:under|up|over)) )`,
    ],
    ['window', '(?:lunch ?time|lunch hour|lunch break|(?:at|over|around|during) lunch)', 660, 840],
    [
      'window',
      '(?:breakfast ?time|first thing(?: in the morning)?|early (?:in the )?morning|bright and early)',
      360,
      600,
    ],
    ['window', '(?:brunch ?time|late morning)', 600, 780],
    [
      'window',
      '(?:(?:during|in) the )?day ?time|during the day(?! (?:of|after|before) )|by day(?! \\d)',
      540,
      1020,
    ],
    ['window', 'early afternoon', 720, 900],
    [
      'window',
      '(?:(?:wak(?:e|es|ing)|get(?:s|ting)?) up|start(?:s|ing)?|sleep(?:s|ing)?) late|sleep(?:s|ing)? in(?= (?:[.,]|and|so|till|until|on|but|that|then|first)| $)|late (?:start|risers?)|not (?:a )?morning (?:person|people)',
      660,
      1440,
    ],
    [
      'window',
      '(?:(?:until|till|til|open|something|anything|out) )?(?<!not \\w+ )late(?: at)? night|(?:until|till|til|open|something|anything) late|after (?:the )?bars? closes?',
      1320,
    ],
    [
      'window',
      'late(?= (?:dinner|supper) )|(?<= (?:dinner|supper) )(?:late(?= (?:[.,@]|in|at|near|on|with|for)| $)|later(?= @))',
      1230,
    ],
    ['window', 'late afternoon|(?:after|when) school(?: lets out| is out)?', 900, 1080],
    ['window', '(?:dinner ?time|supper ?time|early evening)', 1020, 1200],
    ['between', `(?:(?:between|from|anywhere from|starting) )?# (?:${until}|and) #`],
    // Between two flights.
    [
      'between',
      '(?:lands?|arrives?|(?:get|gets|touch|touches) (?:in|down))(?: at| around| by)? #(?: [^ @#]+){0,10}? (?:leaves?|leaving|fl(?:y|ies)|flight|boards?|takes? off|departs?|back|connection|next one)(?: [^ @#]+){0,5}? #',
    ],
    // "The baby naps from 1 to 3" is no time to go out; who works until six is free then.
    ['window', '(?:naps?|napping|nap ?time)(?: \\w+){0,2} #', -1, -1],
    [
      'after',
      '(?:works?|working|(?:at|in|have|got) (?:work|class|school|a (?:shift|meeting|class))|busy)(?: [^ .,]+){0,4} (?:until|till|til|to) #',
    ],
    [
      'after',
      '(?:works?|working|busy|in class|(?:have|has|got|in) a (?:shift|meeting|class))(?: (?:from|today|tomorrow|every day))? #',
      1,
    ],
    // After the night shift one eats at once, after the day's whenever.
    ['after', '(?:get|gets|got|getting|am|im) off(?: work)?(?: at| around| by)? #', 2],
    ['before', '(?:nothing|not|nowhere|no) (?:later than|after|past) #'],
    ['after', '(?:nothing|not|no) (?:before|earlier than|sooner than) #'],
    [
      'after',
      '(?:(?:any ?time|some ?time|only|right|just) )?(?:after|(?<! (?:half|quarter) )past|later than|starting (?:at|from)|not until) #',
    ],
    ['after', 'from # (?:on|onwards?)|# (?:or|and) later|# onwards?|from #'],
    // An end by which one has to be home.
    [
      'before',
      '(?:(?:(?:baby ?)?sitter|nanny)(?: \\w+){0,3} (?:leaves?|leaving|goes|home|stays?)|bed ?time|(?:have|has|needs?|gotta|must|be|get)(?: (?:to|be|get))* (?:back|home|leave)(?: (?:at|to|in) (?:the )?[a-z]+)?)(?: (?:at|around|by|before|until|till))? #',
    ],
    [
      'before',
      '(?:flights?|planes?|trains?|bus) (?:is|leaves?|departs?|boards?|takes? off|goes)(?: at| around)? #',
    ],
    [
      'before',
      '(?:(?:any ?time|some ?time|only|done|home|back) )?(?:(?:before|by|until|till|til|no later than|up to|up until|earlier than)|before (?:the|our|my|an?)) #',
    ],
    ['before', '# (?:or|and) (?:earlier|before)|# at the latest'],
    ['around', '(?:at |around |about |half past |quarter (?:past|to) )*#'],
  ],
  early: words(
    'mornings?|forenoons?|breakfast|brunch|sunrise|am|before work|(?:work(?:ing)? )?(?:nights|overnights?|graveyard|night shifts?)(?= (?:[^ ]+ ){0,6}off )|night shift',
  ),
  late: words(
    'tonight|evenings?|nights?|dinner|drinks?|cocktails?|bars?|clubs?|concerts?|late|pm|dancing|shows?',
  ),
};
