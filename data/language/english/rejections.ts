import { words } from './patterns.ts';

/*
 * Remarks on what was shown, and complaints about it. What they name is no wish.
 */

/** Words with which a remark is praise: "the climbing one is great". */
const praise =
  '(?:(?:so|really|very|pretty) )*(?:good|great|nice|perfect|fine|lovely|fun|cool|okay|amazing|interesting|right|it|all|better|what|how|why|where) ';
const before = '(?<=^ (?:(?:but|ok|well|hmm|no|sorry|and|lol|,) )*|[.,] (?:(?:but|and|lol|no) )?)';
const rest = '(?: (?!(?:not|no|i|we|but|so|and|can|could|please|what|do) )[^ .,]+)';

/** "The gingerbread one is dec 6", "that deal costs too much". */
export const remark = `${before}(?:the|that|this|your) (?:\\w+ ){0,3}?(?:one|deal|place|offer) (?:is|are|was|were|costs?|takes?|looks?|starts?|opens?|ends?|closes?|isnt|doesnt)(?= )(?! ${praise})${rest}*(?= )`;

/** "That is a barber for men", "those are for adults". */
export const described = `${before}(?:thats|that is|those are|these are|that was|that looks like)(?: (?:just|only|more of|still))? (?:an?|for|the)(?= )(?! (?:\\w+ ){0,3}\\d)${rest}+(?= )`;

const noName =
  '(?!(?:\\d+|first|second|third|last|other|next|whole|only|same|ones?|kids|children|weekend|days?|time|rest|best|cheapest) )';
const name = `(?: ${noName}(?!(?:but|so|and|or|i|we|can|could|please|what|do|just|instead|is|are|in|on|at|for|with) )[^ .,]+){1,4}`;

/** "Toy shop is 21", "carousels are for kids", "forget the tour", "not the hostel", "that is tacos". */
export const saidOfNamed = words(
  `(?:forget|skip|scratch|drop|ditch|no|not|nix|lose|enough of)(?: about)? (?:the|that|those|your)${name}`,
  `(?<=^ |[.,] )(?:(?:the|your) )?(?!(?:th(?:at|is|ose|ese|ey|ere)|it|we|you|she|he|what|my|our|one) )[a-z]+(?: [a-z]+)? (?:is|are|costs?) (?:(?:just|only|still) )*(?:\\$?\\d+(?= [.,])|for (?!(?:us|me|my|our|the|two|a|all|everyone|you|\\d+) )[^ .,]+)`,
  `(?<=^ |[.,] )(?:thats|that is|those are|these are) (?:just |still |more )?(?!(?:not|it|all|right|true) )(?!${praise})[^ .,]+(?= [.,]| $| lol)`,
);

/** "That's the tour again", "again the tour", "the same one again". */
export const shownAgain = words(
  '(?:thats|that is|its|it is|this is|still|why|not) (?:just |still )?(?:[^ .,]+ ){0,4}again|(?<=^ |[.,] )(?:again (?:with )?the(?: [^ .,]+){1,3}|(?:the )?same (?:one|thing|deal|place|card)s? again(?= [.,]| $))|(?:youve|you have|you) (?:already |just )?(?:showed|shown)(?: me)? (?:that|this)(?: one)?(?: already| again| before| twice)?(?= [.,]| $)',
);

const notAsking =
  '(?!(?:what|how|is|are|do|does|did|can|could|would|will|should|where|when|which|who|why|any|anything|something|got|have|has|i|we|my|our|she|he|they|it|its|im|ive|id|need|want|looking|show|find|give|get|lets|let|take|and|but|so|ok|yes|no|not|never|thanks|hi|hey|maybe|or|book|plan|there|this|that|thats|please|with|for|in|on|at|near|then|just|only) )';

/** A thing without a verb, before a mark: "gelato for 14 coworkers?". */
export const echo = `(?<=^ |[.] )(?:(?:um|oh|wait|lol|what|huh|really|,) )*${notAsking}(?:[^ .]+ ){1,11}[.]`;
/** After it, that it is not wanted; and a reason that denies something. */
export const echoRefused =
  '^(?: [.])* (?:(?:lol|haha|um|oh|hmm|,) )*(?:no|nope|nah)(?= (?:[.]|thanks|way|lol|girl|dude|man|bro)| $)';
export const echoDenied =
  '^(?: [.])*(?: [^ .]+){1,8} (?:not|hates?|isnt|arent|doesnt (?:like|want|do)|dont (?:like|want|do)|cant stand)(?= )';

/** Between two things of which the first is not the second: "gelato is not ice skating". */
export const isNot =
  '^ (?:is|are|was|isnt|arent|aint)(?<!nt)(?: (?:not|no))(?: (?:an?|the|really|even|exactly|quite))* $|^ (?:isnt|arent|aint)(?: (?:an?|the|really|even|exactly|quite))* $';

/** Says again what was not heard: "I said evenings". */
export const insists = words(
  '(?:i|we) (?:already |just |did )*(?:said|told (?:you|u)|asked for|mentioned|meant)|(?:like|as) (?:i|we) said|not what (?:i|we) (?:asked|wanted|said|meant)(?: for)?|lol no|no lol|i repeat',
);

/** Asks whether there is more of the kind. */
export const onlyOne = words(
  '(?:is|are) (?:that|this|these|those|they) (?:really )?(?:the only(?! (?:days?|dates?|times?|sessions?|locations?|sizes?|prices?|way))|all (?:you|there|that you))|thats? (?:really )?all (?:you have|youve got|there is)|the only (?:\\w+ )?(?:one|option|deal|place|thing) (?:you|there)',
);
