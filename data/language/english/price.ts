import { words } from './patterns.ts';

/*
 * Patterns of prices. The meaning of their groups is in client/assistant/understand/slots/price.ts.
 */

const unit = '(?:dollars?|bucks?|usd|quid|euros?|cash)';
const moneyAmount = `(\\$?)(\\d+(?:\\.\\d+)?)( ${unit})?`;

export const amount = words(moneyAmount);
export const range = words(
  `(between |from |anywhere from |more like |closer to )?${moneyAmount} (to|and|or|up to|through) ${moneyAmount}`,
);

const refusal =
  '(?:no|not|wont|dont|cant|cannot|never|nothing|without|shouldnt|wouldnt|isnt|doesnt|didnt|refuse|neither|none|nobody|mustnt|rather not|avoid)';
const floor =
  'over|above|more than|at least|starting at|minimum|minimum of|min|upwards of|north of|exceeding|exceeds?|beyond|(?:higher|greater) than|past|(?:no|not) less than|nothing (?:under|below)|not under|no cheaper than';
const cap =
  'under|below|(?:less|cheaper|lower|fewer) than|up ?to|at (?:the )?most|max|maximum|(?:maximum|max|ceiling|cap|limit) of|within|inside|not above|keep it (?:to|at)|cap|capped at|cap it at|limit|(?:limit|ceiling) is|limited to|tops?|stay at|by|not exceeding|no higher than|(?:just|well|somewhere|anything) under|(?:can|could) (?:do|go|swing|manage|spend|pay|afford)';

/** Before an amount: a refused floor, which is a cap; a refused cap; a floor; a cap. */
export const boundBefore = ` (?:(${refusal}(?: (?!(?:but|and|so|just|because) )\\w+){0,7}? (?:over|above|more than|exceeding|exceed|beyond|past|higher than))|(${refusal}(?: \\w+){0,3} (?:under|below|less than|cheaper than))|(${floor})|(${cap}))(?: (?:about|around|like|roughly|say|maybe|of|is|a|the|my|our|total|to|be))*$`;

/** After an amount: a cap; a floor. */
export const boundAfter =
  '^ (?:(or (?:less|under|below|cheaper)|max|maximum|tops|at (?:the )?most|and (?:under|below)|limit|ceiling|is (?:my|our|the) (?:limit|max|maximum|ceiling|cap)|and thats it|for (?:us )?both(?: of us)?|for the (?:pair|lot|both) of us|between (?:us|the \\d+ of us)|all (?:in|together)|altogether|in total|not a penny more|and not more)|((?:or|and) (?:more|up|above|over)|plus|minimum|at least|upwards))(?= )';

/** Before and after an amount near which it should be: "around 75"; whoever has about so much has no more. */
export const roughlyBefore =
  '(?<! (?:have|has|got|with|only|just|spend|up to|under|max|maximum))(?: (?:somewhere|something|right|of))? (?:around|about|roughly|approximately|close to) $';
export const roughlyAfter = '^ (?:ish|or so|or thereabouts|give or take)(?= )';

/** Before an amount that is all they have. */
export const purse =
  ' (?:i|we|ive|weve) (?:only |just |still )?(?:have|got|brought)(?: (?:only|just|got|like|about|around|maybe|exactly))* $';

/** Rules out what an amount begins: "anything above $300 is out of the question". */
export const refused =
  '^ (?:is|are|would be|s|will be|feels|seems|isnt|wont|doesnt|cant) (?:\\w+ )?(?:out|too|not|off|no|impossible|a no|work|happening|possible|an option|overkill|crazy|silly|steep)(?= )';

/** Words about money; next to them numbers without a unit are amounts too. */
export const talkOfMoney = words(
  'make (?:it|that) \\$?\\d+|budget|prices?|priced|spend|spending|costs?|costing|pay|paying|range|money|afford|cheap|cheaper|cash|each(?! other)|per person|a head|apiece|pp|total|altogether|bucks|dollars|expensive|\\$\\d+|(?:food|eat|meals?|breakfast|brunch|lunch|dinner|supper|(?:some|any)thing(?= \\w+ (?:than )?(?!18|21))) (?:for )?(?:under|below|less than)',
);

/** After a number that counts something else. */
export const counted =
  '^ (?:(?:year|yr|month|week|day|night|hour|hr|minute|min|mile|km|kilometer|block|person|guest|friend|adult|kid|child|girl|guy|boy|lad|woman|man|couple|ticket|percent|star|foot|lb|degree|room|bed|seat|deal|option|thing|place|idea|spot|stop|time|course|hole|round|game|lap|inch|pound|head|pair|dog|student|player|suggestion|grader|member|colleague|coworker|cousin|teammate|classmate|second|step|floor|bar|show|song|item|way|team)s?|people|children|lad(?:y|ies)|women|men|folks|famil(?:y|ies)|feet|pax|of (?:us|you|them|those)|o ?clock|pm|am|p m|a m|ish pm|and (?:up|over|under)|yo|y o|th|st|nd|rd|off|in the (?:morning|evening)|at night|tonight|tomorrow)(?= )';

/** Before a number that is an age, a time or an address. */
export const notMoneyBefore =
  ' (?:(?:wom[ae]n|m[ae]n|lady|gentleman|girl|boy|person|mom|dad|mother|father|grandma|grandpa|friend|someone|somebody) of|(?:kids?|children|child|toddlers?|ones|those|anyone|everyone|all|ages?|aged|women|men|girls|guys|ladies|people|adults|friends) (?:is |are )?(?:under|over|below|above|up to|from|between)|ages?|aged|turning|turns|turned|at|by|(?<! (?:budget|spend|spending|pay|paying|price|cost|costs|is|of) )around|until|till|after|before|since|route|room|gate|exit|highway|i|interstate|suite|apt|number|no|hes|shes|theyre|im|i am|party of|table for|group of|for|we are|were|year|in|on|channel|the|terminal|level|floor|top|first|last|next|open) $';

/** Before and after amounts that are not a budget: a saving, a past price, a tip. */
export const spentBefore =
  ' (?:save|saves|saved|saving|won|win|lost|owe|owes|paid|tipped|bet|spent|found|earned|(?:i|we|he|she|they) (?:make|made)|earn|donated|charged|give me back|refund|fined|cost (?:me|us)|was) (?:\\w+ ){0,2}$';
export const spentAfter =
  '^ (?:off|discount|credit|coupon|voucher|tip|gift cards?|fine|in savings|saved|parking ticket|donation|deposit)(?= )';

/** Says that the price no longer matters. */
export const lifted = words(
  '(?:forget|scrap|drop|ignore|never ?mind|scratch|lift|lose|remove|cancel|ditch) (?:about )?(?:the |my |that |our |any )?(?:\\$?\\d+ )?(?:\\w+ )?(?:limit|budget|cap|price|max|maximum|ceiling)|(?:no|without a|without any) (?:\\w+ )?(?:limit|budget|cap|price limit) (?:any ?more|now|after all)|(?:forget|scrap|drop|ignore|never ?mind|scratch) (?:about )?(?:the |that |my |our )?\\$?\\d{2,}(?: (?:dollars?|bucks))?(?= (?:[.,]|as well|too|also|then|now|again|he|she|they|we|i|im|its|because|and|part|thing|anymore)| $)|any price|(?:price|money|cost|budget) (?:doesnt|does not|wont) matter',
);

const nothing =
  '(?:(?:(?:even )?(?:a|1|one) (?:single |red )?(?:penny|cent|dime|dollar|buck|thing))|anything|money)';

export const free = words(
  `(?<!hands )free|for free|free of (?:charge|cost)|freebies?|cost(?:s|ing)? (?:me |us )?(?:nothing|zilch|zip|nada|zero)|without paying|(?:at )?no cost|no charge|no cover(?: charge)?|no (?:admission|entry|entrance) (?:fee|charge|cost)|(?:dont|doesnt|wont) charge (?:\\w+ )?(?:admission|entry|entrance|a fee|anything|money|a cent)|(?:zero|0) (?:cost|dollars|bucks)|(?:none|nobody|no one)(?: \\w+){0,3} (?:to )?pay(?: admission| entry)?|spend(?:ing)? nothing|gratis|on the house|complimentary`,
  `(?:not|dont|doesnt|wont|shouldnt|mustnt|cant|without) (?:have to )?(?:cost|costing|pay|paying|spend|spending) (?:me |us |you |any )?${nothing}`,
);
export const notFreeBefore =
  ' (?:not|isnt|arent|never|nothing|doesnt have to be|dont need|neednt be|necessarily) (?:\\w+ )?$';
