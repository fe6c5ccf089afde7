import type { QuestionWords } from '../factWords.ts';
import { itsOwn, noDetail, otherTimes, saidSum, walkable, words } from './patterns.ts';

/*
 * What makes a clause a question about a deal.
 */

/** Auxiliaries that begin a question, in this form not a statement: "would love", "doesnt matter". */
const ask =
  '(?:(?:is|are|do|does|did|can|could|will|would|should|may|must|(?:have|has)(?! an?(?= ))|was|am)(?! (?:love|like|be|been|have|to|not|never|you seen)(?= ))|(?:isnt|arent|doesnt|dont|cant|wont) (?:it|they|we|this|that|there|(?:an?|the) \\w+))';

/** What is said before a question, and is none itself. */
const opening =
  '(?:(?:so|and|but|or|ok|okay|also|oh|hey|hi|please|pls|um|well|then|plus|wait|cool|great|nice|good|fine|sure|yes|yeah|yep|alright|thanks|perfect|perfecto|awesome|lol|haha|hm+|anyway|actually|sorry|yes or no|quick question|(?:one |1 )?(?:last|more) (?:one|1|thing|question)|just|no|nope|nah|look|listen|,) )*';

/** Whether one may come in a way: "can we walk on Thursday", but not "can we walk to dinner". */
const wayThrough =
  '(?:can|could|may) (?:i|we|you) (?:(?:also|just|only) )?(?:walk|drive|bike|ride)(?: (?:it|through|along|instead))*(?= (?:[.,?]|or|too|on|this|to(?:night|day|morrow))| $)';

/** What somebody wants to be told of a deal that was shown: "just give me the address". */
const wanted =
  '(?:the|its|their)(?: \\w+)? (?:address|price|total|cost|hours|phone|number|code|link|schedule)';

export const englishQuestions: QuestionWords = {
  closed: `^ ${opening}(?:if (?:\\w+ ){2,15}?(?=(?:is|are|do|does|can|could|will|would) (?:it|that|there|this|they|we|i|you|the) ))?(?:${ask}|any (?:tickets?|seats?|spots?|places?|space|room) (?:still|left|available|on)|(?:any|got(?: any)?) (?:\\w+ ){1,3}(?:(?<!(?:around|near|by|over|from|in) )there|in (?:it|them|that))(?= [.,]| $)|any chance) |^ (?:so|then|wait) .*?(?:${saidSum})|^ .*?(?:${saidSum}).* (?:right|correct) $`,
  open: `^ ${opening}(?:(?:can|could) you )?(?:(?:\\S+ ){1,5}(?:of|for|with) what(?= [.,]| $)|(?:give|tell|send|text|show|i (?:just |only )?(?:need|want)) (?:me |us )?${wanted}(?= [.,]| $| (?:for|of|in|at|number|please|there))|what|whats|where|wheres|when|whens|who|whos|how|hows|which|(?:un)?till? when|for how|(?:until|till?|by|from|at|on|in|for|with|to|about|of|since|after|before|during|under) (?:what|which|when|whom)|tell me (?:if|when|where|how|what|whether)|do you know|any idea|i wonder|wondering|whatre|how about the|\\$?\\d+(?:\\.\\d+)? (?:x|times) \\$?\\d+(?:\\.\\d+)?|up to what|(?:the |in )*(?:total|price|cost) (?:for|of)|(?:i (?:mean|meant) )?(?:just )?the (?:price|address|hours|cost)(?= [.,]? ?$)|\\$?\\d+ (?:\\S+ ){1,2}or (?:for|each|per|total|in total|altogether|a)|(?:the )?(?:last (?:day|date|chance)|deadline|cut ?off|latest)(?: \\w+){0,3} (?:order|book|reserve)|(?:(?!(?:dont|not|any|forget|scrap|drop|ignore|never ?mind|lose|ditch|lower|better) )[^ ,]+ ){0,6}?(?<! (?:the|\\d+) )(?:(?:opening )?hours|address|phone(?: number)?|(?:total )?price|parking there)(?= (?:[.,]|please|on|for|today|tonight|tomorrow|\\w+day)| $))(?= )`,
  inside:
    '^ (?:so )?(?:(?:can|could|should|do|will|would|must|may|are) (?:i|we|you|they|he|she|my|our|there)|am i|(?:may|must|can) one|(?:does|is|was|will|can|would) (?:it|there|he|she|that|this)|(?:are|will) (?:the|these|those) \\w+|whats|wheres|whens|hows|how (?:much|long|old|many|late|early|far|big|do|does|is)|what (?:time|if|should|do|does|is|are|happens|about)|when (?:is|does|do|are|can|will)|where (?:is|do|does|are|can)|who can)(?= )',
  governing:
    '(?:^ (?:(?:and|so|but|or) )?(?:if|when) (?:\\w+ )+|(?:^| )(?:(?:what|which|when|where|how|who|why|if|whether|that|whats)(?: (?!is |are |do |does |did |can |could |will |would |should |was |must |,)\\w+){0,4}|know|tell|tell me|me|us|see|wonder\\w*|about|on|of|to|for|at|by|from|till|until|in|with|matter|idea|exactly|sure|ask|check|say|is|lets|thats|depends|all|as|so|than|things|stuff|anything|something|everything|place|places|one|or) )$',
  preface:
    '^ (?:\\w+ |, ){0,5}?(?:(?:tell|let) (?:me|us)(?: know)?|you (?:happen to )?(?:know|say|check)|(?<!(?:have|need) )to (?:know|ask|find out)|wonder(?:ing)?|ask(?:ed|ing)|curious|any idea|not sure|question is)(?: about)?(?: (if|whether))? ',
  // English questions have another order of words than statements.
  marked: '$^',
  confirmed: `^ (?:(?:so|and|but|ok|okay|wait|oh|,) )*(?:(?:its|thats|theyre|it is|that is|they are) |(?:the|all|both) (?:\\w+ ){1,2}(?:is|are) (?:\\w+ ){0,2}(?:included|free|extra|covered) |(?:\\S+ ){2,}(?:right|correct|yes|yeah|no) $)|${saidSum}`,
  asserted: `^ (?:they|it) (?!sound|look|seem|is |was )|^ .*?(?:${saidSum})| (?:till? (?:when|what)|what time|how (?:much|long|late)) `,
  denial: '^ (?:(?:so|and|but|ok) )?no (?:\\w+ ){1,3}$',
  condition: '^ (?:(?:and|so|but|ok|okay|also) )*(?:if|when|in case|should) ',
  further: `^ (?:(?:so|and|ok|okay|also|but|oh|then|plus|,) )*(?:(?:(?:any|on|at|what|what about|how about|are there|got) )*(?:${otherTimes})(?= )(?! (?:are|is|would|will|also|work|ok|fine)(?= ))|(?<= (?:and|but|so|ok) )if (?:it|its|theres|the weather)(?= )|what if(?= )|walkab(?:le|ility)(?= )|(?:what about|how about|how is|hows|per|a head|a person|split|divided|thats (?:what|how much))(?= )|each(?= )|in (?:a |case of )?(?:rain|(?:thunder ?)?storms?|bad weather)(?= )|any (?=(?:free )?(?:parking|stairs|steps|elevators?|restrooms?|bathrooms?|toilets?|fees|taxes|tips?|refunds?|restrictions|conditions|catch|age limits?|dress code|minimum|discounts?|(?:\\w+ )?(?:codes?|coupons?)|(?:vegan|veggie|vegetarian|gluten free|halal|kosher) (?:options?|choices|dishes|food)) ))`,
  theOne: words(
    '(?:the|that) (?:one|1|deal|place) (?:for|with|in|at|on|about|near|thats|that (?:is|has)) ((?:\\w+ ?){1,3})|(?:the|that) (\\w+) (?:one|1|place)(?! (?:for|with|in|at|on|about|near|thats) )|the \\$?(\\d{2,})(?= (?:is|was|for|per|each|at (?:the|that)|dollars|bucks|covers?|includes?|deal|[.,])| $)',
  ),
  again:
    '^ (?:(?:so|ok|okay|but|oh|then|hm+|,) )*(?:and|what (?:about|of)|how about|or|plus|same(?: (?:thing|question))?(?: (?:for|about|with|at))?|(?:at|for|with|in|of)(?= (?:the|that|number)))(?= )',
  asked: words(
    '(?<!what )(?:i|we) (?:just |already |only |actually )*(?:asked|was asking|were asking)(?! (?:for|to) )(?: (?:you|u))?(?: (?:about|if|whether))?|(?:the|my|our) question (?:was|is)(?: (?:about|if|whether))?|i (?:just )?(?:want|wanted|need) to know(?: (?:about|if|whether))?',
  ),
  doubt: words(
    '(?:is|are|can|could) (?:that|this|the|those) (?:\\w+ )?(?:price|deal|offer|discount|saving)s? (?:(?:really|actually|even|still|be|for|a) )*(?:real|legit|true|right|genuine|scam|fake|correct|accurate)(?= |$)|(?:is|are) (?:that|this|it|they|these) (?:(?:really|actually|even|for|a) )*(?:real|legit|genuine|scam|fake)(?= (?:[.,]|or|deal|price|offer)| $)|(?:whats|what is|wheres) the (?:catch|trick)|too good to be true|why (?:is|are) (?:it|that|this|they) so cheap',
  ),
  search: words(
    '(?:whats|what is|what are) (?:an?|some|the (?:\\w+est|best|most \\w+)) (?:\\w+ ){0,3}?(?:things?|places?|spots?|activity|outing|dinner|lunch|date|show|(?=for (?:\\d+|us|me|kids|2) )|(?:\\w+ )?you (?:have|got|know))',
    `what else${noDetail}|what (?:(?:do|would|can|could) )?you(?: guys| all)? (?:have|got|offer)(?! (?:there|to (?:pay|do))(?= ))|what have you got|(?:some|any)(?:one|body) else|find|show (?:me|us|them|him|her|people|guests|some|all|any|more|only|the|what)|recommend\\w*|suggest\\w*|looking for|search\\w*|(?<!(?:bring|need|pay|wear|print|sign|costs?|or(?= \\w+ (?:like (?:that|this) )?$)|(?:is|was) (?:it|this|that)|(?:they|it|place) (?:have|has|offer|serve|do)) )(?:something|anything|somewhere|anywhere|someplace)(?! (?:\\w+ ){0,2}(?:here|there)(?= ))(?! (?:extra|else to (?:pay|know)|there|on the menu|included|i should|we should|to bring|to sit|special to))|(?<!(?:is|are) (?:it|this|that|they|these) (?:\\w+ ){0,2})(?:an?|any|some|other|another|good|what|which|nice|the best|more) (?:\\w+ ){0,2}(?:(?:places?|spots?)(?! (?:for (?:an?|my|our|the|his|her) (?:\\w+ )?(?:wheelchair|walker|stroller|scooter|bikes?|bags?|coats?|car|truck|van)|to (?:park|put|leave|store|change))(?= ))|deals?|restaurants?|options (?:in|near|around|for)|activit(?:y|ies)|things? to do|ideas|events?|offers?|bars?|cafes?|shops?)|(?:where|what) (?:can|could|should|do|would|may|might|shall) (?!they |it |he |she |that |this |the )(?:\\w+ ){1,4}?(?:go|(?:get|buy|find)(?! (?:it|this|that|them|these|my|tickets?|on|off)(?= ))|walk in|eat|take|do|have (?:dinner|lunch|brunch|breakfast|(?:my|our|his|her) \\w+)|drink|hear|see|stay|watch|recommend|suggest)|(?:what|whats) (?:is |are )?(?:there|happening|going on|good|fun|free(?! (?:there|with|at|of|for (?:me|us|kids)|in (?:it|the))(?= )))(?: (?:to do|for|in|around|this|tonight|today|tomorrow|on))?|whats on(?! ${itsOwn})|(?:where|what) to (?:go|do|eat|get|find|take|buy|see)|(?<!(?:do|did|does|should|would|will|if|what|whatever|all|when|where) )i (?:want|need|would like)(?! ${wanted}(?= ))|(?<!(?:do|did|does|should|would|will|if|what|whatever|all|when|where) )(?:we|im|were) (?:want|need|looking)|give (?:me|us)(?! ${wanted}(?= ))|things? to do|stuff to do|(?:book|get) (?:me|us)|(?:is|are) there (?:things|stuff|activities)|(?:can|could) (?:some|any)(?:one|body)|(?:can|could) you(?! just (?!find|show|get|give))(?! (?!(?:find|show|get|book|give|tell|help) )\\w+ (?:\\w+ ){0,2}(?:there|with it) )|id (?:like|love)|wed (?:like|love)`,
    '(?:some|any)thing (?:\\w+ )?(?:going )?on(?! the )|(?:what|which) (?!times|days|hours|dates|evenings|mornings|nights|months|week ?days|performances|sessions|ages|languages|shoes|is|does|was)\\w+s (?:have|has|are|allow|offer|take|do|serve|accept|opens?|happen)|who (?:has|does|makes|serves|sells|s got)|who(?:s| is) (?:the )?(?:cheap\\w*|good|best)|(?:have|are(?! you (?:guys )?(?:still )?(?:open|closed|near|close|busy)(?= ))|were|did|would|will) you|did (?:i|we)|do you (?:think|like|want|love|mean|recommend|agree|believe|work|speak to|remember)|worth|any good|(?:like|the) best|better|(?<!(?:is|are|get|gets|be) (?:(?:it|that|this|they|the \\w+|\\w+days?|weekends?) )?)cheaper|legit|scam|(?<!for )real(?= (?:[.,]|deals?|offers?|places?)| $)|true|difference|(?<! (?:to(?:day|night|morrow)|\\w+day|morning|afternoon|evening|\\d+|[ap]m) )instead(?! of)|actually',
  ),
  exists:
    '^ (?:\\w+ ){0,2}?(?:(?:is|are) there(?! (?:\\w+ ){0,2}(?:parking|wifi|wi fi|stairs|steps|elevators?|restrooms?|bathrooms?|lockers?) (?:at|in) (?:the|that) )|will there be|does (?!the |it |this |that |s?he |my )(?:\\w+ ){1,2}have(?! to )|(?:do )?you (?:also |still |even |guys |not )*(?:have|know|offer|got|sell)|theres|there (?:is|are)|have you got|got any|any|whos got|who has)(?= )',
  anyOne: words('(?:there|have|got|know|any) (?:one|1|any(?= [.,]| $))'),
  each: words(
    '(?:any|which|all|both|each|some|none|either|one|1) (?:one )?(?:of (?:these|those|them|the (?:2|3|two|three|deals|places|options|ones)))|which (?:one|ones|1)|which (?:is|has|takes|allows|includes|needs|lasts|starts|opens|offers)|(?:do|does) any (?:have|allow|take|include|need|offer|come)|(?:are|do|can|will) (?:all|both)|they all',
  ),
  havingOf: words(
    '(?:which|what) (?:one|ones|1|of (?:these|those|them))(?: (?:also|still|actually))* (?:ha(?:s|ve)|got|do(?:es)?|serves?|offers?|includes?|comes? with|plays?|shows?|takes?|allows?|accepts?|sells?|lets?)|do(?:es)? (?:any|some|all|both|none|either|one)(?: (?:one )?of (?:these|those|them))? (?:have|serve|offer|include|come with|allow|take|accept|sell|play|do)',
  ),
  one: words(
    otherTimes,
    wayThrough,
    '(?<!(?:is|are) )there|it|its|thats|(?:this|that)(?! (?:week\\w*|month|morning|afternoon|evening|night|year|day|\\w+day|summer|winter|fall|spring|season|city|town|area|side|part|i|we|a|an|has|have|allows?|takes?|would))|the (?:deal|offer|place|event|show|class|tour|restaurant|hotel|one)|the (?:\\w+ )?(?:address|phone|code|link)',
  ),
  vacuous: words(
    '(?<! (?:how|what|where|when|which) (?:\\w+ )?)(?:(?:is|are|do|does|did|can|could|will|would|has|have|isnt|arent|doesnt|dont|cant|wont) (?:it|they|that|there|he|she|we|you|i)(?= [.,]? ?$)|(?:(?:is|was|would|will|does|can|could|may|should) (?:that|it|this|there|he|she|they|i|we|the (?!\\d)(?:\\w+ ){1,3})(?: (?:be|still|also|even|really))*|(?:are|am) (?:they|i|we)) ?(?:works?(?: for (?:me|us|her|him|them))?|ok(?:ay)?(?: for (?:me|us|her|him|them))?|fine|alright|all right|(?:(?:something |anything |a )?safe(?: place)?)|a (?:problem|no go|dealbreaker|thing)|(?:a )?(?:yes or no|no or yes)|right|correct|possible|suit(?:able)?(?: for)? (?:me|us|her|him|them)|good for (?:me|us|her|him|them)|come|go|join|do (?:it|this|that)|allowed|welcome|an issue)(?: (?:there|here|then|still|too|with (?:that|them|you|yall)|do you think|for that|for (?:me|us|her|him|them)))*(?= [.,]? ?$))',
  ),
  refers: words(
    wayThrough,
    '(?<!(?:is|are) )there|it|its|them|they|(?:what|which) part of|(?:can|could) (?:i|we|parents) (?:sit|watch|stay|wait|leave|share|cancel)|what if|what happens|how (?:many|often|big|deep|hot|cold|high|tall|fast|steep)|who pays|on top|(?:do|will|would) (?:we|i) (?:get|take|keep)|if (?:1|one) of us|provided|supplied|allowed|included|required|needed|available|permitted|for us to|(?:do|should|can) i (?:need|have|still)|do we (?:need|have)|(?:do|does|will|would|where do|how do) (?:you|yall|he|she|i|they) (?!have|know|offer|got|sell|do|think|like|recommend|want|go|find|get|buy|also|guys|even|still)\\w+|this|that(?! (?:has|have|is|are|was))|(?:at|with|for|of) the (?:first|second|third|last|other) (?:one|1)',
  ),
  amenity: words(
    '(?:(?:is|are) there|(?:can|could) (?:i|we) (?:order|buy|get)|(?<=^ (?:(?:and|so|but|ok) )?)(?=any )) ?(?:(?:an?|any|some|also|really|actually|even|(?:gluten|dairy|nut) free|vegan|vegetarian|veggie|halal|kosher) )*(?:(?:some|any)thing (?:to (?:eat|drink)(?: for (?:some|any|people|him|her|them|my|those|us)[^.,]*)?|(?:without|with no|that has no) [^.,]+|veg\\w+|meat ?less)|playground|coffee|cafe|food|meat|snacks?|drinks?|wine|beer|cocktails|ice cream|bar|gym|pool|spa|(?:live )?(?:music|bands?)|dancing|lessons?)(?= (?:[.,]|there|too|or|and|with|on|at the)| $)',
  ),
  stay: words(
    '(?:(?:is|are) there|(?:do|does) (?:they|it|the \\w+) (?:have|offer|serve)|(?<=^ (?:(?:and|so|but|ok) )?)any) (?:(?:an?|any|some|also|free|hot|indoor|outdoor|heated|swimming) )*(?:breakfast|kitchen\\w*|fridge|microwave|balcony|(?:hot |bath )?tub|sauna|room service|pool|gym|spa|bar)(?= (?:[.,]|there|too|or|and|for|in the|on site|included)| $)',
  ),
  nth: words(
    '(?:the |number |option |deal )?(first|second|third|fourth|fifth|(?<! the )last(?! (?:one|1|thing|question))|(?<= the )last|middle)(?! (?:drinks?|sessions?|shows?|times?|dates?|hours?|class(?:es)?|visits?|days?|weeks?|months?|floor|round|bus|trains?|person|kids?|child|night|lessons?|train|minute|entry))|(?:(?:number|option|deal|no) (?=\\d )|the (?=\\d (?:st|nd|rd|th)(?: one)? (?:$|(?:[.,]|is|does|do|are|can|has|have|how|what|whats|where) ))|(?=\\d (?:st|nd|rd|th) one ))(\\d)',
  ),
  filler: words(
    // "OK fair. Do I need to book".
    '(?<=^ )(?:(?:ok|okay|oh|well|yes|yeah|thats|hm+|,) )*(?:fair|sweet|neat|solid)(?: enough)?(?= (?:[.,]|$))|(?:could|would|might) (?:also )?work|(?:sounds|looks) (?:\\w+ )?\\w+|things?|places?|spots?|ones?|deals?|offers?|shops?|stores?|stuff|event|guys|people|making',
  ),
  subject: words(
    '(?:is|are|does|do|did|will|has|at|about|book|reserve) (?:the|that) \\w+|the \\w+(?= (?:is|does|has|allows?|takes?) )',
  ),
  naming:
    '^ (?:(?:,|and|but|so|or|ok|okay|no|yes|yeah|oh|hm+|then|also|just|maybe|actually|wait|now|lol|cool|please|hey|(?:what|how) about|instead|(?:lets|could|we could|id rather|(?:i|we|id|wed) (?:like|love|prefer|want))(?: to)?(?: do| try| go)?|answer|back to|for|about|i (?:mean|meant|said|asked about)|an?|some) )*(?:(the|that|this|those|these|your) )?',
  beside:
    '(?<=(?: it| they| that| this| there| the \\w+(?: \\w+)?)(?: \\w+){0,2} )(?:near(?:by)?|close(?:st)? to|next (?:to|door to)|(?:how )?far from|across from|around the corner from|walk(?:ing|able)? (?:distance )?(?:to|from)|from|within) .*$',
  walkable,
  way: words(
    'by (?:car|bike)|on foot|(?:in|with) (?:the|our|my|a) (?:car|van|minivan|suv|truck)|driv(?:e|ing)(?: it)?(?: through)?(?= [.,]| $)|drive ?(?:through|thru)|walk(?:ing)? through',
  ),
  placesOf: words(
    'addresses|(?:which|what)(?: \\w+){0,2} (?:neighborhoods?|locations?|branches|parts? of town)|(?:all|the) (?:\\w+ )?(?:locations|branches)(?= (?:[.,]|please)| $)',
    'where(?:s| is| are)? (?:(?:exactly|is|are) )*the (?:\\w+ ){0,4}(?:ones?|1|branch|locations?)(?! (?:for|with|you|that|we|i) )',
    'where(?:s| is)? (?:the )?(?:closest|nearest)(?: (?:one|1|location|branch))?(?= (?:to|[.,])| $)',
    'which (?:ones?|1|places?)?(?: exactly)? ?(?:are|is) (?:(?:they|these|those)(?= [.,]| $)|the (?:\\d+|ones?)(?= [.,]| $)|(?:in|near|close to|around))',
    '(?:(?:are|is) (?:there|any|1|one)|(?<=^ (?:(?:and|so|but) )?)any) (?:(?:one|1|any|of them|some) )*(?:in|near|close to|around)(?! (?:here|me) )',
    'the (?:one|1) (?:in|near|closest to) (?:\\w+ )+address',
  ),
  determined: words(
    '(?:the|that(?! (?:is|are|has|have|can|will|do(?:es)?|takes?|serves?|knows?|offers?|allows?|opens?|i|we|you) )|this|at(?! (?:all|least|night|home|once) )|those|these|your) \\w+(?: (?!of (?:the|that|this|your) )\\w+){0,2}',
  ),
  page: words('this (?:deal|offer|page|one|place|event|show|class|tour|restaurant|hotel)|here|on this page'),
};
