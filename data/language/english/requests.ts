import { apart, words } from './patterns.ts';

/*
 * Patterns of how a request relates to what was said before, and of what it asks for in general.
 */

/** The visitor takes back what they said before. */
/** Asks the assistant to do something for the visitor. */
export const errand =
  '(?:^|[.,]|and|then) (?:(?:please|ok|okay|yes|just|now|so|go ahead and|(?:can|could|will|would) you|i need you to|help me) )*(?:(?:book|reserve|schedule) (?:me|us|it|that|this|the|an?|my|our|\\d+|2|dinner|lunch|tickets)|(?:text|phone|e ?mail|message|notify|ping|alert) (?:me|us)|call (?:(?:me|us) (?:when|back|if|once)|them|the (?!whole|day)\\w+)|(?:put|book) (?:it|us|me|that) (?:down )?under|make (?:an?|the) (?:appointment|reservation|booking) for (?:me|us))(?= )|(?<= )(?:(?:put|book|hold) it |reservation )?under (?:the )?name(?= )|(?<= )put (?:it|us|me) (?:down )?under(?= )';

export const correction = words(
  'actually|instead|more like|(?:i |we )?(?:meant|mean)|make (?:that|it)|(?:scratch|scrap|change) that|changes? of plans?|changed? (?:my|our) minds?|switch(?: to| it)?|lets do|let us do|rather|second thoughts?|wait|hold on|no|nope|sorry|oops|my bad|correction|not that|never ?mind|forget|come to think of it|swap|replace|(?:how|what) about|better|i was wrong|turns out|after all|hmm|plans changed|(?:different|new) plan|update|on reflection|drop(?! (?:off|(?:our|my) (?:bags?|stuff|luggage|backpack)) )|ditch|prefer|just|only',
);

/** Clear corrections: "and" next to them does not add anything. */
export const retraction = words(
  'instead|meant|(?<!(?:like|as) )i (?:said|wrote|typed|put|told you)|(?:get |got |get them |got them |them |it )?mixed (?:(?:it|them|those) )?up|wrong (?:part|side|area|neighbou?rhood|place)|my mistake|oops|my bad|(?:scratch|scrap|change) that|it should be|rather',
);

/** The visitor adds to what they said before. */
export const addition = words(
  'also|too|as well|plus|and(?! for (?:breakfast|brunch|lunch|dinner|supper|dessert) )|add|in addition|along with|besides|additionally|another|or|both|even|either',
);

/** Either choice will do. */
export const either = words(
  'eithers?|both|whatever|whichever|any|anything|(?:doesnt|does not) matter|(?:dont|do not) mind|dont care|no (?:strong )?preference|not (?:fussy|picky)|(?:im|were) (?:easy|flexible)|flexible|up for anything|no matter|makes no difference|a mix|mix of both|surprise me|you choose|open to (?:both|anything)|equally|all good|all the same|same to (?:me|us)',
);

export const thingsToDo = words(
  '(?:(?:things?|stuff|what|something|anything|fun) to|(?<=^ )to) (?:do|see(?! (?:that|if|how|an?|the|what|who|my|some) )|visit)|places to go|(?:things? |whats |what is |events? )?going on|whats (?:on|happening)|activit(?:y|ies)|what (?:can|could|should|do|would) (?:i|we) (?:do|see|visit)|what do people do|something (?:else )?fun|idea where|where (?:can|could|should|would) (?:i|we|he|she|they) (?:go|get in|be (?:allowed|let in))(?= (?:[.,]|then|instead|on|tonight|out|to have)| $)|where (?:to|can i|should i|could i) take (?:her|him|them)|(?:things?|stuff|events?) happening|what happens|anything (?:happening|fun|good|cool|on)|to do|ideas',
);

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const toPlan =
  '(?:plan|planning|map out|itinerary|ideas?|build|put together|organi[sz]e|fill|spend)(?: (?:out|me|us|for|of))*(?: (?:an?|our|my|the|this|that|next|1|one|whole|full|entire|perfect|ideal|great|nice|fun|family|special|romantic|free|lazy|rainy|first|last|only))+';

export const dayPlan = words(
  `${toPlan} (?:day|${weekday})(?: out)?(?! (?:pass|ticket|trip|morning|afternoon|evening|night))|(?:plan|spend) ${weekday}(?! (?:morning|afternoon|evening|night))|(?:(?:an?|the|our|my|1|one) (?:full )?)?(?:whole|entire)(?: (?:fun|free))? (?:day|${weekday})(?! (?:pass|ticket|trip))|(?:an?|the|our|my|1|one) full(?: (?:fun|free))? (?:day|${weekday})(?! (?:pass|ticket|trip))|(?:have|got|with)(?: just| only)* (?:an?|1|one)(?: free| single| whole)? day(?= (?:here|there|in|for|to|and|before|free|what|with|[.,])| $)|24 hours (?:here|in)|itinerary|make a day of it|(?:morning|breakfast|brunch) (?:[^ ]+ ){0,6}(?:lunch|afternoon|dinner) (?:[^ ]+ ){0,6}(?:afternoon|dinner|evening|night)|(?:morning|breakfast|dawn) (?:to|till|until|through) (?:night|evening|dinner|bedtime)`,
);
export const eveningPlan = words(
  `${toPlan} (?:evening|night|date night|${weekday} (?:night|evening))(?: out)?|plan ${weekday} (?:night|evening)|make (?:a night|an evening) of it|(?:an?|the|our|my) (?:whole|full|entire) (?:evening|night)`,
);

/** Needs that no field of deals speaks of: "service dog". */
export const need = words(
  '((?:free )?wi ?fi|(?:seniors?|students?|military|veterans?|teachers?|nurses?|first responders?) (?:discounts?|rates?|specials?)|service (?:dog|animal)|blind)',
);

export const allergy = words(
  'allerg\\w+(?! to (?:fun|people|crowds|work|exercise|mornings) )|anaphyla\\w+|epi ?pens?|c(?:o?e)liacs?|intoleran(?:t|ce)',
  apart,
  // Who asks for them in the food may not be able to eat them.
  '(?:have|has|any|uses?|using|contains?|cook(?:ed)?|there|made|traces of|about)(?: (?:in|with))?(?: \\w+)? (?:(?:pea|tree ?)?nuts|peanuts?|cashews?|sesame|shellfish)(?! (?:house|shop|cracker))',
);

export const anywhere = words(
  'anywhere(?! but| except)|any (?:area|neighborhood|part of town)|all over(?: town)?|(?:whole|entire) (?:city|town)|all of town|citywide|wherever|doesnt matter where|no matter where',
);
export const hungry = words(
  '(?:im|were|i am|we are|is|are) (?:\\w+ )?(?:hungry|starving|starved|famished)(?! (?:after|before|later|by|when|tonight|tomorrow|for (?!food|dinner|lunch|breakfast|pizza)))|(?<=^ (?:\\w+ ){0,2})(?:hungry|starving|famished)(?= )|need food(?= (?:[.,]|now|asap|right|fast|quick\\w*|so|lol)| $)',
);
export const anytime = words(
  'any ?time|whenever|any day|no (?:particular )?(?:date|time|day)|doesnt matter when|no matter when|not (?:this|the) weekend|(?<!(?:cant|cannot|wont|not|dont|isnt|unable) (?:\\w+ ){0,3})next week|another (?:day|time|week)|(?:any|about|on) other (?:day|night|evening|date|weekend)s|other (?:day|night|evening|date|time)s (?:(?:are|would be|also|too|all) )*(?:ok(?:ay)?|fine|good|works?|possible)',
);

export const thisDay = words('(?:this|todays) (?:very )?(?:morning|afternoon|arvo|evening)');

export const question = words('whats?|wheres?|hows?|which|whos?|when');
