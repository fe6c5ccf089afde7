import type { FactReplies } from '../factReplyWords.ts';
import { englishCommonWords as common } from './commonWords.ts';
import { englishFactAnswers as answers } from './factAnswers.ts';
import { englishSentences as sentences } from './factSentences.ts';
import { englishKin as kin } from './kin.ts';
import { englishMatters as matters } from './matters.ts';
import { apart, needsSeveral, ofSome, saidSum, words } from './patterns.ts';
import { englishTopicModel as topicModel } from './topicModel.ts';
import { englishTopicWords as topicWords } from './topicWords.ts';

/** English for answers about the facts of deals. */
export const englishFactReplies: FactReplies = {
  topicWords,
  topicModel,
  common,
  details: {
    now: words('(?:right )?now|at the moment|currently|still open'),
    thatTime: words('that (?:late|early|hour)|by then|at that (?:time|hour)|then'),
    howMany: words('how many'),
    comes: words(
      'works?|runs?|running|join|stay|starts?|clos(?:es?|ing)|opens?|visit|eat|drop|swing|stop|do(?:able|ne)?|possible|ok(?:ay)?|fine|fit|arrive|lands?|slots?|sessions?|times?|swim|play|walk|late|early|reach|catch|grab|pick|finish(?:ed)?|ends?|lasts?|serv(?:es?|ing)|already|yet|until|till?|past|enter|attend|possibly|theyre|(?:right |rite )?now',
    ),
    lasts: words('until|till?|(?<!(?:half|quarter) )past|through|as late as'),
    today: words('today|tonight|this (?:morning|afternoon|evening)'),
    thatLate: words('that late'),
    weekly: words('\\w+days|weekends|every|each|weekly'),
    tonight: words('tonight|tonite'),
    tomorrow: words('tomorrow'),
    weekend: words('weekends?'),
    season: words('months?|seasons?|time of (?:the )?year|year round|earliest'),
    again: words(
      '(?:every|each|once an?|times an?|per) (?:(?:\\d+|two|three|four|other|single) )?(?:weeks?|months?|\\w+days?|year)|weekly|monthly|bi ?weekly|fortnight\\w*|regular(?:ly)?|(?:the )?(?:second|next|2nd) (?:time|visit|booking|cleaning)|after (?:that|the first)|subscription',
    ),
    closes: words(
      '(?:when|(?:at )?what time|how late)(?: \\w+){0,5} (?:clos(?:e|es|ing)|stay open|leave|be out)|how late(?: \\w+){0,3} (?:open|stay)|(?:until|till?) (?:when|what time|how late)|closing time',
    ),
    last: words('last|final'),
    next: words('(?:next|following)(?! (?:\\w+day|sat|sun|fri|weeks?|weekends?|months?|year|to|door) )'),
    afterToday: words('after (?:today|tonight|th(?:is|at) one)'),
    oneSeat: words(
      '(?:just|only|buy|get|pay|need|sell|for)(?: (?:just|only|a|it|for))* (?:1|one|single)(?: single)? (?:seat|ticket|person)(?! (?:each|per|or|and) )|(?:1|one) (?:seat|ticket) only',
      '(?:get|have|order|book|buy|do|use) (?:it|this|that|them|the \\w+(?: \\w+)?) (?:just |only )*for (?:just |only )*(?:1|one|me)(?: person)?(?= (?:[.,]|too|alone|tonight|today|only)| $)|(?:1|one) person (?:get|have|order|book|buy|do|use)',
    ),
    ofKids: words(
      '(?:kids?|childrens?|toddlers?) (?:menus?|meals?|portions?|plates?|dishes|corner|area|sizes?)',
    ),
    petless: words(
      '(?:without|(?:dont|doesnt|do not) (?:even )?(?:have|own)|no) (?:an?|any|my|our|the)? ?(?:dogs?|pets?)',
    ),
    payFor: words(
      'pay(?:ing)? (?:for (?:both|two|2|all \\d|the whole \\w+)|(?:the )?(?:full|whole|same) price)',
    ),
    partOfAccess:
      ' (?:(elevators?|lifts?)|(ramps?)|(wheelchair (?:spaces?|places?|seats?|spots?)|transfer(?:ring)? (?:in)?to))(?= )',
    aLimit: words('(?:there|have|any)(?: (?:an?|any))? (?:weight|height|size) (?:limit|restriction)s?'),
    otherTimes: words('(?:an)?other|else|different|more (?:days|dates|times|nights)'),
    only: words('only|just'),
    safe: words(
      `safe(?:ly)?|celiacs?|coeliacs?|allerg\\w+|reactions?|sick|sure|trust|promise|guarantee\\w*|traces|${apart}|(?<!there )(?:really|actually|truly|completely|totally|entirely|fully|strictly|100%?) (?:\\w+ )?(?:free|without|no)`,
    ),
    free: words('free|cost(?:s)?|pay|paid|charge'),
    walkIn: words(
      'walk ?ins?|walk(?: right)? in|(?:just |simply )?(?:show|turn) up|drop in|just (?:come|go)|without (?:a )?(?:booking|reservation|appointment|ticket)s?',
    ),
    how: words('how|where'),
    online: words('online|e ?mails?|web ?sites?|links?|internet'),
    total: words(
      `(?<! an? )total|a total of|altogether|in all|all (?:of us|in|together)|both(?: of us)?|everybody|everyone|for (?:the )?\\d+(?! (?:nights?|days?|hours?|weeks?) )|(?:the )?\\d+ of us${ofSome}|whole (?:family|group)`,
    ),
    enough: words(
      needsSeveral,
      'how many (?!hours|minutes|days|times|people)(?:\\w+ ){1,4}?(?:(?:would|do|will|should|must) (?:i|we) (?:need|buy|order|book)|(?:(?:would|will|do|to) )?(?:feed|serve)|(?:would|will) be enough)',
    ),
    sum: words(
      '(?:all|both) (?:together|of (?:it|this|that|them|those|these)|that|this|those|these|\\d)|everything|sum|together|plus|the lot|whole (?:thing|plan|day|evening|night)|add(?:s|ed)? (?:\\w+ )*up',
    ),
    amount: saidSum,
    product: ' \\$?(\\d+(?:\\.\\d+)?) (?:x|times|by|\\*) \\$?(\\d+(?:\\.\\d+)?)(?= )',
    limit:
      ' (?:under|below|less than|within|(?<over>over|above|more than)) (?:my |our |the )?\\$?(?<limit>\\d{2,4})(?! (?:people|kids|years?|lbs?|pounds|miles?|min\\w*|feet))(?= )',
    ofOne:
      ' (?:per|each|(?:(?:1|one|an?) )?(?:single|individual)|1|one|(?:for|is|costs?) an?) (\\w+)(?= (?:[.,]|and|or|then|only|for|of|in|at|if|when|too|right|comes?|costs?|is|runs?|would|will|be|each)| $)',
    perPerson: words(
      'split|divided|(?:per|each)(?! (?:(?:extra|additional|further|more|other|added|half) )?(?:half )?(?:hours?|days?|nights?|weeks?|minutes?|months?)(?= ))|apiece|a head|for (?:both|all|everyone|everybody|2|two)|for 1|person',
    ),
    kids: words(
      'kid|kids|child|children|family|toddlers?|bab(?:y|ies)|infants?|teens?|teenagers?|sons?|daughters?|little ones?',
    ),
    inside: words('inside|indoors|in the (?:dining )?room'),
    unaccompanied: words(
      'without (?:(?:their|his|her|my|our|an?|any|the) )?(?:parents?|adults?|grown ?ups?|guardians?|mom|mother|dad|father|me|us|supervision)|(?:by|on) (?:(?:them|him|her)sel(?:f|ves)|(?:their|his|her) own)|unaccompanied|alone|drop (?:them|him|her|(?:my|our|the) (?:\\w+ ){1,3}?)(?: ?\\w+){0,2}? ?off|leave (?:them|him|her|(?:my|our|the) (?:\\w+ ){1,4}?)(?: ?here| ?there| ?with (?:you|yall|them))',
    ),
    stairs: words('(?:there|has|have|any|many) (?:\\w+ ){0,2}(?:steps?|stairs)'),
    others: words('he|she|they|him|her|them|(?:my|our) (?!own )\\w+'),
    pays: words('pay|paid|charged?|costs?'),
    ends: '^(?!.* (?:deal|offer|coupon|voucher|price|sale|valid|expires?|good) ).* (?:ends?|over|finish(?:es)?|done|out) ',
    half: words('half(?! (?:an? )?(?:hour|day|mile)s?(?= ))'),
    saves: words(
      'sav(?:e|es|ing|ings)|percent(?:age)? off|whats the discount|(?:what|how (?:much|big)) (?:is |of a )?(?:the )?discount|how much (?:off|cheaper|less)',
    ),
    pieces:
      ' (?:(\\d+)|both(?! (?:of|those|these|them) ))(?: (?:more|extra|full|whole|of the))? (?:of (?:those|them|these|it)(?! (?:(?:are|is) )?(?:kids?|children|adults|toddlers|babies|teens|under|only|have) )|(?!(?:of|hours?|hrs?|min(?:ute)?s?|months?|years?|people|dollars|bucks|for|in|and|or|each|total|sessions?|times)\\b)((box(?:es)?|bags?|jars?|cards?|kits?|bouquets?|cakes?|sets?|bottles?)|\\p{L}+))(?= )',
    against: words('too|hard|difficult|bad|boring|scary|not|if|nobody'),
    tooYoung: words('too (?:young|old|little|small|big|many)'),
    ageSaid:
      '(?<= )(?:im|were|i am|we are|is|shes|hes|theyre|they are|are|turning|turns|aged?)(?: (?:all|both|only|just|like|about|turning))* (\\d{1,2})(?= (?:[.,]|(?:yrs?|years?|yo|and|so|but|now|old)\\b)| $)',
    busy: words('crowded|busy|busiest|packed|how long is the (?:wait|line)|long lines?|wait times?'),
    spans: words(
      '\\d+ (?:more )?(?:hours?|nights?|days?|weeks?)|(?:whole|full|entire|all) (?:weekend|week|day|night)|(?:per|an?|one|each|the) (?:night|hour|day|week|month|year)|monthly|memberships?',
    ),
    earlier: words('earlier|early|first|matinee'),
    later: words('later|late|second|evening'),
    gone: words('sold ?out|full(?:y booked)?|booked (?:up|out)|too late'),
    arrives: words('(?:can|could|will) (?:it|they|the \\w+) (?:get|be|arrive|make it) (?:there|here|to)'),
    brought: words(
      'deliver\\w*|brings?|brought|send|drop(?:ped)? (?:it |them )?off|to (?:my|our|the) (?:\\w+ )?(?:house|home|door|office|work|school|place|hotel)',
    ),
    either: words('or(?! (?:not|no|so|more|less|older|over|up|under|younger|later|something|anything) )'),
    overview: words(
      '(?<=^ (?:(?:so|and|ok|okay|but|hi|hey|,) )*)(?:what(?:s| is| are)(?: exactly)?|tell (?:me|us)(?: more)? about|explain) (?:it|this|that|they|these|there|the \\w+(?: \\w+){0,3}?)(?: (?:about|like|all about|exactly|even|anyway|(?:there )?to (?:see|do|hear|look at|expect)|at all|there|for))*(?= [.,]| $)',
      '(?:what (?:all |else )?(?:do|does|will|can|would|should|might) (?:we|you|i|they|one|(?:the |my )?(?:kids?|children)|people|visitors) (?:\\w+ )?(?:see|do|hear|play|show|expect|look at|find|watch)|what happens|what goes on)(?: (?:there|here|in there|at it|exactly|on it|during it|inside))*(?= [.,]| $)',
      'what(?: kind| sort| type)?(?: of \\w+)? (?:is|are|was) (?:it|this|that|they)(?= [.,]| $)',
    ),
    experienced: words('see|hear|play|show|expect|look|find|watch'),
    which: words('which|any of|(?:some|1|none) of'),
    needed: words('need|have to|has to|must|should|required?|own|supposed to|gotta'),
    may: words(
      '(?:can|could|may) (?:i|we|you|they|one|my \\w+|our \\w+)|allowed|ok(?:ay)? (?:to|if)|permitted',
    ),
    supplied: words(
      'provide[ds]?|supplied|included|(?:is|are) there|(?:have|has)(?! (?:to(?! (?:bring|buy|rent|own|get|wear))|never|ever|been)(?= ))|got|gets?(?! (?:to|in|into|on|there|back|from|around|up) )|come with|there|free(?! (?:at|on|for|around|this|next|now|to\\w+|after|before|between) )|need|own|lend|loan|teach|give',
    ),
    listed: words('includ\\w+(?: or (?:extra|not))?|comes? with|part of|in the price'),
    kindOfThing: words('food|meals?|dinner|lunch|breakfast|drinks?|gear|equipment|rides?|lessons?'),
    onTop: words(
      'on top|extra|additional|besides|added|not (?:included|in)|plus|have to (?:pay|tip)|before|(?:should|must|need to|have to) (?:i|we) tip',
    ),
    matters,
    empty: words(
      'okay|suitable|suited|please|pls|lol|lmao|haha|omg|btw|give|send|kindly|thanks|live|real|ask|asked|asking|long|time|day|days|night|tonight|week|bring|place|next|first|one|two|ones|stuff|around|again|any|other|have|dont|cant|does|doesnt|wont|didnt|isnt|arent|try|kind|sort|type|good|deal|offer|sure|many|use|used|there|using|after|before|the|and|for|are|was|can|get|got|has|had|how|who|why|its|our|you|his|her|him|she|too|now|not|but|all|did|may|yes|out|off|put|see|per|let|way|that|this|with|your|they|them|what|will|would|could|should|from|when|where|which|about|just|only|also|some|like|much|want|need|know|tell|then|than|very|really|into|over|been|were|their|here|come|coming|going|make|take|gets|still|even|rain|raining|happen|thing|people|person|everyone|anyone|extra',
    ),
  },
  sentences,
  denies: '\\bnot\\b|\\bno\\b|on top|\\bextra\\b|without|except|exclud|\\bplus\\b',
  advises: 'recommend|suggest|advis|guideline|not a rule',
  accompanied:
    '(?:under (\\w+) (?:\\w+ )?)?\\bwith an adult|\\ban adult (?:stays|comes)|at least one adult with',
  ofCrowds: '(?:groups?|parties) of (\\w+) or more',
  partly: '\\b(?:most|some|one|two|three|four|five|six|\\d+) of\\b|\\ball but\\b|\\bexcept\\b',
  partsOfAccess: ['elevator|\\blifts?\\b', '\\bramps?\\b', 'wheelchair (?:space|place|seat)|transfer'],
  negates: '^(?:no|not|never|dont|doesnt|cant|cannot|wont|isnt|arent)$',
  confines:
    '^(?:on|in|at|within|above|below|over|under|before|after|during|if|unless|for|until|with|from|more|longer|who)$',
  needless:
    '\\b(?:dont|doesnt|not) (?:need|have to)|\\bneed not|\\bno (?:\\w+ )?(?:experience|need)|not (?:needed|required|necessary)',
  permits: '^(?!.* (?:only|if|unless|must|except|not|cant) ).* (?:can|may|welcome|allowed) ',
  units:
    'nights?|days?|weeks?|hours?|hrs?|min(?:ute)?s?|dollars?|bucks|each|per|percent|off|years?|yrs?|yo|am|pm|miles?|oclock|lbs?|pounds?|inch(?:es)?|feet|ft|degrees?',
  heads: [
    [
      1,
      words(
        `(?<! (?:and|plus|with) )(\\d+) (?:people|persons)(?! (?:and|plus) )|(?:family|party|group|table|team) of (\\d+)|(\\d+) of us${ofSome}|(?:were|we are|there are|will be) (?:(?:just|only) )?(\\d+)(?= (?:[.,]|so|and|how|what)(?! \\d)| $)|(?<= for )(?:us )?both(?= (?:of us|[.,?]|and|please|right|in|how|what|is)| $)|both of us|(?<! (?:\\d of us|of \\d) )(?:for|between|among)(?: the| all| us)? (\\d+)(?= (?:[.,]|and|in|total|altogether|please|then|how|what)| $)`,
      ),
    ],
    [
      1,
      words(
        `(?:kids|children|boys|girls|sons|daughters) (?:(?:who|ages?|aged|are|[.,]) )*(\\d{1,2}) (?:and|,) (\\d{1,2})|(?:an?|one|my|our|the|her|his) (?:\\w+ )?\\d+ (?:years?|months?|yrs?|yo)(?: olds?)?(?!(?: olds?)? (?:twins|triplets))|(\\d+) (?:\\w+ )?(?:kids|children|toddlers|babies|infants|teens|teenagers|(?:grand)?(?:sons|daughters|kids|children)|boys|nieces|nephews)|(?:an?|one|1|my|our|the|her|his) (?:\\w+ )?(?:kid|child|toddler|baby|infant|teen(?:ager)?|(?:grand|step)?(?:son|daughter|child)|niece|nephew)`,
      ),
    ],
    [2, words('(?:(\\d+)|a) couples?(?! of)|twins(?! (?:beds?|rooms?))')],
    [3, words('triplets')],
    [
      1,
      words(
        '(?<= (?:me|(?:wife|husband|partner|mom|dad|sister|brother|friend) (?:,|and)) (?:and )?)(?:her|him)(?= (?:[.,]|please|too|together|in|on|for)| $)|(\\d+) (?:(?!per )\\w+ )?(?:adults?|grown ?ups?|people|persons?|(?:girl|boy)?friends|guests|seniors|(?:grand)?parents|colleagues|coworkers|women|men|girls|guys|ladies|buddies|mates|sisters|brothers|cousins|siblings|aunts|uncles|roommates|players)|(?:an?|one|1|my|our|her|his) (?:\\w+ )?(?:adult|grown ?up|wife|husband|partner|spouse|girlfriend|boyfriend|mom|mother|dad|father|sister|brother|friend|grandma|grandpa|grandmother|grandfather|aunt|uncle|cousin)|grandma|grandpa|mom|dad|(?:me|myself)(?= (?:and|plus|,|\\.)| $)|(?<= (?:and|plus|,) )(?:me|myself|i)',
      ),
    ],
  ],
  freeUnder: 'under (\\w+)(?: \\w+){0,3} free',
  onlyOne: '(?:one|1) (?:child|kid)',
  extraEach:
    '(?:extra|additional) (?:(?<child>kids?|child(?:ren)?)|people|persons?|guests?|players?) \\$(?<each>\\d+)',
  limits: '(?:weight|height) limit (\\d+)|up to (\\w+) (?:pounds|lbs)',
  beyond: '\\b(?:larger|heavier|bigger|taller|longer) \\w+ (?:pay|cost)(?: \\$(\\d+) more)?',
  mostGuests: '(?<!\\bteams? have )\\bup to (\\w+) (?:guests|people|passengers)\\b',
  oncePer: '\\b(?:one|1) (?:voucher|coupon) (?:per|for each) (?:table|visit|party|group)',
  firstOnly: '^ first (?:booking|visit|order|time)s? only\\b',
  endings:
    '(?<=[a-z]{2}([bgmnpt]))\\1(?:ing|e[dr]s?)$|(?<=[a-z]{3})(?:i[sz](?:e|ed|es|ing)|ings?|ers?|able|ions?|e[ds]|ie[sd]|ly|(?<!s)s|e|y)$',
  kin,
  suits:
    'romantic romance date couple anniversary honeymoon|beginner newbie newbies novice timer|team office coworker colleague staff|visitor tourist|relaxing calm',
  answers,
};
