import type { CareRule } from '../../care.ts';

/** Violence by those one knows, sexual violence, and the abuse of children. */
export const englishAssault: readonly CareRule[] = [
  'rap(?:e|ed|es|ing|ist)',
  'molest\\w*',
  'grop(?:ed|es|ing)',
  'sexually (?:assault\\w*|abus\\w*|harass\\w*|touch\\w*)',
  'sex(?:ual)? (?:assault\\w*|abuse|abused|predator|trafficking)',
  'taken advantage of',
  '(?:wouldnt|didnt|doesnt|wont) take no(?: for|{end})',
  'did (?:something|things|stuff) to me',
  '(?:wont|doesnt|keeps) (?:stop )?(?:touching|grabbing|groping) me',
  'take advantage of (?:me|her)',
  'took advantage of (?:me|her)',
  'incest',
  'forc\\w+ (?:himself|herself|themsel\\w+)(?: \\w+)? on',
  '(?:forc\\w+|made|makes|making|pressur\\w+) (?:me|her|him) (?:to|into) (?:\\w+ )?(?:sex|sleep with|touch|undress|perform|bed|strip|kiss)',
  '(?:makes|made) me (?:have sex|touch|do things|watch)',
  'against my will',
  'without (?:my |her )?consent',
  '(?:i|she) (?:said|told (?:him|her)) (?:no|to stop) ~3 (?:he|she|didnt|kept|anyway|wouldnt)',
  '(?:he|she|they) (?:didnt|did not|wouldnt|would not) stop (?:when|even|touch)',
  '(?:put|slipped|dropped|slip) (?:something|a pill|drugs) in(?:to)? (?:my|her|his) (?:drink|glass|beer|cup)',
  'drink ~2 (?:was|got|been|is|getting) (?:\\w+ )?(?:spiked|drugged|roofied)',
  'spiked (?:my|her)',
  '(?:i|was|been|got|were|me|her) (?:\\w+ )?(?:drugged|roofied)',
  'wok(?:e|en) up ~4 (?:naked|undressed|clothes|strange|stranger|no memory|dont remember|not remember\\w*)',
  '(?:nudes?|naked (?:pics|pictures|photos)|private (?:pics|photos|videos?)|sex tape) ~6 (?:leak|post|share|send|threat|blackmail|spread)\\w*',
  '(?:leak|post|shar|send|threat|blackmail|spread)\\w* ~6 (?:nudes?|naked (?:pics|pictures|photos)|private (?:pics|photos|videos?))',
  'blackmail\\w* (?:me|us|her)',
  'sextort\\w*',
];

/** Only in sentences that are not about leisure. */
export const englishAssaultUnlessLeisure: readonly CareRule[] = [
  '(?:{they}|{partner}|{parent}|{other})s? ~3 touch(?:ed|es|ing) (?:me|us|her|my (?:\\w+ )?(?:body|parts?|breasts?|butt|thigh|chest))',
];

export const englishChild: readonly CareRule[] = [
  '(?:{parent}|boyfriend|brother|cousin|he) ~1 (?:comes|came|coming|sneaks|gets|climbs) (?:in|into) (?:my|her) (?:room|bed|bedroom|shower)',
  '(?:teacher|coach|uncle|man|guy|he|adult|stranger|pastor|someone) ~4 (?:dirty|naked|sexual|nude|inappropriate|sexy) (?:pictures|pics|photos|messages|texts|stuff|videos|things)',
  'touch(?:es|ed|ing) ~1 (?:my|our|his|her|the) ~1 {kid}',
  '{kid} ~3 (?:beaten|abused|molested|neglected|starved|starving|mistreated|tied up|afraid of (?:his|her|their)|covered in bruises|has bruises|being (?:hit|hurt|slapped))',
  'child (?:abuse|neglect)',
  'abus\\w+ (?:a |the |my |their |his |her |our )?(?:\\w+ )?{kid}',
  '{attacker} ~3 {harms} (?:on )?(?:my|our|his|her|the|their|a) (?:\\w+ )?(?:{kid})(?! (?:menu|museum|club))',
  '(?:my|our) (?:\\w+ )?{parent} ~3 (?:{harms}(?: on)?|hurt|touch(?:es|ed|ing)|lock(?:s|ed)|starv\\w+|burn\\w*) (?:me|us|my)',
  '(?:mom|moms|dads|mothers) (?:new )?(?:boyfriend|husband|friend) ~3 (?:{harms}|touch\\w*|hurts?|watch\\w*) (?:me|us)',
  '(?:keep|tell) ~2 (?:it )?(?:a |our )?secret ~4 touch\\w*',
];

export const englishStalking: readonly CareRule[] = [
  'ex ~4 (?:follow\\w*|stalk\\w*|outside my|watching (?:me|my)|track\\w* me|harass\\w*|wont leave me|threat\\w*|keeps (?:calling|coming|showing|texting)|broke into|found out where)',
];

export const englishAbuse: readonly CareRule[] = [
  '{attacker} ~3 {harms} (?:on |at )?{them}(?! (?:up|with a (?:great|nice)))',
  '(?:gets?|got|getting|turns?|became|so) (?:\\w+ )?(?:rough|physical|violent|aggressive) (?:with me|when|and|if)',
  'hands? around (?:my|her) (?:neck|throat)',
  'gave (?:me|her) (?:a )?(?:black eye|bruises?)',
  'bruis\\w+ ~4 (?:husband|wife|boyfriend|girlfriend|ex|partner|dad|he|she|him|her)',
  '(?:scared|afraid|terrified|frightened|fear\\w*|petrified) (?:of|for) (?:my (?:own )?(?:{partner}|{parent}|roommate|boss|brother|son|life|kids)|him|her|what (?:he|she|they)|going home|being alone with)',
  '(?:scared|afraid|terrified|frightened|dont want|dont feel safe) (?:to )?(?:go|going|be|being|come|coming|stay|staying|sleep) ~1 (?:home|back home|back to (?:him|her|my)|in my own|at home)(?= (?:[.,]|because|with|tonight|to|he|she|my|$)|  ?$)',
  '(?:scared|afraid|terrified|worried|sure) (?:that )?(?:{attacker}) ~3 (?:hurt|kill|hit|find me|find us|beat|take (?:my|the)|come (?:after|back))',
  '{attacker} ~2 (?:wont|doesnt|never|not|refuses to|wouldnt|didnt|dont) (?:\\w+ )?(?:let|allow) (?:me|us|her|my \\w+) (?:to )?(?:leave|out|go(?: {now}|{end})|go (?:out|anywhere|home|outside|to (?:work|school))|see (?:my|any|friends)|talk to|call|use|have (?:any |my |a )?(?:money|friends|phone|job)|work{end}|drive|eat{end}|speak)',
  '(?:lock(?:s|ed)?|tie[sd]|trap(?:s|ped)) (?:me|us|her|my kids) ~1 (?:up|in|inside|out)',
  '(?:keeps?|keeping|kept|holding|held) (?:me|us|her) (?:\\w+ )?(?:locked|hostage|prisoner|captive|trapped|against|isolated|from leaving)',
  '(?:hiding|hid|locked) (?:in|inside) (?:the|my|a) \\w+ ~4 (?:from (?:my|him|her)|because (?:he|she|my)|hes|shes)',
  'lock(?:ed)? (?:myself|ourselves) in ~4 (?:he|she|hes|shes|because|hiding|scared|from)',
  'not allowed to (?:leave|go out|see my|have (?:a phone|money|friends)|talk to)',
  '{attacker} ~3 (?:controls?|controlling|checks?|tracks?|monitors?|takes?|keeps?) ~4 (?:phone|our money|my money|location|where i|who i|passport|paycheck)',
  '(?:says?|said|tells? me|told me) i (?:cant|cannot|am not allowed to|may not) ~1 (?:see|talk|leave|work|go out|call|have friends)',
  '(?:hotel|place|somewhere|shelter|motel) (?:where |that )?(?:he|she|they|my \\w+) (?:doesnt|wont|cant|does not|cannot|dont) (?:know|find|look|think|expect)',
  '(?:kids|children|baby|daughter|son) ~2 (?:have to|need to|must|gotta) (?:leave|get out|run) (?:tonight|now|before|him|her)',
  '(?:need|have|trying|want|how) ~1 to (?:get out|leave|get away|escape) ~2 before (?:he|she|my) ~3 (?:back|home|wakes?|finds?)',
  '{attacker} ~3 (?:took|takes|hid|hides|stole|smash\\w*|broke|controls?|controlling|checks?|tracks?|tracking|monitors?) (?:away )?(?:all )?(?:of )?(?:my|me|everything i|where i|who i|every)(?: (?:phone|passport|papers|money|paycheck|keys|documents|cards?|location|calls|texts|move|do|go|see|talk|spend|cent)|{end})',
  'safe ~6 (?:away |far )?from (?:my|him|her{end}|their|his|an? abus\\w+)',
  '(?:hid(?:e|ing)|flee\\w*|fled|run(?:ning)? away|ran away|ran|escap(?:e|ing|ed)) (?:from )?(?:my (?:abusive )?(?:{partner}|{parent})|him{end}|an? abus\\w+|(?:a )?(?:violent|abusive|domestic)\\b)',
  '(?:where|so|place|that) (?:{attacker}|my (?:{partner}|{parent})) (?:cant|wont|cannot|doesnt|will not|will never) (?:\\w+ )?(?:find|reach|hurt|get to)',
  'abusive (?:\\w+ )?(?:{partner}|{parent}|relationship|marriage|home|household|man|family|situation)',
  'domestic (?:violence|abuse)',
  'restraining order',
  'protective order',
  'abuser',
  '(?:womens|battered|dv|domestic\\w*) (?:\\w+ )?shelter',
  'battered (?:wife|women|woman)',
  'shelter for (?:women|abused|battered)',
  'eggshells',
  'beat(?:s|en)? (?:me|us|her) up',
  'beaten (?:up|by (?:my|him|her))',
  '(?:gets?|being|is|was|so) (?:\\w+ )?violent(?! (?:movies?|games?|shows?|for))',
  '(?:is|been|being|was|so) (?:\\w+ )?abusive',
  '(?:stalk\\w*|harass\\w*|threat\\w*) (?:me|us|to (?:kill|hurt|take)|my (?:kids|family))',
  '(?:calls?|calling) me (?:worthless|stupid|names|trash|ugly)',
  '(?:yells?|screams?|yelling|screaming) at me (?:every|all|constantly|and|until|if)',
  '(?:kill|hurt|shoot|stab|find|beat) (?:me|us|her) (?:if|when|for|because) i (?:\\w+ )?(?:leave|left|tell|told|call|ever|talk|go (?:home|back)|come home|try|report|say)',
  'if i (?:leave|tell|go|try to leave|call|say) ~4 (?:hell|shell|he|she|theyll|they) ~2 (?:kill|hurt|shoot|find|take|beat)',
];

/** Only in sentences that are not about leisure. */
export const englishAbuseUnlessLeisure: readonly CareRule[] = [
  '{attacker} ~3 (?:will|would|going to|gonna|wants to|want to|trying to|tried to|threat\\w* to|might|could|swore|says (?:he|shell|hell)|hell|shell) ~1 (?:kill|hurt|shoot|stab|murder|beat) (?:me|us|her|my (?:kids|family|mom|sister))',
];
