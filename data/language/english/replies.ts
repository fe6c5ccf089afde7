import type { MoveReplies } from '../moveWords.ts';
import type { Replies } from '../replies.ts';

/*
 * The assistant's phrases: short, like a friend who lives here, with variants so that it does not repeat itself. {title},
 * {vendor}, {where}, {price}, {percent} and {because} belong to the first deal. A variant that names something unknown, such
 * as the price of "Two for one", is not used.
 */

export const replies: Omit<Replies, keyof MoveReplies> = {
  greet: ['Hi there! Good to see you in {city}.', 'Hello! Lovely to meet you.', 'Hey! Glad you stopped by.'],
  thanks: ['Any time! Enjoy it.', 'My pleasure. I am here if plans change.', 'You are welcome!'],
  bye: ['See you around {city}!', 'Take care, and have fun out there.'],
  identity: [
    "I'm {name}, a guide made of software, not a person. I know the deals on this site and what they are good for.",
    'A program, honestly: {name}, with every deal on this site in my head.',
  ],
  help: [
    'Tell me who is coming, what you feel like, where and for how much, in your own words. I match it with live deals, and you can say “cheaper”, “something else” or “compare the first two”.',
    'Try “date night indoors under $60” or “toddler, outside, Saturday”. I do the digging, and you can change your mind any time.',
  ],
  weather: [
    'I cannot see the sky from here, so pick your side: indoors to be safe, or outdoors?',
    'No forecast on my end, sorry. Shall we stay dry inside, or chance it outside?',
  ],
  rude: [
    'Fair enough, that was not my best. Tell me what you were after and I will do better.',
    'I hear you. Give me one more try: what would make this a good day?',
  ],
  foreign: [
    'Entiendo solo un poco de español. I do best in English, so in a few words: who is coming, and indoors or outdoors?',
    'I am stronger in English, lo siento. A few simple words are enough, such as “family, outdoors”.',
  ],
  no: ['No problem. What would you rather have?', 'All right, we leave that. What else can I look for?'],
  advice: [
    'I cannot advise on that; a doctor, a lawyer or whoever knows your situation can. For a good time out I am happy to help.',
  ],
  trust: [
    'Fair question. Links to vendors are paid: the site earns a commission when you buy, and you pay the same. Prices were compared with the vendor; its own page has the last word.',
  ],
  trustSample: [
    'Fair question. Right now these are sample offers of invented vendors, as the foot of the page says. On a live site links are paid: it earns a commission when you buy, and you pay the same.',
  ],
  love: [
    'That is kind, and I am software, so let me spend it on you: shall we find something nice to do?',
    'I like you, too. Shall we find something nice to do?',
  ],
  grief: [
    'I am so sorry for your loss. Take all the time you need. If something quiet, or some company, would do you good, tell me and I will look.',
  ],
  griefFirst: ['I am so sorry for your loss.'],
  low: [
    'I am sorry, that sounds hard. Something small can help: tell me what you are up to today, quiet or with people around you.',
  ],
  lowFirst: ['I am sorry, that sounds hard.'],
  why: ['Because of what you told me. {title}: {reasons}.'],
  noted: ['{noted}: noted.', 'Got it: {noted}.', '{noted}, I will keep that in mind.'],
  unsure: [
    'Not known for all of these: {needs}. Please ask before you go.',
    'I do not know of all of these whether they have {needs}, so please ask before you go.',
  ],
  unsureGroup: ['I do not know whether these have room for {count} people, so please ask before you go.'],
  allKnown: ['I know of no more with {needs}.'],
  need: [
    'I cannot check “{need}” for every deal, so please ask the vendor or read the terms before you book.',
  ],
  fewer: ['I have shown you {count} so far. Which of them did you mean?'],
  beyond: [
    'That one is outside my patch: I know deals in {city}, from dinners to day trips.',
    'I would only be guessing there. What I do know is where to eat, play and stay for less in {city}.',
    "Not my field, I'm afraid. Ask me about a good time in {city} instead.",
  ],
  puzzled: [
    'I did not quite catch a wish in that.',
    'I am all ears, but I need a hint.',
    'Let me make it easy: tap one of these, or tell me in your own words.',
  ],
  audienceAndSetting: [
    'Quick question: is this for the family or just adults, and would you rather be indoors or outdoors?',
    'Two things and I can narrow it down. Family or adults only? Indoors or outdoors?',
    'Who is coming, family or just adults? And should it be inside or outside?',
  ],
  audienceAndSettingThen: [
    'Happy to plan something for {when}. Is it for the family or just adults, and indoors or outdoors?',
    'Let me find you a good plan for {when}: family or adults only, inside or outside?',
  ],
  audience: [
    'Are kids coming along, or is it adults only?',
    'Is this with the family, or just adults?',
    'I ask because some deals are for children and some are not: family, or adults only?',
  ],
  setting: [
    'Would you rather be indoors or outdoors? A part of town works too.',
    'Inside, outside, or is there a neighborhood you like?',
    'Indoors or outdoors? Or tell me a neighborhood, that is enough.',
  ],
  time: [
    'What part of the day suits you: morning, afternoon or evening?',
    'Early in the day, or more of an evening plan?',
  ],
  area: [
    'Is there a part of town you would rather stay in?',
    'These are all over town. Should I look in one part of it?',
  ],
  budget: ['Is there a limit on what it may cost?', 'How much would you like to spend at most?'],
  results: [
    'I would start with {title}, {where}{because}',
    'How about {title} at {vendor}, {where}{because}',
    '{title}, {where}, would be my pick{because}',
    'You could try {title}, {where}{because}',
    'I would go with {title}, {where}{because}',
    'I have just that: {title} at {vendor}, {where}{because}',
    'Have a look at {title}, {where}{because}',
  ],
  resultsFor: [
    'For {wish} I would pick {title}, {where}{because}',
    'My choice for {wish}: {title} at {vendor}, {where}{because}',
    '{title}, {where}, is what I would take for {wish}{because}',
    'For {wish}, how about {title}, {where}{because}',
  ],
  resultsThen: [
    'I would pick {title} for {wish}, {where}{because}',
    '{title}, {where}, is what I would take for {wish}{because}',
    '{title} at {vendor}, {where}, would do for {wish}{because}',
  ],
  resultsInstead: [
    'The nearest I have is {title}, {where}{because}',
    'Closest to it is {title} at {vendor}, {where}{because}',
  ],
  cheaper: [
    'Easier on the wallet: {title} is {price}.',
    'Costs less: {title} is {price}.',
    'Then rather {title}, {where}.',
  ],
  more: [
    'There is more where that came from: {title}, for a start.',
    'Next on my list: {title}, {where}.',
    'A few more. {title} gets {percent}% off.',
  ],
  else: [
    'Fair enough, something different: {title}.',
    'Then how about {title}, {where}?',
    'A change of scene: {title} at {vendor}.',
  ],
  surprise: ['My pick, no questions asked: {title}, {where}.', 'Let me surprise you: {title}.'],
  top: [
    'Here is the top of the list, starting with {title} at {percent}% off.',
    'These stand out right now. First: {title}, {price}.',
    'These stand out right now, {title} first of all.',
  ],
  cheapest: [
    'Those were already the lowest prices that fit.',
    'It does not get cheaper than that for what you want.',
  ],
  alone: [
    'I can compare once I have shown you two. Tell me a little more and I will find another.',
    'There is only one on the table so far. Say “more” and I will bring another to compare.',
  ],
  location: [
    'Share your location and I will put the closest first.',
    'I do not know where you are yet. With your location I can sort by distance; it stays on your device.',
  ],
  nothing: ["I'd love to help you discover {city}! Could you tell me what kind of activities interest you?"],
  reset: ["Conversation has been reset. Let's start fresh! How can I help you discover {city} today?"],
  details: [
    '{title} by {vendor}, {where}. {summary} {cost} {code} {runs} Terms and booking are on its page.',
  ],
  detailsAgain: [
    '{title} by {vendor}. {cost} {code} {runs} Hours, age limits and what else there is to know are on its page.',
    'In short: {cost} {code} {runs} The rest is on its page.',
  ],
  cost: [
    'It is {price} instead of {was}, until {until}.',
    'It is {price} instead of {was}, with no end date.',
    'It is {price}, until {until}.',
    'It is {price}, with no end date.',
    'The offer is “{words}”, until {until}.',
    'The offer is “{words}”, with no end date.',
  ],
  code: ['The code is {coupon}.'],
  runs: ['It is next on {next}.', 'It runs on {days}.'],
  comparison: ['{a}. {b}. {verdict}'],
  compared: [
    '{title}: {price}, {percent}% off, {where}',
    '{title}: {price}, {where}',
    '{title}: {words}, {percent}% off, {where}',
    '{title}: {words}, {where}',
  ],
  verdict: [
    '{unpriced} names no price, so I cannot say which costs less.',
    '{both} costs {less} less and has the bigger discount.',
    '{cheaper} costs {less} less; {deeper} has the bigger discount.',
    '{cheaper} costs {less} less.',
    'They cost the same; {deeper} has the bigger discount.',
    'They cost the same.',
  ],
  elsewhere: [
    'I have nothing in {place}: all my deals are in and around {city}.',
    'My deals are in and around {city}, so there is none in {place}.',
  ],
  noSuch: [
    'I have no deal for {topics} right now, sorry, and nothing close to it.',
    'No deal for {topics} at the moment, I am afraid. Is there something else I can find?',
  ],
  unknown: ['I have no deal for {topics} right now.'],
  noneFits: ['Nothing I have for {topics} fits the rest.', 'What I have for {topics} does not fit the rest.'],
  unmarked: [
    'Not all of it is marked for children, so have a look at its page first.',
    'Not every one says that children are welcome, so check its page before you go.',
  ],
  unsuited: ['What I have for {topics} is not for who is coming.'],
  relaxed: [
    'Nothing I have fits everything, so these leave out {wishes}.',
    'I could not meet {wishes} as well, so here is the closest.',
  ],
  timeNamed: ['For {when}:', 'Looking at {when}:', 'Here is {when}:', 'With {when} in mind:'],
  noneThen: [
    'Nothing for {when} that I know of; the nearest is {nearest}.',
    'I know of nothing for {when}. The nearest I have is {nearest}.',
    'Nothing for {when} that I know of, so these are on other days.',
  ],
  noneAtHours: [
    'For {day} I know of nothing {hours} for certain, so look at the hours of these.',
    'I know of nothing {hours} on {day} for certain; these are at other hours.',
  ],
  otherDay: [
    'If another day suits you: {title} is on {nearest}.',
    '{title} would fit on {nearest}, should that day work too.',
  ],
  pastDays: [
    '{when} is over, so I left the day open.',
    '{when} has passed. Tell me another day and I will look.',
  ],
  again: [
    'You have seen all that fits. Change one thing, such as the place or the price, and I will look again.',
    'That was all I have for this. Another part of town, or another price, and there is more.',
  ],
};
