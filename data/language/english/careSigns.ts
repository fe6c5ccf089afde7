import type { CareSigns } from '../care.ts';

const somebody =
  '(?:my |the |his |her )?(?:mom|mother|mum|dad|father|grand\\w+|husband|wife|friend|aunt|uncle|brother|sister|son|daughter|boyfriend|girlfriend|partner|roommate|neighbor|he|she|hes|shes)';
const child =
  '(?:kids?|child|boy|girl|baby|niece|nephew|student|toddler|daughter|son|\\d+ (?:yr|yrs|year|years) old|little one)';
const harmlessMark =
  'soccer|roller|derby|football|lacrosse|hockey|fell|falls|trampoline|skat\\w+|climb\\w*|bikes?|playground|bananas?|apples?|peach\\w*|fruit|tattoos?|costume|halloween';

/** What tells of a need in English together: none of it would by itself. */
export const englishCareSigns: CareSigns = [
  {
    kind: 'crisis',
    signs: [
      'giv(?:e|ing) (?:all |most |away )*(?:of )?(?:my|everything)(?: \\w+){0,3}(?: away)?',
      'letters?|goodbyes?|remember me|wont (?:be )?need\\w*|without me',
    ],
    unless:
      'mov(?:e|es|ing)|relocat\\w+|downsiz\\w+|goodwill|thrift|declutter\\w*|college|deploy\\w*|retir\\w+',
  },
  {
    kind: 'crisis',
    signs: [
      '(?:wont|will not|not gonna|not going to|dont plan to) (?:be )?need(?:ing)? (?:it|that|them|money|any|anything)',
      'after|past|any ?more|by then',
      'found (?:somebody|someone|a home|people) for|money|last|nice|good|goodbye|special',
    ],
    unless:
      'mov(?:e|es|ing)|relocat\\w+|lease|rental|deploy\\w*|college|vacation|flight|fly\\w*|trip|back (?:in|on)|travel\\w*',
  },
  {
    kind: 'crisis',
    signs: [
      '(?:dont|do not|cant|cannot|no longer) (?:\\w+ ){0,2}see (?:what )?(?:the|a|any|much) point',
      'get(?:ting)? (?:up|out of bed)|liv(?:e|ing)|going on|another (?:day|year)|any ?more|be(?:ing)? here|buried|funeral|died|lost',
    ],
    unless: 'paying|parking|tipping|gym|driving',
  },
  {
    kind: 'crisis',
    signs: [
      'note|letter|journal|diary|text(?:ed)?',
      'alive|kill|die|dying|suicid\\w+|goodbye|end it',
      'found|find|left|wrote|says|sent',
    ],
    unless: 'movie|book|play|show|escape|mystery|game|farewell|retir\\w+|moving',
  },
  {
    kind: 'abuse',
    signs: [
      'make ?up|concealer|foundation|coverage|long sleeves?|sunglasses|turtleneck|scarf',
      'eyes?|neck|jaw|cheeks?|bruis\\w+|marks?|wrists?|arms?',
      `(?:${somebody}|he|she) (?:\\w+ ){0,4}(?:mad|angry|furious|hit|grabbed|did (?:it|this)|lost it)|ask(?:ed|ing)? questions|(?:out of|no more) (?:stories|excuses|lies)|time this (?:week|month)`,
    ],
    unless: harmlessMark,
  },
  {
    kind: 'danger',
    signs: [
      '(?:restraining|protective|protection|no contact) order|(?:paper|order) from (?:the|a) (?:judge|court)|not (?:supposed|allowed) to (?:come|be|get) (?:near|around|within)',
      'he|she|hes|shes|ex|him|her',
    ],
    unless: 'movie|book|show|podcast|dogs?|peanut|nuts',
  },
  {
    kind: 'danger',
    signs: [
      '(?:keeps?|kept) (?:showing|turning) up|(?:waiting|parked|sitting|standing) outside (?:my|our|the)|(?:follow(?:s|ed|ing)?) (?:me|us)(?! (?:on|back))',
      'scared|afraid|terrified|police|creep\\w*|order|(?:picture|pic|photo) of my|hid(?:e|ing)|my (?:porch|job|work|gym|house|apartment|window|car)',
      'ex|guy|man|dude|he|hes|him|somebody|someone',
    ],
    unless: 'ice cream|food truck|cat|dog|puppy|ghosts?|goose|geese|ads?',
  },
  {
    kind: 'medical',
    signs: [
      'pregnan\\w+|preggo|weeks (?:along|pregnant)|(?:im|shes) \\d+ weeks|trimester',
      'bleed\\w*|(?:havent|havnt|hasnt|cant|not|stopped) (?:felt|feel|feeling|moving|moved|kicking) ?(?:\\w+ )*|contractions|water broke',
    ],
    unless: 'nose bleed\\w*|bleed\\w* edge',
  },
  {
    kind: 'medical',
    signs: [
      'face|lips?|tongue|throat|eyes',
      'puff\\w*|swell\\w*|swollen|clos(?:ing|ed) up|closing|tighten\\w*|hives',
      'nuts?|peanuts?|shellfish|shrimp|bee|wasp|stung|ate|epi ?pen|benadryl',
    ],
    unless:
      'dentist|tooth|wisdom|filler|botox|facial|last (?:week|month|year|time)|years? ago|used to|if (?:i|he|she|they)|when(?:ever)? (?:i|he|she) eats?|avoid\\w*',
  },
  {
    kind: 'medical',
    signs: [
      'talk\\w*|speech|speak\\w*|words|mouth|face|smile|(?:one|left|right) side',
      'slur\\w*|droop\\w*|garbl\\w*|gibberish|mouth is full|full of (?:cotton|marbles)|(?:doesnt|not) mak(?:e|ing) (?:any )?sense|making no sense|crooked|wont move|cant lift',
      somebody,
      'now|sudden\\w*|just|fine (?:at|this|an|a|earlier|before|\\d+)|one side|keeps?|drop(?:s|ped|ping)',
    ],
    unless: 'dentist|dental|novocaine|lidocaine|drunk|karaoke|podcast|comedian|band|singer',
  },
  {
    kind: 'medical',
    signs: [
      'chest|left arm',
      'tight\\w*|pains?|hurts?|hurting|heavy|pressure|squeez\\w*|elephant',
      'sweat\\w*|breath\\w*|(?:down|in) (?:my|his|her) (?:\\w+ )?arm|dizzy|nause\\w*|jaw|clammy|gr[ae]y',
    ],
    unless: 'gym|bench|workouts?|press|chest day|leg day|massage|mattress',
  },
  {
    kind: 'danger',
    signs: [
      '(?:rotten|bad|spoiled) eggs?|smells? (?:\\w+ ){0,3}(?:gas|sulfur)|gas (?:smell|leak)',
      'kitchen|house|apartment|home|stove|oven|basement|condo|hallway|building|unit',
      'headaches?|dizz\\w*|nause\\w*|sick|sleepy|smell\\w*|leak\\w*|worked on',
    ],
    unless: 'candy|candle|compost|fridge|brunch|carton|escape',
  },
  {
    kind: 'danger',
    signs: [
      'creek|river|lake|water|flood\\w*|tide',
      'com(?:e|es|ing)|came|ris\\w+|rose|over|up to|surround\\w*|pouring|rushing',
      'trapped|stuck|stranded|still in (?:it|the (?:car|van|house))|cant get (?:out|back|across|off)|to (?:my|our) (?:knees|waist)|both (?:ends|sides)|(?:were|we are|im) standing on|roof of',
    ],
    unless: 'kayak tour|slides?|water ?park|theme|show|movie|fountain',
  },
  {
    kind: 'danger',
    signs: [
      'doors?|handle|knob|windows?|porch|back ?yard',
      'jiggl\\w+|rattl\\w+|trying (?:to open|the)|turning|bang\\w+|footsteps|(?:some(?:one|body)|a man) (?:is )?(?:at|outside|in)',
      'alone|by myself|right now|hid\\w+|whisper\\w*|scared|not home|isnt home|police',
    ],
    unless: 'escape|haunted|movie|show|game|ghosts?|delivery',
  },
  {
    kind: 'abuse',
    signs: [
      '(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|ex)) (?:\\w+ ){0,3}(?:checks?|goes? (?:thru|through)|tracks?|reads?|watches|controls?) (?:\\w+ ){0,3}(?:phone|card|statement|account|messages|emails?|location)',
      'without (?:him|her) (?:knowing|seeing|finding)|(?:cant|dont|doesnt|wont|not) (?:\\w+ ){0,4}(?:show|know|find out|email|see)|secretly|somewhere (?:with my kids|safe|to go|to sleep)',
    ],
    unless: 'surprise|present|gift|birthday|anniversary|proposal',
  },
  {
    kind: 'child',
    signs: [
      child,
      'secrets?|hurts down there|touch\\w+',
      '(?:doesnt|dont|wont|not) (?:\\w+ ){0,3}(?:want|stay|go|be alone|sleep)|wets?|wetting|scared|afraid|cr(?:y|ies|ied|ying)',
    ],
    unless: 'santa|surprise|menu|garden|tunnel|room|recipe|petting|goats?|animals?|museum|tank',
  },
  {
    kind: 'child',
    signs: [
      child,
      'bruis\\w+|welts?|(?:burn|belt|finger) marks?|marks on (?:his|her)',
      '(?:step ?)?(?:dad|mom|father|mother)|boyfriend|uncle|(?:go|going|goes|send) (?:\\w+ )?home|flinch\\w*|cr(?:y|ied|ying)|begg\\w*|scared|hides?',
    ],
    unless: harmlessMark,
  },
];
