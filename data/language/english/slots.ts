import { words } from './patterns.ts';

/*
 * English phrases for the slots in any city; the words of a single city are content.
 */

/** Who is coming. */
export const audienceWords = {
  family:
    'kid|familia|nino|hijo|youngun|diaper|nappy|potty trained|kiddo|kiddy|kiddie|child|children|family|famly|fam|toddler|baby|infant|newborn|tot|tyke|tike|rugrat|munchkin|ankle biter|little one|little guy|little girl|little boy|little dude|little man|little lady|little sister|little brother|little cousin|youngster|young one|wee one|wean|bairn|bambino|sprog|sprout|nipper|small fry|youth|youth group|brood|offspring|stroller|pram|buggy|pushchair|high chair|highchair|son|daughter|stepson|stepdaughter|niece|nephew|grandson|granddaughter|grandkid|grandchild|grandchildren|grandbaby|godson|goddaughter|godchild|twin|triplet|teen|teenager|tween|preteen|preschooler|pre schooler|kindergartner|kindergartener|kindergarten|kindergarten class|first grader|second grader|third grader|fourth grader|fifth grader|1st grader|2nd grader|3rd grader|4th grader|5th grader|schoolkid|school kid|schoolchild|schoolchildren|grade schooler|middle schooler|high schooler|cub scout|scout troop|girl scout|playdate|play date|kid friendly|family friendly|kindergarden|bub|bubs|mini me|hellion|our boy|my boy|2 boy|3 boy|my girl|our girl|our boys|my boys|my girls|our girls|boy and girl',
  adults:
    'adult|adulto|with friend|with my friend|with some friend|with a friend|group of friend|bunch of friend|friend night|night with my girl|night with the girl|night out with my girl|night out with the girl|drinks with my girl|drinks with the girl|brunch with my girl|brunch with the girl|weekend with my girl|weekend with the girl|night with the boy|night with my boy|romantic|romance|date night|bachelorette|pareja|esposa|esposo|grown folk|nobody under 21|no one under 21|just me|only me|for us to go out|us to go out|where we can go out|meant for me|meant me|its for me|for me not|me not the kid|single|bae|vow|renewing our vow|21 st birthday|21 and up|18 and up|my boo|boo and i|ball and chain|engaged|just married|newly married|were dating|grown up|grownup|couple|couples|lovebird|sweetheart|husband|hubby|wife|wifey|spouse|my partner|partner and i|boyfriend|girlfriend|bf and i|fiance|fiancee|significant other|other half|better half|missus|mrs and i|the mrs|my lady|my man|my girl and i|lover|girls night|our girls night|my girls night|our boys night|my boys night|our guys night|girls night out|girl night|girls trip|girls weekend|girls day|gal pal|guys night|guy night|lads night|mens night|boys night|boy night|boys weekend|dads night|parents night out|kid free|child free|childfree|kidless|childless|no kid|21 and over|over 21|21 plus|21+|18 plus|18+|18 and over|over 18|20 something|30 something|singles night|just the 2 of us|us 2|the 2 of us|2 of us|retiree|empty nester|cocktail|wine night',
} as const;

/** Indoors or outdoors. */
export const settingWords = {
  indoor:
    'indoor|indoors|adentro|ceiling|inside|indoorsy|under a roof|under roof|air conditioned|ac|air conditioning|air con|aircon|a c|in the ac|rainy day|its raining|it is raining|its pouring|pouring|bucketing down|downpour|drizzling|thunderstorm|storming|roof over our head|roof over my head|raining|rained out|out of the rain|out of the sun|out of the heat|out of the cold|its cold|it is cold|cold out|cold outside|too cold|its freezing|freezing out|freezing outside|gross outside|nasty outside|miserable outside|awful outside|ugly outside|horrible outside|wet outside|gross out|nasty out|miserable out|wet out|awful out|in the cold|stay dry|keep dry|stay warm|beat the heat|escape the heat|escape the rain|4 walls|climate controlled',
  both: 'inside or out|indoor or out|in or out|in or outdoor',
  outdoor:
    'outdoor|outdoors|outdoorsy|afuera|aire libre|outside|open air|al fresco|alfresco|fresh air|the sunshine|under the sun|the sun|in nature|nature|sunny spot|under the star|under the sky|under the open sky|open sky|in the open|out of doors|out in the open|out of the house|greenway|backcountry|wilderness|great outdoors|picnic',
} as const;

/** Relaxing or adventurous. */
export const intensityWords = {
  adventurous:
    'adventurous|something crazy|something wild|something insane|something nuts|anything crazy|crazy outdoor|crazy stuff|crazy thing|crazy adventure|crazy fun|adventure|adventuresome|thrill|thrilling|thrill seeker|thrillseeker|thrill seeking|adrenaline|adrenalin|adrenaline rush|adrenaline junkie|daredevil|daring|extreme|exhilarating|heart pumping|heart racing|blood pumping|pulse racing|white knuckle|action packed|action|high energy|energetic|high octane|get moving|active|physical|burn off energy|burn some energy|work up a sweat|break a sweat|wild|hair raising|heart pounding|heart pound|heart race|wilder|livelier|rush|exciting|excitement|challenge|challenging|risky|edge|off the beaten path|full throttle|full on|gnarly|intense|strenuous',
  relaxing:
    'relaxing|relax|relaxed|relaxation|relaxin|chill|chilled|chillax|chilling|chill out|mellow|calmer|quieter|mellower|cozier|calm|calming|peaceful|peace and quiet|quiet|low key|lowkey|laid back|laidback|easygoing|easy going|unwind|unwinding|kick back|serene|serenity|soothing|tranquil|tranquility|take it easy|take it slow|slow pace|slow paced|slow|lazy|restful|rest|cozy|cosy|zen|gentle|leisurely|wind down|winding down|decompress|de stress|destress|unplug|recharge|romantic|pamper|pampered|pampering|put our foot up|put my foot up|put up our foot|feet up|put our feet up|put my feet up|easy does it|switch off|stress free|no stress|blissful|hush|hushed|hang loose|breather|meditative|sedate|veg out|veg|do nothing|doing nothing|do zilch|do very little|mindful|toned down|loaf',
} as const;

/** Price bands. */
export const priceWords = {
  budget:
    'cheap|barato|cheapo|cheapie|cheapest|inexpensive|affordable|budget|on a budget|budget friendly|low budget|tight budget|low cost|low price|low priced|lower price|no money|any money|out of money|almost nothing|hardly anything|strapped for cash|strapped|cash strapped|broke|flat broke|skint|short on cash|short of cash|short on money|short of money|low on cash|low on fund|low on money|tight on money|tight on cash|money is tight|moneys tight|money tight|funds are low|pinching penny|penny pinching|penny pincher|pinch penny|frugal|thrifty|bargain|economical|wallet friendly|easy on the wallet|light on the wallet|kind to the wallet|save money|saving money|save some money|shoestring|on a shoestring|dirt cheap|next to nothing|cost little|costs little|spend little|student price|student budget|pocket change|pocket money|few buck|few dollar|couple buck|couple of buck|couple dollar|payday|till payday|until payday|before payday|count every penny|every penny|watching every penny|empty wallet|thin wallet|on the cheap|reasonable price|reasonably priced|hard up|pennies|penniless|tight wallet|watch my spending|watching my spending|watch our spending|watching what we spend|without spending',
  mid: 'mid range|midrange|mid priced|medium priced|medium price|mid price|moderate|moderately priced|moderate price|middle of the road|average price|average priced|mid tier|mid level',
  luxury:
    'break the bank|shell out|shell out much|fork out|fork over|pay much|pay a lot|cough up|breaking the bank|cost much|cost a lot|cost a fortune|cost an arm and a leg|an arm and a leg|spend much|spend a lot|spending a lot|spending much|costs a lot|costs a fortune|luxury|luxurious|luxe|lux|upscale|fancy|fanciest|splurge|splurging|splash out|splash the cash|splashing out|high end|highend|upmarket|posh|swanky|swank|deluxe|5 star|4 star|five star|premium|extravagant|lavish|ritzy|bougie|boujee|bougee|opulent|plush|high class|top of the line|top shelf|top dollar|vip|first class|go all out|going all out|spare no expense|no expense spared|sparing no expense|money is no object|moneys no object|money no object|price is no object|cost is no object|money is no issue|moneys no issue|money isnt an issue|price is no issue|price isnt an issue|cost isnt an issue|no object|big spender|blow the budget|sky is the limit|skys the limit|no limit|expensive|pricey|priciest|costly|exclusive|white glove|decadent|indulge|indulgent',
} as const;

/** Times; weekdays mean the weekend or this week. */
export const whenWords = {
  now: 'now|right now|open now|open right now|still open|open at the moment|currently open|open this minute|open at this hour',
  today: 'today|later today|todays|2day|this very day',
  tonight: 'tonight|tonite|2nite|tonights|this evening tonight|later tonight',
  tomorrow:
    'tomorrow|tmrw|tmr|tomoro|tomorrows|2morrow|2moro|tomorrow night|tomorrow morning|tomorrow afternoon|tomorrow evening',
  weekend:
    'weekend|wknd|wkend|this weekend|sat and sun|sat or sun|this sat|this sun|on sat|saturday|sunday|friday night|friday evening|sat night|saturday night|sunday morning|saturday morning|sunday afternoon|saturday afternoon|sunday evening|saturday evening',
  'this-week':
    'this week|coming week|monday|tuesday|wednesday|thursday|friday|later this week|this coming week|next few day|weekday|week day|weeknight|week night|midweek|mid week|during the week|next couple of day|rest of the week|the week',
  'this-month':
    'this month|coming month|later this month|rest of the month|the month|end of the month|next few week',
  morning: 'morning|forenoon|this morning|early morning|sunrise|am hour',
  afternoon: 'afternoon|this afternoon|arvo|midday',
  evening:
    'evening|this evening|after work|at night|after dark|sunset|sundown|nighttime|night time|in the night|open late|late at night',
} as const;

/** The parts of a day. */
export const partWords = {
  morning: words('(?:mornings?|forenoons?)'),
  afternoon: words('afternoons?|arvo|midday'),
  evening: words('evenings?|(?:week)?nights?|after (?:work|dark)'),
  workday: words('week ?(?:days?|nights?)|mid ?week|during the week(?! (?:of|after|before|between))'),
  night: words(
    '(?:date|girls?|ladies|guys?|boys?) (?:nights?|nite)|night out|(?!weekday)\\w+day (?:nights?|nite)',
  ),
  late: words(
    '(?:open|up|out|something|anything) late|(?<!not \\w+ )late (?:tonight|at night|night|evening|hours)|(?:after|past|until|till) (?:10|11|12|midnight)(?: pm)?',
  ),
} as const;

/** Leisure activities that are not a category; a catalog need not have deals for them. */
export const interestWords =
  'kayaking|kayak|canoeing|canoe|rafting|whitewater rafting|whitewater|paddleboarding|paddle board|paddleboard|sup|zip line|zipline|zip lining|ziplining|rock climbing|climbing|bouldering|hiking|hike|trail|biking|cycling|bike ride|mountain biking|horseback riding|horse riding|fishing|swimming|sailing|boating|camping|golf|golfing|disc golf|tennis|pickleball|running|museum|art|art gallery|gallery|mural|painting|pottery|craft|science|history|historic|architecture|nature|garden|animal|goat|dog|cat|dinosaur|train|car|racing|nascar|sport|baseball|basketball|football|soccer|hockey|volleyball|softball|rugby|lacrosse|ballgame|music|live music|dance|dancing|salsa|photography|reading|yoga|meditation|gaming|boardgame|video game|board game|puzzle|escape room|axe throwing|paintball|skating|skateboarding|skydiving|hot air balloon|helicopter|scavenger hunt|ghost|stargazing|astronomy|wine|beer|coffee|tea|cooking|baking|market|farm|strawberry picking|berry picking|pumpkin patch|playground|beach|lake|river|waterfall|mountain|rooftop|patio|picnic|view|sunset|brewery|museums|aquarium|planetarium|science center|workshop|walking tour|food tour|bike tour|scooter|segway|birdwatching|bird watching|lantern|tree|flower|street art|vinyl|record|book|comic|knitting|lego|magic|circus|rodeo|trampoline|go kart|obstacle course|ropes course|treetop|cave|gem mining|archery';

/** Words that are too general to be topics. */
export const generalWords =
  'food|table for|book a table|reserve a table|feed me|feed us|to feed|drinks with friends|drinks tonight|grab drinks|for drinks|restaurant|eat|eating|eatery|dining|dine|meal|snack|bite|hungry|starving|famished|foodie|grub|chow|nosh|drink|cuisine|family outing|family activity|family day out|kids activity|event|happening|whats on|show|ticket|performance|service|lesson|repair|shop|shopping|store|mall|retail|outlet|buy|buying|purchase|merch|merchandise|shopping spree|lodging|accommodation|travel|place to stay|place to sleep|somewhere to stay|somewhere to sleep|stay the night|overnight|overnight stay|nightlife|night out|night on the town|late night|after hours|party scene|bar|pub|club|game|night|tour|ride|group|visitors|unique|men|local|students|home|spring|fall|summer|bucket list|kids|weekend|chef|tasting|car|dog|cat|tree|record|book|view|park|house|work|office|flight|coach|race|health|porch|light|present|one|time|day|year|area|help|hill|list|pass|stay|story|street|corporate|friendly|open|new|live|seniors|grandparents|mother|daughter|girls|adults|teens|bed|air|blue|board|play|wheel|transfer|comfort|working|include|square|double|feature|fetch|fold|return|guided|silent|yourself|beginner|seat|eight|track|deliver|delivered|flavor|small|frozen|star|session|under|never|learned|bring|brought|broken|above|block|drawn|framed|chosen|seasonal|behind|glass|motor|door|before|eleven|twelve|after|maker|entry|enter|thing|twice|through|without|appointment|table|course|south|north|east|west|yellow|mended|cleaned|folded|fetched|returned|captioned|people|share|whole|every|other|right|until|around|first|second|third|little|large|great|extra|happy|plain|ready|short|long|fresh|quick|early|where|there|which|while|about|again|between|together|everything|anything|something|choice|choose|offer|price|person|couple|minute|month|quarter|corner|level|inside|outside|number|piece|place|point|pounds|round|start|stand|today|treat|water|weeks|within|world|worth|yours|brush|included|counter|string|towel|fitting|storage|sixty|opening|closing|guest|member|order|online|standard|regular|single|premium|special|classic|original|annual|monthly|weekly|daily|complete|perfect|simple|always|favorite|welcome|visit|learn|taste|enjoy|build|make|made|accessible|tasting|tour|session|course|spot';

/** Topics that say little beside another. */
export const vagueWords =
  'errand|game|games|class|lesson|workshop|course|session|show|performance|tickets|trip|exercise|shopping|delivery|rental';

/** Words that link others and name nothing. */
export const linkingWords =
  'with|your|never|from|that|this|these|those|into|over|than|then|them|they|their|have|what|when|where|will|were|more|most|some|only|just|also|like|each|both|without|after|before|under|until|while|about|any|very|three|four|five|seven|eight|nine|eleven|twelve|hour|hours|night|nights|days|first|last|next|free|kids|people|child|children|family|adults';

/** Verbs for topics; those with another common meaning only after "to" or "go". */
export const verbWords =
  'watch the game=sports bar|catch the game=sports bar|watch the match=sports bar|watch a game=sports bar|watch football=sports bar|watch the football=sports bar|watch sports=sports bar|learn something=class|learn a skill=class|learn new=class|new skill=class|new hobby=class|teach me something=class|teach us something=class|skate=skating|horse riding=horses|ride a horse=horses|horse ride=horses|hike=hiking|a tasting=tasting|some tasting=tasting|any tasting=tasting|wanted to fly=hot air balloon|want to fly=hot air balloon|love to fly=hot air balloon|loves to fly=hot air balloon|dream of flying=hot air balloon|dreams of flying=hot air balloon|love flying=hot air balloon|loves flying=hot air balloon|to bowl=bowling|to swim=swimming|go swim=swimming|to sail=sailing|to dance=dancing|go dance=dancing|to paint=painting|to sing=karaoke|stargaze=stargazing|to cycle=cycling|to bike=cycling|to camp=camping|ride horses=horseback riding|clean the house=home cleaning|clean our house=home cleaning|a cleaner=home cleaning|a maid=home cleaning|suitcase=luggage|baggage=luggage|our bags=luggage|my bags=luggage|the bags=luggage|drop bags=luggage|my backpack=luggage|get pampered=spa|be pampered=spa|feel pampered=spa|some pampering=spa|little pampering=spa|day of pampering=spa|pampering day=spa|pampering for=spa|be spoiled=spa|get spoiled=spa|night away=hotel|weekend away=hotel|backrub=massage|sitter=babysitter|a book=books|good book=books|dog washed=dog groomer|dog a bath=dog groomer|wash the dog=dog groomer|wash our dog=dog groomer|bathe the dog=dog groomer|dog groomed=dog groomer|dog needs a haircut=dog groomer|dog haircut=dog groomer|dog a haircut=dog groomer|car detailed=detailing|truck detailed=detailing|suv detailed=detailing|detail my car=detailing|help me fix=repair|get it fixed=repair|to fix it=repair|who fixes=repair|have it repaired=repair|bike fixed=tune-up|fix the bike=tune-up|bike repaired=tune-up|bike needs=tune-up|bike that squeaks=tune-up|musical instrument=music|play an instrument=music|go thrifting=thrift';
