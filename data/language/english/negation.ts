import { words } from './patterns.ts';

/*
 * Negators, which rule out what is named, and phrases that only look like negations.
 */

export const against = words(
  '(?:not|isnt|arent|nothing|nowhere) (?:too|so|very|overly|super|that(?= (?:expensive|pric\\w+|loud|crowded|busy|fancy|spicy|cold|hard) ))(?! (?:far|long|much|many|late (?:tonight|at night|nights?|evening)) )|no|not|never|0(?! (?:dollars?|bucks?|cents?|cost|charge|fees?|clue|idea|plans?|experience|degrees))|without|w o|dont|doesnt|do not|didnt|isnt|arent|wont|cant|cannot|aint|wasnt|shouldnt|wouldnt|nothing|none of|mustnt|must not|havent|hasnt|neither|nor|avoid|avoiding|skip|skipping|hate|hates|despise|dislike|loathe|detest|except|except for|excluding|exclude|minus|sans',
  '(?:any(?:thing|where| day| time| night)|everywhere|everything|all) but|(?:(?:other|rather) than|instead of|in place of|apart from|aside from|besides)(?: (?:just|only))?|outside of|away from|far from|(?:sick|tired) of|fed up with|enough (?:of|with|about)|stop (?:with|showing (?:me|us)|suggesting)|you (?:keep|kept|only|just) (?:on )?(?:giv\\w+|show\\w*|suggest\\w*|offer\\w*|send\\w*|recommend\\w*)(?: (?:me|us))?(?: (?:nothing but|only))?|(?:drowning|swimming|buried) in|(?<= already )(?:has|have|got|owns?) (?:lots of|loads of|a lot of|so many)|(?:has|have|got|own|owns) (?:enough|plenty of|tons of|a ton of|(?:a )?(?:million|thousand|hundred)s?(?: of)?|(?:way )?too many)|than|(?:had|seen|been to) enough|refuse to|refusing to|no way|no more|rul(?:e|ing) out|stay(?:ing)? away|steer clear|keep away|leav(?:e|ing) out|leave off',
  '(?:die|dying|died) of boredom (?:in|at)|(?:bored?|bores) (?:\\w+ )?(?:to (?:death|tears))(?: (?:in|at|by))?|fall asleep (?:in|at)|forget|scrap|scratch|ditch|ditching|drop(?! (?:off|my|our|some|a|the (?:bags?|luggage|car|kids?|dog)) )|remove|cancel|lose the|less|allergic to|bored (?:of|with)|(?<=(?:prefer|choose|pick|take|like|want) (?:\\w+ ){1,4})over|(?:break|escape) from|escaping|getting away from|done with|(?:im|were|am|are|hes|shes|theyre) (?:so |really |kinda |totally |just |all )*over(?! (?:here|there|at|in|on|by|to|budget|it|this|that|the (?:age|limit)|\\d+)(?= ))|anti|non|too|hardly|barely|pass on|nix|(?:nope )?to no|spare (?:me|us)|(?:sounds?|looks?|seems?)(?= (?:(?:really|so|pretty) )?(?:expensive|pricey) )',
);

/** Negators that rule nothing out: "why not", "nothing beats", "I'd never say no to", "not sure". */
export const harmless = words(
  // "Not boring for teenagers" is for teenagers.
  '(?:not|isnt|arent|wont|wouldnt|dont|doesnt|never|nothing|cant)(?: (?:be|too|so|that|get|find|it|at all|going to))* (?:bor(?:e|es|ing)|lame|dull)(?= )',
  // "Not too late tonight" is tonight.
  'not (?:too|so|very|that|super|overly) late',
  // "Is there no pasta" asks for it; "cheaper than that for comedy" names comedy.
  '(?<=^ |[.] )so (?:then |really )*(?:no|nothing)(?= (?!(?:[^ .,]+ ){0,3}(?:please|thanks) )(?:[^ .,]+ ){1,4}[.] $)|(?<=^ (?:(?:oh|ok|okay|wait|hmm?|and|,) )*)so (?:then )?(?:theres|there is|there are|you have|youve got|you got) (?:really )?(?:no|not any)(?! (?:way|need|kids|children) )|(?:is|are) there (?:really )?(?:not|no|nothing)|do (?:you|they) (?:not have|have no|have nothing)|you (?:really |still )?dont (?:have|offer|do|sell)|you have no|(?:(?:other|rather) )?than (?:that|this|those|these)(?: one)?(?= (?:for|in|on|at|and|or|but|[.,]|with|near|to|tonight|today|tomorrow) )|than (?:it|them)|(?:for|costs?|pay|spend|much|bit|little) less',
  // "No, Saturday, not Friday".
  // "No real golf, on a course" after another wants it.
  '(?<=^ )no(?= (?:real|actual|proper|the) )|no(?= \\w+day (?:, )?not )|(?:know|knows|knew) nothing about|(?:cant (?:think of|imagine)|nothing|nowhere|no) (?:\\w+ ){0,6}than|never set foot|without (?:them|him|her|me|us|you|it|paying|spending)|(?:never|wouldnt|cant|not) say no to|no reason to leave|never leave|dont (?:want to )?leave|without leaving|no (?:cost|charge|fees?)|not (?:only|just|to mention|bad|kidding|sure)|why ?not|no (?:class(?:es)?(?= (?:today|tonight|tomorrow|this|on|until|till|next|\\w+day) )|school|work|practice|homework|daycare|camp|plans|insurance|car|problems?|worries|doubt|idea|rush|thanks?|thank you|matter|clue|wait)|oh no',
  '(?:dont|doesnt|never|no) (?:have |has |got )?(?:any |the |enough |much )?time (?:to|for)|(?:dont|doesnt|wouldnt) mind|(?:cant|cannot) wait|cant (?:get enough|go wrong|decide|think of|believe)|i cant help|nothing (?:beats|like|better than|but)|(?:if|or) not|(?<=(?:thats|that is|those are|these are) (?:an? )?(?:\\w+ ){1,4}(?:, )?)not(?= an? )|havent had|hasnt had|havent gone|drop (?:some|a bit of|serious|big)|drop (?:off|(?:our|my) (?:bags?|stuff|luggage|backpack))|(?:never|havent) (?:been(?! (?:a fan|into|one for|big on|fond))|tried|seen|done|learned|learnt|taken|had (?:a|any) lessons?)|dont forget|(?:cant|cannot|never|dont know how to) (?:\\w+ ){0,2}?(?:swim|play\\w*|read|cook|bake|sew|skate|ride|paint)(?=.* (?:lessons?|class(?:es)?|learn|teach\\w*|beginners?) )|couldnt be|(?:dont|do not) know|why (?:dont|doesnt)|dont (?:you|they|any)|doesnt any\\w*|(?:isnt|arent) there|isnt it|didnt i|not (?:too |that )?far from|no(?: (?:lol|haha|lmao|dude|bro))*(?= (?:[.,]|(?:no|i|we|back|go|make|actually|rather|sorry|lets|like|an?|for|its|thats|just|something|show|he|she|they|my|our) ))',
  // "Don't take the first off the list" keeps it.
  '(?:dont|do not|didnt|never)(?: (?:mean|meant|want|ask|say|said|you|to))* (?:(?:take|leave|cross|rule)(?= (?:\\w+ ){0,6}?(?:off|out) )|remove|drop|skip|exclude|cancel)',
  // "The bakery is far from here" says so of the bakery.
  '(?<= (?:is|are|its|thats) (?:(?:too|so|very|really|quite|pretty|a|bit) )*)far from',
);

/** Says that something is possible but not required. */
export const open = words(
  // Who never did a thing, or does not know how, refuses nothing: "dance class, never danced", "I can't skate".
  `never(?= (?:(?:really|even) )*(?:did|made|gone|swum|sung|ridden|thrown|(?!(?:lik|lov|enjoy|want|need|car|ask|order)ed )[a-z]{3,}ed) )|(?<=(?:i|we) (?:really )?)(?:cant|cannot|dont know how to)(?= (?:really |even )?(?:swim|dance|skate|sing|draw|paint|sew|knit|ski|surf) )`,
  'so nothing(?= (?:under|below|for less than) )|so (?:really |(?:theres|there is|there are|you have|you got) )?no(?= (?:\\w+ ){1,3}(?:at all|anywhere|here|around|in|on|near|tonight|today|tomorrow) )|(?:dont|doesnt|do not|neednt|no) need(?! (?:the|that|those) )|neednt|(?:not just|(?:isnt|arent|is not|are not) (?:just|only))(?= )(?! (?:[^ .,]+ ){1,6}(?:, )?but )|(?:dont|doesnt|does not) have to|not (?:necessarily|important|required)|(?:doesnt|does not) matter|(?:dont|do not) (?:really )?care|isnt a must|already (?:(?:have|has|got|owns?)(?! (?:enough|plenty|tons|lots|loads|a (?:ton|lot)|(?:way )?too many|so many) )|booked|bought)|no preference|regardless',
);

/** Takes back what it contains: "I wrote bars but meant bistros", "leave the bars out of it". */
const times =
  '(?:to death|already|twice|recently|(?:an?|so|too|\\d+|enough|many)(?: \\w+)? times|many times|every \\w+)';

/** What has to come: something else. */
const rather = '(?=(?: [^ ]+){0,8}? (?:(?<!(?:body|one) )else|different|new|instead|others?|next|change) )';

/** The need is still there, or something like it is wanted: "our booking fell through, plan b". */
const replaced = '(?:plan b|similar|\\w*(?:where|body|one) else|another (?:one|place|spot|table))';
const unlinked =
  '(?!(?:but|so|what|where|and|or|because|since|cause|if|when|now|then|is|are|was|were|got|reservations?|bookings?|table|appointment|restaurant|dinner|lunch|brunch|hotel|room|\\w*sitter|flight) )[^ .,]+';
const isLost =
  '(?:(?:has|have|had|just|all|now|is|was|are|its|theyre|got|get|been|turned out to be) )*(?:cancel+ed(?! on (?:me|us))|called off|(?:rained|sold) out|postponed|fully booked|booked (?:up|out)|scrapped|(?<= (?:is|was|are|were|its|theyre|be|we \\w+) )(?:shut|closed)|fell (?:through|thru|apart)|(?:didnt|not|isnt) (?:happen\\w*|work(?:ing)? out))(?= )';
const theSame = '(?: ,)?(?: (?:but|and|then|now|only|until|it|they|that|this|which|everything))+';

/** A plan that fell through is no wish: "our hike got rained out", "we were going to sail but it was cancelled". */
const fellThrough = [
  `${unlinked}(?: ${unlinked}){0,8}?(?=(?:${theSame})? ${isLost})`,
  `(?:(?:was|were|had|been|im) (?:going|supposed|gonna|planning|booked|tickets)|planned)(?: ${unlinked}){1,8}(?=(?: ,)? (?:but|and now) )`,
  `the(?: ${unlinked}){1,3}(?= is off(?: [.,]| $| now| so) )`,
  `(?:cancel+ed|called off|postponed|scrapped|missed) (?:my|our|the|this|todays|tonights)(?: ${unlinked}){1,4}`,
].join('|');

const did = '(?:done|been to|seen|tried|did(?! (?:you|u|they|i|we|he|she|it) )|saw|visited)';
const then =
  '(?:(?:back )?(?:in|on) (?:january|february|march|april|may|june|july|august|september|october|november|december|\\w+day)|last \\w+)';
const unloved = '(?! (?:and|we) (?:\\w+ )?(?:loved|enjoyed))';

export const taken = words(
  `(?:${fellThrough})(?! .*${replaced} )`,
  `(?:always|usually|constantly|keep|had(?! to )|ate|went to|went|did)(?: (?:do|doing|eat|eating|go|going|get|getting|have|having|to))*(?: (?!(?:but|so|what|any|something|anything|and|an?|no|to|with|this|time|been|never|enough|better) )[^ .,]+){1,4}${rather}`,
  `${did} (?:\\w+ ){1,6}${times}${unloved}|${did}(?: \\w+){1,6}(?= ${then}${unloved} )|(?:already|always) (?:give|gave|gets?|got|buy|bought) (?:her|him|them|my \\w+)(?: (?!(?:what|something|so|but|now) )[^ .,]+){1,4}|(?:has|have|got|owns?)(?: (?!(?:no|not|any|anything|something|what|but|so) )[^ .,]+){1,5} already|already (?:had|did|done|saw|seen|tried|visited|been to|went to|ate|went)(?: (?!(?:what|any|anything|something|so|but|now|where|which|in|on|last|with) )[^ .,]+){1,6}|(?:everybody|everyone|they|people|friends?|he|she) (?:\\w+ ){0,3}(?:tells?|told|says?|recommends?|suggests?) (?:[\\w,]+ ){1,8}but|(?:wrote|said|typed|put|asked for) (?:[\\w,]+ ){1,5}(?:but|when i)(?= (?:i |we )?mean)|(?<!(?:dont|didnt|never|not) (?:\\w+ ){0,3})(?:(?:leave|leaving|count) (?:\\w+ ){1,4}out|(?:take|cross|strike) (?:the|that|those|your) (?:\\w+ ){1,3}off(?= (?:[.,]|please|the list|my list|your list)| $))|(?:leave|leaving) (?:the|my|our|his|her) \\w+ (?:at )?home`,
);

export const takenBack = words('i mean(?:t)?|no wait|make that|or rather|scratch that|correction|er|sorry');

const isNot =
  '(?:(?:it|they|that) (?:isnt|arent|is not|are not)|(?:(?:its|theyre|it is|they are|thats) )?not)';

/** What need not be, though it was wanted: "it doesn't have to be pottery", "even if it's not vegan". */
export const waived = words(
  `(?:(?:doesnt|does not|dont|do not|neednt|need not) (?:(?:really|necessarily|even) )?(?:(?:have|need|has) to )?be|not necessarily|even (?:if|when) ${isNot}|(?:(?:does not|doesnt|no) matter|(?:dont|do not) (?:care|mind)|fine|ok|okay) (?:if|whether|when) ${isNot})(?: (?!(?:but|and|so|just|if|then|we|i) )[^ .,]+){1,4}`,
);

const stories =
  '(?:i|we|he|she|they|my \\w+|our \\w+|the kids) (?:just |already |all |both |even |also |really |then )?(?:went(?! back)|ate|took|saw|visited|watched|drove|stayed|enjoyed|spent|celebrated|ended up|got back|came back|had(?! enough| in mind| hoped| planned| thought| to | a baby| kids| better))';

const nowAgain =
  'but|now|today|tonight|tomorrow|so|this time|any|anyway|what|where|is there|are there|want|wanna|deserve|looking|need|can|could|lets|find|show|give|please|id|wed';

const workday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
/** When somebody works: "I work Tuesday to Friday". */
const busy = `(?:i|we|he|she|who) (?:works?|(?:am|are) working|have work)(?: (?:on|every|from))? ${workday}(?: (?:(?:to|through|thru|and|or|till|until|,) )?${workday})*`;

/** The past is not a wish: "back in college we partied every weekend", "we went bowling and had pizza", nor is work. */
export const past = words(
  busy,
  `(?<=${did}(?: \\w+){1,6} )${then}|while (?:my |his |her )?(?:husband|hubby|wife|partner|boyfriend|girlfriend|friends?|mom|dad|he|she) (?!(?:is |are )?(?:in town|here|visiting|with|and) )(?: ?(?!(?:${nowAgain}) )[^ .,]+)+|(?:back in(?! a | an | time)|back (?:when|home)|used to|when (?:i was|we were)|once upon)(?: (?!(?:${nowAgain}) )[^ .]+)*|(?:years ago|last (?:time|year|summer|winter|month|week|weekend|night|spring|fall)(?! (?:of|in) )|yesterday|the other day|${stories})(?: (?!(?:${nowAgain}) )[^ .,]+)*`,
);

const said = '(?:said|told (?:me|us)|mentioned|promised|says?)(?: that)?';
const reportEnd = `(?: (?!(?:${nowAgain}) )[^ .,]+)*`;

/** The time of a loss, which is not when something is wanted: "fired me this morning". */
const ofLoss =
  '(?<= (?:(?:fired|sacked|dumped|left|cheated on) (?:me|us)|laid (?:me |us )?off|let (?:me )?go|got fired|broke up|split(?: up)?|separated|divorced|died|passed|passed away|lost my \\w+)(?: with me)? )(?:just |back )?(?:in|on|last|this|early|yesterday|today|\\d+|a|an|few|couple) (?:[a-z]+ ?(?:ago|after|of|on)? ?)??(?:\\w+)?';

/** What was said or promised: "you said it was free", "my sister said the show is at 8, but it's in January". */
export const reported = words(
  // "That is far from the park, isn’t it" denies nothing.
  '(?<= (?:is|are|was|its|thats|theyre) (?:[^ .]+ ){1,6})(?:isnt|arent|wasnt) (?:it|they|that)(?= [.,]| $)',
  // "My wife passed in September": that September is over.
  '(?<= (?:passed|passed away|died|retired|moved here|was born|graduated|(?:got|were|been) married|divorced|widowed) )(?:in|last|this) (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|year|month|week)',
  `(?:(?:you|it|(?:the|your) (?:site|page|card)) ${said}|you (?:just |already )?(?:wrote|typed|answered|picked)|(?:she|he|they|(?:my|our) \\w+) ${said}(?= (?:(?!(?:if|go|get|try|i|we) )\\w+ ){0,5}(?:was|wasnt|were|is|are|had|has|its) ))${reportEnd}(?:(?: ,)? but (?:its|it (?:is|was))${reportEnd})?`,
  ofLoss,
  // "No, that's at night" tells of what was shown.
  '(?:thats|that is|that (?:1|one)(?: is|s)?|that (?:starts|begins))(?: only)? (?:(?:in|at|during) (?:the )?(?:night|evening|morning|afternoon)|(?:at|after) \\d[\\d:]*(?: [ap]m)?)',
);

/** Leads from a story to the wish: "so anyway, what I need". */
export const point = words(
  '(?:so )?anyways?|anyhow|long story short|(?:so )?what (?:i|we) (?:actually |really |just )*(?:need|want|am after|are after)|the point is|to get to the point|my question is',
);

const filler =
  'really|exactly|quite|just|be|even|so|all|both|my|our|a|an|the|for|to|always|very|going|gonna|able|definitely|pretty|totally';

/** Comes after what it rules out: "the harbor is too crowded", "bars are not our thing", "clubs are out". */
export const behind = [
  '^ (?:(?:i|we|he|she|they) )?(?:(?:already|always) (?:give|gave|gets?|got|has|have|buy|bought)|(?:gets?|has|have) (?:[^ .,]+ ){0,3}(?:already|every \\w+|enough|plenty))(?= )',
  '^ \\.(?: \\.)* (?:(?:lol|haha|um|oh|hmm|really|,) )*(?:no|nope|nah)(?= (?:[.,]|thanks|thank|way|lol|please|not|(?:i|we) (?:said|meant|mean|asked|want|need))| $)|^ (?:(?:will|can|is|are) )*(?:stays?|staying|remains?) (?:at )?home(?= )|^ (?:no|nope)(?= [.,]| $)|^ (?:please|ugh|hell|god|absolutely|definitely|so) no(?= (?:[.,]|thanks|way|lol)| $)|^ no (?:please|thanks|thank you|way)(?= )|^ , no(?= [.])|^ is (?:the |one |a )(?:\\w+ ){0,4}(?:avoid|skip|hate|dislike|stay away)(?= )',
  '^ (?:is |are )?(?:way |far |just |a bit |a little )?too (?!please|for|with|if|in|and|or|but|far from|bad|so)[a-z]+(?= )',
  `^(?: (?!(?:and|but|or|so|who|with) )[a-z]+){0,2}? (?:isnt|arent|wont|will not|doesnt|dont|do not|does not|cant|cannot|is not|are not|not|wouldnt)(?: (?:${filler}))* (?:work|working|fit|suit|coming|come|join|joining|us|me|invited|allowed|included|appeal|interest|welcome|do|it(?! [.,]| $)|go|along)(?= )`,
  `^ (?:is|are|was|would be|feels?|sounds?|seems?|s)(?: (?:${filler}))* (?:out|off (?:the|limits)|taken|full|busy|overrated|over|ruled out|boring|lame|no good|no use|no fun|a no|done|old news|tired|(?:too )?(?:expensive|pricey|steep)|an example)(?= )`,
  '^ (?:is|s)(?: \\w+)? (?:nowhere near|(?:too )?far (?:away|from(?! (?:bad|over|perfect|ideal|boring|crowds|noise|it)(?= )))|not (?:\\w+ )?(?:near|close)|miles away)(?= )|^ (?:is|s) (?:(?:like|about|over|at least|more than|already|way) )+\\d+ (?:miles?|mi|min(?:ute)?s?|hours?)(?= )',
].join('|');

/** After a thing: denies anything of it: "isn't an outing", "are so boring", "was not what I asked for". */
export const denied =
  '^(?: (?!(?:and|but|or|so|if|as|for|in|near|to|at|on|with|who|what|that|which|where|because|i|we|you|it|they|he|she|there) )[a-z]+){0,2}? (?:isnt|arent|wasnt|werent|aint|(?:is|are|was|were) (?:not|no|never)|no longer)(?= )(?! (?:(?:it|that|they|there)(?= (?:[.,]|$)|$)|a must|bad|required|necessary|far|until|enough|done|ready|working|running|clean) )';
export const paired = '^ (?:and|or|nor)(?: (?:a|an|the|some))? $';
export const alsoSo = '^ (?:too|either)(?= [.,]| $)';

/** Words that begin a new clause, which ends the reach of a negator. */
export const restart =
  '^(?:but|although|though|however|so|because|since|instead|prefer|prefers|preferably|just|only|rather|please|lets|maybe|give|show|find|something|anything|id|wed|ill|well|i|we|were|im|looking|yet|then|while|hence)$';

/** A negator after a comma, and words after an aside that begin instances of what was said before it. */
export const aside = '^[,.]? (?:but )?not$';
export const instance = '^(?:like|more|maybe|rather|think|such)$';

/** Words that begin a new request after "and": "skip the bars and take me to a concert". */
export const order =
  '^(?:with|in|near|close|preferably|take|bring|show|give|find|go|do|get|make|try|let|lets|keep|head|put|send|we|i|just|id|please)$';

/** Words that end the reach of a negator, alone or with the next one: "not the harbor make it downtown". */
export const stop =
  '^(?:but|although|though|however|because|since|instead|so|rather|prefer|just|only|please|id|wed|lets|when|if|unless|until|while|cook(?:ing)? (?!class)[a-z]+|i mean(?:t)?|(?:make|do) (?:it|that)|(?:give|show|find|get) (?:me|us))$';

/** Negators of a noun, and words that end their reach: "no stairs for the kids" is about stairs. */
export const nounNegator =
  '^(?:no|without|minus|sans|except|except for|(?:any(?:thing|where| day| time| night)|everywhere|everything|all) but)$';
export const placeLink = '^(?:in|around|near)$';
export const afterNoun = '^(?:for|with|that|which|where)$';

/** Words after which what was ruled out is a wish after all. */
export const exception =
  '^(?:but|except|only|unless|rather|actually|ok|okay|yes|want|instead|though|still|maybe|then|how|give|show|find|need|looking|do|where)$';

/** Words between a negator and a time that it rules out: "can't do Saturday", "nothing too early". */
export const timeLink =
  '^(?:is|are|was|of|no|not|neither|and|in|on|at|the|an?|this|that|next|too|so|very|really|early|late|before|after|during|until|till|past|any|for|every|do|doing|go|going|come|coming|free|available|make|it|be|around|work|works|want|to|we|i|able|anything|something|stuff|much|more|places?|spots?|deals?|things?|plans?|out|open|there|here|good|if|,)$';
