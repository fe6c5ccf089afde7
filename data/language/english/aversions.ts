import type { Aversion } from '../moveWords.ts';
import { words } from './patterns.ts';

const pet = '(?:dog|cat|puppy|pet)';

/** What visitors avoid, and the topics of deals that have it. */
export const englishAversions: Readonly<Record<string, Aversion>> = {
  loud: {
    label: 'loud',
    said: words(
      'loud(?:er)?|nois(?:e|es|y)|blaring|deafening|rowdy|racket|(earplugs|quieter|headaches? from (?:noise|music))',
    ),
    topics:
      'live music|concert|karaoke|disco|dj|party|nightlife|brass band|dancing|dance|salsa|arcade|bingo|bluegrass|pinball|drums|bachelorette|axe throwing',
  },
  spicy: {
    label: 'spicy food',
    said: words('spic(?:y|e|es)(?: food| dishes)?|hot (?:food|sauce|peppers?)|chil[ei]s?|chillies'),
    topics:
      'spicy|ethiopian|injera|thai|indian|curry|sichuan|hot pot|hot chicken|cajun|berbere|kimchi|vindaloo',
  },
  crowds: {
    label: 'crowds',
    said: words(
      'crowd(?:s|ed)?(?! (?:\\w+ ){0,2}(?:bars?|clubs?))|packed(?! (?:bars?|clubs?))|mobs?|masses of people|too many people|(claustrophob\\w+|social anxiety)',
    ),
    topics:
      'festival|market|night market|party|disco|nightlife|concert|fireworks|amusement park|lights|bingo|karaoke',
  },
  spanish: {
    label: 'in Spanish',
    said: words(
      '(?:in )?spanish|(in english|english (?:please|only|speaking)|only (?:speak|understand) english|dont (?:speak|understand) spanish)',
    ),
    topics: 'spanish',
  },
  heights: {
    label: 'heights',
    said: words('heights?|high up|high places|(vertigo|acrophob\\w+)'),
    topics:
      'hot air balloon|balloon|climbing|ferris wheel|amusement park|zip line|rooftop|treetop|ropes course|helicopter|skydiving|flight|mountain',
  },
  water: {
    label: 'on the water',
    said: words(
      '(?:on |in |near |by )?the water|water|boats?|getting wet|swimming|(seasick\\w*|sea sick\\w*|(?<!lesson.*)(?:cant|cannot|doesnt|dont) swim(?!.* lesson))',
    ),
    topics:
      'kayak|kayaking|canoe|canoeing|rafting|whitewater|paddleboard|boat|boating|sailing|swimming|swim|pool|lake|river|moonlight paddle|water park',
  },
  animals: {
    label: 'animals',
    said: words(
      'animals?|pets?|(?:dogs?|cats?|horses?|goats?|fur) allerg\\w+|(allergic to (?:\\w+ )?(?:dogs|cats|horses|animals|fur))',
    ),
    topics: 'animals|goat|farm|horse|horseback riding|dog|dog friendly|pets|zoo|petting zoo|aquarium|owl',
  },
  // Who has lost one is spared what is made for them.
  pets: {
    label: 'pets',
    said: words(
      `((?:miss|missing|lost|buried) (?:my|our) (?:\\w+ )?${pet}(?! (?:at|in|on) )|(?:my|our|the) (?:\\w+ )?${pet} (?:\\w+ )?(?:died|passed|dead|gone|put down)|(?:dont|no longer) have an? ${pet})`,
    ),
    topics: '',
    kinds: 'dog|cat|pet|puppy',
  },
  alcohol: {
    label: 'alcohol',
    said: words(
      'alcohol\\w*|booze|drinking|liquor|(sober|alcohol free|non alcoholic|designated driver|recovering alcoholic)',
    ),
    topics:
      'beer|brewery|wine|vineyard|winery|cocktail|tasting|bar crawl|pub crawl|distillery|happy hour|whiskey|bar|nightlife',
  },
  fish: {
    label: 'fish',
    said: words('fish|seafood|shellfish|raw fish'),
    topics: 'sushi|seafood|oyster|fish|shrimp|poke|lobster|crab',
  },
  walking: {
    label: 'much walking',
    said: words(
      '(?:much |a lot of |long |too much )?walk(?:s|ing)|hikes?|hiking|(bad (?:knees?|hip|back|feet|leg)|on crutches|(?:cant|cannot) walk (?:far|much|long))',
    ),
    topics:
      'walking tour|walking|hiking|trail|ghost walk|scavenger hunt|treasure hunt|mini golf|running|5k|race|bike|cycling|bike tour',
  },
  sweat: {
    label: 'exercise',
    said: words(
      'sports?|sporty|exercise|sweat\\w*|workouts?|physical|strenuous|(out of shape|not (?:sporty|athletic))',
    ),
    topics:
      'sports|exercise|gym|fitness|running|race|5k|climbing|cycling|hiking|yoga|tennis|swimming|skating|rafting|canoe|kayaking',
  },
  scary: {
    label: 'scary',
    said: words('scary|spooky|creepy|ghosts?|horror|haunted'),
    topics: 'ghost walk|ghost|horror|halloween|spooky|haunted|escape room',
  },
  touristy: {
    label: 'touristy',
    said: words('tourist(?:y|s)?|tourist (?:traps?|stuff|things)|touristic'),
    topics: 'sightseeing|souvenir|trolley|visitors|tour',
  },
  sweets: {
    label: 'sweets',
    said: words('sugar|sugary|sweets?|desserts?|candy'),
    topics: 'dessert|doughnut|gelato|ice cream|cupcake|candy|chocolate|bakery',
  },
  cooking: {
    label: 'cooking',
    said: words(
      'cook(?:ing)?|((?:not|no|never|dont|do not|without|hates?|instead of|tired of|sick of)(?: (?:want|wanna|like|feel|having|have|really|to|going|gonna))* cook(?:ing)?(?! class))',
    ),
    topics: 'cooking|cooking class|class|workshop|meal kit',
  },
  couples: {
    label: 'for couples',
    said: words(
      '(its? (?:says|for) couples|not a couple|(?:not|nothing) (?:meant |made )?for couples|(?:less|not(?: so| too| that| as)?|nothing(?: too| so)?|non) (?:coupley|romantic|lovey dovey|datey)|(?:no|not) (?:couples?|romantic) (?:stuff|things?|activit\\w+|deals?))',
    ),
    topics: 'couples|romantic|date night',
  },
  playing: {
    label: 'playing it ourselves',
    said: words(
      '(?:not|without|rather than|instead of)(?: to)? (play(?:ing)?)(?= (?:[.,]|it|them|sports?|myself|ourselves)| $)',
    ),
    isStrict: true,
    topics:
      'golf|disc golf|mini golf|climbing|tennis|pickleball|bowling|gym|fitness|running|skating|axe throwing|yoga|lesson|canoe|kayak',
  },
  shared: {
    label: 'shared rooms',
    said: words(
      // As by itself: a private room for a party is none to sleep in.
      'shared (?:\\w+ )?(?:rooms?|bathrooms?|dorms?)|hostels?|dorms?|dormitor(?:y|ies)|bunks?(?: beds?)?|((?:not|dont|never|rather not|hate|without|no)(?: (?:want|wanna|like|to|having|be|have))* shar(?:e|ing)(?: (?:an?|the|my|our|with|any))* (?:rooms?|bathrooms?|dorms?|strangers|(?:other )?(?:people|guests|travell?ers)))|(?<!(?:karaoke|sing|party|dinner) .*)((?:private|(?:my|our) own)(?= (?:(?:hotel|double) )?(?:bed|bath)?rooms? )|rooms? (?:just )?to (?:myself|ourselves))(?! (?:\\w+ )?rooms? (?:for (?:\\w+ ){0,3}(?:party|dinner|lunch|event|meeting|karaoke|birthday|\\d\\d)|to (?:sing|eat|celebrate)|in a (?:restaurant|bar))(?= ))',
    ),
    isStrict: true,
    topics: 'hostel|bunk|dorm bed|shared room',
  },
  // Who goes out to eat wants no supper at the door.
  delivery: {
    label: 'delivery',
    said: words(
      'deliver(?:y|ies|ed)|(?<!(?:not|dont|never|cant|without|than|of|instead) (?:\\w+ ){0,3})((?:go|going|get|getting|be|rather) out (?:to eat|for (?:an? )?(?:\\w+ )?(?:dinner|lunch|brunch|breakfast|meal|supper))|(?:eat|eating|dine|dining) out|sit(?:ting)? down (?:in|at) (?:an?|the|some)|sit down (?:place|restaurant|meal|dinner)s?|dine in)',
    ),
    isStrict: true,
    topics: 'delivery',
  },
  vegan: {
    label: 'vegan',
    said: words(
      'vegan|vegetarians?|(?<!(?:dont|doesnt|never|not|cant|no longer) (?:\\w+ )?)(meat (?:eaters?|lovers?)|carnivores?|(?:eats?|loves?|likes?|wants?) meat)',
    ),
    topics: '',
    kinds: 'vegan|vegetarian|plant based',
  },
};
