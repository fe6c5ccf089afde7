import type { FactWords } from '../factWords.ts';
import { narrowTopics } from './narrowFactTopics.ts';
import { apart, ofSome, words } from './patterns.ts';

/*
 * What questions about deals are about.
 */

const it = '(?:it|this|that|they|these|those|the \\w+|everything)';

/** The first that matches a question counts. */
export const englishTopics: FactWords['topics'] = [
  ...narrowTopics,
  [
    'parking',
    words(
      'parking(?: lot| garage)?|to park|(?:i|we|you|one) park|park (?:my|our|the|a) (?:car|truck|van|rv)|garage|valet|car park|(?:leave|put) (?:my|our|the|a) (?:car|automobile|truck|van)|automobile',
    ),
  ],
  [
    'soldOut',
    words(
      '(?:shows?|performances?|sessions?|times?|slots?|dates?|ones?) (?:still )?available|sold ?out|tickets? left|(?:tickets?|spots?|seats?|places?|spaces?|rooms?|lanes?|tables?|courts?|beds?|any(?:thing)?) (?:still )?(?:left|available|to be had|free(?! (?:of|with) ))|(?:is|are) there (?:still )?(?:an? |any )?(?:room|lane|table|court|bed|spot|seat|slot)s? (?:for )?(?:to(?:night|day|morrow)|(?:this|on|next) \\w+)|(?:is|are) (?:there )?still (?:\\w+ )?(?:tickets?|spots?|seats?|places?|spaces?)|still (?:get|have|has|got|be) (?:(?:a |some )?(?:tickets?|seats?|spots?)|in(?:to)?)|fully booked|(?:is|are) (?:it|they|that|this|the \\w+|(?:this |next )?(?:\\w+day|weekend|tonight|tomorrow)) (?:already )?full|full up|available (?:seats|spots|tickets)',
    ),
  ],
  [
    'until',
    words(
      `until when|(?:how long|until when|when) (?:\\w+ )?(?:${it}|the deal|the offer|the price) (?:still )?(?:good|valid|available|running|on offer|expire|run out|expires)|expir\\w+|(?<!one )(?<!ones )(?<!which )run(?:s|ning)? out|still (?:valid|good|on|available|running|going)|valid(?: until| through)?|(?:deal|offer|coupon|voucher) (?:end|last|ends|lasts)|last (?:day|chance)|how long do (?:i|we) have(?= (?:[.,?]|to|left|until|before)| $)`,
    ),
  ],
  [
    'price',
    words(
      'how much|(?:it|that|this|everything|all|both|together|total|sum)(?: \\w+){0,3} (?:under|below|less than|within|over|more than) \\$?(?!(?:18|21) )\\d{2,4}(?! (?:people|kids|years?|lbs?|pounds|miles?|min\\w*|feet))|(?:plus|add) (?:an? )?\\d+(?:%| percent)|\\$ ?\\d+ (?:an?|per|each)|multipl\\w+|\\$?\\d+ (?:x|times|by|\\*) \\$?\\d+|left (?:\\w+ ){0,4}(?:of|from) (?:\\$|the \\$)?\\d+|\\$ ?\\d+ (?:is )?for|\\d+ for (?:both|all|us|the \\d)|(?:the )?sum(?: total)?|add(?:s|ed)? (?:(?:it|that|them|all|those) )*up|for the (?:whole|entire) \\w+|(?:per|a) (?:person|head|adult|couple|child|kid)|each|apiece|price|cost(?:s|ing)?|(?:in )?total|al(?:l )?together|expensive|cheap|(?:kids?|children|adults?|olds?|person|(?:my|our) \\w+|he|she) (?:free|pay)|(?:rides?|gets?|come|enter)(?: in)?(?: for)? free|(?:whats|what is) the (?:damage|bill)|(?:does|would) (?:\\w+ ){1,3}(?:come|run)(?: out)? to|save|discount|original(?:ly)?|(?:do|does|will|would) (?:i|we|you|it|they) (?:have to |need to |got to )?(?:pay|cost)|(?:is|are) (?:it|they|that|this|the (?:\\w+ ){0,4}\\w+) (?:really |actually |totally )?free(?= (?:of charge|for|or|today|tonight|[.,?])| $)|split (?:it |that )?(?:\\d ways|among|between|evenly|by)|divided by',
    ),
  ],
  [
    'groups',
    words(
      `groups?|too many(?= (?:[.,]|people|of us|kids|guests|for (?!me ))| $)|how many (?:can|may|fit)|how many (?:people |players |of us )?(?:on|in|to|per|make) (?:a|an|the|each|our|one|1) (?:team|group|lane|table|boat|car|room|court|board)|(?:how many|more than \\d+|\\d+(?: of us)?) (?:people|of us${ofSome}|guests|persons|kids|friends)(?: (?:can|fit|allowed|come|together))?|parties|party of \\d+|minimum (?:number|people)|big enough|(?:\\d+|all)(?: of us)?(?: \\w+)? fit|(?:do|can|will|would) (?:we|\\d+|all)(?: \\w+){0,3} fit|fits? (?:all|\\d+|us)|(?:take|hold|handle|seat|host|(?<!(?:we|i) )do|do(?! \\d+ (?:tonight|tomorrow|instead|on|\\w+day) )|accommodate|(?:room|space) for)s? (?:all |up to |about )?(?:the )?\\d+(?! (?:of the|minutes?|min|hours?|days?|nights?|years?|dollars|bucks|percent|things|different|rounds?|games?|pm|am))`,
    ),
  ],
  [
    'alone',
    words(
      'alone|solo|by myself|on my own|just (?:for )?(?:me|1|one)(?: person)?|single (?:person|diner|ticket)|without a partner|for (?:only )?1 person',
    ),
  ],

  [
    'refund',
    words(
      'refund\\w*|cancel\\w*|money back|reschedul\\w*|(?:change|switch|move) (?:the |my |our )?(?:date|time|booking|reservation|day)|transfer\\w*(?! (?:in)?to (?:an?|the) (?:seat|chair|pew|bench))|no show',
    ),
  ],
  [
    'diet',
    words(
      apart,
      '(?:(?:doesnt|dont|does not|do not|cant|cannot|wont) (?:eat|have|do)|(?:without|no|free of)) (?:any )?(?:beef|(?:red )?meat|chicken|poultry|fish|seafood|ham|bacon)',
      'vegan|vegetarian|veggie|gluten|celiacs?|coeliacs?|wheat|dairy|lactose|(?:pea|hazel|wal)?nuts?|(?:sick|hives) from|intoleran\\w+|halal|kosher|allerg\\w+|diet(?:s|ary)?|(?:food|menu) (?:choices|options)|plant based|meat ?less|eggs?|shellfish|pork|(?:something|anything) (?:\\w+ )?(?:(?:he|she|they|i|we) (?:can|could)|for (?:him|her|them) to) (?:eat|have)',
    ),
  ],
  [
    'access',
    words(
      'wheel ?chairs?|in (?:the|my|his|her|a|our) chair|step free|steps?|stairs?|elevators?|lift|ramps?|accessib\\w+|disab\\w+|mobility|walker|strollers?|buggy|pram|pushchair|changing tables?|restrooms?|(?<! \\d )bathrooms?|toilets?|sign language|asl|captions?|captioned|subtitles?|hearing|deaf|blind|large print|quiet (?:space|room|corner)|sensory|autis\\w+|handicap\\w*',
    ),
  ],
  [
    'pets',
    words(
      'pets?|dogs?|pup(?:py|s|pies)?|doggos?|cats?|kitt(?:y|en)s?|animals?|(?:\\w+ )?(?:terriers?|labradors?|chihuahuas?|poodles?|retrievers?|bulldogs?|beagles?|husky|corgis?|dachshunds?|shepherds?)|leash(?:ed)?|service (?:dog|animal)',
    ),
  ],
  [
    'ages',
    words(
      '(?:can|could|may|should) (?:i|we) (?:take|bring) (?:him|her)|(?:can|could|may) (?:he|she)(?! (?:eat|bring|get|pay|use|park|book|buy|wear|have|borrow|take|choose|pick|change|give|share|order|keep|invite) )|(?:age|ages|aged|how old|years? old|yo|year olds?)|age (?:limit|restriction|requirement)s?|(?:kid|family|child|toddler|baby) friendly|(?:kids?|children|child|toddlers?|bab(?:y|ies)|infants?|teens?|teenagers?|sons?|daughters?|little ones?|minors|grand(?:kids?|children|sons?|daughters?))|(?:21|18)\\+?(?: and (?:over|up))?|adults? only|carded|(?:an? )?id|all ages|\\d+ (?:yr|year|month)s? olds?|too (?:young|old|little|small)|seniors?|^ is \\d{1,2} (?:ok(?:ay)?|fine|old enough|allowed)|(?:im|i am|is|are|shes|hes|theyre|turns|turning) (?:only |just |already |almost |now )?\\d{1,2} $',
    ),
  ],
  [
    'transit',
    words(
      'transit|bus(?:es)?|train|light rail|blue line|gold line|lynx|rail|street ?car|subway|metro|station|without a car|public transport(?:ation)?|bus stop',
    ),
  ],
  [
    'included',
    words(
      'how many (?!(?:people|of us|persons|guests|friends|kids|children|hours|minutes|days|times|can|fit|may|tickets|places|spots|seats|sessions|miles|steps|stairs)(?= ))\\w+ (?:(?:do|will|would|are|is|does) (?:we|i|it|there|you|they|included|that)|come)|includ\\w+|(?:what|whats) (?:do|will|would|does) (?:i|we|you|one|it|they|she|he|(?:the |my )?kids|everyone|everybody|each \\w+) (?:get|come with)|(?<!(?:can|could|may|should) (?:i|we|they|he|she|you) )comes? with|what (?:all )?do (?:i|we) get|whats in (?:it|the)|extra(?:s| charge| cost)?|part of (?:it|the deal|the price)|covered|towels?|cribs?|high chairs?|wi ?fi',
    ),
  ],
  ['code', words('(?<! (?:dress|zip|door|area) )codes?|promo')],
  [
    'restrictions',
    words(
      'restrict\\w+|how (?:heavy|tall|high|wide) (?:can|may|must|should)|(?:drink |age |spending )?minimum|fine print|catch|conditions?|terms|rules?|exclu\\w+|blackout|limits?|combin\\w+|not allowed|(?:is|are) there (?:any )?(?:exceptions|strings)|waiver|dress code',
    ),
  ],
  [
    'booking',
    words(
      `(?:pre ?)?book(?:ing|ed)?(?: it| ahead| online)?|reserv\\w+|walk ?ins?|walk(?: right)? in|appointments?|in advance|ahead of time|how (?:long|far|early|soon|much time) (?:before|ahead|in advance|beforehand)|sign(?: me| us)? up(?! for (?:an?|the|any) (?:\\w+ )?(?:memberships?|accounts?|subscriptions?|contracts?|plan|newsletter))|tickets?|(?:how|where) (?:do|can|would|should) (?:i|we) (?:buy|get|order|redeem|use|claim|purchase) ${it}|redeem|show up|drop in|just (?:come|go|turn up)|(?:drive|pull|stop) (?:up|in|by)|register`,
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
      'rain(?:s|ing|y|ed)?(?: or shine)?|pour(?:s|ing)?(?! (?:a|me|us|your|the|candles?))|drizzl\\w+|weather|(?:thunder ?)?storms?|clouds?|cloudy|overcast|(?:sky|skies) (?:is|are) \\w+|wet|snows?|bad weather|too (?:hot|cold)|wind(?:y)?|if it pours|heat(?:ed|ers?)|outdoors? if',
    ),
  ],
  [
    'fulfillment',
    words(
      '(?:they|you|yall|someone|somebody|them|it) (?:be )?(?:bring|brought|drop(?:ped)? off|send|sent|deliver\\w*)|(?:bring|send|take|drop off) (?:it|them|this|that|these|those) (?:off )?(?:to|over|by)|brought to',
    ),
  ],
  [
    'bring',
    words(
      'bring|wear|pack|(?:need|have) (?:\\w+ )?closed(?: toed?)? (?:shoes|toes)|dress(?:ed)?|(?:sneakers?|heels|boots|sandals|flip ?flops|jeans|shorts) (?:\\w+ )?(?:ok|okay|allowed|fine|required|good|necessary)|(?:what|which) shoes|(?:what|which|special|warm|extra|spare|change of|old) (?:\\w+ )?clothes|clothes (?:do|should|to)|prepare|need to have (?:with|on) (?:me|us)|own (?:gear|equipment|shoes|clubs|mat)',
    ),
  ],
  [
    'fulfillment',
    words(
      'deliver\\w*|pick ?(?:it |them )?ups?|take ?out|takeaway|(?:order|food|it|them|get|something) to go|to go (?:box|order)\\w*|curbside|ship\\w*|mail(?:ed)?|online|virtual|in person|from home|remote',
    ),
  ],
  [
    'languages',
    words(
      // "What about Thai or Chinese" asks for food.
      'spanish|english|mandarin|(?<!about (?:\\w+ (?:or|and) )?)(?:french|german|chinese|korean|vietnamese)(?! (?:food|places?|restaurants?|dishes))|languages?|espanol|bilingual|speaks?|spoken|translat\\w+',
    ),
  ],

  [
    'place',
    words(
      'how far (?:away |out )?(?:is|are) (?:it|that|this|they|those|the (?!nearest|closest)\\w+)(?= (?:from|away|out|[.,])| $)|(?:is|are) (?:it|that|this|they) (?:\\w+ )?far(?= (?:away|out|[.,])| $)|where (?:is|are|exactly|do i (?:go|meet)|do we (?:go|meet))|where (?:do|can|should|would) (?:i|we) (?:(?:get|hop|jump|climb) (?:on|off|in|aboard)|board)|where (?:do|does|will|would) (?:\\w+ ){1,4}?(?:starts?|begins?|meets?|leaves?|departs?)|(?<=^ (?:\\w+ )?)where(?= [.,]| $)|wheres|add?ress|\\d+ (?:\\w+ ){1,3}(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|drive)|located|location|directions|(?:which|what) (?:part|side|neighborhood|area|street)|(?:leaves?|departs?|starts?|pick ?up) from|meeting point|get there|find (?:it|them)',
    ),
  ],
  [
    'hours',
    words(
      `whens?|what times?|start(?:s|ing)?|beg[iu]ns?|open(?:s|ed|ing)?|clos(?:e|es|ed(?! (?:toed?|shoes) )|ing)|hours|(?:what|which) (?:days?|dates?|nights?|evenings?|mornings?|week ?days?)|(?:jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) \\d{1,2} only|(?:how often|which week ?days?)|next (?:date|session|show|one|time|tour|class|concert)|(?:use|come back|go back)(?: (?:it|them|(?:the|my|our) \\w+))? (?:again )?(?:tomorrow|the next day|another day|next week)|schedules?|dates|doors|performances?|(?:does|do) ${it} end|times|showtimes?|(?:on|open|available|happening|running|go|come) (?:on )?(?:an? |this |next )?(?:today|tonight|tomorrow|(?:right )?now|\\w+days?|weekends?|week)|(?:is|are|do|does|will|would|can|could|got|have|has|run|runs|work|works|happen|happens|one|any) (?:there |we |i |they |it |that |this |those |these |the \\w+ ){0,2}(?:\\w+ ){0,3}(?:today|tonight|tomorrow|\\w+days?|(?:this|next) (?:week|weekend|morning|afternoon|evening)|(?:the )?weekends?|(?:right )?now)`,
    ),
  ],
  [
    'price',
    words('for (?:the )?(?:both|all|\\d+|whole (?:group|family))(?: of us)?|for everybody|for everyone'),
  ],
  [
    'setting',
    words('indoors?|outdoors?|(?<! the )(?:in|out)side|covered|under a roof|air condition\\w+|ac|patio'),
  ],
  [
    'contact',
    words(
      'phone(?: number)?|call (?:them|ahead|to)|contact|email|website|web site|number (?:to call|of|for)|link',
    ),
  ],
];
