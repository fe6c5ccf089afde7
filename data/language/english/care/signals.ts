import type { Care } from '../../care.ts';

/** Who, what and where, in English. */
export const englishSignals: Care['signals'] = {
  end: '(?= [.,] | $)',
  stop: '(?= [.] | $)',
  not: 'not|dont|doesnt|didnt|cant|cannot|wont|isnt|arent|aint|wasnt|never|no longer|barely|hardly|stopped|couldnt|wouldnt|can not',
  now: 'any ?more|any longer|tonight|tomorrow|now|like this|today|without (?:him|her|them)',
  they: 'he|she|they|hes|shes|theyre|hell|shell|hed|it',
  partner:
    'husband|wife|boyfriend|girlfriend|bf|gf|partner|spouse|fiancee?|hubby|ex|baby ?daddy|baby mama|the father|(?:his|her|their) father',
  parent:
    'dad|daddy|father|mom|mommy|mum|mother|parents?|step ?(?:dad|father|mom|mother)|uncle|aunt|grandpa|grandfather|foster \\w+|guardian',
  kid: '(?:son|daughter|kid|child|baby|toddler|infant|newborn|nephew|niece|grandson|granddaughter|grandchild|boy|girl|twin|sister|brother)s?|children|babies|little one|year olds?|month olds?',
  other:
    'friend|bestie|buddy|roommate|neighbou?rs?|coworker|boss|manager|coach|teacher|pastor|priest|landlord|cousin|grandma|grandmother|granny|man|men|guys?|dude|woman|lady|stranger|someone|somebody|people|driver|date|person|son|daughter|brother|sister|kids|bouncer',
  attacker: '(?:{they}|{partner}|{parent}|{other})s?',
  close: '(?:i|im|ive|{they}|{partner}|{parent}|{kid}|{other})s?',
  them: '(?:me|us|her|him|them)(?! (?:ankle|knee|back|foot|feet|leg|arm|wrist|hand|head|hip|shoulder|toe|finger|feelings|own|self|high|record|score|time|homework|\\w+ game))|my (?:mom|mother|sister|brother|dad|family|friend)',
  harms:
    '(?:hit|beat|punch|slap|kick|chok|strangl|shov|hurt|attack|abus|threaten|assault|stab|rap|molest|smack|whip|push|grab|yank|headbutt)(?:e?s|e?d|ing|ting|ping|ped|bing|bed|e|en)?|burn(?:s|ed|t)|bit(?:es)?|drag(?:s|ged)|spit|spat|(?:throws?|threw|throwing) (?:\\w+ ){1,3}at|(?:laid|lays?|put|puts|has|had|wraps?|wrapped) (?:his |her |their )?hands? (?:on|around)|pull(?:s|ed) my hair|pulled (?:a |his |her )?(?:gun|knife|weapon) on',
  self: 'myself|himself|herself|themsel(?:f|ves)|my ?self',
  life: 'life|living(?! (?:downtown|in|on|near|far|with|here|out|at|off|like an?))|being alive|existing|existence|this world|being here',
  chest: 'chest|heart|left arm',
  body: 'arms?|legs?|face|mouth|side|hands?|body|lips|tongue|throat|neck|eyes?|head|foot|feet|fingers?|hip|wrists?|back|jaw|speech|vision',
  home: 'house|home|apartment|apt|building|room|place|kitchen|garage|yard|backyard|car|window|door|hotel|unit|attic|basement',
  toxic:
    'bleach|detergent|laundry pods?|tide pods?|antifreeze|(?:rat |mouse )?poison|(?:\\w+ )?cleaner|drano|gasoline|ammonia|(?:button )?batter(?:y|ies)|magnets?|nail polish(?: remover)?|hand sanitizer|weed|lighter fluid|paint thinner|pesticide|windex|wild mushrooms?|vape juice',
  drug: 'pills?|tablets?|medications?|meds|medicine|tylenol|ibuprofen|advil|aspirin|xanax|percocets?|oxy\\w*|opioids?|fentanyl|heroin|cocaine|coke|insulin|adderall|benadryl|antidepressants|sleeping pills?|painkillers|molly|meth|blood pressure \\w+',
  symptom:
    'confused|disoriented|sweat(?:ing|s|y)|pale|shak(?:ing|y)|trembling|dizzy|slurr\\w*|vomit\\w*|throwing up|faint\\w*|weak|numb|tingl\\w*|stay awake|diabetic|fever|clammy|blurry|nause\\w*|drowsy|headaches?|stiff neck|cold sweat|lethargic|blacking out',
  took: 'drank|drunk|drinking|ate|eaten|eating|swallowed|swallowing|took|taken|ingested|chugged|downed|got into|inhaled|licked',
  much: '(?:way )?too (?:many|much)|a (?:whole )?(?:bunch|bottle|handful|lot|ton)|(?:the |my |his |her )?(?:whole|entire) (?:bottle|pack|box)|handfuls?|double|all (?:of )?(?:my|the|his|her|those|these)|\\d\\d+|twenty|thirty|forty|fifty',
  weapon: '(?:hand ?)?guns?|kni(?:fe|ves)|weapons?|rifles?|machete|pistol|bomb|shotgun',
  game: 'golf|mini ?golf|putt ?putt|chess|bowling|pool|darts|tennis|pickleball|poker|cards|games?|scrabble|monopoly|uno|trivia|ping ?pong|basketball|soccer|cornhole|mario ?kart|karts?|laser tag|paintball|axe throwing|arcade|skee ?ball|everything|it|this|sports?|video ?games|checkers|go karts?|racing|jenga|air hockey|race',
};
