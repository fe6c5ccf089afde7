import type { MoveReplies } from '../moveWords.ts';
import type { Replies } from '../replies.ts';
import type { ResultReplies } from '../resultReplies.ts';

/*
 * The assistant's phrases: short, like a friend who lives here, with variants so that it does not repeat itself. {title},
 * {vendor}, {where}, {price}, {percent} and {because} belong to the first deal. A variant that names something unknown, such
 * as the price of "Two for one", is not used.
 */

export const replies: Omit<Replies, keyof MoveReplies | keyof ResultReplies> = {
  greet: ['Hi there! Good to see you in {city}.', 'Hello! Nice to meet you.', 'Hey! Glad you stopped by.'],
  thanks: ['Anytime! Enjoy it.', 'My pleasure. I’m here if plans change.', 'You’re welcome!'],
  bye: ['See you around {city}!', 'Take care, and have fun out there.'],
  identity: [
    'I’m {name}, a program, not a person. I know the deals on this site and what they’re good for.',
    'Honestly, a program: {name}. I know every deal on this site.',
  ],
  help: [
    'Tell me who’s coming, what you feel like, where, and how much you want to spend. I’ll find live deals that fit, and you can say “cheaper,” “something else,” or “compare the first two.”',
    'Try “date night indoors under $60” or “toddler, outside, Saturday”. I do the digging, and you can change your mind anytime.',
  ],
  weather: [
    'I can’t see the weather from here. Indoors to be safe, or outdoors?',
    'Sorry, I don’t have the forecast. Stay dry inside, or chance it outside?',
  ],
  live: [
    'I can’t see scores, schedules or traffic; a quick web search will tell you. I only know the deals here.',
  ],
  crowd: ['I can’t see how busy a place is. It’s best to call ahead, or to come early.'],
  review: [
    'I have no reviews or ratings, only what the vendors say on the deals’ pages. Ask me about a price, the hours or what’s included.',
  ],
  rude: [
    'Fair enough, that wasn’t my best. Tell me what you’re looking for and I’ll do better.',
    'I hear you. Give me one more try: what would make this a good day?',
  ],
  foreign: [
    'Entiendo solo un poco de español. I do best in English, so in a few words: who is coming, and indoors or outdoors?',
  ],
  no: ['No problem. What would you rather have?', 'OK, not that. What else can I look for?'],
  advice: [
    'I can’t give advice on that; ask a doctor, a lawyer or someone who knows your situation. For a good time out, I’m happy to help.',
  ],
  trust: [
    'Fair question. Links to vendors are paid: the site earns a commission when you buy, and you pay the same. Prices were compared with the vendor’s; its own page has the final say.',
    'Each deal’s page says when its price was last checked.',
  ],
  trustSample: [
    'Fair question. Right now these are sample offers from made-up vendors, as the bottom of the page says. On a live site, links are paid: it earns a commission when you buy, and you pay the same.',
    'The vendors, prices and discounts are all made up, to show how such a site works. When real ones come, I don’t know.',
    'There’s nothing to buy here yet, and nobody earns anything.',
  ],
  rank: [
    'By what you tell me: who’s coming, what, where, when, for how much. What a vendor pays plays no part.',
  ],
  charge: ['Nothing is paid here: you pay the vendor, on its own site. I need no account, email or card.'],
  love: ['That’s kind! I’m only software, so this one’s for you: should we find something fun to do?'],
  grief: [
    'I’m so sorry for your loss. Take all the time you need. If something quiet, or some company, would help, tell me and I’ll look.',
  ],
  griefFirst: ['I’m so sorry for your loss.'],
  low: [
    'I’m sorry, that sounds hard. Something small can help: tell me what you feel like today, something quiet or with people around.',
  ],
  lowFirst: ['I’m sorry, that sounds hard.', 'I’m sorry to hear that.'],
  whyAsked: [
    'So I can leave out what won’t suit you, such as places for adults only. You can skip it: tell me what you’re in the mood for.',
  ],
  why: ['Because of what you told me. {title}: {reasons}.'],
  noted: ['Noted: {noted}.', 'Got it: {noted}.', '{noted}: I’ll keep that in mind.'],
  fewerThanTwo: ['I’ve shown you only one so far: “{title}.” Say “more options” and I’ll look for others.'],
  fewer: ['I’ve shown you {count} so far. Which of them did you mean?'],
  doubtSample: ['It’s a sample offer from a made-up vendor, as the bottom of the page says.'],
  tipped: ['{title} with {percent}% on top: {total}.'],
  sum: ['That’s {total}.'],
  beyond: ['I can’t help with that one. I know deals in {city}, from dinners to day trips.'],
  puzzled: [
    'Sorry, I didn’t get that.',
    'Let me make it easy: tap one of these, or tell me in your own words.',
  ],
  lost: [
    'Sorry, I didn’t follow that. I find deals by what you feel like doing, where, when and for how much. Here are a few examples:',
  ],
  lostAgain: [
    'Sorry, I still don’t follow. You can also look through all deals, or search, from the top of the page. The people who run this site are on the contact page, linked at the bottom.',
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
  settingHere: ['Would you rather be indoors or outdoors?', 'Inside or outside?'],
  time: [
    'What time of day works for you: morning, afternoon or evening?',
    'Early in the day, or more of an evening plan?',
  ],
  area: [
    'Is there a part of town you’d like to stay in?',
    'These are all over town. Should I stick to one part of town?',
  ],
  budget: ['What’s your budget?', 'What’s the most you’d like to spend?'],
  alone: ['I can compare once I’ve shown you two. Tell me a little more and I’ll find another.'],
  location: [
    'I don’t know where you are yet. With your location I can sort by distance; it stays on your device.',
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
    'It’s {price} instead of {was}, until {until}.',
    'It’s {price} instead of {was}, with no end date.',
    'It’s {price}, until {until}.',
    'It’s {price}, with no end date.',
    'The offer is “{words}”, until {until}.',
    'The offer is “{words}”, with no end date.',
  ],
  code: ['The code is {coupon}.'],
  runs: ['It’s next on {next}.', 'It runs on {days}.'],
  comparison: ['{a}. {b}. {verdict}'],
  compared: [
    '{title}: {paid}, {percent}% off, {where}',
    '{title}: {paid}, {where}',
    '{title}: {words}, {percent}% off, {where}',
    '{title}: {words}, {where}',
  ],
  verdict: [
    '{unpriced} doesn’t list a price, so I can’t say which costs less.',
    '{both} costs {less} less for {people} and has the bigger discount.',
    '{cheaper} costs {less} less for {people}; {deeper} has the bigger discount.',
    '{cheaper} costs {less} less for {people}.',
    '{both} costs {less} less and has the bigger discount.',
    '{cheaper} costs {less} less; {deeper} has the bigger discount.',
    '{cheaper} costs {less} less.',
    'They cost the same; {deeper} has the bigger discount.',
    'They cost the same.',
  ],
};
