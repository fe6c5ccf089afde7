import type { FactWords } from '../factWords.ts';
import { needsSeveral, otherTimes, saidSum, walkable, wayCovered, words } from './patterns.ts';

/** Whole turns of phrase, which say more than a word of another topic in them: a "discount for kids" is no age. */
export const narrowTopics: FactWords['topics'] = [
  // "How many cupcakes does each kid get" and "how big is each beer" ask for no price.
  [
    'included',
    words(
      'how many (?!(?:people|of us|kids|guests|hours|minutes|days|times|tickets|places|spots|seats)(?= ))\\w+ (?:do|does|will|would|can) (?:each|every|the|a|one|both)(?: \\w+){1,2} (?:get|have|make|keep|take)',
    ),
  ],
  ['other', words('how (?:big|large|tall|deep|heavy|strong|thick) (?:is|are) (?:each|every|the \\w+)')],
  ['included', words('includes? (?:the|our|an?|any|some) (?!kids?|child|adults?|parents?)\\w+')],
  // "How much laundry is that".
  [
    'other',
    words(
      'how much (?!(?:is|are|was|does|do|did|would|will|can|for|the|it|its|this|that|to|per|money|more|less|extra|off|cheaper|time|notice|each|if|of|in|an?|all|everything|altogether|total|just|and|tip|tips|tax|fee|parking|both|walking|one|1)(?= ))\\w+ (?:is|are|does|do|will|would|can|fits?) ',
    ),
  ],
  // "Which nights is that price for, and is breakfast for both of us".
  [
    'hours',
    words(
      '(?:which|what) (?:nights?|days?|dates?|weekends?) (?:is|are|does|do|would|will|can|could) (?:it|that|this|the) (?:price|deal|offer|rate|discount)',
    ),
  ],
  [
    'included',
    words(
      '(?:is|are) (?:the )?(?:breakfast|lunch|dinner|food|drinks?|coffee|wine|dessert) for (?:both|all|everyone|everybody|each|2)(?: of us)?',
    ),
  ],
  // Where it is says nothing of the way.
  ['other', words(wayCovered)],
  ['place', walkable],
  [
    'price',
    words(
      'how many (?!hours|minutes|days|times|people)(?:\\w+ ){1,4}?(?:(?:would|do|will|should|must) (?:i|we) (?:need|buy|order|book)|(?:(?:would|will|do|to) )?(?:feed|serve)|(?:would|will) be enough)',
    ),
  ],
  // "Is it 52 or 72", "is that 196 a night or for both".
  [
    'price',
    words(
      '(?:is|was) (?:it|that|this) (?:\\$?\\d+(?= (?:or \\$?\\d|an? (?:night|day|person|head)|per|each|total))|(?:for )?(?:just )?(?:1|one)(?: \\w+)? or (?:2|both|more|all))',
    ),
  ],
  ['price', saidSum],
  // "It says for two, we are three", "could I go alone for half".
  [
    'price',
    words(
      needsSeveral,
      // "Is it per night", "is the fee per person".
      '(?:is|was|are) (?:it|that|this|the (?:\\w+ ){0,3}?(?:fee|price|cost|charge|rate|tickets?|entry|admission)) (?:per|by the|for each|an?(?= (?:night|hour|person|head))) \\w+',
      'says (?:(?:its|it is|only|just) )*for \\d+|pay(?:ing)? (?:for )?half|half (?:the|of the) price',
      '(?:alone|solo|(?:by|just) (?:me|myself)|on my own|1 person)(?: \\S+){0,6} half|half(?: (?!hours?|day)\\S+){0,6} (?:alone|solo|(?:by|just) (?:me|myself)|on my own|1 person)',
    ),
  ],
  // "And for three of us", "what about for 24 people", "what is it for two".
  [
    'price',
    '(?<= )what(?:s| is| would| will)(?: it)?(?: be)?(?: it)? for (?:the )?(?:\\d+|us|both|all of us)(?= )|^ (?:(?:so|and|but|ok|okay|then|oh|,) )*(?:(?:(?:what|how) about |what if (?:its|it is|were|there are) )?for|(?:what )?if (?:we are|were|its|there (?:are|will be))|(?:what|how) about(?= \\S+ of us)) (?:just |only |about )?(?:the |all )?\\d+(?: (?:of us|people|adults|friends|guests|persons|kids))*(?= (?:[.,?]|$))',
  ],
  [
    'booking',
    words(
      '(?:phone|call\\w*)(?: \\w+){0,6} online|online(?: \\w+){0,6} (?:phone|call\\w*)|(?:have|need|should|must) (?:\\w+ )?(?:to )?call (?:ahead|before|first)|(?:by|until|till) (?:when|what (?:hour|time|day|date))(?: \\w+){1,5} (?:order|book|reserve|sign up)|how (?:long|far|soon|early|(?:many|much) (?:hours?|days?|time|notice))(?: \\w+){0,2}? (?:before|ahead|beforehand|in advance)|(?:last day|deadline|cut ?off|latest|too late)(?: \\w+){0,4} (?:order|book|reserve|sign up)|order(?:ing)? (?:deadline|cut ?off)|still(?: \\w+){0,2} order(?! (?:(?:it|them|this|that|for|at|on|in|by) )*(?:today|tonight|now|tomorrow|there|\\w+day|\\d))',
    ),
  ],
  [
    'duration',
    words(
      'how much time (?:should|do|does|will|would|must)(?: \\w+){0,6}|how long (?:is|does|will|would) (?:it|this|that|the \\w+)(?: \\w+){0,3}? (?:all|al) ?together|how long should (?:i|we) plan(?: \\w+)*|how long(?: (?:is|are|does|do|will|would))? (?:each|every|all)(?: \\w+)*',
    ),
  ],
  // "Is it only good for one day", "are two hours enough for eight of us".
  [
    'other',
    words(
      '(?:good|valid) for (?:(?:just|only) )*(?:1|one|a(?: single)?) (?:days?|visits?|times?)',
      '(?:is|are|will|would) (?:an?|\\d+) (?:hours?|minutes?|days?) (?:be )?(?:really )?enough',
    ),
  ],
  // "Is breakfast for both of us" asks for no price.
  [
    'included',
    words(
      '(?:is|are) (?:the |our )?(?:breakfasts?|lunch(?:es)?|dinners?|brunch|drinks?|food|tickets?|shoes|gear|desserts?|meals?) (?:\\w+ )?for (?:the )?(?:both|all|everyone|everybody|each|\\d+)',
    ),
  ],
  // "Which nights is that price for".
  [
    'hours',
    words(
      '(?:what|which) (?:days?|nights?|dates?|evenings?|week ?days?)(?: \\w+){1,3} (?:price|deal|offer|rate|discount)',
    ),
  ],
  [
    'price',
    words(
      '(?:whats|what (?:is|would|will|does))(?: (?:it|that|this))?(?: (?:be|cost|run|come to))? for (?:the |all )?\\d+(?= (?:of us|people|adults|persons|kids|then|in|on|[.,])| $)',
    ),
  ],
  ['included', words('in (?:the|that|this) price|(?<!park.*)or (?:is it |are they |do they cost )?extra')],
  [
    'code',
    words(
      '(?:discount|promo|coupon|voucher) codes?|coupons?|promos?|(?<!fine )print(?:s|ed|ing|outs?)?(?: (?:it|this|that|out))?|screenshot|(?:show|use|have)(?: \\w+){0,3} (?:on|from) (?:my|our|a) phone',
    ),
  ],
  [
    'access',
    words(
      '(?:get|climb|step|lowered|lifted) (?:in|into|out of|onto|aboard)(?: (?:the|a|that))? (?:water|pool|boat|basket|saddle|train|tub|canoe|kayak|van|horse)|ladders?|(?:bad|weak|new|my|her|his) (?:knees?|hips?|legs?)|(?:walks?|get around|gets around) with a|(?:walking )?frame|cane|crutches|rollator',
    ),
  ],
  [
    'weather',
    words(
      '(?:rain\\w*|pour\\w*|storm\\w*|weather|snow\\w*|drizzl\\w+|wet)(?: [\\w,]+){0,14}? (?:cancel\\w*|call(?:ed)? (?:it |them )?off|off)|(?:cancel\\w*|call(?:ed)? (?:it |them )?off)(?: [\\w,]+){0,14}? (?:rain\\w*|pour\\w*|storm\\w*|weather|snow\\w*|drizzl\\w+|wet)',
    ),
  ],
  [
    'hours',
    words(
      otherTimes,
      '(?:until|till|til|from|to|at) what (?:hours?|times?)|(?:how late|until when|till when)(?= (?:\\w+ ){1,4}(?:tonight|today|on \\w+day|\\w+days)(?= ))|what time(?: \\w+){1,6} (?:un)?till?(?= (?:[.,]|$))|open (?:un)?till? when|how late(?= (?:[.,]|is|are|does|do|can|will|$))|when (?:do|will|can) (?:i|we) get (?:it|them|that|everything)(?: all)? back|(?:what|which|from what|in what|from which) (?:months?|seasons?|time of (?:the )?year)|(?:in|out of) season|season (?:start|begin|open|end|run|last)s?|(?:earliest|first) (?:month|time of the year)|(?:last|first|final) (?:dates?|performances?|shows?|sessions?|class(?:es)?)(?! (?:free|chance))',
    ),
  ],
  [
    'discount',
    words(
      '(?:seniors?|students?|military|veterans?|teachers?|nurses?|first responders?|police|aaa|employee|group|kids?|birthday|locals?|residents?) (?:\\w+ ){0,3}(?:discounts?|rates?|pricing|specials?)|(?:seniors?|students?|military|veterans?|teachers?|nurses?|group|kids?) prices?|discounts? for (?:\\w+ )?(?:seniors?|students?|military|veterans?|teachers?|nurses?|groups?|kids|locals?)',
    ),
  ],
  [
    'extras',
    words(
      '(?:tips?|tipping|gratuit\\w+|service charge|tax(?:es)?|fees?|deposits?|surcharge|up ?charge|extra charge|(?:charge|cost|pay) (?:\\w+ ){0,2}(?:more|extra) (?:for|if|with)|more for (?:an?|my) (?:\\w+ )?(?:big|large|heavy))|(?:do|does|would|will) (?:i|we|adults?|parents?|grown ?ups|moms?|dads?) (?:have to |need to )?(?:also )?pay (?:too|also|as well|extra|or)|(?:adults?|parents?|grown ?ups) (?:pay|get in)',
    ),
  ],
];
