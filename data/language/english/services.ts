import type { ServiceWords } from '../serviceWords.ts';
import { oneOf } from './patterns.ts';

const repairing =
  '(?:fix|repair|replac|mend|patch|restor|rebuil|resol|unclog|unblock|weld|rewir|straighten|tune|re-?hem)';
const working = `(?:${repairing}|chang|clean|wash|mount|install|paint|tow|sharpen|hem|alter|assembl|mow|detail|rotat|inspect|servic|haul|refinish|reupholster|polish|remov|engrav|frame|notariz)`;
const verb = `${working}(?:e|t|d|s|es|ing|ming)?`;

/** A word of the name of a thing. */
const part = `(?!${oneOf('asap it them that this those these something anything everything things thing stuff one ones me us you him her my our their his your the a an to for in on at by near and or but with of is are was be been do does has have had get got today tonight tomorrow tmrw sunday monday tuesday wednesday thursday friday saturday up out here there please who where when what how i we can could not no any some all said meant mean never ever already always only just so more from morning afternoon evening before after until mind plans plan order date time reservation booking budget search inside outside day weekend week night trip money refund ticket tickets deposit card code coupon account email password name names site website app page bug link list chat answer deal deals heart')} )[a-z]+`;
const thing = `(?<thing>${part}(?: ${part}){0,2})`;
const mine = '(?:my|our|his|her|their|moms|dads)';
const its = `(?:${mine}|the|this|that|these|an?|some)`;

const done =
  '(?:(?!(?:need|excited|interested|invited|bored|tired|involved|included|entertained|used|supposed|refunded|validated|delivered|shipped|planned|booked) )[a-z]{2,}ed|rebuilt|redone|sewn|cut|looked at|done)';

/** See `ServiceWords`. */
export const englishServices: ServiceWords = {
  wanted: [
    // "Who can fix my roof", "somebody to mount a TV".
    `(?<= )(?:who(?:s|ever)?|(?:any|some)(?:one|body)|(?:any|some)?where|places?|shops?|guys?|can|could|will) (?:(?:here|there|around|that|who|can|could|would|does|do|is|are|to|they|you|yall|someone|somebody|anyone|anybody|i|we|get|able|please|in|town|know|knows|how) )*${verb} (?:${its} )?${thing}(?= )`,
    `(?<= )(?:(?:i|we) (?:need|want|have)|need|have|got|looking|trying|how) to (?:get )?(?:${repairing}(?:e|t|d)? ${its}|${working}e? ${mine}) ${thing}(?= )`,
    // "Get my oil changed".
    `(?<= )(?:get|gets|getting|have|having|needs?|want|wants|like|gotta get) (?:${its} )?${thing} ${done}(?= )`,
    `(?<= )${mine} ${thing} needs? (?:to be |some |an? )?${verb}(?= )`,
    // "Fixes things in a house".
    `(?<= )${repairing}(?:e?s|ing)? (?:any|some)?(?:things?|stuff|everything) (?:up )?(?:in|around|at) (?:${its} )?(?<thing>house|home|apartment|condo)(?= )`,
    // "Gutter repair".
    `(?<= )(?<thing>(?!${oneOf('price plan any small quick some real actual proper good decent professional')} )${part}) (?:repairs?|replacements?|installation|alterations?|towing|change|rotation|mounting)(?= )`,
  ],
  broken: [
    `(?<= )${its} ${thing} (?:(?:is|are|was|has|have|got|just|s|keeps?|started|suddenly|completely) )*(?:broken?|busted|leak\\w*|squeak\\w*|squeal\\w*|rattl\\w*|crack\\w*|shatter\\w*|dead|died|dying|stopped|clogged|blocked|jammed|stuck|torn|ripped|dented|scratched|flat|quit|acting up|mak(?:ing|es?) (?:\\w+ ){0,3}(?:noise|sound)s?|(?:wont|doesnt|does not|will not|isnt|is not) (?:start|turn|charge|work|close|open|lock|run|heat|cool|drain)\\w*)(?! ${its} )(?= )`,
    `(?<= )(?:broke|cracked|shattered|dropped|dented|ripped|tore|scratched) (?:${mine}|the|an?) ${thing}(?= )`,
    `(?<= )(?:dent|crack|leak|hole|scratch|chip|clog|rip|tear)s? in ${its} ${thing}(?= )`,
  ],
  sought:
    '(?<= )(?:who|where|(?:any|some)(?:one|body|where)|help|need|find|call|looking for|places?|shops?|guy)(?= )',
  work: `(?<= )(?:${verb}|${done})(?= )`,
  kinds: [[`(?<= )${repairing}`, 'repair']],
  repair: '{thing} repair',
  other: '{thing} service',
};
