import { noDetail, words } from './patterns.ts';
import { onlyOne } from './rejections.ts';

/*
 * Patterns of what a visitor wants to happen.
 */

const politeness =
  '(?:(?:please|pls|plz|ok|okay|alright|hey|hi|well|so|now|um|uh|hmm|actually|can|could|may|we|you|i|id|like|want|to|need|lets|let|us|me|just|would|will|sorry|oops|yes|go|wanna|shall|and|then|do|a|right|no|wait|yeah|gonna|have|had|better|should|help|everything|totally)[ ,.]+)*';
const restarting =
  '(?:reset|restart|reboot|start ?over|(?:start|begin) (?:again|anew|fresh|from (?:scratch|the beginning|zero))|new (?:conversation|chat)|from scratch|clear (?:the |this |our |my )?(?:chat|conversation|everything|all|history|preferences|slate)|wipe (?:the |this )?(?:slate|chat|conversation|everything)(?: clean)?|clean slate|fresh start|forget (?:everything|all of (?:it|that|this)|what i said|all that|it all|all i said|what ive said)|do over)';
const machine =
  '(?:password|router|phone|computer|laptop|pc|modem|clock|car|engine|wifi|device|machine|server|game|console|tv|alarm|watch|career|life|business|breaker|thermostat|odometer|email|account)';

/** A request to start over, but not to restart a router. */
export const reset = `(?:^|[.,]) ${politeness}${restarting}(?= (?:[.,]|$|please|pls|now|the|this|our|my|everything|it|all|again|from|with|ok|okay|thanks|chat|conversation|search|and|for|completely|entirely|over|fresh|me|us|if|anew))(?! (?:the |my |our |this )?${machine})`;

const which = '(first|second|third|fourth|fifth|last|middle)';

/** About a deal that was shown: by its position in words, or by its number. */
export const detail = ` (?:tell (?:me|us) (?:more )?about|more (?:about|info|information|details?|on)|details?|info on|what(?:s| is) included|whats in|describe|how (?:much|long) is the|what about the|the fine print|is the|does the|book the) (?:.* )?(?:${which}(?: (?:1|one|deal|option|card|offer|thing))?|(?:number|option|deal|no) (\\d))(?= )(?! (?:person|kid|child|guest|night|hour|day|ticket) )`;
export const oneOfThem = `^ (?:number |#)?()(\\d)(?: please)? (?:[.,] )?$|^ (?:\\w+ ){0,4}(?:the )?(?:${which} (?:one|1|deal|option|offer|card)|(?:number|option|deal) (\\d))(?: \\w+){0,4} [.,]? ?$|^ (?:(?:ok|okay|and|the|show|me|what|about|at|for|with|how) )*${which}(?: (?:please|again|then))* (?:[.,] )?$`;
export const moreOfThis =
  '^ (?:is|are|does|will) (?:it|that|this|they|the \\w+) |^ how much (?:[.,] )?$| (?:tell me about|what days|until when|how long (?:is|does|are)|is there parking|how much (?:is|are|does|do) (?:it|this|that|they|the|these)|whats the price|when (?:is|are|does|do|can) (?:it|this|that|they|the|i)|what time|opening hours|what are the hours|(?:is|are) (?:it|that|this|they|these) (?:really |still |ok |okay |good |also )?(?:on|open|valid|available|refundable|included|kid friendly|family friendly|good for|suitable|allowed|\\d+|21|18|worth|transferable|free)|when does|expiry|restrictions|terms|conditions|cancell?ation|refund|where is (?:it|this|that|the)|where do (?:i|we) park|how do (?:i|we) (?:buy|book|get|use(?! (?:you|this (?:chat|site|guide)) )|redeem)|book (?:it|this|that)|(?:buy|get|take) (?:it|this one|that one)|link|discount code|promo code|coupon code|can i bring|tell me more|more (?:details?|info|information)|details|what(?:s| is) included|what do i get|fine print|more about (?:it|this|that))(?= )';

/** Praise is thanks only if a sentence says nothing else. */
const praise =
  '(?:great|nice|lol|kk|sweet|cheers|awesome|perfect|lovely|amazing|brilliant|cool|wonderful|excellent|fantastic|super|haha|neat|works|helpful)';
const around =
  '(?:oh|wow|that|thats|this|it|its|is|was|sounds|looks|so|very|really|just|all|ok|okay|yes|yeah|well|hey|for me|for us|absolutely|pretty|one|idea|stuff)';

const site =
  '(?:(?:you|u|ya|yall|they|this|it|(?:this|the|your|a) (?:site|website|app|thing|page|company|business))(?: (?:people|guys|all|folks))?)';
const gain =
  '(?:earn(?:ing)?|profit|(?:mak(?:e|ing)|get(?:ting)?) (?:\\w+ )?(?:money|paid|living|profit|cash|buck|dime|cent|income|dough|cut))';
const transit = '(?:bus(?:es)?|train|tram|street ?car|light rail|subway|metro|shuttle|ferry|\\w+ line)';
/** Whom somebody wants to reach who is tired of programs. */
const human =
  '(?:(?:real |actual |live )people|(?:real |actual |live )?(?:humans?(?: being)?|person)|manager|owner|agent|representative|rep|supervisor|operator|boss|customer service|support)';
export const staff = words(
  human,
  'customer (?:service|support)|(?:someone|somebody|anyone) (?:about|regarding) (?:my|our|the|an?) (?:booking|order|reservation|deal|code|coupon|refund|tickets?|payment)',
);
const someone =
  '(?:person|human(?: being)?|somebody|someone|anyone|anybody|robot|bot|chatbot|machine|computer|program|ai|chatgpt)';

const kin =
  'husband|wife|spouse|partner|fiancee?|mom|mother|mama|mum|dad|daddy|father|papa|son|daughter|(?:big |little |baby )?(?:brother|sister)|grandma|grandmother|granny|nana|grandpa|grandfather|grandparents?|parents?|uncle|aunt|cousin|nephew|niece|(?:best |good |close |old |dear )?friend|baby|dog|cat|pup(?:py)?|kitten|horse|(?:mother|father|brother|sister) in law';

export const ordinals = {
  first: 0,
  '1st': 0,
  '2nd': 1,
  '3rd': 2,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  middle: 1,
  last: -1,
};

/** No answer to a question of the assistant, which shows others all the same. */
const undecided =
  '^ (?:(?:u+m+|h+m+|well|oh|im|it|i|we|,|\\.) )*(?:neither|not (?:really )?sure|no (?:idea|clue)|idk|dunno|depends|who (?:cares|knows)|dont know)(?: (?:really|yet|honestly|,|\\.))* $';

/** What belongs to a question about money, and wishes for nothing: "when I buy something". */
const condition =
  '(?:(?: [^ .,]+){0,3} (?:when|if|after|once|because) (?:i|we|you|somebody|someone|people) [^.,]*(?= ))?';

/** The first that matches counts, so requests for other deals come before small talk. */
export const intents: readonly (readonly [string, string])[] = [
  [
    'advice',
    words(
      '(?:can|should|may|could) i (?:drink|take(?! (?:her|him|them|us|it|my|our|the|a|an|someone|somebody|guests) )|eat|smoke) (?:\\w+ ){0,3}(?:while|when|with|on|if)|pregnant(?= (?:can|should|may|is (?:it|this|that|sushi|wine)) )|antibiotics|medication|prescription|diagnos\\w+|symptoms?|lawsuit|(?:can|should|could|want to|going to) (?:i |we )?sue|legal advice|(?:need|hire|find|want|see|know|recommend|for) (?:me )?(?:a |an )(?:\\w+ )?(?:lawyer|attorney)|(?:getting|filing for|want) a divorce|tax advice|(?:should|can) (?:i|we) invest|invest in',
    ),
  ],
  [
    'rank',
    words(
      '(?:push|favou?r|prefer|rank|promote|recommend|put|show|list)(?:ing)? (?:the (?:ones|shops|deals|places|vendors) |whatever |whoever |those |deals |what |who )(?:that |which |who )?(?:pay|earn|make|give)s?(?: you)?(?: the)?(?: more| most)?',
      '(?:\\w+ (?:who|that|which) )?(?:pa(?:y|ys|id)|gives?|earns?) (?:you |u |the )*(?:more|most|extra|money|commission)(?! (?:for|than)) (?:\\w+ ){0,5}(?:first|higher|(?:on )?top)|(?:pa(?:y|ys|id)|buy|bought) (?:(?:you|for|to|be|get|at|on|the|their|that) )+(?:top|spots?|ranking)',
      'how (?:do|does|did|are|is) (?:you|u|it|they|(?:this|these|the|your)(?: \\w+)?) (?:rank|sort|order|choose|chosen|pick|decide|select)(?:e?d)?(?= (?:[.,]|these|those|them|this|what|which|who|deals|between|the (?:deals?|list|order|ones|first|top))| $)|(?:sorted|ranked|ordered|chosen) (?:by|because)',
    ),
  ],
  [
    'charge',
    `${words(
      '(?:will|would|do|does|are|is|gonna) (?:you|u|this|it|they)(?: (?:going to|gonna|ever))* (?:charg|bill)(?:e|ing)? (?:me|us|my)|(?:spam|junk|marketing|promotional) (?:e ?)?mails?|(?:get|send|sends|be) (?:me |us )?(?:any )?spam(?:med)?|(?:who|where) (?:do|would|will) (?:i|we) pay(?= (?:[.,]|if|when|then|at)| $)|(?:do|can|would|must) (?:i|we) (?:have to |need to )?pay (?:here|you|(?:on|through|at|in) (?:here|(?:this|your|the) (?:site|website|page|app|chat)))|where (?:do|would|will) (?:i|we) (?:actually |even |really )?pay|(?:give|tell|send|need|want|ask for|leave|enter|put in)(?: you)?(?: \\w+){0,2} (?:my|our) (?:\\w+ or )?(?:e ?mail|(?:credit |debit )?card|card number|(?:phone )?number|address|data|info\\w*)(?! (?:on the page|there|them) )|(?:do|must|should) (?:i|we) (?:have to |need to )?(?:sign up|register|log ?in|(?:make|create|open) an? account)(?= (?:[.,]|here|first|on|with|to)| $)|pay (?:on|at|through|in) (?:your|ur|this|the) (?:site|website|page|app) or|sign up (?:for|to) (?:anything|something|use|see|this (?:site|app))|(?:need|have|make|create|open|is there) (?:an? )?(?:account|app|newsletter)(?= (?:[.,]|here|first|or|to|with|for|i|we|that)| $)|free to use|how much do you (?:cost|charge)',
    )}${condition}`,
  ],
  [
    'buy',
    words(
      '(?:if|when|once) (?:i|we) (?:click|tap|press|hit)(?: (?!who)\\w+){0,3} (?:, )?(?:(?:then|so) )?(?:nothing|what|where|does|do|is|will|am|i (?:dont|cant))|what happens (?:if|when|after|once) (?:i|we) (?:click|tap|press|buy|hit)|(?:where )?(?:does|do|will|would) (?:the|that|your|this|those) (?:buttons?|links?) (?:\\w+ )?(?:take|lead|bring|go|send|open)|(?:(?:can|could|do) (?:i|we|you|anyone|people)|(?<!(?:where|which|that|what|things) )(?:i|we|you) (?:can|cant|cannot|couldnt)) (?:actually |really |even )+(?:buy|order|purchase|redeem)',
    ),
  ],
  [
    'terms',
    words(
      '(?:can|could|may|how (?:do|can|would)) (?:i|we|you) (?:return|cancel|exchange|refund) (?:an?|my|these|any|what i) (?:\\w+ )?(?:deals?|vouchers?|offers?|purchases?|orders?|bought)|(?:(?:combin|stack)\\w*|(?:use|apply|redeem) (?:more than (?:1|one)|2|both|several|multiple|3)) (?:\\w+ )?(?:coupons?|codes?|deals?|offers?|discounts?|vouchers?)(?: at once| together)?|(?:coupons?|codes?|deals|offers|discounts|vouchers) (?:\\w+ )?(?:be )?(?:combined|stacked|stack|combine)|(?:if|when) (?:i|we|you) (?:buy|book|get|pay) [^.]{1,120}(?:money back|refund\\w*)|(?:do|can|could|would|will) (?:i|we|you|she|he|they) (?:ever |still |even |people |guys )?(?:get|have|give|offer|do) (?:\\w+ ){0,2}(?:money back|refunds?)|refund policy|(?:is|are) (?:the |that |this |your |these |those |all )?(?:\\w+ )?(?:prices?|totals?) (?:\\w+ )?(?:final|(?:with|including|before|after|plus) tax\\w*)(?: or [^ .,]+(?: [^ .,]+)?)?|(?:is|are|does|do) (?:the |your |these |that )?(?:\\w+ )?(?:tax(?:es)?|gratuity|tips?|prices? include tax\\w*)(?: (?:included|extra|on top))?(?: or [^ .,]+(?: [^ .,]+)?)?(?= [.,]| $)',
    ),
  ],
  [
    'trust',
    `${words(
      `(?:scam|legit|bogus|phony|fictional|imaginary)|(?:is|are) (?:this|the|your|these) (?:\\w+ )?(?:site|website|app|page|links?) (?:\\w+ )?(?:safe|secure|trustworthy|real|ok|okay)|fake (?:deals?|offers?|site|places|businesses)|which (?:ones?|of (?:these|them|those)|deals|places) (?:is|are) (?:actually |even |really )?(?:real|true|fake|legit)|are any (?:of (?:these|them) )?(?:actually |even |really )?real|(?:is|are|was|were) (?:these|this|those|they|it|(?:\\w+ )?(?:deals|offers|places|prices|businesses|vendors)) (?:\\w+ )?(?:fake|invented)|ma(?:de|ke|king) (?:this|these|those|them|it|that|all (?:this|that|of this))(?: all)? up(?! to)|made ?up (?:deals?|offers?|places|businesses|stuff)|ma(?:kes?|de) up (?:these|this|those|the)(?= (?:deals?|offers?|places|prices))|(?:deals|offers|places|businesses|prices|they|these) (?:all )?made up|(?:do|does) (?:these|those|they|this|any of (?:these|them)|the)(?: \\w+)? (?:\\w+ )?exist|is any of (?:this|it) (?:\\w+ )?(?:real|true)|invent(?:ed)? (?:these|this|the) (?:deals?|offers?|places)|(?:can|could|should|do) (?:i|we|anyone|people) (?:even |really )?(?:trust|believe) (?:you|u|this|these|it|that|an?)|(?:if|whether) (?:i|we) (?:can|should) (?:trust|believe)|(?:question|asked|ask) about (?:the )?(?:trust|money)|why should (?:i|we) believe|(?:whats|what is) the point (?:of (?:this|it|you)|then)|(?<=what )am i (?:even )?doing here|why (?:would|should) i (?:even )?(?:click|bother|use)|(?:nothing|none of (?:this|it|these))(?: here)? (?:(?:is|are) (?:even |actually )?real|exists?)|(?:any(?:one|body)|who|they) (?:ever |actually )?(?:check|verif)\\w* (?:these|the|those|your) (?:deals?|prices?)|(?:are|is|all) (?:these|the|your|this|those|they|it|any of (?:these|them)) (?:(?!(?!all|really|actually|deals|offers|places|prices)\\w+ for real )\\w+ ){0,3}(?:real|true|genuine|honest|fake|for real)(?= (?:[.,]|deals?|offers?|or|though|if)| $)|hidden fees|real or (?:made ?up|fake|invented)|(?:when|will|how soon)(?: \\w+){0,4} real (?:ones|deals|offers)|if (?:its|theyre|this is|these are|it is)(?: \\w+)? samples?`,
    )}${condition}`,
  ],
  [
    'codes',
    words(
      '(?:have|need|supposed) (?:to|an?) print\\w*|(?:do|can|must|should) (?:i|we) print|print (?:\\w+ )?(?:coupons?|vouchers?|deals?|codes?)|(?:are|is) (?:these|this|those|they|it)(?: (?:like|just|all|an?))* (?:coupons?|vouchers?)|how (?:do|does|can|would|to) (?:(?:i|we|you|people) )?(?:use|redeem|claim|apply|enter|get) (?:an?|the|these|those|your|any) (?:\\w+ )?(?:codes?|coupons?|vouchers?|deals?|discounts?|offers?)|how (?:do|does) (?:(?:these|your|those|this) )?(?:\\w+ )?(?:codes|coupons?|vouchers?|deals|discounts|offers|site|website) works?|where (?:do|can) (?:i|we) (?:find|get|enter|put) (?:an?|your|my) (?:\\w+ )?(?:codes?|coupons?)|what (?:do|would|should) (?:i|we) do with (?:the|a|my|this) (?:codes?|coupons?|vouchers?)',
    ),
  ],
  [
    'earn',
    `${words(
      `how (?:(?:do|does|can|are|is) )?${site} (?:\\w+ )?(?:${gain}|funded|financed|supported)|what (?:do|does|are|is) ${site} (?:\\w+ )?(?:make|making|get|getting|earn|earning|gain) (?:(?:out of|off|from|on|for|by) )(?:this|it|me|us|that|these|recommending|showing|doing)|where does (?:the|your|its) money come|business model|who pays for all (?:this|that|of this)|(?:are|is) (?:these|this|those|they|it) (?:all )?(?:just )?(?:ads?|advertis\\w+|paid (?:ads?|placements?))|do (?:the |these |those )?(?:vendors|businesses|restaurants|shops|places|stores|companies) pay`,
      'who (?:\\w+ )?(?:gets? paid|gets? (?:the|my) money|profits?)|(?:do|does|did|will) (?:you|they|(?:this|the|your) (?:site|website|page|app)) (?:\\w+ )?(?:take|get|keep|make|earn)(?: \\w+){0,2} (?:cuts?|commissions?|percent\\w*|share|fee)|(?:are|do|does|did|get|getting) (?:you|they|this site) (?:get |getting )?(?:paid|a cut|kickbacks?)|(?:the |these |those |any )?(?:\\w+ )?(?:pay|paying|pays|paid|bribe) you(?= (?:to|for|so|if|when|guys|money|[.,])| $)|whos paying (?:you|for this)|who (?:is paying|pays) (?:you|u|for this)|(?:gets?|got|being|is|are) paid by (?:the )?(?:\\w+ )?(?:shops?|vendors?|stores?|businesses|companies|restaurants?|places|them)|make money (?:off|from|on|when|if)|paid (?:to|for) (?:show|recommend|rank|list|push)\\w*|are you paid|(?:do|does|how do|how does|can) (?:you|this site|the site|this) (?:earn|make|get|live)(?: \\w+)? (?:money|commissions?|paid|off|from this|from it|anything)|(?:do|how do) you (?:earn|make)(?= [.,]| $)|commissions?|affiliate|sponsored|who pays (?:you|for (?:this|it))|whats (?:in it for (?:you|u|yall)|the catch)',
    )}${condition}`,
  ],
  [
    'privacy',
    words(
      '(?:do|will|can) (?:you|u) (?:still |even |ever )*remember (?:me|us|my|our|what i|this)|will (?:you|u) still know (?:me|us|my|our)|(?:does |do |is )?(?:nobody|no one|anyone|anybody|somebody) (?:even |actually |really |ever )?read(?:s|ing)? (?:this|these|it|along)|(?:do you|are you|is (?:this|it|anyone|someone)|does (?:this|anyone|anybody|someone|the site|it)|will you|do they(?= (?:\\w+ ){1,3}(?:i|my|me|data|us) )) (?:\\w+ ){0,2}(?:store|storing|save|saving|record|recording|track|tracking|keep|keeping|log|logging|sell|selling|share|sharing|read|reading|spy|spying|listening) (?:on )?(?:\\w+ ){0,2}(?:i (?:write|say|type|said|wrote)|my \\w+|me|this|data|us|it)|privacy|gdpr|my (?:personal )?data|who (?:can )?(?:reads?|sees?) (?:this|my|what)|(?:is|are) (?:this|my) (?:chat|conversations?|messages?) (?:private|stored|saved|safe|secure)',
    ),
  ],
  [
    'person',
    words(
      `(?:how|where|who)(?: (?:do|can|could|should|would|to))?(?: (?:i|we))? (?:even |actually |please )?(?:contact|reach|call|email|e mail|write|complain|message|talk)(?: (?:to|with))?(?: (?:you|(?:the|this|your) (?:site|website|page|company|owners?|team)))?(?: guys| people| folks)?(?= (?:[.,]|then|about|now|please|if|when)| $)|contact (?:page|form|us|info(?:rmation)?(?: for (?:you|this site))?)|(?:phone|number|e ?mail(?: address)?) (?:of|for) (?:the|this|your) (?:site|website|page|company|team)(?= (?:[.,]|please)| $)|(?<! (?:is|are) )your (?:\\w+ )?(?:phone|telephone)(?: number)?(?= (?:[.,]|please)| $)|help ?desk|(?:phone |telephone )?number (?:(?:where|that|to|i|we|can|could) )*(?:call|reach|text) (?:you|someone|somebody)|(?<=^ )(?:(?:a|an|no|just|real|actual|i said|please) )*(?:humans?(?: being)?|person|operator|representative|agent)(?= (?:[.,]|please|now)| $)|(?<! (?:am i|are we|who i am|dont|dont even|never|hardly|not|nobody to|no one to)(?: \\w+)? )(?:talk|speak|chat|write|complain)(?:ing)? (?:to|with) (?:(?:a |an |your |the )?${human}|(?:some|any)(?:one|body)(?= (?:[.,]|please|about|at|from|real|here|there|who works)| $))|(?:get me|give me|want|needs?|is there|put me through to|connect me (?:to|with)) (?:a |an |any )?(?:${human}|(?:some|any)(?:body|one))(?= (?:[.,]|please|not|(?:i|we) can (?:call|talk|speak|ask|email|contact|reach|write|text|message))| $)|(?:submit|add|list|advertise|promote|post) (?:an?|my|our|the) (?:\\w+ ){0,2}(?:deals?|offers?|business|restaurant|happy hour|listing)|get (?:my|our) (?:\\w+ )?(?:deals?|business|restaurant|shop) (?:on|listed|here)|i (?:own|run) an? (?:\\w+ )?(?:restaurant|business|shop|salon|bar|store|cafe)(?= .*(?:deal|site|here|list))|who(?:s| is)? (?:even |actually )?(?:runs|owns|operates|made|makes|behind) (?:(?:this|the|your|all this) (?:site|website|page|app|thing|company)|this|it)(?= (?:[.,]|then|anyway)| $)|customer (?:service|support)|your (?:company|boss|manager|support)|how (?:do|can) (?:i|we) (?:contact|reach|email|call) (?:you|someone|somebody)|who(?:m)? (?:can|do|should|would) (?:i|we) (?:(?:talk|speak|complain|report|write)(?: \\w+){0,4} to|(?:tell|report|email|write)(?= (?:[.,]|about|if|when|at|that)| $))|(?:report|found|spotted|theres|has|have) (?:an? )?(?:\\w+ )?(?:mistakes?|typos?|bugs?|wrong (?:price|phone|number|address|info\\w*)(?: number)?)(?= .*(?:site|page|here|who|you))|(?:can|could) (?:someone|somebody) call (?:me|us)|(?<=^ )${human}(?: please)?(?= [.,]| $)`,
    ),
  ],
  [
    'trouble',
    words(
      '(?:cant|cannot|can not|couldnt|dont|didnt|never|havent|lost|deleted|missing)(?: (?:find|see|have|get|got|receive|received|open))?(?: (?:my|our|the|any|an?))? (?:\\w+ )?(?:vouchers?|confirmation(?: email)?|receipts?|booking email|order email|(?:ticket|deal) email)|(?:already )?(?:bought|paid|ordered|purchased)(?: (?!if|when|for)\\w+){0,6} (?:and|but)(?: \\w+){0,3} (?:cant|cannot|couldnt|never|didnt|havent|nothing|lost|no) (?:\\w+ ){0,3}(?:find|got|get|came|received|email|code|voucher|it)|(?:it was|its|it is|that was) (?:for )?(?:an?|the|my) (?:\\w+ ){0,3}voucher|(?:i|we) (?:have )?already (?:bought|paid for|ordered|purchased) (?:it|this|that|one|them)|my (?:code|voucher|coupon|promo)(?: code)? (?:doesnt|does not|didnt|wont|isnt|is not|wasnt) (?:\\w+ )?(?:work\\w*|accepted|valid|go through|scan\\w*)|(?:(?:what )?(?:if|happens (?:if|when)) |say|says )(?:(?:they|the \\w+|he|she|it|someone|somebody|the \\w+ \\w+) )?(?:refuses?|rejects?|(?:wont|doesnt|dont|does not|do not|will not) (?:honor|accept|take|know|recognize)|says? (?:no|nope)(?: to)?|turns? (?:me|us) away)(?: (?:it|this|that|the|my|your|our|to))*(?: (?:deal|code|coupon|offer|discount|voucher))?(?= (?:[.,]|at|when|in|there|then)| $)|(?:had |has |have )?never (?:even )?heard of (?:it|this|the (?:deal|offer|code|coupon)|you|your (?:site|deal))|(?:wouldnt|didnt|would not|did not|refused to) (?:honor|accept|take|recognize) (?:it|this|my|the|your|our) ?(?:deal|offer|code|coupon|discount|voucher)?|(?:the|your|this|that) (?:code|deal|link|coupon|offer|promo code) (?:didnt|doesnt|did not|does not|isnt|wasnt|never) work(?:ing|ed)?|(?:i|we) (?:got|was|were) (?:ripped off|overcharged|turned away|scammed|double charged|charged twice)|how (?:do|can) (?:i|we) get (?:my|our) money back|(?:want|give me|need) (?:my|our) money back',
    ),
  ],
  [
    'whyAsked',
    words(
      'why (?:do|are|does) (?:you|u|it) (?:even )?(?:ask(?:ing)?|(?:want|need) to know|care|matter)|does it (?:even )?matter',
    ),
  ],
  [
    'why',
    words(
      'why(?= [.,]| $)|why (?:these|this|those|that|did you|do you|is that|is this|are these|them)(?: ones?)?|why (?:not )?the (?:first|second|third|fourth|fifth|last|middle)(?: one)?|how come (?:these|this)|what makes (?:this|these|it)',
    ),
  ],
  [
    'cheaper',
    words(
      'cheaper|(?:thats|its|bit|so|kinda|too|pretty|is|are|looks|way|little) (?:pricey|steep|costly|spendy)|less (?:expensive|pricey)|more affordable|lower(?: priced?| end)?(?! (?:floor|level|back))|(?:something|anything|costs?|(?:do|get) (?:it|this|that) for|for|got) (?:\\w+ )?less(?! (?:than|coupley|datey|romantic|formal|touristy|loud|crowded|busy) )|(?:under|less than|below) that|too (?:expensive|much money|rich)|too much(?= (?:[.,]|for|money)| $)|bit much|better price|(?:knock|bring) the price down|cheap (?:version|alternative)s?|(?:cant|cannot|couldnt) afford (?:it|that|this|them|these|those)|(?:out of|not (?:in|within)|over|above|beyond) (?:my|our) (?:budget|price range|league)',
      '(?:were|im|we are|i am) (?:\\w+ )?(?:broke|poor|not rich|not made of money)',
      '^ (?:\\w+ )?less(?= (?:[.,] )*$)',
    ),
  ],
  [
    'compare',
    words(
      'which (?:one )?is (?:cheaper|better|nicer|best|closer)|(?:which|whats?)(?: \\w+){0,3} (?:cheaper|costs? less|less expensive)|(?<=^ )(?:(?:and|so|ok|okay|what is|whats|the) ){0,3}(?:closest|nearest)(?: one)? to(?! (?:me|us|here|you|my|our|the (?:hotel|airport)))|compare|comparison|versus|vs|which (?:one )?(?:is|of (?:them|these|those|the 2)|would you|do you|should)|difference between|whats the difference|which is better|pros and cons',
    ),
  ],
  [
    'surprise',
    words(
      'surprise (?:me|us)|dealers choice|you (?:pick|choose|decide)|your (?:pick|choice|call)|up to you|pick (?:one|something|for (?:me|us))|choose for (?:me|us)|random(?! (?:question|thought|ask))|im feeling lucky|anything goes|go wild|whatever you (?:like|think|recommend)|blow my mind|roll the dice|your favou?rite|sorprendeme',
    ),
  ],
  [
    'else',
    words(
      '(?:something|anything) (?:else|different|other)|(?<=^ |[.,] |(?:want|need|find|me|try|there|have|get|got|maybe|or) )(?:an? different|another|any other) (?!(?:day|date|time|area|part|way|question|kind|person|room|deal) )[a-z]+(?= (?:[.,]|please|then)| $)|none of (?:these|those|them)|not (?:these|those|any of|that(?= (?:[.,]|please|again)| $))|dont like (?:these|those|them|any|it|that)|other (?:ideas|options|deals|suggestions|choices)|different (?:ones?|ideas|options|deals)|next ones?|try again|other (?:stuff|things|places|ones)|(?:got|have) any other|show me others|alternatives?|boring|meh|not (?:for (?:me|us)|interested|feeling)|where else|any others?|seen (?:these|those|that)|already (?:did|been|know|have)',
    ),
  ],
  [
    'more',
    `${onlyOne}|${undecided}|${words(`what else${noDetail}`)}|^ (?:yes|yeah|yep|yup|sure|please do|go ahead|ok|okay)(?: please)?(?= (?:[.,]|$)|$| $)|^ (?:(?:please|ok|okay|and|yes|show|give|see|some|me|us|any|got|list|can|you|i|want|have|are|there|do|a|few|couple|of|[2-9]|10) )*(?:more|what else|anything more|next(?! (?:week|month|year|\\w*day|sat|sun|fri|thu))|another(?: one)?(?! (?:chat)?(?:ro)?bot)|keep going|go on|continue|load more|others)(?: |$)`,
  ],
  [
    'identity',
    words(
      `(?:am i|are we|who i am|who im) (?:\\w+ )?(?:talking|texting|chatting|speaking|typing|writing|dealing) (?:to|with)|is there (?:\\w+ ){0,3}${someone} (?:\\w+ )?(?:typing|answering|behind|reading|responding|writing|there|on the other)|(?:is|was) (?:a |an )?(?:\\w+ )?${someone} (?:typing|answering|behind (?:this|you|it)|responding|writing (?:this|me|back))|(?:are|r) (?:you|u) (?:just |really |even |actually |like )*(?:a |an |some (?:\\w+ of )?)?(?:\\w+ )?${someone}|(?:is|was) (?:this|it|that) (?:just |really |even |actually |all |like )*(?:a |an |some )?(?:\\w+ )?(?:ai|bot|robot|chatbot|chatgpt|human)|(?:person|human|woman|man|lady|guy|nobody|somebody|someone|anyone|anybody) (?:on|at) the other (?:end|side)`,
      '(?:what|whats|who)(?: (?:is|s))? (?:this|that)(?: (?:even|exactly|actually))? (?:site|website|page|app|chat|thing|service)(?= (?:[.,]|about|for|anyway|exactly|all)| $)|(?<=^ )so ,? ?(?:whats|what is) (?:this|all this)(?= [.,]| $)|(?:asked|know|tell me|wonder\\w*|is) (?:what|who) you are|(?:(?:just |yet )?another) (?:bot|robot|chatbot)|(?:who|what) are you(?! (?:open|waiting|serving|offering|showing))|is (?:this|it|that) (?:an? |just )?(?:ai|a i|bot|chat ?bot|robot|chatgpt|machine|real person|human|automated)|are you (?:a |an )?(?:real|human|robot|bot|ai|person|alive|chatgpt|machine|computer|live)|(?:whats )?your name|who (?:made|built) you|(?:am i|are we|im i) (?:actually |really |even )?(?:talking|texting|chatting|speaking|typing|writing)(?: (?:to|with))?(?: an?)?(?: (?:real|actual|live))? (?:person|human|bot|robot|machine|ai|somebody|someone|anyone|computer|program)|am i talking to|real person|(?:real|person|human|bot|robot) or (?:an? )?(?:ai|bot|robot|human|person|machine|real|computer)|are you human|tell me about yourself|how (?:is|was|has|are|were) your? (?:day|week|weekend|night|morning|life|doing|feeling)|how old are you|where do you live|do you (?:eat|sleep|drink|dream|have (?:kids|friends|feelings|a (?:boy|girl)friend))',
    ),
  ],
  [
    'help',
    `^ (?:please |i need |can you |could you |ok |some )*help(?: me)?(?: out)?(?: please)? (?:[.,] )*$|${words(
      'what (?:else |all |exactly )?can (?:you (?:(?:even|actually|really|possibly) )?(?:do|help)(?: (?:me|us))?(?: (?:for|with)(?: (?:me|us))?| out)?(?: (?:today|tonight|now|here))?(?= (?:[.,]|honestly|really|exactly)| $)|i ask)|(?:what|which) (?:kinds?|sorts?|types?) of (?:deals?|offers?|discounts?|things|stuff) (?:do you|(?:are|is)(?= (?:there|here|on|in))|can you|you)(?: (?:have|offer|know|find|get|got|help|do|with|there|here|on|in|the|this|your|site|page|chat|list))*(?= [.,]| $)|how (?:does|do) (?:this|the|your) (?:chat|chatbot|bot|guide|assistant|thing) work|how (?:does )?(?:this|it) works?|how do(?:es)? (?:i|this|it) (?:use|work)|what do you do|instructions|commands|how do you work|im (?:lost|stuck)|(?:dont know|not sure) what (?:i|we) (?:want|need|feel like)|i am lost|confused',
    )}`,
  ],
  [
    'weather',
    words(
      '(?:what|how)(?:s| is| will| does)? (?:the |be the )?(?:\\w+ ){0,2}weather|weather (?:forecast|report|like|going)|forecast|(?:is|will) it (?:be |going to |gonna )*(?:rain|snow|storm|sunny|windy|hot|cold)\\w*|temperature|how (?:hot|cold|warm) is',
    ),
  ],
  [
    'live',
    words(
      `(?:did|are|is|will) (?:the |our )?(?:\\w+ ){1,2}(?:win(?:ning)?|los(?:e|ing))(?! (?:weight|it|interest) )|who(?:s| is)? (?:won|winning|ahead)(?: the (?:\\w+ )?(?:game|match|race|cup))?|(?:whats|what (?:is|was)) the (?:\\w+ ){0,3}score|(?:when|what time) (?:does|is|will|do) the (?:\\w+ ){0,2}${transit} (?:come|run|leave|stop|start|arrive|depart)\\w*|(?:is|are) the ${transit} running|(?:next|last) ${transit}|${transit} (?:times?|schedules?|delays?|(?:running|late|on time))|(?:hows |is there |any |bad )(?:the )?traffic|traffic (?:like|on|in|jam|report)|road (?:work|construction|closures?)|exchange rate|gas prices`,
    ),
  ],
  [
    'crowd',
    words(
      '(?:is|are|will|does|do|gets?) (?:it|that|this|they|there|the \\w+(?: \\w+)?)(?: (?!not|never)\\w+){0,3} (?:crowded|busy|packed|(?:lines?|queues?|waits?)(?! (?:up|danc\\w+) ))|how (?:busy|crowded|packed)|how long (?:is|are|will) the (?:wait|lines?|queue)|(?:wait|line) times?',
    ),
  ],
  [
    'review',
    words(
      '(?:the |any |good |bad |what do |yelp |google |online )*(?:reviews?|ratings?|yelp|tripadvisor)(?: (?:say|like|for|of))?|how many stars|star rating',
    ),
  ],
  [
    'grief',
    words(
      `(?:my|our|her|his|their) (?:late )?(?:${kin}) (?:just |recently |suddenly |sadly )?(?:died(?! (?:laughing|of (?:laughter|boredom)))|passed(?: away| on)?(?! (?:the|her|his|a|out|by))|is (?:dead|no longer with us))|(?:lost|buried) (?:my|our|her|his|their) (?:${kin})(?! (?:at|in the|on the|somewhere|again|s))|(?:put|have to put|had to put) (?:my|our) (?:dog|cat|\\w+) (?:down|to sleep)|grieving|in mourning|widow(?:er|ed)?|(?:the|a|(?:his|her|their|my|our) (?:\\w+ )?)funeral|memorial service|celebration of life`,
    ),
  ],
  [
    'low',
    words(
      '(?:so|too) tired (?:that )?i could cry|miss(?:ing)? (?:my|our) (?:\\w+ )?(?:dog|cat|pup(?:py)?|pet)(?! (?:at|in) )|(?:im|i am) (?:her|his|the|my \\w+s?) caregiver|(?:im|am) (?:so |completely |totally )?(?:burn(?:ed|t) out|exhausted|overwhelmed)|(?:im|am|just|only) (?:so |really |pretty |feeling |just |kinda |a bit |a little )*(?:sad|lonely|depressed|down(?! (?:for|to|with|4))|blue|heartbroken|homesick)|fe(?:el|lt)\\w* (?:(?:so|really|pretty|kinda|kind of|a bit|a little|still|very|just|like|an?|total|complete) )*(?:sad|lonely|low|down|blue|empty|lost|alone|awful|terrible|horrible|miserable|hopeless|worthless|overwhelmed|garbage|trash|crap|shit|failure|loser)(?! (?:for|to|with) )|(?:laid|let) (?:me |us )?off|got (?:fired|let go|sacked)|(?:fired|sacked) (?:me|us)|lost (?:my|his|her|our) jobs?|(?:we|i) (?:just )?(?:broke up|split up|separated)|getting (?:a )?divorced?|failed (?:my|the) (?:\\w+ )?(?:exam|test|interview)|(?:girlfriend|boyfriend|husband|wife|fiancee?|partner) (?:just )?(?:left me|dumped me|broke up with me)|(?:got|been) dumped|broke up with me|(?:cancel+ed|bailed|flaked) on (?:me|us)|stood (?:me|us) up|cheer (?:me|us|him|her|them) up|(?:rough|hard|bad|terrible|awful|horrible|tough) (?:day|week|month|year)|dont know (?:a soul|anyone|anybody) here',
    ),
  ],
  [
    'rude',
    words(
      'f+u+c+k+\\w*|sh[i1]t\\w*|bitch\\w*|asshole|stupid|dumb|idiot|moron|useless|sucks?|shut up|crap|crappy|hate you|(?:damn|screw) you|(?:youre|you are) (?:\\w+ )?worthless|garbage|trash|worst|piss off|go to hell|wtf|dumbass|loser',
    ),
  ],
  [
    'no',
    '^ (?:no|nope|nah|no (?:thanks|thank you|gracias)|not (?:really|now)|n|never ?mind)(?= (?:[.,]|thanks|$)|$| $)',
  ],
  [
    'anyway',
    words(
      '(?:thanks|thank you|thank u|thx|ty)(?: \\w+)? (?:any ?ways?|for trying|regardless)|never ?mind thanks',
    ),
  ],
  [
    'thanks',
    `${words('thanks(?! for nothing)|thank (?:you|u)(?! for nothing)|thx|ty|tysm|appreciate it|much obliged|gracias|merci|youre (?:the best|great)|you rock|(?:great|good) job|love it|nice one|good bot|well done')}|^ (?:(?:${around}|${praise}) (?:, )?)*${praise} (?:[.,] )*$`,
  ],
  [
    'ack',
    `^ (?:(?:lol|haha\\w*|hehe|ok|okay|cool|wow|omg|oh|hmm|well|great|nice|perfect|yes|yeah|right|so|and|but|,|\\.) )*(?:(?:ill|we ?ll|let me|let us|i need to|i have to|gotta|need to|ima|imma) (?:\\w+ )?(?:think|sleep on|ask|check with|talk to|discuss|let you know|be back|see|look)|(?:thats|that is|this is|thatd be|it is|its) the (?:one|winner)|(?:your|youre|you are|you) (?:so |very |really |too |pretty |kinda )*(?:funny|hilarious|sweet|smart|kind|crack me up)|good one|(?:sounds?|looks?|seems?) (?:so |very |really |pretty |super )*(?:like a plan|good|fun|great|nice|cool|perfect|delicious|yummy|interesting|tempting|amazing|lovely|awesome)|(?:i|we) (?:really |do |kinda )*(?:like|love|dig) (?:it|that|them|these|those|this|the idea)|(?:thats|that is|so) (?:a lot|so many|too many)|so many (?:choices|options)|works for (?:me|us)|(?:lol|lmao|haha\\w*|omg|wow|ha|hehe)(?= (?:[.,] )*$))`,
  ],
  [
    'love',
    words(
      'i love (?:you|u)|love you|are you single|marry me|youre (?:cute|sexy|hot|beautiful)|go out with me|kiss me|flirt',
    ),
  ],
  [
    'bye',
    words(
      'bye|good ?bye|see (?:you|ya)|later gator|cya|farewell|good ?night(?! out)|ttyl|thats all|im (?:done|good)|adios|take care|have a good \\w+',
    ),
  ],
  [
    'foreign',
    words(
      'que|quiero|busco|hay|para|ninos|comida|restaurantes?|donde|como|estoy|gratis|familia|hablas|espanol|puedes|tengo|algo|barato|noche|hoy|manana|bitte|ich|nous|avec|quelque|cherche|dove|vorrei|quero|onde|hacer',
    ),
  ],
  [
    'greet',
    '^ (?:(?:oh|well|and|why) )?(?:hi|hello|hey|heya|hiya|howdy|yo|hola|greetings|sup|whats up|wassup|good (?:morning|afternoon|evening|day)|(?:morning|afternoon|evening)(?= (?:[.,]|all|everyone|there|yall)| $)|aloha|bonjour|buenos dias|buenas tardes|how are you|hows it going|how do you do|nice to meet you|test|testing)(?= )',
  ],
];

/** The top of a list, in the order that the visitor names. */
export const sorts: readonly (readonly [string, string])[] = [
  [
    'expiry',
    words(
      '(?:end(?:s|ing)?|expires?) soon|expiring|about to end|last chance|running out|(?:deals?|offers?|ones|whats?|which|\\w+thing)(?: (?:is|are|that))? (?:end(?:s|ing)?|expires?)|(?:ends|expires?) (?:first|next)|end (?:first|next(?! (?:mon|tue|wed|thu|fri|sat|sun|week|month|year)))',
    ),
  ],
  [
    'popularity',
    words('most popular|popular|trending|everyone (?:likes|buys|loves)|best ?sellers?|what do people'),
  ],
  ['price', words('cheapest|lowest prices?|least expensive')],
  [
    'newest',
    words(
      'newest|latest|(?:whats|anything|(?<! (?:learn|learning|try|trying|do|doing|taste|discover|experience|start|eat) )something|what is) new(?! to)|new (?:deals|ones|offers)|(?:just|recently) added',
    ),
  ],
  [
    'discount',
    words(
      '(?:best|biggest|top|highest|largest|hottest|greatest|steepest|deepest|craziest) (?:\\w+ )?(?:deals?|discounts?|savings?|offers?|bargains?)|(?:best|most|better) (?:value|bang)(?: for \\w+ (?:money|buck))?(?= (?:[.,]|$))|sav(?:es?|ing) (?:me |us )?(?:the )?most|most off|half (?:off|price)|50 (?:% |percent )?off|worth (?:it )?(?:the )?most|top [35]',
    ),
  ],
];
