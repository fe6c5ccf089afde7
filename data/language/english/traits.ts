import type { TraitWords } from '../traitWords.ts';
import { words } from './patterns.ts';

/** Words of English content that say what a deal is like. */
export const englishTraits: TraitWords = {
  alcohol: words(
    'wines?|beers?|brewery|breweries|ales?|hard cider|pints?|cocktails?|palomas?|margaritas?|mimosas?|sangria|champagne|prosecco|sparkling (?:wine|hour)|bubbly|whiske?y|bourbon|tequila|distillery|vineyards?|winery|spirits|happy hour|pub crawl|bar crawl',
  ),
  alcoholFree: words('alcohol free|nonalcoholic|non alcoholic|zero proof|alcohol is not included'),
  strenuous: words(
    'hiking|hike|climb|climbing|bouldering|raft|rafting|whitewater|kayak|kayaking|canoe|paddle|paddleboard|paddleboarding|skating|skate|roller skate|running|race|5k|marathon|gym|workout|fitness|boxing|axe|horseback|trail ride|zip ?line|trampoline|obstacle|ropes course|bikes?|e bike|cycling|scooter|tennis|disc golf|dancing|dance class|dance night|swim|swimming|surfing|ski|skiing',
  ),
  heat: words('sauna|hot tub|steam (?:room|bath)|hot yoga|whirlpool'),
  romantic: words(
    'romantic|date nights?|dates|couples|candlelight|candlelit|for two|sunset|moonlight|honeymoon|anniversary',
  ),
  lively: words(
    'party|karaoke|disco|dance|dancing|dj|comedy|stand up|improv|bingo|games?|arcade|trivia|quiz|bowling|axe throwing|festival|live music|bachelorette|bachelor|brass band|salsa',
  ),
  quiet: words(
    'quiet|candlelight|candlelit|afternoon tea|classical|quartet|reading|bookstore|relaxing|spa|massage',
  ),
  pampering: words(
    'spa|massage|manicure|pedicure|nails|facial|afternoon tea|hot towel|blow dry|pampering|sauna',
  ),
  local: words(
    'visitors?|sightseeing|walking tour|tour|history|historic|trolley|streetcar|murals?|street art|rooftop|view|skyline|souvenir|barbecue|southern|ghost walk|market|day trip',
  ),
  group: words('groups?|teams?|party|offices?|reunions?|friends|trivia|quiz|karaoke|bowling|games'),
  errand: words(
    'errand|car wash|laundry|dry cleaning|dentist|dental|checkup|house cleaning|home cleaning|maid|oil change|tune up|tuneup|haircut|barber|grooming|dog walker|taxes|tax return|luggage|airport|shuttle|babysitter|locksmith|plumber|repair service',
  ),
  quickFood: words(
    'biscuit|slice|sandwich|croissants?|doughnuts?|coffee|bubble tea|tacos|snack|lunch|gelato|ice cream',
  ),
  meal: words(
    'restaurant|dinner|supper|brunch|lunch|tasting menu|steakhouse|bistro|oysters?|tapas|afternoon tea|picnic board|pizzas?|tacos|burgers?|noodles|ramen|barbecue',
  ),
  children: words(
    'toddlers?|baby|puppets?|story time|playground|preschool|one child|two children|kids(?= \\w+ (?:class|camp|party))|(?:kids|family) \\w+ (?:class|morning)|for families|childrens|toys?|toy (?:shop|store)',
  ),
  toddlers: words('toddlers?|baby|babies|preschool|stroller|play cafe'),
  teens: words('teens?|teenagers?|arcade|video games'),
  seniors: words('seniors?|grandparents?|sixty plus|sixty and up|(?:three|3) generations'),
  gift: words(
    'gifts?|voucher|gift card|credit|bouquet|souvenir|chosen for you|paperbacks|toys?|toy shop|vinyl|records?|chocolates?|jewelry|candles?',
  ),
  ticket: words(
    'tickets?|pass|class|classes|workshop|lessons?|massage|spa|manicure|afternoon tea|tasting|flight|sail|session|sailing',
  ),
  everyday: words('groceries|vegetables|produce|soap|childrens clothes|market tokens|diapers|repair|workout'),
  class: words('class|classes|workshop|lessons?|kit'),
  lodging: words(
    'hotel|inn|hostel|resort|stay|vacation rental|bed and breakfast|bungalow|tent|camping|suite|cabin|glamping',
  ),
  festive: words(
    'birthdays?|party|celebrations?|karaoke|champagne|sparkling|rooftop|cupcakes?|bowling|long table|new year',
  ),
  special: words(
    'luxury|splurge|bucket list|hot air balloon|balloon|candlelight|candlelit|rooftop|sunset|sailing|moonlight|string quartet|romantic',
  ),
  henNight: words('bachelorette|bachelor|hen party|girls night'),
  cozy: words('rainy day|rainy afternoons|museum|arcade|board games?|bookstore|aquarium'),
};
