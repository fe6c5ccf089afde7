import { afterCouple, aid, itsOwn, oneOf, wayCovered, words } from './patterns.ts';

/*
 * English idioms, in which a word that looks like a wish is none.
 */

/** No children: sayings, compounds, and children who have grown up. */
const children = [
  '(?:buy|pay for|get|cover) (?:their|our|your|his|her|my) own (?:drinks?|food|meals?|tickets?)|if there(?:s| is) (?:any )?(?:food|drinks)|(?:leave|leaving|left|get out of|out of) (?:the|our|my|this) (?:apartment|house|dorm|room|office)',
  '(?:before|until|till) (?:the|our) baby|baby on the way|(?:my|our) (?:grand)?(?:son|daughter)(?= (?:says|set (?:this|it|me)|told me|plays? the|showed me))|their (?:\\w+ )?(?:girl|boy|son|daughter|kids?)(?: who is (?:about )?\\d+)?|kid you not|kids? you|i kid|(?:just|no) kidding|kidding|kid (?:gloves|leather)|(?:kids?|child|children) free|(?:kids?|child) at heart|inner child|childs play|like a kid|son of a \\w+|baby you',
  `whats on(?= ${itsOwn})`,
  '(?:when|since) i was a (?:kid|child|baby)|as a (?:kid|child)|(?:is|being|such|be|was) a (?:big |total |little |real )?(?:baby|kid|child)',
  `(?<! (?:gifts?|presents?|something|anything|bring) (?:\\w+ ){0,5})baby(?= shower (?!gift|present))|baby(?= ${oneOf('step steps blue grand back carrots spinach doll')})|${oneOf('hey hi oh yo yeah thanks')} baby`,
  `family ${oneOf('name business tree doctor owned run style recipe law lawyer history crest secret size sized matters')}|addams family|family (?:guy|feud)|like family|(?:found|work) family|twin ${oneOf('bed beds size room rooms peaks towers')}|youth hostels?`,
  '(?:adult|grown) (?:child|children|kids?|sons?|daughters?)',
  '(?:kids?|sons?|daughters?|nieces?|nephews?) (?:place|house|home|apartment|condo|school|teacher)|(?:sons?|daughters?) is (?:a |an )?(?:freshman|sophomore|junior|senior|student) (?:in|at) college',
  'maids? of honor|(?:college|university|uni|frat|theater|city) kids?',
  'ride (?:along|around|through)|(?:gave|got|have|had|given|won|us(?:e|ing)) (?:me |us )?(?:a |the |this |my )?gift (?:card|certificate|voucher)',
  '(?:kids?|children|sons?|daughters?) (?:(?:have |has )?(?:all |both )?(?:grown up|moved (?:out|away)|left home|left the nest|flown)|(?:is|are) (?:all |both |already )?(?:grown|adults?|in college|in their \\d+s|married|moved out))|(?:sons?|daughters?|kids?)s? wedding',
];

/** More than what is named: "something fun, not just dinner". */
const others = [
  '(?:not (?:just|only|merely)|more than(?: just)?|besides|other than|rather than)(?: another| a| the)? (?:dinner|lunch|brunch|supper|food|eating|drinks|movies?|shopping|restaurants?|bars?)(?= (?:[.,]|and (?:a )?movie|please|this time|again)| $)',
];

/** What a dog leaves is no dog: "dog hair everywhere", "the dog threw up in the back seat". */
const traces = [
  '(?:dog|cat|pet|animal) (?:hairs?|fur|smell|pee|vomit|poop)(?! (?:cut|trim|groom|dress|salon))',
  '(?:dogs?|cats?|puppy|kids?|son|daughter|toddler|baby)(?= (?:(?:just|has|had|have) )?(?:threw up|thrown up|puked|peed|pooped|vomited|barfed|got sick|shed|sheds|chewed|drooled|spilled)(?: \\w+)* (?:car|seats?|sofa|couch|carpet|rug|floor|bed|dress|suit) )',
];

/** What others have to go to meanwhile: "the big one has a soccer game". */
const elsewhere = [
  '(?:he|she|they|(?:the|my|our) (?:\\w+ )?(?:1|one|\\w+)) (?:has|have|got|(?<=they )have) (?:(?:an?|his|her|their) )?(?:\\w+ )?(?:game|match|practice|recital|meeting|shift|exam|rehearsal|tournament|swim meet)s?',
];

const ofFlight =
  '(?: (?:is|leaves|departs|home|back|out|takes off))* (?:tonight|(?:this|tomorrow) (?:morning|afternoon|evening|night)|tomorrow)(?! (?:was|is|got) cancel)';

/** What somebody goes to before or after it: "an hour before the game". */
const beside = [
  `(?:before|after|during|until|till) (?:the|a|our|my|his|her|their) (?:\\w+ ){0,2}(?:game|match|conference|convention|flight|layover|appointment|show|concert|movie|performance)(?:${ofFlight})?`,
  // The time of a flight is none of what is wanted before it.
  `(?:my|our|the|his|her|their) (?:flight|plane|train|bus)${ofFlight}`,
  // Who flies to somewhere, or a kite, wants no flight.
  'fly(?= (?:out|home|back|to|in|into|from|with|(?:an? |my |our |the )?(?:kites?|drones?)) )',
  `(?:i|we|im|were|ill|well)(?: (?:am|are|will|have to|need to|gotta|do|going to))* (?:fly|flying|leave|leaving|depart|departing|drive|driving)${ofFlight}`,
];

/** No kind of food: what somebody eats is a need, and who does not eat one thing wants another. */
const eaters = [
  '(?<= (?:dont|doesnt|do not|does not|cant|cannot|can not|wont|never|not|hardly|stopped|quit) (?:\\w+ly )?)eat(?:ing)?(?!.* (?:activit(?:y|ies)|things? to do) )(?= (?!(?:out|at|in|on|here|there|anything|everything|something|much|a lot|too|now|again|yet|and|or|but|before|after|with|alone|today|tonight|tomorrow|until|till|this|dinner|lunch|breakfast|brunch|supper|food|meals?) )[a-z])',
  '(?<= (?:is|are|am|im|hes|shes|theyre|were|both|2|1|one) (?:an? )?)(?:vegans?|vegetarians?)(?= (?:[.,]|and|one|1|but|so|who)| $)',
];

/** No adults or couples: "a couple of ideas", "up to date". */
const adults = [
  `couple (?:of|more)|couple ${oneOf('hour hours day days week weeks month months year years dollars bucks hundred things ideas options questions minutes miles times blocks beers drinks')}`,
  '(?:up to|to|out of|save the|what|the|todays|due|expir\\w+) date|date of|by that date|adult (?:size|sized|swim|education|supervision)|hopeless romantic|romance novels?',
  `business partner|partner (?:with|program|site)|partners with|cocktail ${oneOf('dress sauce shrimp')}|(?:shrimp|fruit) cocktail`,
];

const goods = oneOf(
  'jacket jackets coat coats gear clothing clothes shoe shoes boot boots furniture equipment store stores shop shops plant plants rug rugs light lights lighting tent tents heater heaters grill grills speaker speakers cushion cushions sandals chair chairs table tables set sets camera cameras brand brands supplies wear toys paint slippers cat cats dog dogs',
);

/** No setting: goods such as an outdoor jacket, the inside of other things, nature as a trait. */
const settings = [
  `(?:indoor|outdoor) ${goods}`,
  `inside ${oneOf('out joke jokes scoop story info information job my')}|(?:from|on) the (?:inside|outside)|inside the (?:box|app)|outside(?= of )|outside ${oneOf('chance my our your help')}|outside the (?:box|norm)`,
  '(?:second|human|good) nature|by nature|nature (?:of|calls|is calling)|picnic (?:baskets?|blankets?|tables?)|no picnic|everything under the sun|the sun (?:is|was|rises|sets)|(?:around|is) the sun',
];

/** No mood: "calm down", "rest of the day", "wild guess". */
const moods = [
  '(?<=(?:^|[.,]) )(?:relax|chill)(?= [.,] )|calm down|a chill in|just relax|(?:all )?the rest|rest (?:of|assured|area|in peace)',
  `wild ${oneOf('mushrooms berries guess card goose animal animals life flower flowers rice boar caught salmon horses')}|active ${oneOf('duty military ingredient ingredients account')}|action ${oneOf('figure figures movie movies film films item items plan hero heroes')}|in action`,
  '(?:no|in a|gold|sugar) rush|rush hour|cutting edge|(?:on|over the) edge|edge of (?:town|the|my|our)|extreme (?:heat|cold|weather)|quiet (?:car|hours|down)|keep quiet|on the quiet',
  `slow ${oneOf('internet wifi connection phone typing typist cooker cooked roasted response reply replies computer website site page laptop down')}|(?:is|are|so|too|running) slow|relax(?:ed)? fit|gentle reminder|mindful of|intense (?:week|day|meeting)`,
  `errands? to run|run(?:ning)? (?:\\w+ ){0,2}errands?|physical ${oneOf('therapy therapist address store copy education exam')}|exciting (?:news|update)|adventure ${oneOf('movie movies film novel book books game games')}|recharge (?:my|the|our) ${oneOf('phone phones laptop battery car')}`,
];

/** No price: "talk is cheap", "I fancy a drink", "my car broke down". */
const prices = [
  `cheap ${oneOf('shot shots talk thrill thrills trick imitation excuse')}|(?:talk|life) is cheap|(?:i|we|you|they|who|might|really|would) fancy|(?:the|that|those|these|all that|their) (?:(?:stuffy|silent|super|really|too|stiff|quiet) )*(?:fancy|posh|upscale|swanky)(?: (?!place |with )\\w+){0,3} (?:kind|type|sort|places?|spots?|stuff|crowd|things?|restaurants?)|(?:hates?|cant stand|dislikes?) (?:posh|fancy|swanky|upscale)|fancy (?:meeting|seeing|that|dress|pants|\\w+ing|going)`,
  `broke ${oneOf('my his her our their the down up a an it out in off into')}|${oneOf('car phone laptop fridge bike ac heater glasses it that he she')} broke`,
  `budget ${oneOf('airline airlines meeting')}|luxury of|exclusive (?:interview|or)|bargain (?:for|with)|(?:speed|time|age) limit|you (?:are|have) (?:\\w+ ){0,6}no limits?`,
  '(?:feel|feels|felt|look|looks|looking) like (?:a )?(?:million|\\$?\\d+) (?:bucks|dollars)|(?:a )?million (?:bucks|dollars)|bet (?:you )?\\$?\\d+|expensive (?:day|week|repair|mistake|month)',
];

/** What somebody may have free. */
const freeTime =
  '(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) \\d+|\\w+day|mornings?|forenoon|afternoon|evening|night|day|weekend|week|tomorrow|tonight|\\d+ (?:st|nd|rd|th)|hours?)';

/** What may cost nothing, while people only have time: "what is free today", "who is free today". */
const costless =
  '(?:what|which|(?:any|some|every|no)thing(?: else)?|what else|stuff|things?|events?|that|this|it|there|ones?|deals?|admission|entry|entrance)';

/** Not free of charge: "sugar-free", "we are free tonight", "free parking", "feel free". */
const free = [
  `${oneOf('sugar gluten dairy nut peanut soy lactose egg wheat grain fat smoke hassle worry pain risk crowd ad ads duty tax alcohol care caffeine carb meat plastic scent guilt rent pet dog traffic toll phone allergy allergen debt barrier step line queue stress pollen')} free`,
  `(?<!(?:^|[ .,])${costless} )(?:are|is|be) free(?! of charge| of cost)|(?:feel|feeling|im|am|were|being|hes|shes|theyre|set|break|breaks|finally|run|running|roam|you|am i) free(?! of charge| of cost)|free of (?!charge|cost)\\w+|free (?:for|to) (?:a|an|the(?! (?:\\w+ )?(?:kids?|children|kiddos|toddlers?|baby|family|boys|girls|adults|grownups|teens?|teenagers)(?= ))|lunch|dinner|brunch|coffee|drinks|\\d+)|free to|free and easy`,
  `(?<! (?:for|${costless}|whats|thats|its|${costless} (?:is|are)) )free(?: ${oneOf('time spirit spirits spirited range will hand style speech world refill refills shipping delivery wifi parking breakfast internet sample samples drink drinks gift gifts returns country agent agents advice tip tips hour hours on after at until till from between all anytime next slot slots minute moment while space seat seats table tables room rooms now soon play right')}|(?= (?:this|${freeTime}) ))`,
  // "I have the evening of the 12th free".
  `(?<= (?:have|has|got|keep|kept) (?:\\w+ ){0,3}${freeTime} (?:(?!and |but |so |want |need |for )\\w+ ){0,5})free`,
  '(?:a|one|1|some|our|my|his|her|their|few) free(?: (?:hours?|moments?|minutes?)|(?= (?:days?|evenings?|afternoons?|mornings?|weekends?|nights?) ))|buy \\w+ get \\w+ free',
];

const dayPart = oneOf('morning afternoon evening');
const anyTime = oneOf('today tonight morning afternoon evening day weekend week month');

/** No time to plan for: greetings, thanks, the past, habits, goods and titles. */
const times = [
  `good ${oneOf('morning afternoon evening night day weekend')}|(?<=(?:^|[.,]) )${dayPart}(?= [.,] )(?! , (?:sorry|not|instead|please|rather|actually|then) )|(?<=^ )${dayPart} ${oneOf('all everyone folks friend there yall to')}|${oneOf('happy lovely great beautiful wonderful nice')} \\w+ (?:to you|there|all|everyone|yall)|happy ${oneOf('friday saturday sunday monday weekend')}|top of the morning`,
  `(?:how (?:are|is|was|were|have|has|goes|did)|hows) (?:\\w+ ){0,4}${anyTime}|(?:hope|hoping) (?:\\w+ ){0,6}${anyTime}|(?<! (?:i|we) )have (?:a|an) (?!free )(?:\\w+ )?${anyTime}|(?:thanks|thank you|thx|cheers|appreciate) (?:\\w+ ){0,5}${anyTime}|see (?:you|ya|u) (?:tomorrow|tonight|later today|this \\w+|next \\w+|on \\w+|at the weekend)`,
  `(?:last|past|previous|other|that|every|every other) (?:weekend|week|month|night|evening|afternoon|morning|day|saturday|sunday|friday|weekday)|yesterday ?${dayPart}?|(?:this|the|my|our) (?:weekend|week|month|morning|afternoon|evening) ${oneOf('has was were went flew sucked got')}|(?:today|tonight|tomorrow) ${oneOf('was went sucked')}|today has been`,
  `(?:landed|arrived|woke up|woke|got in|got here|came in|flew in|drove in|checked in|started|began|ate|had|was|were|went|slept|moved|finished) (?:\\w+ ){0,4}(?:(?:this )(?:morning|afternoon|evening|week|month)|today|tonight)|been \\w+ (?:all|since|the whole|for) (?:\\w+ )?${anyTime}|all ${oneOf('day week month morning afternoon evening night weekend')}|since (?:this morning|yesterday|last \\w+|the weekend|\\w+day)|(?:had|have had) a (?:\\w+ ){0,2}${anyTime}|(?:week|month)s? (?:ago|later)|(?:once|twice|times) a (?:week|month)|(?:deal|special|flavor|book|pick|soup|catch) of the (?:week|month|day)|day after tomorrow`,
  `(?:i|we|he|she|who) (?:work|am working|are working|have work|works) (?:\\w+ ){0,3}(?:today|tonight|tomorrow|${dayPart}s?|weekends?|\\w+days|this week)|(?:not|hardly|never) (?:a |really )?${dayPart} (?:person|people)|morning ${oneOf('sickness glory glories person people breath star show')}|evening ${oneOf('gown gowns dress dresses wear bag')}|afternoon(?= delight)|${dayPart} ${oneOf('sun light news paper papers traffic commute dew fog')}|(?:worst|best) (?:weekend|week|day|night|evening) of|weekend ${oneOf('bag bags warrior warriors case luggage tote duffel update')}|weekender|(?:my|his|her|your) ${dayPart} (?:coffee|tea|run|walk|routine|shift|class|jog|alarm|commute)`,
  `(?:by|song|album|fan of|listen(?:ing)? to|love|like) the weekend|(?:ruby|taco) tuesday|tgi fridays?|(?:black|good|freaky) friday|easter sunday|super bowl sunday|cyber monday|sunday ${oneOf('best roast school scaries sauce paper times')}|saturday night (?:live|fever)|(?:usa|as of|until) today|(?:today|tonight) show|today years old|vampire weekend|here today|no tomorrow|tomorrow never (?:dies|comes)`,
  `(?:named|called|sings?|singing|titled|(?:album|novel|song|track|band)(?: called| named| titled)?) (?:\\w+ ){0,3}(?:today|tonight|tomorrow|morning|evening|afternoon|weekend|sunday|saturday)`,
];

const offDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** On which days somebody is free, where they then ask for one of them: "I'm only off Mondays and Tuesdays. What's on Tuesday". */
const daysOff = `(?:off|free|available|not working)(?: on)?(?: (?:only|just))? ${offDay}(?: ?(?:and|or|,) ${offDay})+(?= [.,] .* ${offDay} )`;

/** No kind of outing: "at your service", "show me", "book us a table", "piece of cake". */
const kinds = [
  '(?:private(?! room (?:for (?:1|2|us|me|the night|tonight)|tonight) )|party|dining|banquet|meeting|event) rooms?|(?:go|goes|going|went|get|got|back|fell|fall|put|rock|sing|sung|kids?|children|baby) (?:\\w+ ){0,2}to sleep|to sleep (?:in|better|well|through|late|early|off)',
  'read(?:ing)? (?:in )?(?:my|a|the|his|her|our|some) (?:\\w+ )?(?:books?|novels?)',
  '(?:is|like) a (?:total |complete |real )?(?:zoo|circus)|(?:buy|buying|purchase|stream|rent|download|watch|own) (?:\\w+ ){0,4}(?:film|movie|album|song|dvd)s?',
  `(?:in|at|for) any event|in (?:the|that) event|at your service|${oneOf('customer secret church prayer funeral cell phone military internet streaming jury lip self community room')} service|service ${oneOf('dog dogs animal member members charge fee')}`,
  `bar ${oneOf('exam code chart graph association none stool stools height')}|bar of \\w+|(?:raise|raised|lower|set|sets) the bar|${oneOf('soap candy snack salad chocolate granola water')} bar|${oneOf('book golf country chess fight fan health glee drama running')} club|club(?= (?:sandwich|soda|card|member))`,
  `(?<! (?:an?|any|some|the) (?:\\w+ )?)(?:show|shows|showing|shown) ${oneOf('me us you him her them up off that how where what some any my our a the anything something everything more all your only deals options of')}|(?:for|no|steal the) show|ring (?:me|us|true|a bell)|(?:boxing|engagement) ring|at present|present (?:day|tense|time|moment)|be present`,
  `(?<!(?:a|good|new|the|my|great) )book ${oneOf('me us a an it the online now today tonight tomorrow monday tuesday wednesday thursday friday saturday sunday ahead early in for through this that one directly tickets')}|to book|by the book|book worm|dress (?:code|up|down|for)|(?:van|wheelchair|chair|stair) lifts?|not (?:\\w+ )?\\d+ (?:years?|yrs?)(?: old)?|piece of cake|cake walk|cup of tea|takes the cake|full of beans|out to lunch|no free lunch|lunch money|food for (?:thought|the brain)|food ${oneOf('allergy allergies poisoning coma stamps bank')}|eat (?:my|your|his) (?:words|hat|heart out)|hungry for (?:knowledge|success|more|adventure)|night owls?|early birds?|travel ${oneOf('size sized mug pillow agent advisory time')}|(?:last )?resort(?= to )|last resort`,
  `game (?:plan|on|changer)|(?<=^ (?:(?:ok|okay|oh|well|yes|yeah|thats) )*)fair(?: enough)?(?= [.,])|(?:fair|mind|play) games?|movie star|(?:stock|job) market|market ${oneOf('research value crash share price')}|on the market|${oneOf('fair')} (?:enough|prices?|point|deal|weather|share|and square)|(?:thats|not) fair|flight (?:risk|of stairs|of fancy)|(?:beer|taco|wine) flight|nail (?:it|biter)|hit the nail|yoga pants|coffee table|whats (?:happening|up)|happening (?:to|here)`,
  `hotel california|(?<!(?:of|about) )(?:staying|stayed|checked|booked) (?:at|in|into) (?:an?|the|our|my|this|some) (?:\\w+ )?(?:hotel|inn|hostel|resort|airbnb|rental|b and b)|(?:my|our) hotel|hotel (?:is|lobby|room key|staff|where)|(?:at|from|in) (?:the|our|my) hotel|restaurant (?:owner|manager|worker|business)|(?<! (?:wash|clean|wax|detail|(?:(?:any|some)thing|deals?|coupons?|offers?) (?:\\w+ )?for) )(?:no|without a|dont have a|have no|my|our|the) (?:car|truck|van)(?= (?:broke|died|is(?! (?:filthy|dirty|gross|disgusting|muddy|a mess))|so|[.,]|and|at all|here|today|in the shop|this|or)| $)|(?:on|by|near|along|off|from|to|close to) (?:the|a) (?:\\w+ )?(?:train|bus|rail|metro|tram)(?: (?:line|stop|station|route))?|(?<=(?:on|by|near|along|off|from|to|close to) (?:the|a) (?:\\w+ ){1,2})(?:train|bus|light rail|rail|metro|tram|streetcar)(?: (?:line|stop|station|route))?|in (?:a|the) (?:boot|cast|brace|sling)|(?:dog|cat|kids?|baby) (?:ate|chewed|destroyed|broke|kept me)|(?:own|run|manage|work at|work in|work for) (?:a|an|the) (?:\\w+ )?${oneOf('restaurant hotel bar salon spa shop store bakery cafe gym')}`,
];

/** No time: "she is vegan now", "now something for the kids". It is one where somebody looks for something right now. */
const notNow =
  '(?<! (?:right|open|there|(?:to|we|i) do|\\w*where|\\w+thing|eat(?:ing)?|food|breakfast|brunch|lunch|dinner|coffee|drinks?|snack|bite|hungry|go|get|grab)(?: [^ .,]+){0,4} )now|now(?= (?:that|what|i|we) )';

/** No things: ways to get about, and people. */
const waysAndPeople = [
  // What somebody did says nothing of a present for them.
  '(?<=(?:neighbor|friend|lady|woman|man|guy|person|coworker|teacher|sitter|people|couple|family)s? )(?:who|that) (?:\\w+ed|fed|took|gave|kept|held|did|made|drove|sat|let|lent|got|found|ran|built)(?: \\w+){1,4}|thank (?:you|u)(?= (?:gifts?|presents?|cards?|notes?))',
  // What is given or celebrated at Christmas need not be about it; who is at the airport looks for no ride to it.
  '(?:christmas|xmas|holiday)(?= (?:gifts?|presents?|shopping|part(?:y|ies)|dinners?|lunch(?:es)?|brunch(?:es)?|drinks?|baking|outings?))|(?:at|near|by|around|close to) (?:the )?airport|airport(?= layover)',
  // Between two flights one looks for no ride.
  '(?:(?:i|we) land|(?:my|our|the) (?:plane|flight) (?:lands|arrives|gets in))(?= (?:[^ ]+ ){1,14}(?:leaves?|fl(?:y|ies) out|flight|takes? off|departs?|back|connection) )',
  'tree(?= nuts?)|(?:sports?|sporting)(?= (?:games?|events?|match(?:es)?) )',
  // "A couple of hours" is no pair.
  `couple(?= ${afterCouple} )`,
  'walking(?= distance)',
  `(?<= (?:trouble|problems?|time|difficulty) )walking|walk(?:s|ing)?(?= (?:slow|slowly|with ${aid}) )`,
  // What people do on their way.
  'walk(?= (?:to|from|there|here|home|back|over) )(?<! (?:an?|the) (?:\\w+ )?walk)|(?:can|could|cant|cannot|doesnt|dont|hardly|barely) walk',
  // Of a stroll, which is no "walk-in": "a walk in the old town".
  '(?<= walk )in(?! (?:the|a) park )',
  // The rooms of a home, and who will not drive.
  '\\d+ (?:(?:and a half|full|half|a) )*baths?(?! (?:for|with)(?= ))|(?:plan|planning|intend|expect|may|might|will be|ill be) (?:to |on )?drink(?:ing)?(?= (?:[.,]|so|and|but|too|there|tonight|a (?:bit|lot|little))| $)',
  '(?:after|before|between) (?:(?:the|our|my|an?|early|late) )*(?:dinner|supper|lunch|brunch|breakfast)|closed for (?:repairs?|renovations?|maintenance|(?:the )?(?:season|winter))',
  'train (?:would|line|lines|stop|stops|station|ride|access)|(?:by|near|take|taking|on|close to|off) (?:a |the |our |my )?(?:train|bus|car)(?! (?:wash\\w*|detail\\w*|repairs?|service|tours?|shows?|rides?) )|walk(?:ing|able) distance|(?:guide|service|assistance) dogs?|(?:my|our|the) (?:\\w+ )?car (?:is(?! (?:filthy|dirty|gross|disgusting|a mess))|died|broke|wont|in the shop|got|fits|needs to be fixed)|(?:no|without(?: a| my| our)?|have an?|have the|got an?|have no) (?:(?:rental|rented|hire) )?car(?! (?:wash|show|rental|museum))|in the shop',
  '(?:older|old|young|younger|my|your|our|these|those|most) folks|(?<!grown )folks',
];

const jobs =
  '(?:barber|hairdresser|hair stylist|stylist|dentist|personal trainer|trainer|coach|mechanic|plumber|electrician|photographer|florist|baker|chef|cook|bartender|brewer|teacher|lawyer|attorney|accountant|doctor|nurse|masseuse|massage therapist|therapist|tutor|cleaner|maid|realtor|musician|singer|comedian|magician|dancer|artist|painter|farmer|tour guide|vet|pharmacist|pilot|yoga teacher|yoga instructor|swim coach|dog walker|babysitter)';

/** No service: the jobs of people. */
const professions = [
  `(?:is|was|im|hes|shes|as|being|became|becoming|moms|dads|wifes|husbands) (?:an? )(?:\\w+ )?${jobs}|(?<=(?:gift|present|something|card) (?:\\w+ )?for )(?:my|our|his|her|the|a) (?:\\w+ ){0,2}${jobs}|(?:kids?|sons?|daughters?|childs?) ${jobs}|my ${jobs} (?:friend|wife|husband|brother|sister|mom|dad|says|said|told|recommended|wants|loves)`,
];

export const idiom = words(
  ...professions,
  ...children,
  ...adults,
  ...settings,
  ...moods,
  ...others,
  ...elsewhere,
  ...traces,
  ...beside,
  daysOff,
  ...eaters,
  ...prices,
  ...free,
  ...times,
  notNow,
  ...kinds,
  ...waysAndPeople,
);

/** Words for distance with another meaning: "by far", "close friends", "my son Miles", "extra mile". */
export const distanceIdiom = words(
  wayCovered,
  `(?:by|so|thus|as) far|far (?:too|more|better|less|worse|cheaper|nicer|easier|beyond|fetched|cry|and away)|far from ${oneOf('cheap perfect ideal it boring over being done finished hungry new easy sure certain')}|too far gone|a far cry|from far and wide`,
  `(?:near|nearest) and dear(?:est)?|near ${oneOf('miss future perfect enough death identical')}|nowhere near ${oneOf('as enough done ready')}|in the near future`,
  `close ${oneOf('friend friends family call knit relative relatives cousin second on')}|close to ${oneOf('broke perfect tears giving done me home')}|close (?:the|this|that|my|your|our|it|at|down|up|early|late)|(?:you|they|it|places|shops|stores|restaurants?|doors?) close|closed`,
  `miles ${oneOf('better ahead apart per davis')}|miles an hour|miles and i|${oneOf('my our son named called nephew brother husband friend uncle air flyer reward airline bonus')} miles|miles (?:points|rewards|said|loves|wants|turns)|extra mile|(?:a )?million miles|country mile|${oneOf('run ran running walked biked marathon drove driven drive hike hiked jog jogged')} (?:of )?(?:\\d+ )?miles|\\d+ miles (?:a|per|every)`,
  `(?:stage|follow(?:ing)?|cooking|new|different|right|wrong|sense of) directions?|directions? (?:on|for (?:use|assembly|cooking))|(?:go|went) the distance|(?:long|social) distance|keep (?:my|your|our) distance|distance (?:learning|runner|running)`,
);
