import type { FactWords } from '../factWords.ts';
import { englishFactAnswers as answers } from './factAnswers.ts';
import { englishNeedNames as needNames, englishNeeds as needs } from './needs.ts';
import { words } from './patterns.ts';

/*
 * English for wishes and questions about the facts of deals. The first topic that matches a question counts.
 */

const it = '(?:it|this|that|they|these|those|the \\w+|everything)';

const topics: FactWords['topics'] = [
  [
    'parking',
    words(
      'parking(?: lot| garage)?|to park|(?:i|we|you|one) park|park (?:my|our|the|a) (?:car|truck|van|rv)|garage|valet|car park',
    ),
  ],
  [
    'soldOut',
    words(
      'sold ?out|tickets? left|(?:spots?|seats?|places?|spaces?|room|any(?:thing)?) (?:still )?(?:left|available)|still (?:get|have) (?:tickets?|seats?|spots?)|full(?:y booked)?|available (?:seats|spots|tickets)',
    ),
  ],
  [
    'until',
    words(
      `until when|(?:how long|until when|when) (?:\\w+ )?(?:${it}|the deal|the offer|the price) (?:still )?(?:good|valid|available|running|on offer|expire|run out|expires)|expir\\w+|run(?:s|ning)? out|still (?:valid|good|on|available|running|going)|valid(?: until| through)?|(?:deal|offer|coupon|voucher) (?:end|last|ends|lasts)|last day|how long do (?:i|we) have`,
    ),
  ],
  [
    'groups',
    words(
      'groups?|(?:how many|more than \\d+|\\d+(?: of us)?) (?:people|of us|guests|persons|kids|friends)(?: (?:can|fit|allowed|come|together))?|parties|party of \\d+|minimum (?:number|people)|big enough',
    ),
  ],
  [
    'alone',
    words(
      'alone|solo|by myself|on my own|just (?:for )?(?:me|1|one)(?: person)?|single (?:person|diner|ticket)|without a partner|for (?:only )?1 person',
    ),
  ],
  [
    'price',
    words(
      'how much|(?:per|a|each) (?:person|head|adult|couple|child|kid)|each|apiece|price|cost(?:s|ing)?|(?:in )?total|altogether|for (?:the )?(?:both|all|2|two|whole (?:group|family))(?: of us)?|for everybody|for everyone|expensive|cheap|(?:kids?|children|adults?) (?:free|pay)|whats the damage|save|discount|original(?:ly)?',
    ),
  ],
  [
    'refund',
    words(
      'refund\\w*|cancel\\w*|money back|reschedul\\w*|(?:change|switch|move) (?:the |my |our )?(?:date|time|booking|reservation|day)|transfer\\w*|no show',
    ),
  ],
  [
    'diet',
    words(
      'vegan|vegetarian|veggie|gluten|celiac|dairy|lactose|nuts?|peanuts?|halal|kosher|allerg\\w+|diet(?:s|ary)?|(?:food|menu) (?:choices|options)|plant based|meat ?less|eggs?|shellfish|pork',
    ),
  ],
  [
    'access',
    words(
      'wheel ?chairs?|step free|steps?|stairs?|elevators?|lift|ramps?|accessib\\w+|disab\\w+|mobility|walker|strollers?|buggy|pram|pushchair|changing tables?|restrooms?|bathrooms?|toilets?|sign language|asl|captions?|captioned|subtitles?|hearing|deaf|blind|large print|quiet (?:space|room|corner)|sensory|autis\\w+|handicap\\w*',
    ),
  ],
  ['pets', words('pets?|dogs?|pup(?:py|s|pies)?|doggos?|cats?|animals?|leash(?:ed)?|service (?:dog|animal)')],
  [
    'ages',
    words(
      '(?:age|ages|aged|how old|years? old|yo|year olds?)|age (?:limit|restriction|requirement)s?|(?:kid|family|child|toddler|baby) friendly|(?:kids?|children|child|toddlers?|bab(?:y|ies)|infants?|teens?|teenagers?|sons?|daughters?|little ones?|minors|grand(?:kids?|children|sons?|daughters?))|(?:21|18)\\+?(?: and (?:over|up))?|adults? only|carded|(?:an? )?id|all ages|\\d+ (?:yr|year|month)s? olds?|too (?:young|old)|seniors?',
    ),
  ],
  [
    'included',
    words(
      'includ\\w+|(?:what|whats) (?:do|will|would|does) (?:i|we|you|one|it) (?:get|come with)|(?:what )?comes? with|what (?:all )?do (?:i|we) get|whats in (?:it|the)|extra(?:s| charge| cost)?|part of (?:it|the deal|the price)|covered|do (?:i|we) get',
    ),
  ],
  ['code', words('(?:promo|discount|coupon|voucher)? ?codes?|coupons?|promo')],
  [
    'restrictions',
    words(
      'restrict\\w+|fine print|catch|conditions?|terms|rules?|exclu\\w+|blackout|limits?|combin\\w+|not allowed|(?:is|are) there (?:any )?(?:exceptions|strings)|waiver|dress code',
    ),
  ],
  [
    'booking',
    words(
      `(?:pre ?)?book(?:ing|ed)?(?: it| ahead| online)?|reserv\\w+|walk ?ins?|walk(?: right)? in|appointments?|in advance|ahead of time|sign(?: me| us)? up|tickets?|(?:how|where) (?:do|can|would|should) (?:i|we) (?:buy|get|order|redeem|use|claim|purchase) ${it}|redeem|show up|drop in|just (?:come|go|turn up)|register`,
    ),
  ],
  [
    'duration',
    words(
      `how long(?: (?:does|is|will|do|are|would)(?: ${it})?)?(?: (?:take|last|go|run))?|how many (?:hours|minutes)|duration|take long|(?:be )?(?:done|finished|over) (?:by|in)|length`,
    ),
  ],
  [
    'weather',
    words(
      'rain(?:s|ing|y|ed)?(?: or shine)?|weather|storms?|wet|snows?|bad weather|too (?:hot|cold)|wind(?:y)?|if it pours|heat(?:ed|ers?)|outdoors? if',
    ),
  ],
  [
    'bring',
    words(
      'bring|wear|pack|dress(?:ed)?|what shoes|clothes|prepare|need to have (?:with|on) (?:me|us)|own (?:gear|equipment|shoes|clubs|mat)',
    ),
  ],
  [
    'fulfillment',
    words(
      'deliver\\w*|pick ?(?:it |them )?ups?|take ?out|takeaway|to go|curbside|ship\\w*|mail(?:ed)?|online|virtual|in person|from home|remote',
    ),
  ],
  [
    'languages',
    words(
      'spanish|english|french|german|mandarin|chinese|korean|vietnamese|languages?|espanol|bilingual|speaks?|spoken|translat\\w+',
    ),
  ],
  [
    'transit',
    words(
      'transit|bus(?:es)?|train|light rail|blue line|gold line|lynx|rail|street ?car|subway|metro|station|without a car|public transport(?:ation)?|bus stop',
    ),
  ],
  [
    'place',
    words(
      'where (?:is|are|exactly|do i (?:go|meet)|do we (?:go|meet))|wheres|address|located|location|directions|(?:which|what) (?:part|side|neighborhood|area|street)|get there|find (?:it|them)',
    ),
  ],
  [
    'hours',
    words(
      `when|what times?|start(?:s|ing)?|beg[iu]ns?|open(?:s|ed|ing)?|clos(?:e|es|ed|ing)|hours|(?:what|which) (?:days?|dates?|nights?)|how often|next (?:date|session|show|one|time)|schedules?|dates|doors|(?:does|do) ${it} end|times|showtimes?|(?:on|open|available|happening|running|go|come) (?:on |this |next )?(?:today|tonight|tomorrow|(?:right )?now|\\w+days?|weekends?|week)`,
    ),
  ],
  ['setting', words('indoors?|outdoors?|inside|outside|covered|under a roof|air condition\\w+|ac|patio')],
  [
    'contact',
    words('phone(?: number)?|call (?:them|ahead|to)|contact|email|website|web site|number to call|link'),
  ],
];

/** Auxiliaries that begin a question, in this form not a statement: "would love", "doesnt matter". */
const ask =
  '(?:(?:is|are|do|does|did|can|could|will|would|should|may|must|have|has|was|am)(?! (?:love|like|be|been|have|not|you seen))|(?:isnt|arent|doesnt|dont|cant|wont) (?:it|they|we|this|that|there))';

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
    '(?:in )?total|altogether|all (?:together|in)|all told|for (?:all|everyone|everybody|the (?:whole|entire) (?:\\w+))(?: of us)?|for (?:the )?(?:2|3|4|5|6|7|8|9|\\d\\d)(?: of us| people| adults| kids)?|for both(?: of us)?|between (?:us|the \\d+ of us)|combined',
  ),
  forEach: words('each|apiece|(?:per|a) (?:person|head|adult)|pp'),
  questions: {
    closed: `^ (?:(?:so|and|but|ok|okay|also|oh|hey|hi|please|um|well|then|plus|wait|cool|great|nice|thanks|quick question|,) )*${ask} `,
    open: '^ (?:(?:so|and|but|ok|okay|also|oh|hey|hi|please|um|well|then|plus|wait|cool|great|nice|thanks|quick question|,) )*(?:what|whats|where|wheres|when|whens|who|whos|how|hows|which|until when|till when|for how|at what|on (?:what|which)|in (?:what|which)|by when|from when|tell me (?:if|when|where|how|what|whether)|do you know|any idea|i wonder|wondering|whatre|how about the|up to what)(?= )',
    // English questions have another order of words than statements.
    marked: '$^',
    further: '^ (?:(?:so|and|ok|okay|also|but|oh|then|plus|,) )*(?:what about|how about|how is|hows)(?= )',
    search: words(
      'find|show|recommend\\w*|suggest\\w*|looking for|search\\w*|(?:something|anything|somewhere|anywhere|someplace)(?! (?:extra|else to (?:pay|know)|there|on the menu|included|i should|we should|to bring|special to))|(?:a|any|some|other|another|good|what|which|nice|the best|more) (?:\\w+ ){0,2}(?:places?|spots?|deals?|restaurants?|options (?:in|near|around|for)|activit(?:y|ies)|things? to do|ideas|events?|offers?|bars?|cafes?|shops?)|(?:where|what) (?:can|could|should|do|would) (?:\\w+ ){1,4}(?:go|eat|take|do|have (?:dinner|lunch|brunch|breakfast)|drink|hear|see|stay|watch|recommend|suggest)|(?:what|whats) (?:is |are )?(?:there|happening|going on|good|fun)(?: (?:to do|for|in|around|this|tonight|today|tomorrow|on))?|whats on|(?<!(?:do|did|does|should|would|will|if|what|whatever|all|when|where) )i (?:want|need|would like)|(?:we|im|were) (?:want|need|looking)|give (?:me|us)|things? to do|stuff to do|(?:book|get) (?:me|us)|(?:is|are) there (?:things|stuff|activities)|can you|could you|id (?:like|love)|wed (?:like|love)',
      '(?:what|which) (?!times|days|hours|dates|ages|languages|shoes|is|does|was)\\w+s (?:have|has|are|allow|offer|take|do|serve|accept)|who (?:has|does|makes|serves|sells|s got)|(?:have|are|were|did|would|will) you|did (?:i|we)|do you (?:think|like|want|love|mean|recommend|agree|believe|work|speak to|remember)|worth|any good|(?:like|the) best|better|cheaper|legit|scam|real|true|difference|instead|actually',
    ),
    exists:
      '^ (?:\\w+ ){0,2}?(?:is there|are there|do you (?:have|know|offer)|have you got|got any|any|whos got|who has)(?= )',
    each: words(
      '(?:any|which|all|both|each|some|none|either|one|1) (?:one )?(?:of (?:these|those|them|the (?:2|3|two|three|deals|places|options|ones)))|which (?:one|ones|1)|which (?:is|has|takes|allows|includes|needs|lasts|starts|opens|offers)|(?:do|does) any (?:have|allow|take|include|need|offer|come)|(?:are|do|can|will) (?:all|both)|they all',
    ),
    one: words(
      '(?<!(?:is|are) )there|it|its|thats|(?:this|that)(?! (?:week\\w*|month|morning|afternoon|evening|night|year|day|\\w+day|summer|winter|fall|spring|season|city|town|area|side|part|i|we|a|an|has|have|allows?|takes?|would))|the (?:deal|offer|place|event|show|class|tour|restaurant|hotel|one)',
    ),
    nth: words(
      '(?:the |number |option |deal )?(first|second|third|fourth|fifth|last|middle)(?! (?:drinks?|sessions?|shows?|times?|dates?|hours?|class(?:es)?|visits?|days?|weeks?|months?|floor|round|bus|trains?|person|kids?|child|night|lessons?|train|minute|entry))|(?:number|option|deal|no) (\\d)',
    ),
    determined: words('(?:the|that|this|at|those|these|your) \\w+(?: \\w+){0,2}'),
    page: words(
      'this (?:deal|offer|page|one|place|event|show|class|tour|restaurant|hotel)|here|on this page',
    ),
    now: words('(?:right )?now|at the moment|currently|still open'),
    today: words('today|tonight|this (?:morning|afternoon|evening)'),
    tomorrow: words('tomorrow'),
    weekend: words('weekends?'),
    free: words('free|cost(?:s)?|pay|paid|charge'),
    walkIn: words(
      'walk ?ins?|walk(?: right)? in|(?:just |simply )?(?:show|turn) up|drop in|just (?:come|go)|without (?:a )?(?:booking|reservation|appointment|ticket)s?',
    ),
    how: words('how|where'),
    total: words(
      'total|altogether|all (?:of us|in|together)|both(?: of us)?|everybody|everyone|for (?:the )?\\d+|(?:the )?\\d+ of us|whole (?:family|group)',
    ),
    perPerson: words('per|each|apiece|a head|for (?:both|all|everyone|everybody|2|two)|for 1|person'),
    kids: words(
      'kid|kids|child|children|family|toddlers?|bab(?:y|ies)|infants?|teens?|teenagers?|sons?|daughters?|little ones?',
    ),
  },
  topics,
  sentences: {
    parking: 'park(?:ing|ed)?\\b|garage|drive\\b',
    hours:
      '\\d+(?::\\d+)? ?(?:a\\.?m|p\\.?m)|noon|midnight|doors|o.clock|morning|evening|hours|starts?\\b|begins?\\b',
    duration: '\\bhours?\\b|minutes|takes\\b',
    price: 'dollars?|\\$|cents|extra|costs?\\b|charge|fee|tax',
    ages: '\\bages?\\b|\\bold(?:er)?\\b|child|kid|famil|adult|teen|toddler|\\bID\\b',
    alone: '\\balone\\b|one person|each person|solo|singles?\\b',
    groups: 'groups?\\b|parties|people\\b|seats\\b',
    access: 'step|stair|wheelchair|ramp|elevator|stroller|restroom|access|quiet|loud',
    pets: '\\bdogs?\\b|\\bpets?\\b|\\bcats?\\b|leash',
    diet: 'vegan|vegetarian|gluten|dairy|\\bnuts?\\b|halal|kosher|wheat|milk|oat|egg|meat|fish|allerg',
    refund: 'refund|return|cancel|money back|change(?:s|d)?\\b|reschedul|new date|moved|make-up',
    booking: '\\bbook|reserv|walk[- ]?in|ahead|advance|appointment|line\\b|held\\b|voucher',
    included: 'includ|comes? with|extra|\\bbring\\b|menu price|not included',
    code: '\\bcode\\b|coupon',
    weather: 'rain|storm|weather|wind|lightning|heaters?|shade|cold|hot\\b|roof|pours|snow|dry\\b',
    bring: 'bring|wear|shoes|clothes|\\bID\\b|towel|layer|sweater',
    fulfillment: 'deliver|pick(?:ed)? ?up|ship|mail|online|to go|carry',
    languages: 'spanish|english|language|speak|translat',
    transit: '\\bbus|train|line\\b|station|streetcar|trolley|stop\\b',
    place: '\\bstreet\\b|corner|behind|beside|near|across|entrance|next to|avenue|upstairs',
    setting: 'indoor|outdoor|roof|patio|tent|shade|covered|terrace',
    soldOut: 'sell|sold|left\\b|runs? out|full\\b|empty',
    until: 'valid|until|through|expir|within',
  },
  answers,
};
