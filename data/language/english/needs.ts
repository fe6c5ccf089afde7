import type { FactWords } from '../factWords.ts';
import { aid, toGo, words } from './patterns.ts';

/*
 * English for wishes that facts of deals meet.
 */

/** "GF" beside food and diets; anywhere else she is a girlfriend. */
const glutenFreeShort =
  '(?:gf (?:food|options?|menus?|friendly|pizza|pasta|buns?|bread|crust|cake|baked|bakery|desserts?|beer|meals?|lunch|breakfast|brunch|dinner|snacks?|stuff|places?|(?:and|or) (?:df|vegan|veggie|dairy|nut)|vegans?|df)|(?:vegan|veggie|vegetarian|df|dairy free|nut free|anything|something|everything|somewhere|thats|its|is it|be|are|eats?|strictly|fully|totally)(?: (?:and|or|also|all))? gf(?! (?:and i|is|has|wants?|likes?|loves?) ))';

/**
 * Who comes without booking walks in or shows up; "a ghost walk in the old town" and "a show in the park" are what one books. Without a
 * verb before it, "walk in" is that only before a service.
 */
const walkIns =
  'walk ?ins|drop ins?|(?:walk|drop) right in|(?:just|simply|can|to|i|we|you|or|takes?|any|for) (?:walk in(?! (?:the|a|my) )|show up)|walk in(?= (?:hair\\w*|cuts?|barbers?|salons?|nails?|massages?|class|places?|[.,]) | $)';

export const englishNeeds: FactWords['needs'] = [
  [
    'step-free',
    words(
      `(?:wheel|power) ?chair(?: access(?:ible)?| friendly|s)?|step free|(?:no|without|avoid|(?:cant|cannot|no longer|hardly|barely|doesnt|dont) (?:really )?(?:do|manages?|climbs?|handles?|takes?|use)|bad with|not good with|trouble with|struggles? with) (?:any |the |lots of |many |too many )?(?:stairs|steps)|(?:uses?|using|in|with|has|needs?) (?:a (?:scooter|wheel ?chair)|${aid})|on crutches|elevator|ramps?|accessible(?! (?:by|via|from|restroom|bathroom|toilet))|accessibility|mobility (?:issues|scooter|problems|impaired)|disabled|handicap(?:ped)?(?: access\\w*)?|bad (?:knees?|hips?)`,
    ),
  ],
  ['strollers', words('strollers?(?: friendly)?|pram|buggy|pushchair')],
  [
    'accessible-toilet',
    words('(?:accessible|wheelchair|handicap|disabled) (?:restrooms?|bathrooms?|toilets?)'),
  ],
  ['captions', words('captions?|captioned|subtitles?|subtitled')],
  ['hearing-loop', words('hearing (?:loops?|aids?)|hard of hearing|induction loops?')],
  ['large-print', words('large print|low vision|visually impaired')],
  [
    'quiet-space',
    words('quiet (?:space|room|corner|area)s?|sensory(?: friendly)?|autis\\w+|sensory (?:issues|needs)'),
  ],
  ['sign-language', words('sign language|asl|deaf|signed performance')],
  [
    'pets',
    words(
      '(?:dog|pet)(?= (?:hotel|motel|inn|resort|stay|getaway)s? )|(?:dog|pet|puppy|pup) (?:friendly|ok|okay|allowed|welcome)|(?:dogs|pets|pups) (?:are )?(?:ok|okay|allowed|welcome|friendly)|(?:bring|take|with|bringing|taking|has|have) (?:my|our|a|the|her|his) (?:\\w+ )?(?:dogs?|pup(?:py)?|pets?|doggo)|allows? (?:dogs|pets)|(?:my|our|the) (?:dog|pup|puppy) (?:can|comes?|too|along|is coming|will be|and (?:i|me|us))|(?:i|me|us|we) and (?:my|our) (?:dog|pup|puppy)|(?<=(?:adults?|people|kids?|child|children|toddlers?|baby|babies|son|daughter|friends?|family|us|wife|husband|girlfriend|boyfriend|partner) )(?:and|plus|with) (?:an?|the|our|my|\\d) (?:\\w+ )?(?:dogs?|pup|puppy|puppies)|(?:takes?|accepts?|accept|allow) (?:dogs|pets)',
    ),
  ],
  ['vegan', words('vegans?|plant based')],
  ['vegetarian', words('vegetarians?|veggie(?! burger)|meat ?less|no meat|dont eat meat|doesnt eat meat')],
  [
    'gluten-free',
    words(
      `gluten free|no gluten|(?:no|avoid|without|cant (?:eat|have)) (?:gluten|wheat)|celiac|coeliac|${glutenFreeShort}|gluten (?:allergy|intoleran\\w+)|allergic to (?:gluten|wheat)`,
    ),
  ],
  [
    'dairy-free',
    words(
      'dairy free|lactose(?: (?:free|intoleran\\w+))?|no dairy|without dairy|cant (?:eat|have) dairy|allergic to (?:dairy|milk)|(?:dairy|milk) allergy',
    ),
  ],
  [
    'nut-free',
    words(
      'nut free|(?:no|without|(?:cant|cannot) (?:have|eat)(?: any)?|allergic to(?: all| any)?) (?:tree )?(?:nuts|peanuts?|cashews?|almonds?|walnuts?|pecans?|pistachios?|hazelnuts?)|(?:nut|peanut|cashew|almond|walnut|pecan|pistachio|hazelnut)s? allerg(?:y|ies)|epi ?pens? for (?:pea)?nuts',
    ),
  ],
  ['halal', words('halal')],
  ['kosher', words('kosher')],
  ['free-parking', words('free parking|park(?:ing)? (?:for|is) free|without paying (?:for|to) park(?:ing)?')],
  [
    'parking',
    words(
      '(?:with|has|have|having|easy|good|own|and|need|needs|got) (?:a |some |its own |on site )?parking|parking (?:lot|on site|nearby|included|available|is a must)|(?:can|could|to) park|parking',
    ),
  ],
  [
    'no-booking',
    words(
      `(?:no|without(?: an?)?|dont (?:want|need) (?:to make )?an?) (?:booking|reservations?|appointments?)|(?:dont|do not) (?:want|have|need) to (?:book|reserve)|${walkIns}|last minute|spontaneous(?:ly)?|no need to (?:book|reserve)`,
    ),
  ],
  [
    'delivery',
    words(
      'deliver(?:y|ed|s)?(?: to (?:me|us|my \\w+|our \\w+))?|(?:bring|brings|send|drop) (?:it |them )?(?:off |over )?to (?:me|us|my|our|her|his|their)(?: \\w+)?|(?:comes?|brought|sent|dropped off|shipped|delivered) (?:right )?to (?:my|our|her|his|their|the|a|me|us|him|them)(?: (?:front )?(?:door|house|home|place|apartment|office|hotel))?|to (?:my|our) (?:front )?door',
    ),
  ],
  ['pick-up', words('takeaway|carry ?out|curbside|for pick ?up|pick ?up (?:order|only)', toGo)],
  ['online', words('online(?: only| class| event)?|virtual|from home|from my couch|over zoom')],
  [
    'rain-or-shine',
    words('rain or shine|even if it rains|in case it rains|rain ?proof|weather ?proof|whatever the weather'),
  ],
  [
    'spanish',
    words(
      '(?:in|speaks?|spoken|speaking|with) spanish|spanish (?:speaking|speaker|spoken|language|tour)|en espanol|only speaks? spanish|dont speak english|doesnt speak english',
    ),
  ],
  [
    'all-ages',
    words(
      'all ages|any age|(?:no|without (?:an )?) age (?:limit|restriction)|for (?:every|all) ages?|whole family (?:of all ages)?(?<=ages)',
    ),
  ],
  [
    'over-21',
    words(
      '21 ?(?:\\+|plus|and (?:over|up)) only|only (?:for )?21\\+?|(?:strictly|only) (?:adults|over 21)|no one under 21|nobody under 21',
    ),
  ],
  [
    'transit',
    words(
      '(?:no|without a|(?:dont|do not|doesnt) (?:have|own|drive)(?: an?)?|have no) car|(?:i|we) (?:dont|cant|cannot|do not) drive|carless|by (?:train|bus|tram|light rail|public transit)|(?:near|close to|next to|on|off|along) (?:the |an? )?(?:train|light rail|rail|tram|streetcar|transit|bus|station)(?: (?:line|lines|stops?|stations?))?',
    ),
  ],
  [
    'coupon',
    words(
      '(?:with|using|that (?:has|have|takes?)) (?:a |an )?(?:(?:promo|coupon|discount|voucher) )?(?:codes?|coupons?)|(?:promo|coupon|discount) codes?',
    ),
  ],
  [
    'priced',
    words(
      '(?:actual|real|clear|fixed|set|stated|exact|definite) (?:prices?|costs?|amounts?)|(?:with|has|have|having|shows?|says?|lists?|states?) (?:an? |its |the )?prices?(?= (?:[.,]|on|listed|please|for)| $)|price (?:listed|stated|given|shown)',
    ),
  ],
  [
    'ongoing',
    words(
      'ongoing|(?:no|without an?) (?:end|expiration|expiry) dates?|(?:never|doesnt|dont) expires?|always (?:on|available)',
    ),
  ],
];

export const englishNeedNames: FactWords['needNames'] = {
  'step-free': 'Step-free',
  strollers: 'Room for strollers',
  'accessible-toilet': 'Accessible restroom',
  captions: 'Captions',
  'hearing-loop': 'Hearing loop',
  'large-print': 'Large print',
  'quiet-space': 'Quiet space',
  'sign-language': 'Sign language',
  pets: 'Dogs welcome',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  'gluten-free': 'Gluten-free',
  'dairy-free': 'Dairy-free',
  'nut-free': 'Nut-free',
  halal: 'Halal',
  kosher: 'Kosher',
  'free-parking': 'Free parking',
  parking: 'Parking',
  'no-booking': 'No booking needed',
  delivery: 'Delivery',
  'pick-up': 'Pick-up',
  online: 'Online',
  'rain-or-shine': 'Rain or shine',
  spanish: 'Spanish spoken',
  'all-ages': 'All ages',
  'over-21': '21 and over',
  transit: 'Near transit',
  coupon: 'With a code',
  ongoing: 'No end date',
  priced: 'With a price',
};
