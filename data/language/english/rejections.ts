import { words } from './patterns.ts';

/*
 * Remarks on what was shown, and complaints about it. What they name is no wish.
 */

/** Words with which a remark is praise: "the climbing one is great". */
const praise =
  '(?:(?:so|really|very|pretty) )*(?:good|great|nice|perfect|fine|lovely|fun|cool|okay|amazing|interesting|right|it|all|better|what|how|why|where) ';
const before = '(?<=^ (?:(?:but|ok|well|hmm|no|sorry|and|lol|,) )*|[.,] (?:(?:but|and|lol|no) )?)';
const rest = '(?: (?!(?:not|no|i|we|but|so|and|can|could|please|what|do) )[^ .,]+)';

/** "The gingerbread one is dec 6", "that deal costs too much", "that's at 5 pm", "they close at 3". */
export const remark = `${before}(?:(?:the|that|this|your) (?:\\w+ ){0,3}?(?:one|deal|place|offer) (?:is|are|was|were|costs?|takes?|looks?|starts?|opens?|ends?|closes?|isnt|doesnt)|(?:that|this) ones|(?:thats|that is)(?: (?:only|just|not|already|like))? (?:at|from|until|till?|after|before) \\d+|(?:that|it|they) (?:only |already )?(?:starts?|opens?|ends?|closes?|begins?)(?! with))(?= )(?! ${praise})${rest}*(?= )|${before}the [a-z]+(?: [a-z]+)? (?:closes|ends|is closing) (?:soon|early|now|in (?:an?|\\d+|half an) [a-z]+)(?= [.,] )`;

/** "That is a barber for men", "those are for adults". */
export const described = `${before}(?:thats|that is|those are|these are|that was|that looks like)(?: (?:just|only|more of|still))? (?:an?|for(?! (?:my|our|me|us) )|the)(?= )(?! (?:(?!(?:at|from|until|till|before|after) )\\w+ ){0,3}\\d)${rest}+(?= )`;

/** A word of the name of a thing. */
const part =
  '(?!(?:i|we|you|it|its|they|he|she|im|which|who|what|where|when|how|why|if|so|but|because|since|than|want|need|is|are|was|were|do|does|did|can|could|will|would|not|no|also|please|there|today|tonight|tomorrow) )[^ .,]+';
/** What is said of a thing without finding it wrong. */
const harmless =
  '(?:near|free|open|closed|already|also|\\$?\\d\\S*|(?:my|her|his|our) |like|until|available|bad|far|required|necessary|enough|sure|a must) ';

const fine = praise.replace('all|', '');

const name =
  '(?: (?!(?:first|second|third|other|next|only|same|ones?|kids|time|rest|best|cheapest|is|are|but|so|and|for|in|on|at|what|just) )[^ .,]+){1,3}';

/** "Forget the tour", "not the hostel", "toy shop is 21", "carousels are for kids", "that is tacos". */
export const saidOfNamed = words(
  `(?<! (?:dont|didnt|never|not) (?:\\w+ ){0,3})(?:forget|skip|scratch|drop|not)(?: about)? (?:the|that|those)${name}`,
  `(?:i|we) (?:really )?dont need an?(?= [a-z]+ [a-z])${name}(?= [.,]| $)`,
  `(?:stop (?:with|showing (?:me|us)|suggesting)|enough (?:of|with)|no more)(?: (?:the|that|those|your|all))?${name}`,
  '(?<=^ (?:(?:but|ok|wait|lol|huh|no|,) )*)why (?!(?:is|are|was|do|does|did|not|should|would|this|that|these|those|them|it|you|dont) )[^ .,]+(?: [^ .,]+){0,2}(?= [.,])',
  `${before}(?:the )?(?!(?:th(?:at|is|ose|ese|ey)|it|we|she|he|what|my) )[a-z]+(?: [a-z]+)? (?:is|are|costs?) (?:(?:just|only) )?(?:\\$?\\d+(?= [.,])|for (?!(?:us|me|my|the|two|\\d+) )[^ .,]+)`,
  `${before}(?:thats|that is|those are) (?!(?:not|it|all|right|an?|the|for) |${praise})[^ .,]+(?: (?!(?:lol|haha|for|to|in|at|on|with|and|but|than|what|i|we|too) )[^ .,]+){0,2}(?= [.,]| $| lol| haha)`,
  `${before}(?:thats|that is|this is|those are)(?: (?:just|only))? an? (?!${praise})(?:[^ .,]+ ){0,6}?[^ .,]+(?= [.,]| $)(?<! for (?:me|us|(?:my|our) [^ .,]+))`,
);

/** "Improv is a show", "the books thing is clutter", "soup for one isn't it". */
export const verdict = `${before}((?!(?:my|our|his|her|their) )${part}(?: ${part}){0,8}?) (?:(isnt|arent|wasnt|werent|aint|(?:is|are|was|were) (?:not|no|never|hardly)|doesnt|dont|wont|cant)(?! ${harmless})|(?:is|are|was|were|sounds?|looks?|seems?|feels?|scares?|has (?=(?:no|too|so) ))(?! ${harmless})(?! ${fine})(?! (?:that|it|this|they) )) [^ .,]+${rest}*(?= )`;

/** "Bikes in the rain no thanks". */
export const declined = words(
  '(?<=^ )(?!(?:no|um|oh|ok|but|i|we|its|thats) )(?:[^ .,]+ ){1,7}no (?:thanks|thank you)(?= [.,]| $)',
  '(?<=^ (?:(?:oh|um|ok|okay|well|hmm?|,) )*)(?!(?:no|um|oh|ok|okay|well|hmm?|but|i|we|its|thats|it|is|are|do|does|so|there|that|you) )(?:[^ .,]+ ){1,9}, no(?= [.]| $)',
);

/** "Not this", "I don't like that", "that's not for us". */
export const notThis = words(
  '(?<=^ (?:(?:no|nope|nah|ok|hm+|oh|sorry|please|but|,) )*)(?:(?:please )?not (?:(?:into|a fan of) )?(?:(?:that|this)(?: one)?|it|these|those|any of (?:these|those|them))|none of (?:these|those|them)|(?:(?:i|we) )?(?:really )?(?:dont|do not) (?:like|want) (?:(?:that|this)(?: one)?|it|these|those|them|any of (?:these|those|them))|(?:thats|this is|that is|its) not (?:it|for (?:me|us))|(?:(?:thats|its|this is|that is|way|much|just|all|a bit) )*too (?:late|early|long|loud|many \\w+|much (?!for )\\w+)(?: for (?:me|us|(?:my|our) \\w+))?)(?= [.,]| $| (?:please|thanks))',
);

/** "That's the tour again", "the same one again". */
export const shownAgain = words(
  '(?<=^ (?:(?:thats|its|this is|way|much|no|that is|but|,) )*)too far(?: away)?(?= [.,]| $)',
  '(?:thats|that is|its|this is|still) (?:just )?(?:[^ .,]+ ){0,4}again|same (?:one|thing|deal) again|you (?:already |just )?showed me (?:that|this)|you (?:keep|always|only) (?:show|suggest|offer|giv|recommend|say)\\w* (?:me |us )?(?:the |that |this )?(?:\\w+ )?(?:same|again|that|these|those)(?: (?:one|ones|thing|things|deal|deals|place|places))?',
);

/** A thing before a mark, without a question about it: "gelato for 14 coworkers?". */
export const echo =
  '(?<=^ |[.] )(?!(?:(?:ok|so|and|but|well|oh|then|wait|,) )*(?:is|are|do|does|can|could|will|wh\\w+|how|any|i|we|my|need|want) )(?:[^ .]+ ){1,11}[.]';
/** After it, that it is not wanted; and a reason that denies something. */
export const echoRefused =
  '^(?: [.])* (?:(?:lol|um|oh|hmm|,) )*(?:no|nope|nah)(?= (?:[.]|thanks|way|lol|girl|man)| $)';
export const echoDenied =
  '^(?: [.])*(?: [^ .]+){1,8} (?:not|hates?|isnt|arent|doesnt|dont|cant stand)(?= )|^(?: [.])* (?:i|we|id|wed) (?:rather |really )?(?:want|wanted|need|prefer)(?= )(?! (?:it|that|this|to) )';

export const echoAsking =
  ' (?:is|are|was|can|cant|could|do|does|will|how|what|when|where|if|right|then|too|also|open|have|has|,) ';

/** Between two things of which the first is not the second: "gelato is not ice skating". */
export const isNot =
  '^ (?:is|are|was|isnt|arent|aint)(?<!nt)(?: (?:not|no))(?: (?:an?|the|really|even|exactly|quite))* $|^ (?:isnt|arent|aint)(?: (?:an?|the|really|even|exactly|quite))* $';

/** Says again what was not heard: "I said evenings". */
export const insists = words(
  '(?:i|we) (?:already |just |did )*(?:said|told (?:you|u)|asked (?:for|about)|mentioned|meant)|(?:like|as) (?:i|we) said|not what (?:i|we) (?:asked|wanted|said|meant)(?: for)?|lol no|no lol|i repeat',
);

/** Asks whether there is more of the kind. */
export const onlyOne = words(
  '(?:is|are) (?:that|this|these|those|they) (?:really )?(?:the only(?! (?:days?|dates?|times?|sessions?|locations?|sizes?|prices?|way))|all (?:you|there|that you))|thats? (?:really )?all (?:you have|youve got|there is)|the only (?:\\w+ )?(?:one|option|deal|place|thing) (?:you|there)',
);

/** Before what was wanted: says that what was shown is none: "that isn't dinner", "bowling is not a gift". */
export const misjudged =
  '(?: (?:thats|that is|those are|these are|theyre|this is) (?:not|no|hardly)| (?:that|this|those|these|(?!(?:it|there|here|he|she|i|we|you) )[a-z]+) (?:isnt|arent|wasnt|is not|are not))(?: (?:really|even|exactly|an?|any|my|our|actual|real|proper|good|for|in|near|the))* $';

/** Says that an answer was of no use. */
export const complaint = words(
  'thanks for nothing|(?:that|this|it) (?:doesnt|does not|didnt|did not|isnt|is not|wasnt) (?:even |really )*(?:help(?:ful|ing)?(?: (?:me|us|at all))?|answer(?: (?:me|(?:my|the) question|that|anything))?)|(?:(?:thats|this is|that is|its) )?(?:really )?(?:not|no) (?:an answer|(?:even )?what (?:i|we) (?:asked|meant|said)(?: for)?|help(?:ful)?)|(?:youre|you are) (?:not (?:helping|listening|answering|helpful)|no help)|you (?:didnt|dont|did not) (?:answer|listen|help|understand)(?: (?:me|that|(?:my|the) question|anything))?|not (?:very )?helpful|(?:(?:are|were) you|youre) (?:even |not |just )*(?:listening|paying attention|repeating yourself)|you (?:(?:keep|are|just|already) )*(?:repeat(?:ing)? (?:yourself|that)|(?:said|told me|answered) (?:that|this)(?: already)?)(?= [.,]| $)|(?:did|do|can) you (?:even )?(?:understand|hear|read)(?: (?:me|what i \\w+))?(?= [.,]| $)|what do you mean(?: (?:by|with) (?:that|this|it))?(?= [.,]| $)|(?<=^ (?:(?:wait|sorry|um|uh|ok|what|,) )*)(?:huh|what|say what)(?= (?:[.,] )*$)|i (?:dont|do not|didnt) (?:get|understand)(?: (?:it|that|you|this))?(?= [.,]| $)',
);
