import type { MoveReplies } from '../moveWords.ts';

export const englishMoveReplies: MoveReplies = {
  greetFirst: ['Hi there!', 'Hello!', 'Hey!'],
  privacy: [
    'This chat is saved in this browser so you can come back to it; starting over clears it. Your words go to a server only while a language model there is turned on.',
    'Answers come from the deals on your device. Start over and the chat is gone. Only a language model on a server would see your words, and only while it’s turned on.',
  ],
  trouble: [
    'I’m sorry about that. The vendor has your booking and your money, so ask them first: the deal’s page links to them. Then tell the people who run this site, through the contact page at the bottom of every page.',
    'Sorry, I can’t fix that from here. A refund or a fix has to come from the vendor. The people who run this site want to know, too: the contact page is linked at the bottom of every page.',
  ],
  buy: ['The button on a deal’s page leads to the vendor’s own site, where you book and pay.'],
  terms: [
    'Refunds, taxes, tips and whether deals combine are up to the vendor you buy from. Name a deal, and I’ll tell you what its page says.',
  ],
  person: [
    'I’m a program, but people run this site: you reach them through the contact page, linked at the bottom of every page. A vendor is linked on the deal’s page.',
  ],
  codes: [
    'There’s nothing to print here: you book or buy with the vendor, whom each deal links to. If it has a code, its page shows it: tap to copy it, then enter it at checkout.',
  ],
  earn: [
    'By commission: if you buy through a link here, the vendor pays the site a share. You pay the same.',
    'The links to vendors are paid. The site gets a commission when you buy; your price stays the same.',
  ],
  back: [
    'Back to these, then: {title}, {where}, and the rest of that list.',
    'Here they are again, {title} first.',
  ],
  backAtStart: ['That was already the first list. Here are its deals again.'],
  undone: ['OK, undone.', 'OK, forgotten.'],
  ended: ['{title} has ended: its last day was {until}.'],
  similar: [
    'Along the lines of {like}: {title}, {where}.',
    'If you like {like}, take a look at {title}, {where}.',
  ],
  unlike: ['I have nothing else quite like {like}. Would another price or part of town work?'],
  nicer: ['A step up: {title} is {paid}.', 'For something more special: {title}, {where}.'],
  nicest: ['Those were already the nicest ones that fit.'],
  cheapestShown: ['The lowest price for that is {title} at {paid}, which you’ve already seen.'],
  cheaperElse: [
    'Nothing’s cheaper for exactly that. For less, there’s {title}, {paid}.',
    'That’s as low as it gets for that. For less, I have {title}, {paid}.',
  ],
  closest: ['Nothing that fits is closer than those.'],
  insisted: ['You said {words}, sorry.', 'Right, you said {words}. Sorry about that.'],
  mistaken: ['Sorry, my mistake.', 'Sorry, I misread that.'],
  ruledOut: ['{title} is off the list.', 'Without {title}, then.'],
  choice: [
    'If I were you, I’d pick {title}. {reasons}.',
    'My vote goes to {title}: {reasons}.',
    'For you, {title}. {reasons}.',
  ],
  order: [
    'I can’t book, order or call for you, but it’s quick: the page for {title} links to {vendor}.',
    'That part’s up to you: open the page for {title} and follow its link to {vendor}.',
  ],
  keep: [
    'The heart on the page for {title} saves it on this device, and the share button sends it to anyone.',
    'I can’t send or save things myself. On the page for {title}, the heart saves it and the share button sends it.',
  ],
  errand: [
    'I can’t book, call or send messages; each deal’s page links to the vendor.',
    'I can’t book or call for you, but each deal’s page has the link.',
  ],
  puzzledHere: [
    'I didn’t follow that. Ask about what you see here, or tell me what to change: the price, the place, the day.',
    'Sorry, I didn’t get that. Try other words, or tap one of these.',
  ],
  ack: [
    'Take your time. I’m here if you want to know more, or see something else.',
    'Great. Ask me anything about these, or tell me what to change.',
  ],
  joked: ['Ha! That one went over my head: I’m better at deals than at jokes.'],
  anyway: ['Sorry I couldn’t do more. I’m here if you need something else.'],
  joke: [
    'I asked a coupon for its best line. It said: “Take 20% off.” For better ones, say “comedy.”',
    'Why did the taco go to the gym? To work on its shell.',
  ],
  byPrice: ['By price: {list}.'],
  byEach: ['Per person: {list}.'],
  byPlace: ['By place: {list}.'],
  byTime: ['By time: {list}.'],
  nearest: ['Nearest to {area} first: {list}.'],
};
