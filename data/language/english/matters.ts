import type { FactReplies, Matter } from '../factReplyWords.ts';
import { wayCovered, ways, words } from './patterns.ts';

/** How visitors ask about particulars. */
export const englishMatters: Readonly<Record<Matter, string>> = {
  byCar: words('(?:by|in|for|take) (?:our )?(?:cars?|\\w*van)|driv(?:e|ing)'),
  onFoot: words('walk(?: it| through)?(?= [.,o]| +$)|on foot'),
  tip: words('tips?|tipping|gratuit\\w+|service charge'),
  tax: words('tax(?:es)?'),
  fee: words('(?:pay|paying) extra for|fees?|deposits?|surcharge|card hold|held on (?:my|the|our) card'),
  adult: words(
    '(?:do|does|would|will) (?:i|we) (?:have to |need to )?(?:also )?(?:pay (?:too|also|as well|extra(?! for)|or)|stay|come too|play too)|(?:do|does|would|will) (?:the |an? )?(?:adults?|parents?|grown ?ups?|moms?|dads?)|(?:adults?|parents?|grown ?ups) (?:free|pay|get in|cost|stay)|drop (?:them|him|her|my kids?|the kids?) off|on (?:their|her|his) own|unaccompanied|supervis\\w+|(?:can|could|may) (?:i|we|parents|moms?|dads?|grandma) (?:just |also )?(?:sit|watch|stay|wait)(?: (?:and|there|while|with (?:her|him|them))| $)',
  ),
  extraPerson: words(
    'for (?:a |the )?(?:second|third|fourth|fifth|others|other \\d)(?= (?:[., ]|$))|(?:extra|additional|more|another|1 more|second|third|fourth|fifth|other(?: \\d)?) (?:kids?|child(?:ren)?|person|people|adults?|guests?|canvas\\w*)',
  ),
  childPrice: words(
    '(?:\\d+ (?:year|month)s? olds?|pay|cost|charge)(?: \\w+){0,5}? (?:pay|cost|free|ticket|\\d+ (?:year|month)s? olds?)|pay for (?:the|my|our|a|her|his) (?:\\w+ )?(?:bab(?:y|ies)|kids?|child(?:ren)?|toddlers?|sons?|daughters?|infants?)|(?:he|she|kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|(?:my|our) \\w+) (?:have to |need to )?(?:also )?pay|(?:pay|cost|price|how much|full price|half price|free) (?:\\w+ ){0,2}(?:kids?|child(?:ren)?|toddlers?)|full price|half price|kids? (?:price|free)|need (?:a|(?:their|her|his) own) ticket|(?:pay|cost|costs|price|how much)(?: [\\w,]+){0,12} (?:kids?|child(?:ren)?|sons?|daughters?|toddlers?|bab(?:y|ies))',
  ),
  unit: words(
    'for the (?:whole|entire) (?:car|vehicle|carload|van|group|table|room|family|boat|team)|(?:per|by the|for each|each) (?:car|vehicle|carload|van|group|table|room|family|couple|boat|lane|team)',
  ),
  atHome: words('be (?:home|there|present|here)|let (?:them|her|him|someone|somebody) in|stay home'),
  ownRoom: words(
    '(?:shared?|private|own|single) room|shar(?:e|ing) (?:a|the|my|our) room|dorm|room ?mates|(?:in|per|to) (?:a|the|each) room',
  ),
  shower: words('showers?|changing rooms?|wash (?:off|up)|wash (?:our|my|their) hands'),
  locker: words(
    'lockers?|lock|padlock|somewhere (?:to|for) (?:put|leave|store|keep)|store (?:my|our)|leave (?:my|our) (?:bags?|stuff|things)',
  ),
  wifi: words('wi ?fi|internet'),
  ownFood: words(
    '(?:bring|own|outside) (?:\\w+ ){0,3}(?:food|drinks?|snacks?|wine|beer|cake|cooler|bottles?|alcohol|picnic)|byob|picnics?|coolers?|grill\\w*|bbq',
  ),
  alcohol: words(
    'alcohol\\w*|booze|beers?|wines?|cocktails?|mimosas?|drinks? (?:included|minimum|extra)|drink minimum|bar|liquor|(?:can|could|may|do) (?:we|i|you|people|they) (?:also )?drink',
  ),
  rude: words(
    'language (?:clean|ok|okay|bad)|clean (?:jokes?|comedy|humou?r|language)|(?:cuss|swear|curse)\\w*|(?<=^ )is (?:it|the \\w+) clean|dirty|raunchy|rude|family friendly|inappropriate|pg(?: 13)?',
  ),
  noise: words('loud|noisy|noise|quiet|music (?:too )?loud'),
  crowd: words(
    'crowded|busy|packed|busiest|lines?|wait(?:ing)?|queue|sell out|sold out|run out|early do (?:i|we)',
  ),
  seat: words('sit|seats?|seating|chairs?|bench(?:es)?|standing|stand up'),
  beginner: words(
    'beginners?|newbies?|never (?:done|tried|played|been|skated|climbed|danced)|first ?timers?|experience|know how to|good at|skills?|no idea how|lessons?|teach\\w*|hard|difficult|rough|tough|strenuous|challenging|demanding|in shape|fit enough|swim',
  ),
  gear: words(
    'bring (?:her|his|their|any|all the) (?:own )?(?:\\w+ )?(?:stuff|supplies|things|products|tools|equipment)|(?:own|rent|provide\\w*|provided|supply|supplied|borrow|loan|need (?:a|an|my|our)|get) (?:\\w+ ){0,2}(?:gear|equipment|shoes|skates|helmets?|clubs?|mats?|towels?|aprons?|tools|discs?|rackets?|balls?|pads?|goggles|jackets?|vests?|putters?|flashlights?|lamps?|instruments?|materials?|supplies|boards?|bikes?|blankets?|pens?|wool|needles)(?! back)|(?:gear|equipment|shoes|skates|helmets?|clubs?|mats?|towels?|aprons?|tools|discs?|rackets?|pads?|life (?:jackets?|vests?)|goggles) (?:\\w+ )?(?:provided|included|there|extra|for us|supplied)|knee ?pads|rentals?',
  ),
  late: words(
    '(?:be|are|were|im|get there|run|running|come|arrive|show up|turn up) (?:\\d+ min\\w* |a (?:bit|little) )?late|\\d+ min\\w* late|(?:few|couple(?: of)?|\\d+|some|bit|little) (?:min\\w* )?late|late (?:entry|arrivals?|comers?)|latecomers?|miss the (?:start|beginning)',
  ),
  share: words(
    '(?:2|two|both|several|more than (?:1|one)) of (?:the|these|them)|use (?:2|two|both|several)|twice|(?:all )?at once|shar(?:e|ed|ing)|split (?:it|them|this|that|the (?:card|pass|classes|voucher))|transfer\\w*|give (?:it|one) to|use it for (?:2|both)|both (?:use|of us use)|(?:my|a) (?:roommate|friend|wife|husband|sister|brother|mom|partner) (?:use|also use)',
  ),
  together: words(
    '(?:at|around) the same time|next to (?:each other|one another|me|her|him)|side by side|(?:all )?at once|simultaneously|(?:2|both|all|two)(?: of (?:us|them))? (?:go|come|get|sit|do it) together',
  ),
  forKids: words(
    '(?:have|something|anything|version|options?|menu|portions?|what can)(?: \\w+){0,5} (?:kids?|child(?:ren)?|bab(?:y|ies)|infants?|sons?|daughters?|toddlers?|\\d+ (?:years?|months?) olds?|little ones?)',
  ),
  reentry: words(
    '(?:go|step|come|get|head|run|walk) (?:out(?:side)?|back in|in and out)(?! of )|re ?enter|leave and (?:come|get)|come back (?:in|later)',
  ),
  size: words(
    'weights?|weigh\\w*|height|(?:how )?(?:heavy|heavier|heaviest|tall|taller|tallest|high(?! (?:do|does|will|up) )|wide)|short enough|too (?:big|short)|(?:mini ?)?vans?|suvs?|pickups?|sizes?|\\d+ pound|pounds|lbs?|kilos?|kg|(?:feet|foot|ft|inches) (?:tall|high|wide|long)|huge|(?:big|large) (?:dogs?|guys?|man|men|woman|person)|great danes?|labradors?|mastiffs?|(?:will|would|does) (?:it|that|my \\w+|our \\w+) fit',
  ),
  loss: words(
    '(?:lose|loses|lost|losing|break|breaks|broken?|damages?|damaged|steal|stolen|spill|spilled)(?! (?:it up|down|a sweat|my way|weight))',
  ),
  overtime: words(
    '(?:for|is|be) \\d+ (?:and a half )?hours|after (?:that|those|the first)|(?:longer|later|more) than (?:planned|expected|(?:the )?(?:\\w+ )?(?:half an )?(?:hours?|\\d+ hours?))|(?:out|gone|away|there|home) (?:for )?(?:\\d+ hours|longer|later)|stay out|past the (?:\\w+ )?hours?|(?:each|every|per|an?|any|for) (?:extra|additional|further|more) (?:half )?(?:hours?|minutes?|days?|time)|(?:per|an|by the|each) hour|extra (?:hours?|time|days?)|overtime|\\d+ (?:hours?|hrs?) instead|(?:come|get) (?:home|back) late|(?:go|goes|run|runs) over|(?:keep|stay|need|take|have|ride|use|rent|are|run) (?:(?:it|them|her|him|out) )?longer|extend\\w*',
  ),
  sensory: words(
    'calm\\w*|quiet\\w*|noises?|loud|gentle|gentler|sensory|autis\\w+|startl\\w+|sensitive|overwhelm\\w+',
  ),
  cash: words('cash|credit cards?|cards? or cash|take cards?|cards|venmo|apple pay|pay (?:by|with) card|atm'),
  fuel: words('gas|fuel|petrol|gasoline'),
  signal: words('signal|cell (?:service|phone)|reception|bars|phone service'),
  returns: words(
    'returns?|exchange\\w*|bring (?:it|them) back|take (?:it|them) back|(?:dont|doesnt|do not|does not|if it doesnt) (?:like|fit)',
  ),
  party: words('part(?:y|ies)|bachelor\\w*|celebrat\\w+|birthday'),
  identity: words(
    'card(?:ed|ing)?(?= (?:us|me|people|at|you|there|everyone|[.,])|$| $)|they card|ids?|photo id|passport',
  ),
  arrival: words(
    '(?:by|until|till) (?:when|what (?:hour|time|day|date))(?: \\w+){1,5} order|(?:last day|deadline|latest|too late|how late|still)(?: [^ .,]+){0,4} order(?:ed|ing)?(?! (?:(?:it|them|this|that|for|at|on|in|by) )*(?:today|tonight|now|tomorrow|there|\\w+day|\\d))|order(?:ing)?(?: \\w+){0,2} (?:deadline|cut ?off)|(?:still|too late to) (?:get|have|buy|send|ship) (?:it|them|this|that|1|one)(?: [^ .,]+){0,3} (?:by|before|in time|for (?:christmas|xmas|the holidays))|(?:be|is|are) (?:\\w+ ){0,2}ready|my \\w+ back|(?:un)?till? (?:my|our|the|it|they) (?:\\w+ )?(?:is |are )?(?:done|ready|finished|back)|without my|how (?:long|soon)(?: \\w+)? (?:till|until|before) (?:i|we|they)|when (?:will|would|do|does|can|is) (?:it|they|i|we|the \\w+) (?:be )?(?:arrive|ready|done|get (?:it|them|the \\w+)(?: back)?|pick (?:it|them) up)|(?:arrive|get here|get there|be here|come|ship(?:ped)?|deliver\\w*) (?:it )?(?:\\w+ )?(?:by|before|in time for|for) (?:christmas|xmas|the holidays|tomorrow|friday|saturday|then)|same day|by christmas|before christmas|cut ?off|order by|how fast|when will it (?:come|arrive)',
  ),
  doors: words('doors?'),
  heat: words('heat(?:ed|ers?|ing)?|too cold|warm enough|freezing|chilly|cold'),
  pregnancy: words('pregnan\\w+|expecting|trimester|heart condition|bad back|injur\\w+'),
  partner: words(
    'nobody (?:comes|else)|no one (?:comes|else)|without (?:anyone|anybody|friends)|partners?|alone|by myself|on my own|solo|single',
  ),
  rain: words('rain(?:s|y|ing|ed)?|pour(?:s|ing)|storms?|wet'),
  howOften: words(
    'how (?:many times|often)|more than once|every (?:time|week|month)|(?:intro(?:ductory)?|first) (?:price|offer|rate|time|visit|order)|new (?:customer|client|member)s?|regular price',
  ),
  sober: words(
    '(?:dont|doesnt|not|no|never|without) (?:\\w+ )?(?:drink(?:ing|ers?)?|alcohol)|sober|designated driver',
  ),
  swap: words('leave out|swap|substitut\\w*|replace|hold the|instead of the|without the'),
  food: words(
    '(?:any|some|the|there|have|serve|sell|get|order|is|does) (?:\\w+ )?(?:food|snacks?)|(?:food|snacks?) there|(?:something|anything|a bite) to eat|eat (?:there|here)|(?:get|be|being) fed|feed (?:us|you)|(?:get|have|buy) (?:dinner|lunch|breakfast|a (?:meal|snack)) (?:there|here)|(?:dinner|lunch|breakfast|meal) there',
  ),
  // "Anything without meat" asks for a diet.
  meat: words('(?<!(?:without|no|w o|o|eat) )meats?'),
  allergen: words(
    '(?:pea|hazel|wal|chest)?nuts?|almonds?|cashews?|pistachios?|pecans?|sesame|shellfish|soy|eggs?|milk|wheat',
  ),
  measure: words(
    'how (?:big|large|tall|deep|high|wide|thick|heavy|steep|small)(?= (?:up|is|are|does|do|will|can|a|an|the|of) )',
  ),
  keep: words(
    '(?:get to |can (?:i|we) |do (?:i|we) |ours? to )keep|(?:take|bring|carry)(?: \\w+){0,3} (?:home|with (?:me|us))|(?:go|goes|come|leave)(?: \\w+){0,2} home with',
  ),
  company: words(
    '(?:other|with) (?:people|guests|couples|strangers|others)|strangers|(?:just|only) (?:me|us|the 2 of us|my \\w+)|private(?:ly)?|to (?:our|my)sel(?:f|ves)|whole class|in a (?:big |large |small )?(?:group|pack|class)|one on one|1 on 1|(?:big|large|small) (?:group|pack|class)',
  ),
  dress: words('dress(?:ed)?(?: \\w+)? (?:up|code|nice(?:ly)?|for)|dressy|formal|fancy clothes|jeans'),
  checkout: words('check ?outs?|(?:be|get) out (?:of (?:the|our) |by )|leave (?:the|our) room'),
  useBy: words(
    'expir\\w+|lapse|(?:how long|until when|when)(?: \\w+){0,4} (?:good|valid|to use|have)|use (?:it|them|all|those|these|the \\w+)(?: \\w+){0,3} (?:by|within|before)',
  ),
  spread: words(
    '(?:good|valid) for (?:(?:just|only) )*(?:1|one|a(?: single)?) (?:days?|visits?|times?)|(?:the )?same day|different days?|(?:more than (?:1|one)|several|many|separate) (?:days?|visits?|times?)|spread (?:it|them|out)|all at once|in (?:1|one) (?:go|visit|day)|split (?:it|them) up|on (?:another|different) days?|(?:tomorrow|the next day|another day|next week) (?:too|also|as well|again)|again (?:tomorrow|next week|another day)|come back (?:tomorrow|another day|the next day)',
  ),
  perNight: words(
    '(?:per|an?|each|every|one|1) night|nightly|(?:both|all|\\d+) nights|(?:whole|entire) stay',
  ),
  toilet: words('restrooms?|bathrooms?|toilets?|loos?|potty|porta ?potty'),
  distance: words('how far|far(?= (?:away|out)| $)|get there'),
  route: words(
    wayCovered,
    `how long(?: is|(?: of)? a)(?= (?:the |an? )?(?:\\w+ )?${ways} )|length|(?:lots?|much|long|lengthy|far) (?:of )?(?:an? )?(?:walk\\w*|hik\\w+)|walk(?:ing)? (?:a lot|much|(?:very |that |so |too |really )?far)`,
  ),
  footwear: words(
    'sneakers?|heels|boots|sandals|flip ?flops|(?:what|which|right|special|closed|open)(?: toed?)? (?:shoes|toes?)',
  ),
};

/** Patterns of the sentences that tell them, in lower case without marks. */
export const englishMatterSentences: Pick<FactReplies['sentences'], Matter> = {
  byCar: 'drive or|no cars',
  onFoot: 'on foot|or walk|walkers only',
  tip: '\\btips?\\b|tipping|gratuit|service charge',
  tax: '\\btax',
  fee: '\\bpay once\\b|\\bfees?\\b|deposit|surcharge|card hold',
  adult: '\\badults?\\b|grown.?ups?|\\bparents?\\b|guardian|you can (?:watch|sit in|stay)',
  extraPerson: '\\bextra\\b|\\badditional|\\bfurther',
  childPrice:
    'half price|child\\w* (?:under \\d+ )?\\w* ?(?:free|pay)|children under|lap children|under \\w+ (?:rides? |walks? |gets? in )?(?:free|for free|at half)|gets? in free|without a ticket',
  unit: '(?:one|each|per) (?:car|table|team|group|room|lane|boat|family)|carload',
  atHome: 'being at home|let \\w+ in|be home|while you are out',
  ownRoom: '\\w+ bed(?:room)? (?:room|house)|\\bdorm',
  shower: 'shower|changing room|wash your hands|bathhouse',
  locker: '\\block(?:er|ers)?\\b|padlock|bag storage|store your',
  wifi: 'wi fi|internet',
  ownFood:
    'outside (?:drinks|bottles|food)|(?:own|pack a|for a) picnic|picnics? (?:is|are|ok|baskets?|tables?|welcome|allowed)|grills?\\b|glass bottles|no glass|bring (?:your own|(?:an? |your |in )?(?:\\w+ ){0,2}(?:cakes?|food|snacks?|drinks?|wine|beer|cooler)\\b)|food trucks?|bottles aboard',
  alcohol:
    'alcohol|\\bsober|soft drinks|drinks? (?:are|is|minimum)|\\b21 or older|at (?:menu|taproom|list) price|\\bwine is|\\bbeer is|(?<!of the )\\bbar\\b',
  rude: 'rude|language is|swear|jokes',
  noise: '\\bloud\\b|quiet|noise|amplified',
  crowd:
    '\\blines?\\b(?! (?:to|at|is the|7))|fills? up|the wait|quietest|busiest|calm|at noon|empty|run out|sooner|sells? out|seldom fill|shortest|first come',
  seat: '\\bbenches|sit on|(?<!for the )\\bseat(?:s|ing)?\\b|chairs?\\b',
  beginner:
    'beginner|lesson|able to swim|never learned|first timer|experience|from zero|taught|teaches|easy\\b|easier|trained|\\bsteep|fit enough|\\brapids|can lead if',
  gear: 'on loan|rental|equipment|provided|\\bgear\\b|guards|tools|free at the|life jackets|\\bmat\\b|helmet|putters|rackets|discs|goggles|instruments|supplies|flashlight|lamps',
  late: 'latecomer|after the first|once the|minutes into|held for|starts on time|released',
  share:
    'one visit|no change|one purchase|shared?\\b|not transfer|one person|one (?:voucher|credit|code|card) per|per person|on one card',
  together: '(?:two|both|more) chairs|side by side|book \\w+ \\w+ together|at once|\\bat a time',
  forKids:
    'for (?:a child|kids(?! who)|children|small kids|readers ages)|(?:children|kids) (?:can|get|may|hold)',
  reentry: 'without a break|re.?entry|come and go|in and out',
  size: 'weight|pounds|inches|height|sizes?\\b|larger|supplement|\\bfeet\\b|\\bheavier',
  loss: '\\blost\\b|\\blose|replace|damage|broken|that leave .* cost|card hold',
  overtime:
    'further (?:half )?(?:hours?|days?)|extra (?:time|hours?|days?)|(?:each|every) (?:further|additional|extra)',
  sensory: 'sensory|relaxed performance|quiet performance',
  cash: '\\bcash\\b|cards? only|credit cards?',
  fuel: '\\bfuel\\b|\\bgas\\b',
  signal: 'signal|reception',
  returns: '\\breturn|exchange|refund',
  party: 'part(?:y|ies)\\b|birthday|quiet after',
  identity: '\\bid\\b|photo id|passport',
  arrival:
    'order by|arrive before|(?:days|weeks?) (?:to|later|your)|in \\w+ (?:working )?(?:days|weeks)|same day|working days|weeks from',
  doors: 'doors? open|open the doors',
  heat: 'heater|heated|kept cool|\\bcold|\\blayers?\\b|blankets|warm(?! \\w+s\\b)',
  pregnancy: 'pregnan|health|injur|heart condition',
  partner: '(?:need|without) a partner|(?<!yours )\\balone\\b|on your own',
  rain: '\\brain|\\bstorms?\\b|\\bdry days',
  howOften:
    '(?:first|next) (?:\\w+ )?(?:booking|order|visit|box|month|week)|new (?:customers|clients|members)|(?:one|two) (?:\\w+ )?per',
  sober: 'zero proof|(?:without|no) alcohol|soft drinks|mocktail',
  swap: '\\bswap|leave out|substitut|instead of',
  food: '\\bsnacks?\\b|\\bfries|popcorn|\\bwings|\\bfood (?:and|is|trucks?)|kitchen|(?<!at )\\bmenu\\b|\\bpizzas?\\b|supper\\b|to eat\\b|pretzel|\\bsoup|sandwich|breakfast|brunch|scones|\\bolives|\\bpies?\\b|crackers|\\bcakes?\\b|cookies|\\btacos\\b',
  distance: '(?:hour|minutes?|miles?|blocks?) (?:drive|from|up|north|south|away)\\b',
  route: '(?<!\\bwithin \\w+ |\\bper )\\bmiles?\\b(?! an hour)',
  meat: '\\b(?:beef|pork|bacon|chicken|lamb|ham|sausages?|turkey|brisket|burgers?|steaks?|duck|meat|meatballs?)\\b',
  measure:
    '\\b(?:feet|foot|inch(?:es)?|ounces?|miles?|yards|stor(?:y|ies)|floors up|acres?|chest|waist|square|by \\w+ inch)\\b|treetop',
  keep: 'to keep|take (?:it|them|your \\w+|home)|to take home|take home|goes? home|\\byours\\b|stay (?:at|in) the|return the|keep the',
  company:
    'private|to yourself|yours alone|of your own|only your (?:friends|group)|at most\\b|in a group of|groups? (?:of|have)|at a time|each (?:other|teacher)|alone or with',
  dress: '\\bdress(?:es|ed|y)?\\b(?! by)|come as you are|pajamas',
  checkout: 'check ?out',
  useBy:
    '\\bvalid\\b(?! on)|within \\w+ (?:days|weeks|months)|good for \\w+ (?:days|weeks|months)|(?:months|weeks) start|use within|a year of|for a year|used (?:by|in)',
  spread:
    '\\ba year of\\b|\\bday pass|all weekend|several visits|one visit|same day|in one (?:day|visit|purchase)|all (?:\\w+ )?(?:scoops )?together|without a break|within \\w+ weeks',
  perNight: '\\b(?:one|two|three|four|five|six|\\d+) nights?\\b|nights? for',
  toilet: 'restroom|toilet|bathroom|bathhouse',
  allergen: 'allerg|\\b(?:pea|tree )?nuts?\\b',
  footwear: '\\bsoles?\\b|\\bshoes|sneakers|heels|boots|barefoot',
};
