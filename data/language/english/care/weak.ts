import type { Care, CareRule } from '../../care.ts';

/** Words that make a message a wish, however alarming its other words are. */
export const englishWish: CareRule =
  'tickets?|spice|spicy|summer|early|outdoors?|indoors?|inside|adventurous|choices|crowds|museum|swing|percent|deals?|discounts?|coupons?|cheap\\w*|budget|afford\\w*|prices?|free|dinner|lunch|brunch|breakfast|snacks?|drinks?|bars?|beers?|wine|cocktails?|mocktails?|food|eat|eats|eating|restaurants?|tacos?|pizza|sushi|steak|burgers?|wings|bbq|ribs|nachos|curry|cheese\\w*|candy|caffeine|coffee|dessert|chocolate|ice cream|ideas?|something (?:to|for|fun|nice|else|quiet|good|cheap\\w*|close|sporty)|nothing (?:sporty|fancy|loud)|looking for|recommend\\w*|suggest\\w*|show me|surprise me|want to (?:go|see|try|eat|visit|play|do something|try)|wants to try|we want|i want (?:a|some|the|to go)|i need (?:a|some|caffeine)|things to do|places? (?:to|for|with)|where (?:can|to|do)|tickets?|shows?|concerts?|music|fun|date|birthday|party|parties|weekend|spa|massage|museums?|parking|patio|table|well lit|step free|easy walks?|walk far|quiet|low key|choosing|between these|options?|list|best|great|favou?rites?|neighborhood|uber to|nearby|near me|kids? (?:menu|activities|stuff)|adventure|trip|tour|vacation|visiting|hotel with|game|team|match|playoffs|nap|hangover|allergies|gardening|running|gym|yoga|pilates|workout|shoes|parade|festival|camp|homework';

/** Words that mean enough by themselves where nothing is wished for. */
const alarming =
  'beating (?:his|her|my|up|me|the)|slapp(?:ed|ing)|punch(?:ed|es|ing)|bruis\\w*|shooting|gun|guns|shot|funeral|overdos\\w*|odd|od|seiz\\w*|unconscious|collaps\\w*|watching me|threat\\w*|stalk\\w*|abus\\w*|violent\\w*|bleed\\w*|choking|weapons?|ambulance|suicid\\w*|strangl\\w*|molest\\w*|kidnap\\w*|flames|drowning|drowned|attacked|attacking|hostage|police|hurting (?:me|us|her|him|myself)|hurts me|hit(?:s|ting)? (?:me|us|her|him)|outside my window|contractions|fainted|poison\\w*|stabb?\\w*|self harm|hopeless|worthless|despair|did (?:stuff|things|something|bad things) to me|in danger|scream(?:s|ing)? (?:for|at|help|next)|hear ~2 screamw*|evicted|homeless|hungry for days|depress\\w*|convuls\\w*|paralyz\\w*|cardiac|asthma attack|swell\\w*|intruder|burglar\\w*|robbed|mugged|assault\\w*|groped|grop\\w*|trafficked|blackmail\\w*|smoke|burning smell|gas smell|exploded|explosion|crashed|wreck|withdrawal\\w*|relapsed';

/** Words that mean something in pairs. */
const weak =
  'blood|breath(?:e|es|ing)?|throw\\w* up|vomit\\w*|dizzy|numb|fever|hospital|doctor|swallow\\w*|fell|scared|afraid|terrified|missing|gone|dead|die|died|dying|kill\\w*|cry\\w*|note|nobody(?! under)|no ?one(?! under)|noone|point|hate\\w*|give up|giving up|living|bother|any longer|needs? me|knife|follow\\w*|trapped|cant (?:open|get out|find|move|see myself|breathe|stop)|window|door|breaking (?:in|down|things)|stranger|strange|locked|alarm|wont (?:wake|stop|leave|let|answer)|isnt (?:home|responding|answering|moving|waking)|not (?:home|responding|answering|moving|safe|okay)|trouble|find me|wherever|ex(?! \\w*(?:friend|wife|husband))|stepdad|uncle|drunk|angry|grabs?|grabbed|shakes?|shook|pushed|medication|pills|mistake|unsafe|pass(?:ed)?|exhausted|goodbye|alive|hurt\\w*|forced|touch\\w*';

/** For messages without a wish. */
export const englishUnlessWish: Care['unlessLeisure'] = [
  [
    'medical',
    [
      '(?:{close}) ~6 (?:overdos\\w*|odd|seiz\\w*|unconscious|collaps\\w*|bleed\\w*|choking|ambulance|drown\\w+|contractions|fainted|convuls\\w*|paralyz\\w*|asthma attack|swell\\w*)',
    ],
  ],
  [
    'abuse',
    [
      '(?:beating|bruis\\w*|slapp?\\w*|punch\\w*|abus\\w*|violent\\w*|hits?|hitting) ~2 (?:me|us|her|him|wife|kids?|child|girl|boy|girlfriend|husband)',
      'find me wherever',
    ],
  ],
  ['danger', [`(?:${alarming})`]],
  [
    'crisis',
    [
      '(?:hate|tired|sick of|cant|no (?:energy|strength|will|desire|reason)|energy|strength|done|exhausted|barely|struggl\\w+|scared) ~3 (?:living|alive|existing|wak(?:e|ing) up|be here|life|keep going|this life)(?! (?:in|on|near|early|at|with|downtown|without coffee|of the party))',
      '(?:alone|lonely|lost|tired|empty|sad) (?:\\w+ )?(?:and|,) (?:\\w+ )?(?:alone|lonely|lost|tired|empty|sad|done|hopeless)',
      'panic attack',
    ],
  ],
  ['crisis', [`(?:${weak}) ~5 (?:${weak})`]],
];
