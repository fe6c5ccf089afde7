import { ofSome, words } from './patterns.ts';

/*
 * Patterns of ages, of children who stay at home, and of how many people are coming.
 */

const child =
  '(?:kid(?:do)?s?|child|children|toddlers?|bab(?:y|ies)|sons?|daughters?|boys?|girls?|nieces?|nephews?|grandkids?|grandsons?|granddaughters?|grandchild(?:ren)?|twins?|triplets?|teen(?:ager)?s?|little ones?|youngest|oldest|eldest|middle one|brother|sister|cousin|stepson|stepdaughter|godson|goddaughter|minis?)';
const who = `(?:${child}|he|she|they|hes|shes|theyre|whos|who)`;

/** Things and people with an age that are not children. */
const things =
  '(?:whiske?y|scotch|bourbon|wine|rum|port|cheddar|cheese|car|truck|dog|puppy|cat|kitten|horse|house|home|building|mansion|mill|business|company|tradition|brewery|hotel|inn|restaurant|diner|tree|oak|laptop|phone|couch|mattress|recipe|carpet|bar|tavern|church|jacket|shoes?|marriage|plan|lease|contract|aunt|uncle|grandma|grandpa|mother|father|mom|dad)';

/** Whom a grown-up goes out with; with the visitor they are two. */
const companion =
  '(?:(?:room|flat|house) ?mate|wife|husband|hubby|boyfriend|girlfriend|bf|gf|partner|friend|buddy|sister|brother|cousin|mom|mother|dad|father|grandma|co ?worker|colleague|neighbor)';
const noOthers = `(?! (?:and|plus|with) (?:my|our|the|an?|\\d+|some|${child}) |.* (?!(?:sister|brother|cousin) )${child} )`;

/** What years are of that is no age. */
const spans =
  '(?:sober|clean|together|married|anniversary|anniv|wedding|marriage|ago|later|experience|lease|plan|in|here|of|straight|running|reunion|streak|work|from)';

export const ages = [
  words(`(\\d+) (?:months?|weeks?|mo) olds?(?! ${things})`),
  words(
    // "A 4 and a 7 yr old", "3, 6 and 9 year olds"; "not 15 years old" says that nobody is.
    `(?<! not )(?:(?:(\\d+) (?:(?:,|and) )*(?:an? )?)?(\\d+) (?:, )?(?:and|to|or) (?:an? )?)?(\\d+) (?:(?:years?|yrs?) olds?|yo|y o)(?! ${things})|(\\d+) years young|(?<! (?:in|after|for|of|last|past|next|about|like|over|almost|every|our|than|or|first|together|married|been|sober|clean|here|lived|worked) )(\\d+) yrs?(?! ${spans})`,
  ),
  words(
    `${child} of (\\d+)(?: (?:and|or) (\\d+))?(?! (?:us|you|them|the|my|our|people|kids?|children|families|friends|hours|weeks|days|dollars|bucks))`,
    `${child} (?:\\w+ ){0,5}, (\\d+) (?:and|or) (\\d+)(?= (?:[.,]|and|who|they)| $)`,
  ),
  // "The kids (4 and 8)".
  words(`${child} (?:(?:are|is) (?:\\w+ ){1,2})?\\. (\\d+)(?: (?:and|or|,|, and) (\\d+))?(?= \\.)`),
  words('(?:aged|ages?|age of) (\\d+)(?: (?:and|to|or|through) (\\d+))?'),
  words(
    `${who}(?: (?:is|are|was|just|only|about|almost|nearly|now|soon|both|all|who|whos|,))* (?:turning |turns |turned )?(\\d+)(?: (?:and|to|or|, and|,) (\\d+)| (?:, )?(\\d+)(?: (?:and|, and|,))? (\\d+)(?: (?:(?:and|, and|,) )?(\\d+))?)?(?! (?:(?:years?|yrs?) (?!olds?|young)|people|persons|friends|are |of (?:us|them|the|my|our|whom)|tickets?|dollars|bucks|times|miles|minutes|hours|days|nights|months? pregnant|weeks? pregnant|(?:months?|weeks?) (?<= pregnan.*)|months? along|weeks? along|percent|feet|pm|am|kids?|children|adults?|teens?|teenagers|grown ?ups))`,
  ),
  words(
    '(?:turning|turns|just turned|about to turn|(?<! there )will be) (\\d+)(?= (?:[.,]|next|this|on|in|tomorrow|today|soon|and|so)| $)',
  ),
  words('(\\d+) (?:st|nd|rd|th) birthday'),
  words(
    '(?<= (?:[.,]|and|but|because) |^ )(?:1|one|\\d(?= of| are))(?: of (?:us|them|the \\w+))?(?: is| are| whos| turns) (?:only |just )?(\\d{1,2})(?= (?:[.,]|and|so|but|years?|yo)| $)',
  ),
  words(
    '(?:im|i am|me|both|(?:mom|dad|mother|father|wife|husband)(?: is)?)(?: (?:of us|are|just|only|already|almost|now|,))* (1[4-9]|[2-9]\\d)(?= (?:[.,]|and|so|but|now|who|never|years?|yo|with|i|is)| $)',
  ),
  // Grown up, and too young for some places.
  words(
    `(?:my (?:\\w+ )?date|${companion}s?|students?|fresh(?:man|men)|sophomores?|girls|guys|friends and (?:i|me)|i am|im|i m)(?: (?:is|are|[.,]|who|whos|im|were|both|all|only|just|aged|about to (?:be|turn)|turning))* (1[6-9]|20)(?: (?:and|or|to|,|, and) (1[6-9]|2\\d))?(?= (?:[.,]|and|so|but|years?|yo|where|what|can|could)| $)`,
    `(?:we are|were|we re|us|both|all|ages?)(?: (?:both|all|only|just|,|[.]))* (1[6-9]|20) (?:and|or|,) (1[6-9]|2\\d)(?! (?:people|of us|dollars|bucks|am|pm))|(?:were|we are|we re) (?:all|both) (?:only |just )?(1[6-9]|20)(?! (?:people|of us|in|going))`,
  ),
  words(
    '(?:kids?|children|ones?|toddlers?) (?:under|below|up to|over|around|about) (\\d+)(?! (?:dollars|bucks|usd|each|total|in total|a (?:head|person|kid)|per))|under (\\d+)s',
  ),
  words(`${child} (?:\\w+ ){0,4}(?:are|is) (?:\\w+ )?(?:under|over|below) (\\d+)`),
];

const others =
  '(?:people|persons|guests|friends|buddies|pals|mates|co ?workers|colleagues|kids|children|boys|girls|sons|daughters|sisters|brothers|cousins|guys|men|women|adults|others)';

const grownUps = '(?:adults?|grown ?ups?|parents|grandparents)';
const kid = '(?:kid|child|toddler|baby|infant|teen|teenager|son|daughter|grandchild|little one)';
const young = `(?:${kid}s?|kiddos?|children|babies|grandkids|grandchildren|boys|girls)`;
/** Several children, whose number is no age. */
const several =
  '(?!(?:yo|y|yr|year|month|old) )(?:\\w+ )?(?:kids|kiddos|children|toddlers|babies|teens|teenagers|sons|daughters|boys|grandkids|grandchildren|nephews|nieces)';
const along = '(?: ,)?(?: (?:and|plus|with|n|,))';

const self = '(?:me|myself|(?<= and )i)';
const grown = `(?:(\\d+)|an?|one) (?:\\w+ )?${grownUps}`;
const joint = '(?: (?:,|and|plus|with))+';
const each = `(?:${self}|${grown}|(\\d+) (?:\\w+ )?(?:${young}|friends)|(?:an?|1|one|my|our|the) (?:\\w+ )??(?:${companion}|${kid}|\\d+ (?:(?:years?|yrs?|months?) olds?|yo))(?: \\. \\d+ \\.)?|(?<=(?:,|and|plus) )(?:her|him)(?= (?:[.,]|please|too|together|in|on|for|and)| $))`;
const uncounted = (rule: string) => rule.replaceAll('(\\d+)', '\\d+');
const one = uncounted(each);
const leading = uncounted(`(?:${self}|${grown})`);

/** One of those whom the first rule of `parties` lists, or as many as its group says. */
export const member = words(each);

/** The first rule lists all who come: "my wife, our son (4) and me". In those of the second, two more come: "me, my wife and our 3 kids"; in those of the third, one: "me and 3 buddies". */
export const parties = [
  words(
    `(?:(?:${one}${joint} )+${leading}(?:${joint} ${one})*|${leading}(?:${joint} ${one})+)(?!${joint} (?:my|our|the|an?|some) )`,
  ),
  words(
    `(?:my ${companion}(?: ,)?(?: and)? (?:me|myself|i)|(?:me|myself|i)(?: ,)?(?: and)? my ${companion})${along} (?:our |my |the )?(\\d+) (?:\\w+ )?${young}`,
    `(?:us|we)${along} our (\\d+) (?:\\w+ )?${young}`,
    `my (?:wife|husband|hubby|partner|spouse) and (?:our |my |the )?(\\d+) ${several}`,
  ),
  words(
    `(\\d+) (?:\\w+ )?${grownUps}${along} (?:an?|1|our|my|the) (?:\\w+ )?${kid}`,
    `(?:an?|one) (?:\\w+ )?${grownUps}${along}? (\\d+) (?:\\w+ )?${young}`,
    `(?:me|myself|i) (?:and|plus|with) (?:my )?(\\d+) (?:\\w+ )?${others}`,
    `(?<! ${grownUps} )with (?:my |our |the )?(\\d+) ${several}`,
    `(\\d+) (?:\\w+ )?${others} (?:and|plus) (?:me|myself|i)(?! (?:want|need|are|have|like|was|am|will|would|think|said|dont|can|just) )`,
  ),
  words(
    `(\\d+) (?:\\w+ )?${grownUps}${along}? (\\d+) (?:\\w+ )?${young}`,
    `(\\d+) (?:\\w+ )?${young}${along}? (\\d+) (?:\\w+ )?${grownUps}`,
  ),
  words('(?:party|group|table|crew|family|team|reservation|squad|gang) (?:of|for) (?:about |around )?(\\d+)'),
  words(`(?:the )?(\\d+) of us${ofSome}`),
  words(
    '(?:total|prices?|budget|\\w+day|_+|table|dinner|lunch|brunch|breakfast|supper|room|seats?|space|spots?|something|anything|somewhere|place|fun|party|bowling|work|works|fits?|seat|plans?|tickets?|shows?|night|evening|afternoon|morning|day|games?|drinks?|hotel|stay|spa|class|massage|outing|activity|activities) for (?:about |all |up to )?(\\d+)(?= (?:[.,_]+|on|at|in|this|next|tonight|tomorrow|today|under|with|and|who|please|near)| $)',
  ),
  // "Plan a Saturday for two under 150".
  words(
    'for (?:about |just )?(\\d+)(?= (?:under|below|less than|max|with (?:a|about|around)|on a|around|about) )',
  ),
  words('(?:fits?|seats?|holds?) (?:all )?(\\d+)(?= (?:[.,]|of|people)| $)'),
  words(
    '(?<!(?:top|best|january|february|march|april|may|june|july|august|september|october|november|december) )(\\d+) (?:\\w+ )?(?:people|persons|guests|friends|adults|ladies|women|men|girls|guys|folks|pax|colleagues|coworkers|cousins|grown ?ups|students|freshmen|sophomores|room ?mates)',
  ),
  // "The sail for two then".
  words('the (?:\\w+ ){1,3}for ([1-9]|[1-3]\\d)(?= (?:then|please|pls|instead)(?: [.,]| $))'),
  // "For four please", with nothing else.
  words(
    '(?<=^ |[.,] )(?:(?:its|this is|thats|make it|just|only|and|ok|oh|itll be) )*for (?:about |just |only |like )?([1-9]|[1-3]\\d)(?= (?:please |pls |though |then |total )?(?:[.,]|$))',
  ),
  // Without a number they are two.
  words('(?:just|only) me and (?:an?|my|1|one) (?:\\w+ )?\\w+'),
  words(
    `(?:me|myself|i) and (?:an?|my|1|one) (?:\\w+ )?${companion}${noOthers}`,
    `(?:an?|my|1|one) (?:\\w+ )?${companion} and (?:me|i|myself)${noOthers}`,
    `(?<! (?:gifts?|presents?|something|buy|get) (?:\\w+ )*)my (?:wife|husband|girlfriend|boyfriend|partner|spouse)s (?:\\d+ \\w+ )?(?:birthday|bday)(?!.* (?:gift|present) )${noOthers}`,
  ),
  words(
    '(?:(?:we are|were|we re|there are|there will be|therell be)(?: (?:only|just|now|down to))*|(?:its|were|make it|make that|get it|cut it|down) (?:down )?to) (\\d+)(?= (?:[.,_]+|now)| $)',
  ),
  // Who has children need not bring them.
  words(`(?<! (?:have|has|had|got|raised|raising) )(\\d+) ${several}`),
];

export const nights = words('(\\d+) nights?');

/** "2nd grader", "in 4th grade". */
export const grade = words('(\\d+) (?:st|nd|rd|th) (?:graders?|grade)');

/** Ages of grown-ups who come themselves: "both 28", "we are 26 and 27", "me 45, wife 44", "in our 30s". */
const grownAge = '(?:1[89]|[2-5]\\d)';
const aged = '(?:im|i am|me|hes|shes|he is|she is|wife|husband|hubby|partner|girlfriend|boyfriend|gf|bf)';
export const grownAges = words(
  `both(?: of us)?(?: (?:are|aged|,))? ${grownAge}(?= (?:[.,]|and|so|years?|yo|yrs?)| $)`,
  `(?:were|we are|we re|adults|us|couple|aged)(?: (?:both|all|,|aged))* ${grownAge} (?:(?:and|,) )+${grownAge}(?! (?:people|dollars|bucks|of us))`,
  `${aged}(?: (?:is|,))? ${grownAge} (?:(?:and|,) )*(?:my )?${aged}(?: (?:is|,))? ${grownAge}(?! (?:minutes|miles|dollars|bucks|hours|days|weeks))`,
  '(?:were|we are|all|both) (?:\\w+ )?in our (?:early |mid |late )?(?:[2-5]0(?: s)?|twenties|thirties|forties|fifties)|(?:20|30|40|twenty|thirty|forty) ?somethings?',
);

/** "A class for grown-ups", "for an adult like me", "I'm an adult"; "for adults and kids" is for both. */
const forGrownUps =
  '(?:(?:class(?:es)?|lessons?|workshops?|courses?|something|anything|nothing|stuff|things?|activit(?:y|ies)|events?|fun|places?|one|ones|(?<=^ |[.,] )(?:no|but)?)(?: ,)? for (?:an )?(?:adults?|grown ?ups?)|for (?:an )?(?:adults?|grown ?ups?) like (?:me|us|myself)|(?:im|i am|were|we are) (?:all |both )?(?:an? )?(?:grown )?(?:adults?|grown ?ups?))(?! (?:and|or|plus|with|,) (?:\\w+ )?(?:kid|child|toddler|teen|\\d))';
/** "That is for children" is what somebody says who is none. */
const forChildren =
  '(?:thats|that is|that was|those are|these are|theyre|they are|all)(?: \\w+)? for (?:(?:little|small|young) )?(?:kids|children|toddlers|babies)';

export const adultsOnly = words(
  `(?:adults?|grown ?ups?|over 21s?) only|(?:only|just) (?:for )?(?:adults|grown ?ups)|(?:21|18) (?:and (?:up|over)|plus) only|no (?:screaming |loud )?(?:kids|children) (?:around|there|anywhere|allowed|please)|${forGrownUps}|${forChildren}`,
);

export const grownAnswer = words(
  '(?:for |only |just )?(?:me|myself|us)|(?:my |some |with )?friends|friends and i|(?:the|2|3|4) (?:guys|girls|of us)|my (?:mom|dad|mother|father|parents|folks|in ?laws|sister|brother|buddy|buddies)|a? ?date',
);
/** Who, or where, nobody asks about children. */
export const grownCompany = words(
  `(?:room|flat|house) ?mates?|friends?|co ?workers?|colleagues?|boyfriend|girlfriend|my (?:\\w+ )?(?:mom|dad|mother|father|parents|folks|(?:in )?laws|grandma|grandpa)`,
  '(?:im|i am|were|as) an? (?:\\w+ ){0,4}student|(?:college|uni|grad|broke) (?:\\w+ ){0,2}(?:kids?|students?|fresh(?:man|men))|my date|new (?:in|to|around) (?:town|here)|new job|meet (?:folks|people)|just me|by myself|alone|(?:after|off) work',
  'drinks?|cocktails?|beers?|bars?|brewer(?:y|ies)|wine|night out|nightlife|clubbing',
);
export const toddler = words(
  'toddlers?|bab(?:y|ies)|infants?|newborns?|preschoolers?|tots?|strollers?|pram|diapers?|nappies',
);
/** Grown up, and not yet 21. */
export const underage = words('(?:under|below|not (?:yet |even |quite )?) ?21s?(?: yet)?|under ?age(?:d)?');
export const teen = words('teens?|teenagers?|tweens?|high schoolers?|middle schoolers?');

const kids =
  '(?:kid(?:do)?s?|child|children|toddlers?|bab(?:y|ies)|sons?|daughters?|boys|girls|little ones?|rugrats|twins|teens?|grandkids|brood|family)';
const keeper =
  '(?:grandma|grandpa|grandparents|granny|nana|gran|parents|mom|mum|dad|mother|father|in ?laws|laws|sitter|babysitter|nanny|ex|neighbor|sister|aunt|auntie|friend|somebody|someone)s?';
const elsewhere =
  '(?:with (?:grandma|grandpa|granny|nana|the grandparents|their|my|his|her|a sitter|the sitter|the nanny|the in laws|in laws)|at (?:grandmas?|camp|school|daycare|the grandparents|a sleepover|their|home|my \\w+s)|asleep|in bed|away|home|off (?:to|at|with)|staying home|elsewhere|out of town|sleeping over)';

const spouse = '(?:wife|husband|spouse|partner|boyfriend|girlfriend)';

/** Partners keep "the kids" or "our kids"; who "has two kids" keeps none. */
const partnerKeeps = `(?:husband|hubby|wife|partner|boyfriend|girlfriend|dad|daddy|mom|he|she)s?(?: (?:is|will|can|would|could|to|going|gonna|offered))* (?:has|got|watch\\w*|mind\\w*|keep\\w*)(?: all| both)? (?:the|our|my) ${kids}(?: (?:at|in) (?:the |a )?\\w+)?`;

const sitterFound =
  '(?:have|has|got|found|hired|booked|arranged|with) (?:a|the|our|my) (?:baby ?)?sitter|(?:baby ?)?sitters? (?:is|s|already) (?:booked|coming|here|arranged|set)|(?:baby ?)?sitter (?:(?!(?:who|that|to) )\\w+ ){0,3}(?:leaves?|leaving|goes|stays?)';
const sitterLost = '(?:baby ?)?sitter (?:just )?(?:(?:is|s|got) (?:sick|ill|out)|cancel\\w*|bailed|flaked)';
/** Whoever has a sitter, or has lost one for the day, asks for none, nor for the pool where the children are meanwhile. */
export const sitter = words(sitterFound, sitterLost, partnerKeeps);

/** "Leaving the kids at home", "grandma has the kids", "the kids are at camp", "a break from the kids", "no kids". */
export const away = words(
  // "Since my wife passed", "my late husband", "my wife is away".
  `(?:my|the) ${spouse}(?: is|s) (?:away|gone|traveling|travelling|out of town|on a (?:business )?trip|at work)|(?:since|after|when) (?:my|the) ${spouse} (?:has |had |is |was )?(?:passed|died|gone)(?: away| on)?|lost (?:my|the) ${spouse}|(?:my|his|her) (?:dear )?late ${spouse}|(?:my|his|her) ${spouse} (?:has |had )?(?:passed|died)(?: away| on)?`,
  `(?:leav\\w+|left|drop\\w*|ditch\\w*|park\\w*|ship\\w*|pack\\w* off|sen[dt]\\w*|escap\\w*|offload\\w*|lose|losing) (?:\\w+ ){0,3}${kids}(?: \\w+)?(?: (?:at|with|to|behind|off|home|in) ?\\w*)?`,
  `${keeper} (?:(?:\\w+ ){0,2}(?:said|says|offered|agreed|promised) (?:to |that )?)?(?:shes |hes |theyre |shell |hell |theyll )?(?:is |are |be |will be |will |has |have |had |s |can |could |offered to |agreed to )?(?:has|have|having|had|takes?|taking|took|watch\\w*|keep\\w*|mind\\w*|got|babysit\\w*|look\\w* after) (?:\\w+ ){0,2}${kids}`,
  partnerKeeps,
  `${kids} (?:\\w+ )?(?:are|is|will be|re|stays?|staying|went|going|go) (?:all |both |staying |being |safely |already |spending |off )?${elsewhere}`,
  sitterFound,
  `(?:break|night off|day off|time|time away|away|weekend|evening) (?:away )?from (?:\\w+ )?${kids}`,
  `(?:without|no|minus|sans|w o|not bringing|arent bringing|isnt bringing|not taking) (?:\\w+ ){0,2}${kids}|${kids} free`,
);

const relative = '(?:(?:my|our|his|her|their) (?:\\w+ )??\\w+|wife|husband|mom|dad|kids)';

/** People who are spoken of and do not come. */
export const bystander = words(
  // "To be near the grandkids", "I watch my grandson on weekends".
  `(?:near|nearer|close to|closer to) (?:to )?(?:my|our|the) (?:\\w+ )?${kids}(?! (?:school|house|hotel))|i (?:also |usually |mostly )?(?:watch|babysit|mind|look after|take care of) (?:my|our|the) (?:\\w+ )?(?:${child})(?: (?:on|every|during|most) (?:the )?\\w+)?`,
  `${relative} (?:just |already )?(?:told|says?|said|gave|got (?:me|us|a)|recommend(?:s|ed)|sent|works?(?! for)|lives|moved|broke|ate|bought|left|had a (?:baby|birthday))`,
  `${relative} (?:(?:is|are) (?:at (?:an?|the|his|her|their) \\w+|working|traveling|away|busy|at (?:work|school|practice)|in school|on a trip)|(?:has|have) (?:to work|work|school|practice|class|(?:an? |the )?(?:game|meeting|shift|\\w+ shower))|(?:will|can) watch)`,
  '(?:my|our) \\w+s (?:(?!and )\\w+ )?(?:teacher|coach|recital|boss|girlfriend|boyfriend|kids|shoes)|(?:girlfriend|boyfriend|wife|husband|teacher|friend|kids) of my \\w+',
  `(?:dropp?|pick)(?:ing|ed|s)? (?:(?:up|off) )?(?:my|our) (?:kids?|sons?|daughters?|wife|husband|parents|mom|dad|sister|brother|friends?)(?: (?:(?:up|off) )?(?:at|from) (?:the )?\\w+)?|(?:teach|coach|tutor|babysit|nanny) (?:\\w+ ){0,2}?(?:\\w+ graders?|toddlers|kids|teens)|nanny`,
);
