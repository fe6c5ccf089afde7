import { words } from './patterns.ts';

/*
 * How long messages are told: where a clause begins, and whether it wishes, tells what somebody likes, or tells a story.
 */

const person =
  '(?:i|we|he|she|they|im|ive|id|ill|wed|weve|(?<!(?:we|they|you|there|who|that|kids|people) )were|hes|shes|theyre|theyve|its|thats|theres|youre)';
const owner = '(?:my|our|his|her|their|the)';
const verb =
  '(?:is|are|was|has|have|had|does|do|did|doesnt|dont|will|would|wont|can|cant|could|should|leave|arrive|come|live|stay|want|need|love|like|\\w+ed|went|said|told|broke|died|got|came|(?!(?:this|always|sometimes|yes|us) )\\w+[^s ]s)';
const link =
  '(?:(?:and|but|or|so|because|cause|bc|cuz|since|then|when|while|which|where|what|who|that|if|as|like|plus|until|till|before|after|though|even|ok|okay|well|now|anyways?|all|just|basically|how|than|else) ){0,4}';
const asked =
  '(?:can|could|do|does|is|are|will|would|should|did|was) (?:i|we|you|u|there|it|they|he|she|any\\w*)';
const aside = `(?:before|until|till|while) ${owner} \\w+`;

/** Before an object, which begins no clause: "i need the dog washed", "to see the lights", "with our hands". */
const object =
  '(?<! (?:something|anything|somewhere|bring|give|buy|need|needs|get|getting|have|want|see|visit|do|watch|find|like|of|in|on|at|to|with|for|from|by|along|into|about|near|around|over) )';

/** Where a clause begins without a mark before it. */
export const clauseStart = words(
  `${link}(?:${person}(?! (?:think|guess|suppose|believe|mean) )|(?<! (?:to|i|we|you|they) )${asked}|there|(?:it|you|that|this|${object}${owner} \\w+(?: (?!(?:so|and|but|because) )\\w+)?) ${verb}|(?:wife|husband|hubby|mom|dad|kids) ${verb}|lets|(?<!(?:says|said|was|is|like) )(?:maybe|perhaps)|(?<!(?:im|were|am|are|is|be|was|been|just|also|still) )looking for|please|(?:find|give|show|get|help) (?:me|us)|(?:what|how) about|where)`,
  `(?:but|because|bc|cuz|so|then) \\w+|${aside}|(?:last|this) (?:week|month|year|time|summer|winter|spring|fall)(?= (?:i|we|he|she|they) )`,
);

/** A clause with a subject and a verb of its own; others belong to the clause before. */
export const statement = `^ (?:(?:hi|hey|hello|,) )*(?!(?:\\w+ )?(?:where|that|which|who) )${link}(?:${person}|${asked}|there|(?:it|this|that|you|\\w+body|\\w+one|(?:${owner}|one|some|both|all) (?:\\w+ ){1,3}?) ?${verb}|\\w+ (?:is|was|has|had|would|will)|${aside}|(?:flying|driving|coming|landing|arriving|moving|visiting|staying|traveling|heading)) `;

const rather = '(?:(?!(?:dont|doesnt|didnt|never|not|no|only|to|have|had|has|the|want) )\\w+ ){0,2}';
const after = '(?:looking|hoping|thinking|wondering|dying|craving|in the mood|(?:gonna|going to) ask)';

/** A clause that says why something is so. */
export const because = '^ (?:(?:and|but|just|or|,) )*(?:because|cause|bc|cuz|since) ';

/** Asks for something. */
export const asking = words(
  `(?:i|we|he|she|they|${owner} \\w+) ${rather}(?:wants?|needs?|wanna|crave|fancy|could use|feel like|hope|would (?:like|love|rather|prefer)|(?:am|are|was|were) ${rather}${after}|have to (?:get|find|buy|plan|organi[sz]e|pick)|(?:have|had) (?:\\w+ )?${owner} heart set)(?! (?:me|us|you) )`,
  `(?:im|were|hes|shes|theyre) ${rather}${after}|(?:id|wed) ${rather}(?:like|love|rather|prefer)|lets(?! (?:him|her|them|me|us|you|say|see) )|(?:all|what) (?:i|we) ${rather}(?:want|need|was|had|were|have)|what (?:i|we|he|she|they) ${rather}wanted|if there(?:s| is| was| were| are) (?:an?|some\\w*|any\\w*|one)|looking for|in (?:search|need|the mood) (?:for|of)|(?:can|could|would|will) (?:you|u)|(?:is|are) there|(?:do|did) (?:you|u) (?:have|know|offer|do|sell)|got any|any (?:idea|chance|suggestion|recommendation)s?`,
  `(?:where|what|how|which|who)(?: else)? (?:can|could|should|would|is|are|do|does) (?:i|we|you|he|she|they|a|the|one)|(?:what|how) about|(?:find|give|show|get|book|recommend|suggest|help|point) (?:me|us)|would (?:work|be)(?! happy)|if (?:i|we) could|(?:should|has to|must|needs to|have to) be|prefer|preferably|ideally|asap|please|(?:finding|planning|booking|organizing) (?:a|an|some\\w*)|promised (?:my|our|the|him|her|them)`,
);

/** Asks for something less plainly, where nothing is told. */
export const hoping = words(
  'maybe|perhaps|i guess|also (?:an?|some|the|my|our|for)|(?:some|any)(?:thing|where|place)|some (?:kind|sort|type) of|or so|wanted to|always (?:wanted|dreamed of|dreamt of)|hoping|looking|thinking|a (?:gift|present)|wants|needs|nothing (?:too )?(?:fancy|crazy|wild|big|huge|long|loud|far|expensive)',
);

/** Wishes for what was told before: "can you find me that". */
export const pointing = words(
  '(?:something|anything|somewhere|a place|places|stuff) like (?:that|this)|(?:like|find (?:me|us)|have|got|do) (?:that|this|those|these)(?! \\w)',
);

/** Tells what somebody likes. */
export const liking = words(
  `(?:i|we|he|she|they|who|${owner} \\w+|both) ${rather}(?:loves?|likes?|enjoys?|adores?|used to (?:love|like|enjoy))(?! (?:to )?(?:sleep|complain))`,
  `(?:hes|shes|theyre|im|is|are) (?:\\w+ )?(?:into|obsessed|(?:crazy|mad|nuts|wild) about|big on|(?:a )?fans?)|(?:has|have|hes|shes|theyve|been) (?:\\w+ ){0,2}(?:asking|dying|begging|raving|talking) (?:about|for|to)|been promised|favou?rite`,
);

const happened =
  '(?!(?:wanted|needed|indeed) )\\w{2,}[^e ]ed|went|took|came|(?:said|says|told|tells)(?! (?:(?:me|us|just|to) )*(?:go|you|i should|we should|put (?:him|her)|take|try|get|do|find) )|got|left|made|gave|found|forgot|broke|died|drove|flew|ran|ate|drank|slept|woke|bought|paid|spent|sent|lost|met|saw|felt|fell|kept|knew|threw|hurt|began|quit|won|wore|wrote|caught|stood|sat|set|built|brought|led|rode|shook|stole|blew|heard|held|meant|sold|stuck|spoke|thought(?! (?:about|of|maybe))|had(?! (?:to|better|in mind|my heart|our heart))|did(?! you)|(?:did|could)nt|hit|cut|gets? up|go(?:es)? to (?:bed|work|sleep|school)|works?|used to';

/** Tells what happened or what others say, which is no wish: no day, price or thing in it is wanted. */
export const telling = words(
  `(?:i|we|he|she|they|it|that|this|who|which|there|one|every\\w+|nobody|${owner}|a|some)(?: (?!(?:is|are|am|be|been|gets?|getting|to|who|that|has|have|will|would|can) )\\w+){0,3} (?:${happened})`,
  `(?:we|they|you|there|${owner} \\w+) were(?! ${rather}${after})|was(?! ${rather}(?:${after}|wanting))|wasnt|(?:ive|weve|theyve|has|have|hes|shes) (?:\\w+ )?(?:been(?! ${after})|had|\\w{2,}ed|gone|done|taken|made|gotten|left)`,
  `(?:last|past) (?:week|month|year|night|time|weekend|summer|winter|spring|fall|christmas|\\w+day)|yesterday|(?:year|month|week|day)s? ago|the other day|back (?:in (?!town)|when|home)|this (?:whole|past)|supposed to|every (?:single|time)|sends? me|(?:19[4-9]|20[01])\\d`,
);
