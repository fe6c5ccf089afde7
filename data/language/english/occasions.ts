import type { OccasionWords } from '../occasionWords.ts';
import { afterCouple, aid, oneOf, toGo, words } from './patterns.ts';

const someone = '(?:my |our |the |a |an |his |her |their )?(?:\\w+ ){0,2}';
const loved =
  '(?:mom|mum|mother|dad|father|parents|sister|brother|aunt|uncle|grandma|grandpa|wife|husband|girlfriend|boyfriend|partner|friend|boss|teacher|neighbor|coworker|colleague|son|daughter|niece|nephew|kid|host|hostess|grand(?:son|daughter|child|kid|parent))s?';
const guests =
  '(?:parents|mom|mum|dad|mother|father|family|folks|friends?|in ?laws|mother in law|relatives|cousins?|guests?|company|sister|brother|aunt|uncle|grandparents|roommate|buddy|buddies)';

/** What visitors come for; the first that matches counts, so that a birthday present is a present. */
const occasions: OccasionWords['occasions'] = [
  [
    'gift',
    words(
      'gift(?:s|ing| ideas?| cards?| certificates?| vouchers?)?|(?:something|anything)(?= for (?:an? |the |my )?(?:\\w+ )?baby shower )',
      `(?:a |some |any |birthday |christmas |good |nice |the |of |for |wedding |thank you |little )presents?(?! (?:time|moment))|presents|present for ${someone}${loved}`,
      `(?<= (?:flowers?|bouquet|roses|chocolates?|toys?|books?|jewelry|surprise) )for (?:${someone}${loved}|an? \\d+)`,
      'stocking stuffers?|(?:christmas|xmas|holiday) shopping|secret santa|white elephant|housewarming|what (?:do|should|can) (?:i|we) bring (?:them|her|him|as)|(?:first|new) (?:house|apartment|home|place) (?:[\\w.]+ ){0,6}bring',
      `what (?:do|should|can|could|would|to|shall) (?:i |we |you )?(?:get|buy|give) (?:for )?(?:him|her|them|${someone}${loved})|(?:get|getting|buy|buying) (?:him|her|them) (?:something|anything|a thing)`,
      `(?:something|anything|ideas?) for ${someone}${loved}(?: in law)?(?= (?:for|this) (?:christmas|xmas|hanukkah) )|(?:something|anything|a thing|things?|idea|ideas) (?:nice )?to (?:give|send|bring)(?: to)?|(?:give|send) (?:to )?${someone}${loved}`,
      `(?:shopping|shop|buy(?:ing)? something|something to buy|pick(?:ing)? something up) for ${someone}${loved}`,
    ),
  ],
  [
    'proposal',
    words(
      'pop(?:ping)? the question|(?:marriage )?proposal(?! (?:for|from))|propos(?:e|ing)(?: (?:to|marriage))?|ask(?:ing)? \\w+ to marry(?: me)?|engagement ring',
    ),
  ],
  [
    'anniversary',
    words(
      'anniversar(?:y|ies)|(?:our|their) \\d+ th(?= (?:[.,]|is|at|in|on|this|next)| $)|(?:turn(?:ing|s|ed)?|hit(?:ting)?|celebrat(?:e|es|ing)|been) \\d+ years(?! old)|\\d+ years (?:together|married|of marriage)|married (?:for )?\\d+ years|honeymoon(?:ers?|ing)?|newlyweds?|renew\\w* (?:our|their|my) vows',
    ),
  ],
  [
    'hen-party',
    words(
      'bachelor(?:ette)?s?(?: (?:party|parties))?|bach party|(?:hen|stag) (?:party|do|night|weekend|day)|bride to be|bridesmaids?|(?:maids?|matron) of honou?r|groomsm[ae]n|bridal (?:party|shower)',
    ),
  ],
  [
    'birthday',
    words(
      '(?:b ?day|birthday)s?(?: (?:party|parties|celebration))?|(?:turns|turning|turned) \\d+(?! years(?! old))|(?:my|his|her|(?:my|our) \\w+s|moms|dads) \\d+ (?:st|nd|rd|th)(?= (?:[.,]|is|at|in|on|this|next|with|for|coming|and|we|i)| $)',
    ),
  ],
  [
    'reunion',
    words(
      '(?:\\w+ )?reunions?|reunited|old (?:college|school|high school|army|navy) (?:friends|buddies|roommates|gang)',
    ),
  ],
  [
    'team',
    words(
      'co ?workers?|colleagues?|team (?:outing|building|event|night|bonding|day|thing|activity)|(?:team|work|office|company|staff|corporate|department)(?= (?:(?:holiday|christmas|xmas) )?(?:lunch|dinner|brunch|drinks))|(?:my|our|the|whole|sales) team|(?:for|with) (?:my|our|the) (?:staff|office|crew)|(?:work|office|company|staff|team|corporate|department) (?:holiday |christmas |xmas )?(?:party|outing|event|picnic|night)|work (?:thing|crew|friends|buddies|team|people)|office (?:crew|christmas)|people from work|from the office',
    ),
  ],
  [
    'girls-night',
    words(
      '(?:my )?(?:girls?|ladies|ladys?|gals?|moms?|mums?) (?:night|day|trip|weekend|nite)(?: out)?|galentines?(?: day)?|my girls|(?:out )?with the girls|girlfriends|besties|bffs',
    ),
  ],
  [
    'visitors',
    words(
      'out of town(?:ers?)?|tourists?|sightseeing|first time (?:in|here)|(?:im|we are|were|just|only) (?:here|in town|passing through)|layover',
      `${someone}${guests} (?:\\w+ ){0,3}(?:visiting|in town|into town|to town|to visit|flying in|staying with (?:me|us)|coming over)`,
      '(?:what|which sights) (?:should|can|do) (?:i|we) see(?= (?:[.,]|in|here|there|first|while)| $)|(?:im|i am|were|we are) from (?!here|there|work|home|church|around|the )\\w+|(?:have|got|spending|only) (?:\\d+|one|some|a few|a couple(?: of)?) (?:days?|nights?) (?:in|here)',
      `(?:(?<! been )here|in town|in the city|visit(?:ing)?(?: \\w+){0,2}) for (?:${oneOf('just only about the next')} )?(?:\\d+|an?|one|some|a few|a couple(?: of)?) (?:days?|nights?|weeks?|weekend)`,
      `visiting(?: from| for| with| my| the city|(?= [.,]| $))|visitors?|show (?:them|him|her|${someone}${guests}) (?:around|the city|the town)|on vacation`,
    ),
  ],
  [
    'newcomer',
    words(
      'new (?:in|to) (?:town|the (?:city|area|neighborhood)|here)|(?:just|recently|newly) (?:moved|relocated)(?: here)?|moved here|(?:dont|do not) know anyone|(?:make|making|meet|meeting) (?:some |new )*(?:friends|people)|newcomers?|(?:something|anything|more|be|an?|any) social(?= (?:[.,]|event|thing|activity|group|club|with|where|to|for|around)| $)|(?:people|folks) my (?:own )?age|people to (?:talk|chat|be|mingle)|(?:with|for|like|want|need|find) (?:some |good |a little |a bit of )*company(?= (?:[.,]|at|and|around|of)| $)|mingle|socializ(?:e|ing)|(?:get|getting) to know (?:people|somebody|someone)',
    ),
  ],
  [
    'date',
    words(
      `date nights?|dates? (?:ideas?|spots?|for 2|with)|for (?:a |my |young |older |married )?couples?(?! ${afterCouple} )|(?:a|first|second|third|2 nd|3 rd|1 st|double|hot|blind|our|fancy|nice|cute|fun|perfect|great|romantic|special|cheap|cheapest|next) date|(?<= (?:dinner|lunch|coffee|brunch|breakfast) )date|romantic|romance|valentines?|(?:(?<! (?:for|from|of|about) )(?:my|our|the)|and|with|new|(?:my|the)(?= \\w+ and (?:i|me) )) (?:wife|husband|hubby|girlfriend|boyfriend|fiancee?|spouse|gf|bf|crush)(?: and (?:i|me))?(?! (?:friendly|options?|food|menu|is|s|has|uses|needs|walks|works|cant|cannot|doesnt|isnt|got|broke|just|lost|hates|said|says|also|too|wants(?! to)))|gf and (?:i|me)|just the 2 of us|impress (?:\\w+ )?(?:girl|guy|woman|man|lady|her|him)|tinder|hinge|bumble`,
    ),
  ],
  [
    'treat',
    words(
      '(?:treat|treating|spoil|spoiling|pamper|pampering) (?:myself|me|ourselves|us)|me time|self care|a treat for (?:me|myself)|(?:i|we) deserve(?: \\w+){0,3}|(?:day|time|morning|forenoon|afternoon|evening|night|hours?) (?:to|for) myself|(?:long|rough|hard|tough|stressful|brutal) (?:week|day|month)',
    ),
  ],
  [
    'solo',
    words(
      'solo|widow(?:er|ed|s)?|by myself|on (?:my|his|her|your|their) own|by (?:himself|herself)|(?<!(?:me|not) )alone(?! with)|just me(?! and)|only me(?! and)|(?:just|only|all) (?:for )?(?:me|myself)(?! and)|(?:for|to|treat\\w*|pamper\\w*|spoil\\w*) myself|for (?:1|one)(?= (?:please|tonight|today|tomorrow|on|at|this|in|[.,]|\\w+day)| $)|(?:im|i am) single|not a couple|no (?:couples?|partner)(?: (?:stuff|thing|things|deals?))?',
    ),
  ],
  [
    'quick',
    words(
      '(?:quick|fast) (?:bite|lunch|dinner|snack|coffee|stop|meal|breakfast|something|one)|(?:grab|grabbing) (?:a |some |something )?(?:quick )?(?:bite|coffee|lunch|snack|breakfast|food|to eat)|(?:quick|fast) (?:and|but) \\w+|on the go|in a (?:hurry|rush)|short on time|(?:only|just) (?:have |got |have about )?(?:an hour|1 hour|half an hour|\\d+ min(?:utes|s)?)|(?:kill|spare) (?:an?|1|half an|some|a couple(?: of)?|\\d+) (?:hours?|time|min(?:utes|s)?)|(?:hours?|time|min(?:utes|s)?) to (?:kill|spare)|before (?:my|our|the) (?:flight|train|bus)|between meetings|lunch break',
      toGo,
    ),
  ],
  [
    'errand',
    words(
      'errands?|(?:car ?wash|wash my car|dry clean(?:ing|ers?)|laundry|dentists?|teeth clean(?:ing|ed)|hair ?cut|oil change|tune up|house ?clean(?:ing|er)|dog groom(?:ing|er)|taxes)',
    ),
  ],
  [
    'rainy-day',
    words(
      'rainy(?: \\w+)?|rain (?:is )?(?:forecast|coming|expected|in the forecast)|forecast (?:is|says) rain|(?:its|it is|is|if it|when it|supposed to|going to|gonna|keeps) (?:\\w+ )?(?:rain|rains|raining|pouring|storming|drizzling)|rained out|(?:in|from|out of) the rain|(?:thunder)?storm(?:s|ing|y)?|downpour|(?:bad|awful|terrible|lousy|crappy|nasty|horrible|gross|rotten|ugly|foul|wet) weather|weather(?:s| is| looks?| seems| will be)(?: (?:supposed|going|gonna|to|be|so|really|pretty|kinda|kind|of|a|bit|looking|like))* (?:bad|awful|terrible|lousy|crappy|crap|nasty|horrible|gross|rotten|ugly|foul|wet|miserable|iffy|yucky)|(?:its|it is|is|looks?)(?: (?:so|really|pretty|kinda|just|super))* (?:gross|nasty|miserable|awful|yucky|horrible|ugly|wet|crappy|disgusting|soaking) (?:out(?:side)?(?: there)?|today|tomorrow|this weekend)(?= )',
    ),
  ],
];

/** What makes stairs hard: "his knee is shot", "hip replacement", "a foot in a boot". */
const leg = '(?:knees?|hips?|ankles?|foot|feet|legs?|toes?)';
const badLegs = `(?:bad|bum|busted|sore|swollen|replaced|arthritic|broken|sprained|new) ${leg}|${leg} (?:is |are |s )?(?:\\w+ )?(?:shot|bad|bum|busted|gone|giving out|messed up|killing (?:him|her|me|them)|acting up|no good|swollen|broken|sprained|in a (?:boot|cast|brace))|${leg} (?:surgery|replacements?|operations?|injur(?:y|ies)|problems?|trouble|issues)|(?:broke|sprained|twisted|tore|hurt) (?:my|his|her|a|the|their) (?:\\w+ )?${leg}|(?:not|isnt|arent|unsteady|shaky|wobbly) (?:\\w+ )?(?:(?:good|steady|great|strong) )?on (?:their|her|his|my) feet|gets? around (?:in|with|on) a|in a (?:boot|cast|brace)`;

/** What people who come along cannot do. */
const cautions: OccasionWords['cautions'] = [
  [
    'pregnant',
    words(
      '(?:im|shes|i am|at) [1-4]\\d weeks|pregnan(?:t|cy)|prenatal|(?:weeks|months) along|trimester|baby ?bump|babymoon|(?:mom|mum|mother|mama) to be|expecting(?= (?:a baby|our|my|in|next|mother|mom|mum|[.,])| $)',
    ),
  ],
  [
    'older',
    words(
      '(?:in|into) (?:their|his|her|my|our) (?:early |mid |late )?(?:[6-9]0(?: s)?|sixties|seventies|eighties|nineties)',
      '(?:6[5-9]|[7-9]\\d) (?:years?|yrs?) old|(?:mom|mum|mother|dad|father|parents|aunt|uncle|she|he|they)(?:s|re)?(?: (?:is|are|who|just|turned|turning|turns|both|about|around|almost|nearly|over|past|,))* (?:6[5-9]|[7-9]\\d)(?= (?:and|but|so|both|[.,])| $)',
      `(?:people|folks|adults|anyone|anybody|those|someone|women|men|friends) (?:over|above|past) (?:sixty|seventy|eighty|6\\d|7\\d|8\\d)|seniors|senior (?:citizens?|mom|dad|parents)|elderly|older (?:parents|folks|relatives|people|couple|mom|dad)|grand ?(?:ma|pa|mother|father|parents)s?|granny|nana|retire(?:d|es)(?! from)`,
    ),
  ],
  [
    'gentle',
    words(
      `(?:bad|sore|aching) backs?|${badLegs}|(?:cant|cannot|dont|doesnt|do not|does not|shouldnt|hardly) (?:really )?(?:walk|stand) (?:(?:too|very|that|so) )?(?:far|long|much|well|a lot|for long)|(?:trouble|problems?|difficulty|(?:a )?hard time) walking|walks? slowly|slow walkers?|(?:with|uses?|using|needs?|has|on) ${aid}|nothing strenuous`,
    ),
  ],
  [
    'sober',
    words(
      'sober|(?:dont|doesnt|do not|does not|not|cant|cannot) drink(?:ing)?(?: alcohol)?|(?:no|without|not) (?:any )?(?:alcohol|booze|drinking)|alcohol free|non ?alcoholic|nondrinkers?|dry january',
    ),
  ],
];

const stairs = '(?:stairs|steps|walking|hills|a walk|long walks)';

/** "Mom walks fine", "stairs are no problem". */
const walks = [
  '(?<! (?:not|cant|cannot|doesnt|dont|never|hardly|barely|longer|if) (?:\\w+ )?)(?:(?:walks?|gets? around|moves?) (?:just |really |very |pretty |perfectly |still )?(?:fine|well|great|good|ok|okay|easily|a lot|miles|for (?:miles|hours)|without (?:any )?(?:help|trouble|problems?))|(?:climbs?|does|do|handles?|takes?|manages?) (?:the )?stairs)',
  `(?:no|not (?:a|any)|without(?: any)?|dont have(?: any)?|doesnt have(?: any)?) (?:problems?|trouble|issues?) (?:with |doing |climbing |taking )?(?:the |any )?${stairs}|${stairs} (?:is |are |s |isnt |arent )?(?:no|not a|a|not an?) (?:problem|issue|big deal)|${stairs} (?:is|are) (?:fine|ok|okay)`,
];
/** "He still hikes", "in great shape"; not "still walks with a cane". */
const fit = [
  '(?<! (?:not|if) )can (?:still |easily )?(?:walk|hike|run|climb|do) (?:\\w+ ){0,2}(?:miles|hours|all day|anywhere|fine|well|stairs)',
  'still (?:hikes?|runs?|jogs?|dances?|bikes?|cycles?|skis?|swims?|golfs?|climbs?|works out|plays? (?:tennis|golf|pickleball)|walks?(?! with| slow)|goes (?:hiking|running|dancing|skiing|walking)|(?:very |so |pretty )?(?:active|spry|fit))',
  'in (?:(?:very|really|pretty) )?(?:great|good|excellent|amazing|fantastic|top|better) shape(?! for)|(?:very|super|pretty|quite|really|so) (?:spry|mobile|fit)|(?:is|are|shes|hes|theyre) (?:(?:very|super|pretty|quite|really|so) )?(?:spry|active)',
];

const able: OccasionWords['able'] = [
  ['gentle', words(...walks, ...fit)],
  ['older', words(...fit)],
];

const labels: OccasionWords['labels'] = {
  date: 'Date',
  anniversary: 'Anniversary',
  proposal: 'Proposal',
  birthday: 'Birthday',
  gift: 'Gift',
  visitors: 'Visitors in town',
  team: 'With coworkers',
  'hen-party': 'Bachelor(ette) party',
  'girls-night': 'Girls’ night',
  reunion: 'Reunion',
  newcomer: 'New in town',
  treat: 'Treat yourself',
  solo: 'On your own',
  'rainy-day': 'Rainy day',
  quick: 'Quick',
  errand: 'Errand',
  pregnant: 'Pregnant',
  gentle: 'Nothing strenuous',
  older: 'Calm and seated',
  sober: 'No alcohol',
};

export const englishOccasions: OccasionWords = { occasions, cautions, able, labels };
