import { itsOwn, words } from './patterns.ts';

/*
 * Patterns of what visitors say to move within a conversation. They are matched sentence by sentence.
 */

const ordinal = '(?:first|second|third|fourth|fifth|last|middle|1st|2nd|3rd)';
const polite =
  '(?:(?:please|ok|okay|no|nah|nope|hmm|wait|actually|well|oh|and|but|then|can|could|would|you|we|i|id|lets|like|to|want|just|me|us|show|give|sorry|so|never ?mind|thanks|do|have|it|make|is|there|need|be|a|an|bit|little|any|something|anything|one|much|even|maybe|yeah) (?:, )?)*';
const ending =
  ' (?:(?:please|again|thanks|then|now|maybe|if possible|would be (?:better|nice|great)|works better) )*(?:[.,] )*$';

const please =
  '(?:(?:please|ok|okay|great|perfect|cool|nice|awesome|yes|yeah|then|so|and|well|now|lets|just|go ahead and|(?:can|could|will|would) you|(?:i|we) (?:want to|wanna|need to)|(?:id|wed) like to|help me|i need you to|sounds good|love it|do it|,) (?:, )?)*';
const pointed = `(?:it|that|this|them|these|those|one|(?:number|#) ?\\d|the (?:${ordinal}|\\w+ one|deal|link))(?: one)?`;
const seats =
  '(?:(?:an?|the|us|our|my|some|\\d+) )+(?:table|spot|slot|seat|room|place|appointment|ticket|reservation|booking)s?';

const comparative =
  '(?:(?:short|small|bigg|long|simpl|easi|quiet|calm|liveli|healthi|light)er|(?:less|more) (?!of|than|central|expensive|pricey|costly|affordable|upscale|special|like|info|about|coupley|romantic|datey)\\w+)';

/** The first that matches counts, and all of them come before small talk. */
export const moveIntents: readonly (readonly [string, string])[] = [
  [
    'order',
    `^ ${please}(?:(?:book|reserve|order|buy|purchase|schedule) (?:me |us )?(?:${pointed}|${seats}|tickets)|(?:get|grab|make|sign|put) (?:me|us|her|him|them)(?: in| down)? (?:for )?(?:${pointed}|${seats}|tickets|up)|(?:ill |were? |im )?(?:take ${pointed}|in|count (?:me|us) in|deal)(?= (?:[.,] )*$)|make ${seats}|(?:call|phone|ring|email|contact|message) (?:them|the (?:place|vendor|restaurant|hotel|shop|people)))(?= )`,
  ],
  [
    'keep',
    `^ ${please}(?:(?:can|could) (?:i|we) )?(?:(?:save|bookmark|pin|favou?rite|heart) ${pointed}|(?:keep|remember|hold) ${pointed} for (?:later|me|us)|remind (?:me|us)|(?:add|put) (?:it|this|that) (?:to|on|in) (?:my |our |the )?calendar|(?:send|text|email|e mail|forward|share|mail|whatsapp|dm) (?:(?:me|us|him|her|them) )?(?:${pointed}|a link))(?= )`,
  ],
  [
    'joked',
    words(
      '(?:that|it|this) (?:was|is) (?:\\w+ ){0,4}a joke|thats a joke|(?:get|got|catch|caught|understand|missed) (?:the|my|that|it was an?) joke|im (?:just )?(?:joking|kidding)|youre supposed to (?:say|laugh)|(?:deals?|discounts?|coupons?) on (?:an? |my )?(?:new )?(?:husbands?|wife|boyfriends?|girlfriends?|mother in laws?|boss|life|rent)(?= (?:[.,]|lol|haha\\w*|mine|please|today|because|since)| $)',
    ),
  ],
  [
    'joke',
    words(
      '(?:tell|know|got|say|give|have) (?:me |us )?(?:a |any |another |some )?(?:good |funny |dad |real |better |new )?jokes?|make me laugh|say something funny|knock ,? ?knock|(?:a|my|get|take|want|plot) revenge(?: \\w+){0,3}|get back at (?:her|him|them|my \\w+)',
    ),
  ],
  [
    'undo',
    `^ (?!.* (?:what|how) about )${polite}(?:scratch|undo|take back|forget|ignore|delete|strike) (?:(?:that|it|this)(?: last)?|my last|the last|what i (?:just )?said)(?: one| bit| part| thing| message)?(?:${ending}|(?= (?:my|our|he|she|they|because|cause) ))|^ ${polite}(?:undo|i take (?:that|it) back)${ending}`,
  ],
  [
    'first',
    words(
      'back to (?:the |that |your )?(?:very )?first(?: (?:one|1|thing|place|deal|idea|suggestion))?(?= (?:[.,]|please|again|you|we|i|then|instead)| $)|the (?:very )?first (?:one|thing|place|deal) (?:again|you (?:showed|gave|had|said|suggested)(?: me| us)?)|(?:very )?first (?:ones|list|deals|options|suggestions|results|three|3|two|2|batch|set) (?:again|back|you (?:showed|gave|had|suggested))|(?:back to|again) the (?:very )?first (?:ones|list|deals|options|suggestions|results|batch|set)|(?:did you|you) (?:show|showed|suggest|suggested) (?:me |us )?(?:at )?first|original (?:ones|list|deals|options|suggestions)',
    ),
  ],
  [
    'back',
    `^ ${polite}(?:go |take me |get |jump |step )?back(?: (?:one|a step|to (?:that|those|before|the (?:last|other|previous|earlier) (?:ones?|list)|what (?:you|we) had(?: before)?)))?${ending}|${words('previous (?:ones?|list|results?|deals?|answers?|suggestions?|options)|(?:ones|list|deals|options|suggestions|results) (?:from )?before(?: that| this)?|what (?:did you (?:show|say|suggest|have)|you (?:showed|said|suggested|had)|was there|did we have)(?: me| us)? before|(?:earlier|last) (?:list|results|suggestions)')}`,
  ],
  [
    'recall',
    words(
      `what (?:was|is|were) (?:that|the) (?!${ordinal})(?:\\w+ ){1,4}(?:one|place|thing|deal|offer)(?: again| called| you \\w+| from (?:before|earlier))*|(?:the|that) (?!${ordinal})(?:\\w+ ){1,3}(?:one|place|thing|deal) (?:again|from (?:before|earlier)|you (?:showed|mentioned|had|said|suggested)|we saw)`,
    ),
  ],
  [
    'other',
    `^ ${polite}(?:not the \\w+(?: one)? (?:, |but )*)?(?:(?:what|how) about |tell me (?:more )?about |more about )?(?:(?:the |that )?other (?:one|deal|option|place)|(?:at |in |for )?(?:the|that) other)${ending}`,
  ],
  [
    'choose',
    words(
      '(?:which|what) (?:one )?(?:of (?:them|these|those|the \\w+) )?(?:would|should) (?:you|i|we) (?:take|pick|choose|recommend|go (?:for|with)|get|book|prefer)|which (?:one )?(?:of (?:them|these|those|the \\w+) )?(?:would|do|should|can) (?:you|i|we) (?:recommend|suggest|do|prefer|like)|which (?:one )?is (?:your favou?rite|the best(?! (?:for|value)))|if you (?:had to|could only|were me|were us)(?: \\w+)?|(?:pick|choose) (?:one|the best)(?: one)? (?:of|from|out of|among) (?:them|these|those)|your favou?rite(?: one)? (?:of|among|from) (?:them|these|those)|help me (?:decide|choose|pick)|i cant decide',
    ),
  ],
  [
    'compare',
    words(
      'which (?:one )?(?:of (?:them|these|those|the \\w+) )?(?:is|are|costs?|starts?|opens?|closes?|ends?|takes?|has|have|is open|are open) (?:the )?(?:cheap\\w*|close\\w*|near\\w*|later|latest|earlie\\w+|longe\\w+|shorte\\w+|least|less|most|more|bigger|biggest|soone\\w+|first)|which (?:one )?is (?:better|nicer)',
    ),
  ],
  [
    'similar',
    `${words(
      `(?:more|something|anything|others?|one|ones|some|stuff|places?|else|deals?) (?:\\w+ )?(?:like|similar to) (?:that|this|it|those|these|number|the (?:${ordinal}|\\w+ one))|similar (?:to (?:it|that|this|those|the)|ones?|deals?|places?)|more of (?:that|this) (?:kind|sort|type)|(?:the )?same (?:vein|style|idea|vibe|concept|(?:kind|sort|type) of thing)|(?:something|anything|more) similar|like (?:that|this|it|the ${ordinal})(?: one)? (?:, )?(?:but|only|just|except|though)|same (?:\\w+ )?but for (?:an? )?(?:\\w+ )?(?:group|party|\\d+)`,
    )}|^ ${polite}(?:an?|some|any|something|anything) (?:(?:bit|little|lot|much|slightly) )*${comparative}(?: (?:one|ones|version|place|option))?${ending}`,
  ],
  [
    'ruled-out',
    words(
      `(?:not|skip|lose|drop|forget|remove|hide|without|anything but|except|leave out|dont (?:like|want)) (?:(?:that|this)(?: \\w+)? (?:one|deal|place|option)|(?:the|number) (?:${ordinal}|\\d)(?: (?:one|deal|place|option))?(?= (?:[.,]|please|what|but|because|cause|its|we|i|again|show|something|though)| $))|(?<!(?:who|havent|never|not|you) )(?!(?:already )?(?:saw|seen) that(?: (?:[.,]|but))* (?:is|are|do|does|can|how) (?!.*(?:else|other) ))(?:(?:(?:already|did|done|been|went|tried|seen|saw) )+(?:to )?(?:that|this|the(?= ${ordinal} )|number(?= \\d))(?: (?:very )?${ordinal}| \\d)?(?: (?:one|1|deal|place|option))?)(?= (?:[.,]|what|but|so|we|i|and|any\\w*|something|already|twice|before|yesterday|in|on|last) | $)|the ${ordinal}(?: one)? (?:no|is out|is not for (?:me|us)|isnt for (?:me|us)|not)(?= (?:[.,]|please)| $)`,
    ),
  ],
  [
    'nicer',
    words(
      '(?:nicer|fancier|classier|posher|swankier|pricier)|(?<! (?:not|no|nothing|isnt|any) )more (?:upscale|special|luxurious|high end|elegant|exclusive|upmarket|expensive|fancy)|(?:bit|little|step|notch|touch) (?:more )?(?:upscale|up ?market|up)|higher end|better quality|(?:can|could|able to) (?:spend|pay) (?:a (?:bit|little) )?more|step it up|take it up a notch|upgrade',
    ),
  ],
  [
    'half',
    words(
      'half (?:of (?:that|it|the (?:price|budget)|my budget)|that(?: price| amount)?|as much|the (?:price|budget|money))|in half',
    ),
  ],
  ['later', `^ ${polite}later(?: (?:one|time|start|slot|in the (?:day|evening)|on))?${ending}`],
  ['earlier', `^ ${polite}earlier(?: (?:one|time|start|slot|in the day|on))?${ending}`],
  ['closer', words('closer|nearer|(?:not|less) (?:so |that )?far(?: away)?|too far(?: away)?')],
];

/** Rules of several things in one message, and of changes to what was said. */
const subject =
  '(?:i|we|he|she|they|it|im|were|hes|shes|theyre|my \\w+(?: \\w+)?|our \\w+|the \\w+|his \\w+|her \\w+|that|those)';
const grounds =
  '(?:sick|ill|allergic|hates?|hated|dislikes?|afraid|scared|terrified|tired|bored|makes?|made|gives?|gave|upsets?|ruins?|there|went|did|done|had|ate|saw|seen|tried|visited|lives?|works?|own|owns|already|cant (?:stand|handle|eat|do|swim|drink)|dont (?:like|eat|drink|do)|doesnt (?:like|eat|drink|do)|seasick|driving|pregnant|diabetic|vegan|vegetarian|old|young)';
const turning =
  'but|so|now|anyway|instead|what|give|show|find|looking|maybe|how|any|rather|lets|please|where|id|wed|want|prefer|then';
/** In a clause with such words, something may be wished for. */
const wishing =
  'mean|meant|said|asked|wants?|needs?|likes?|loves?|prefers|enjoys?|into|would|could|can|should|hoping|craving|wanna|gonna|going|coming|celebrating|bring|bringing|meeting|visiting|staying|thinking|planning|fans?';
const verb =
  '(?:is|are|was|were|has|have|had|got|gets|does|did|do|cant|cannot|wont|dont|doesnt|didnt|isnt|wasnt|just|only|in|on|at|still|all|too|\\w{2,}ed|\\w{2,}s)';
const whoever = `(?:i|we|he|she|they|ive|weve|hes|shes|theyre|(?:im|were)(?! (?:an?|the|for|our|my|with|in (?!a )|at|near|after|from|here|\\d+) )|(?:my|our|his|her) \\w+(?: \\w+)?(?= ${verb} )|(?:every|some|no) ?(?:one|body)|(?:\\w+) of us)`;
const clause = `${whoever}(?: (?!(?:${turning}|${wishing}) )[^ .,]+)+`;
export const reason = `(?<= (?:[,.]|because|cause|since|as) )(?:${subject} (?:(?!(?:${turning}) )\\w+ ){0,3}?${grounds}(?: (?!(?:${turning}) )[^ .,]+)*(?= )|${clause}(?= (?:[.,]|(?:${turning}) )| $))`;
export const reasonBefore = `(?<=^ (?:\\w+ )?|[,.] |and )${clause}(?=(?: ,)? so (?:please |lets |maybe |definitely )?(?:no|not|nothing|never|without|skip|dont|cant|(?:we|i|he|she) cant|avoid) )`;

const near =
  '(?:near|close|next|closest|nearest) (?:to )?(?:there|it|that|them|that (?:place|one)|this|the (?:place|venue|hotel|restaurant|show|spot))|near ?by|close by|around there|around the corner|(?:in )?walking distance|walkable|(?:the |that )?same (?:area|hood|neighbou?rhood|part of town|side of town|street|block|spot|place)|(?:in )?that area|not (?:too )?far from (?:there|it|that)';
export const nearThere = words(near);
export const nearTo = words(
  '(?:near(?: to)?|close(?:r|st)? to|next (?:door )?to|across from|around the corner from)(?! (?:me|us|here|there|it|that|them|where|you|by|to|my|our|and|or|[.,]) )(?: (?:the|an?|your))?',
);
export const returning = words('back to (?:the|that|those|my|your)');
export const next = words(
  near,
  'after(?:wards?)?(?= (?:[.,]|that|it|this|for|with|in|same|near|range|nearby|close|we|i|the (?:show|game|movie|concert|class|meal|tour)|dinner|lunch|brunch|breakfast|please|too|also|maybe|around)| $)|before ?hand|before (?:that|it|the (?:show|game|movie|concert|class|meal|tour)|we go)(?= )|before(?= [.,]| $)|to (?:finish|end|round off|start|kick off) (?:the|our|my) (?:night|evening|day|date)|nightcap|(?:for|as) (?:the )?(?:rest of|second half of) (?:the )?(?:day|night|evening)',
  '(?:and|something|anything|or smth|sweet|drinks?|food) later(?= [.,]| $)',
);
export const leaving = words(
  '(?:anything|(?:then|just) (?:just )?something) (?:fun|cool|interesting)(?= (?:(?:in|out)doors|in|on|for|[.,])| $)',
  '(?:something|anything) (?:fun|different|other) instead|not (?:food|eating|a restaurant)(?= (?:[.,]|please)| $)',
  '(?:something|anything|smth|someplace|an? |but |try )?(?:\\w+ )?(?:completely|totally|entirely|wholly|whole|very) (?:different|other|else|new)(?: \\w+)?|(?:something|anything|somewhere) else (?:entirely|completely|altogether|totally)|different (?:question|topic|subject|matter)|(?:on )?another (?:note|topic|subject|matter|question)|(?:change|changing) (?:of )?(?:the )?(?:subject|topic)|none of (?:that|this|these|those|them) (?:appeals?|works?|does it|sounds? (?:good|fun)|is (?:for|us|me))(?: \\w+)?|not (?:my|our) (?:thing|style|scene|vibe|cup of tea)|something (?:un(?:related|like)|not like) (?:that|this|those|these|it)(?: at all)?|not (?:\\w+ )?(?:like|related to) (?:that|this|those|these) at all',
  '(?:something|anything) (?:(?:a )?(?:bit|little|lot|much|way) )?(?:calmer|quieter|mellower|livelier|wilder|more (?:relaxed|relaxing|chill|exciting|active|lively)|less (?:loud|wild|rowdy|active|strenuous))|(?:something|anything) (?:in|out)doors?(?: (?:for|with) \\w+(?: \\w+)?)? instead',
  `(?:things|stuff|something|anything) to do|what (?:else )?(?:can|should) (?:i|we) do|whats (?:on(?! ${itsOwn})|happening|going on)|now (?:something|anything) for|(?:cheapest|best) thing (?:(?:thats|still|is|we can) )*(?:open|on(?! the)|happening|going on|to do|do)`,
);
export const another =
  '^ (?:(?:ok|okay|yes|yeah|oh|hmm|well|maybe|,) )*(?:and|also|or|plus|add|with|both|either)(?! (?:then|i|we|what|where|when|how|for|now|my|a|an|do|is|are|can|could) )(?: (?:maybe|also|some|with|even))*(?: [^ .,]+){1,3}(?: (?:too|as well|please|also))*(?: [.,])* $|^ (?:(?:ok|okay|yes|oh|actually|maybe|,) )*(?:\\w+ ){1,3}(?:too|as well)(?: please)?(?: [.,])* $|^ (?:or|either|both) ';
export const joining =
  '^ (?:(?:ok|okay|yes|yeah|oh|hm+|well|maybe|preferably|ideally|and|but|one|please|,) )*(?:with(?= (?!(?:my|our|his|her|their|me|us|you|the|friends|family|kids) ))|(?:as|its|it is|this is|thats|itll be|make it) (?:for )?an? (?:\\w+ )?(?:gift|present)|gift (?:cards?|certificates?|vouchers?) )';
export const ownWish = words(
  '(?:something|somewhere|things?|stuff|activit(?:y|ies)|ideas?|plans?|places?)(?: (?!and|or|but|instead|like|with)[^ .,]+){0,4} (?:for|with|w)(?! (?:me|that|it|this|under|less|about|\\$?\\d+|a view|parking) )',
);
export const openWish = words(
  'some(?:thing|where|place)|anything (?:before|after|around|near|under|in|on|for|at)|whatever',
);
export const further = '^ (?:(?:ok|okay|yes|yeah|oh|well|cool|,|\\.) )*(?:and|also|plus|but|or|with) ';
// The site speaks English without being asked.
export const speaks = '$^';
export const orAny = words('or (?:anything|something|whatever)(?: else)?(?! (?:like|similar))');

export const eatsOut = words(
  'restaurants?|bistros?|diners?|eatery|dinner|supper|lunch|(?:places?|spots?|somewhere|where (?:\\w+ ){0,3})(?: ?to)? ?(?:eat|dine|have)|eat(?:ing)? out|(?:go|going) (?:out )?for|(?:just|only|rather|just want to) eat|(?:not|dont (?:want|wanna|need)(?: to)?|without|rather than|instead of) (?:mak|prepar|cook|roll)(?:e|ing)?(?: (?:it|them|any|my own))?(?= [.,]| $)',
);
export const purpose = words(
  '(?:for|its|itll be|this is|thats|as|with)(?: (?:just|only|for|a|an|the|our|my|his|her|their|\\w+th|\\w+ year))* (?:date|anniversary|birthday|reunion|bachelorette|proposal|team|girls|visitors|husband|wife|\\w*friend)',
);
export const decides = words(
  '(?:(?:i|we) ?(?:ll|will)|ill|well|(?:im|i am|were|we are) (?:going to|gonna)) (?:just |probably |then |definitely )*(?:do|take|try|book|pick|choose|go (?:with|for|to)|stick (?:with|to))(?! (?:you|they|some) )',
);
export const others =
  ' (?:(?<!(?:each|every|the|no) )other|another|different)(?: (?!(?:than|and|or|but|is|are|in|on|at|days?|dates?|times?|people|guests|sides?|half|hand|ways?|person) )[^ .,]+){0,4} $';
export const onlyKind =
  ' (?:just|only|nothing but)(?: (?:some|any|a|an|the))? (?!(?:eat|eating|dine|dining|drink|go) )[^ .,]+ $';
export const meant = words('i meant|(?:no|not)(?: [^ .]+){0,4} i mean');

const someone =
  '(?:me|him|her|us|them|(?:my|our) (?:\\w+ )?\\w+|the (?:\\w+ )?(?:kids|boys|girls|others|1s|ones|adults|ups|ladies|men|women|guys|folks|parents|grandparents|teens|teenagers|couple|2 of us))';
const one = '(?:(?:my|our|his|her|the) \\w+|grandma|grandpa|mom|dad|me|him|her|them)';
export const forSomeone = words(
  `(?:for|with|w) (?:a )?${one}|(?:i|he|she|they|${one}) (?:just |only |really )?(?:wants?|needs?|likes?|loves?)|for (?:a|an) (?:\\d+|adult|toddler|baby|teen\\w*)`,
);
/** "Something for dad and one for my niece", "dinner and a show after": the second is another wish. */
const nextWish = `(and|plus|,)(?: and)?(?= (?:one|another|something|a (?:gift|present)) for | (?:(?!and |then )\\w+ ){1,9}?(?:right after|afterwards?|after)(?: (?:[.,]|there|in|with)|$| $))`;
/** "A manicure for me, a shave for him": each wish with who it is for. */
const forEach = `(?<= for ${someone} )((?:and|plus|,|but))(?: and)?(?= (?:\\w+ ){1,6}for ${someone} )`;

export const joint = words(
  forEach,
  nextWish,
  '(?:(?:and |, )+|(?!afterwards? [.,]))(then|afterwards?|after that|followed by|later on|later(?! (?:this|that|today|tonight))|next(?! (?:\\w+day|sun|mon|tues?|wed|thu|thurs|fri|sat|week|weekend|month|year)))(?: (?:on|we|i|id|wed|maybe|also))*|(and|plus|,)(?: then| also)?(?= (?:somewhere|someplace|a place|something|someone) (?:\\w+ ){0,4}to (?:go|do|take|eat|have|watch|see|sleep|stay|shop|drink))|and|plus|along with|as well as|separately|on top of that|while (?:i|we) wait|,|\\.',
);

const end = '(?= (?:[.,]|please|if|for|on|than|is|would|per|total|max|tops)| $)';
export const budgetStep = words(
  `(?:up to |another |go |maybe |about )*\\$?(\\d+)(?: (?:dollars|bucks))? (?:more|extra|higher|on top)${end}|\\$?(\\d+)(?: (?:dollars|bucks))? (?:less|lower|cheaper)${end}`,
);

export const several = words('all|three|3|these|those|them|each|every');

export const comparesPrice = words(
  'cheap\\w*(?: \\w+){0,3} for (?<heads>\\d+)|cheap\\w*|price[ds]?|costs?|expensive|less|(?:is|are|ones?|for|really|totally|completely|actually) free|money|value|budget|affordable',
);
export const comparesPlace = words(
  'close\\w*|near\\w*|far\\w*|where|place|area|part of town|distance|location',
);
export const comparesTime = words(
  'later|latest|earlie\\w+|soone\\w+|when|times?|open|opens|closes|hours|long\\w*|day',
);

export const offSite = words(
  'capital of|president|prime minister|election|politics|stocks?|bitcoin|crypto|homework|essay|poem|(?:python|java|javascript|sql|html) ?(?:code|script|program)?|(?:write|debug|fix) (?:me )?(?:a |an |some |my |this )?(?:code|script|program|email|letter|resume|cover letter|story|song)|translate|translation|math|equation|square root|\\d+ (?:times|plus|minus|divided by) \\d+|(?:who|which team) won|world cup|news|horoscope|lottery numbers|recipe for|mortgage|insurance quote|meaning of life|wikipedia|how tall is|how old is|who (?:is|was) the|what year|population of|planets?|dinosaurs? (?:die|died|extinct)',
);

export const sum =
  '^ (?:(?:hey|ok|so|and|um|then|[.,]|quick|math|question|whats|what is|how much is|what does|calculate|do you know|the) )*(?:(?:split|divide) )?(?<a>\\$?\\d+(?:\\.\\d+)?)(?<percent>%| percent)?(?: dollars| bucks)? (?:(?<over>divided by|split(?: (?:by|into|between|among))?|(?<=(?:split|divide) \\S+(?: dollars| bucks)? )(?:by|into|between|among))|(?<off>off(?: of)?)|(?<of>(?:tip )?(?:of|on))|(?<times>times|x|multiplied by)|(?<plus>plus|\\+)|(?<minus>minus)) (?:the )?(?<b>\\$?\\d+(?:\\.\\d+)?)(?<more>%| percent)?(?: dollars| bucks| ways| people| tip)?(?: (?:equals?|how much(?: \\w+){0,3}|come to|make|please|again|then|[.,]))* $';

export const sums = words(
  '(?:add(?:ing)?|sum|tally|put) (?:\\w+ |, ){0,6}?(?:up|together)|recap|summar\\w+|(?:what|how much) (?:\\w+ )?(?:all|everything|both|the whole \\w+)(?: \\w+){0,5} (?:costs?|be|come to|total)|whole plan|total (?:\\w+ ){0,6}(?:everything|all of it)',
);

/** A tip in percent, in its group. */
export const tip =
  ' (?<tip>\\d{1,2})(?:%| percent) (?:tip|gratuity)(?= )| (?:tip|gratuity) (?:of|is|at) (?<part>\\d{1,2})(?:%| percent)(?= )';

export const seeking = words(
  '(?:(?:i|we) (?:really |also )?want|needs?|(?:id|wed) (?:like|love)|looking for|(?:do(?:es)?|did|have) (?:you|u|yall|any ?one|any ?body|some ?one)(?: guys| all)? (?:have|got|offer|do|sell|know)|got|is there|are there|where (?:can|could|do|would) (?:i|we) (?:get|find|buy|book|rent|hire)|(?:deals?|coupons?|discounts?|codes?|vouchers?|offers?) (?:on|for|at|from)|(?:find|get|book|order) (?:me|us)|so no(?= (?:\\w+ ){1,3}(?:anywhere|at all) )|can (?:i|we) (?:get|rent|order|book|buy)|get(?:ting)? (?:my|our)|looking to (?:get|rent|book|buy)|something like|(?:who|(?:any|some)(?:one|body)|a (?:place|shop)|(?:any|some)where)(?: (?:who|that|to|can))* (?:get|do(?:es)?|has|fix(?:es)?|change|replace|repairs?|sells?|rents?))(?: (?:to (?:get|find|book|rent|buy|hire|change|replace|fix|repair)|an?|any(?:thing (?:for|like))?|some|my|our|new|for|of|good|cheap|deals?|coupons?|codes?|discounts?|offers?|on|at|from))*',
);

/** Makes a thing a circumstance; says whose it is. */
export const besideWare = words(
  'after|before|from|near|because|since|by|at|outside|behind|while|until|till|than|(?:for|of) (?:my|our|his|her|their)',
);
export const withWare = ' (?:on|in|to|of|with|about|the)(?: (?:the|an?))? $';
export const ownedWare = ' (?:my|our|his|her|their|your)(?: \\w+)? $';

/** What may stand beside the name of a thing in a message that says no more. */
export const filler = words(
  'an?|the|some|any|my|our|new|(?:any|some)(?:thing|where)|there|sooner|earlier|later|good|best|cheap|below|under|above|over|hi|hey|hello|please|pls|plz|thanks|asap|now|deals?|coupons?|discounts?|near|nearby|around|me|us|here|in|at|for|is|are|broken?|broke|fix(?:ed)?|replaced|repaired|needs?|wanted',
);
