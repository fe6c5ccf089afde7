import type { MoveReplies } from '../moveWords.ts';
import type { Replies } from '../replies.ts';
import type { ResultReplies } from '../resultReplies.ts';

/*
 * The assistant's phrases: short, like a friend who lives here, with variants so that it does not repeat itself. {title},
 * {vendor}, {where}, {price}, {percent} and {because} belong to the first deal. A variant that names something unknown, such
 * as the price of "Two for one", is not used.
 */

export const replies: Omit<Replies, keyof MoveReplies | keyof ResultReplies> = {
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
  ],
  no: ['No problem. What would you rather have?', 'All right, we leave that. What else can I look for?'],
  advice: [
    'I cannot advise on that; a doctor, a lawyer or whoever knows your situation can. For a good time out I am happy to help.',
  ],
  trust: [
    'Fair question. Links to vendors are paid: the site earns a commission when you buy, and you pay the same. Prices were compared with the vendor; its own page has the last word.',
  ],
  trustSample: [
    'Fair question. Right now these are sample offers of invented vendors, as the bottom of the page says. On a live site links are paid: it earns a commission when you buy, and you pay the same.',
  ],
  love: ['That is kind, and I am software, so let me spend it on you: shall we find something nice to do?'],
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
  fewer: ['I have shown you {count} so far. Which of them did you mean?'],
  beyond: ['I can’t help with that one. I know deals in {city}, from dinners to day trips.'],
  puzzled: [
    'Sorry, I did not get that.',
    'Let me make it easy: tap one of these, or tell me in your own words.',
  ],
  audienceAndSetting: [
    'Quick question: is this for the family or just adults, and would you rather be indoors or outdoors?',
    'Who is coming, family or just adults? And should it be inside or outside?',
  ],
  audienceAndSettingThen: [
    'Happy to plan something for {when}. Is it for the family or just adults, and indoors or outdoors?',
  ],
  audience: ['Are kids coming along, or is it adults only?', 'Is this with the family, or just adults?'],
  setting: [
    'Would you rather be indoors or outdoors? A part of town works too.',
    'Inside, outside, or is there a neighborhood you like?',
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
  alone: ['I can compare once I have shown you two. Tell me a little more and I will find another.'],
  location: [
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
};
