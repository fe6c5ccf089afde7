import type { MoveReplies } from '../moveWords.ts';

export const englishMoveReplies: MoveReplies = {
  greetFirst: ['Hi there!', 'Hello!', 'Hey!'],
  thanksFirst: ['You are welcome!', 'My pleasure.', 'Any time.'],
  privacy: [
    'This chat is kept in this browser, so that you can come back to it; starting over clears it. Your words go to a server only while a language model there is turned on.',
    'Answers come from the deals on your device. Start over and the chat is gone. Only a language model on a server would see your words, and only while it is turned on.',
  ],
  earn: [
    'By commission: if you buy through a link here, the vendor pays the site a share. You pay the same.',
    'The links to vendors are paid. The site gets a commission when you buy; your price stays the same.',
  ],
  back: [
    'Back to these, then: {title}, {where}, and the rest of that list.',
    'Here they are again, {title} first.',
  ],
  backAtStart: ['That was the first list already, so there is nothing further back. Here it is again.'],
  undone: ['Taken back.', 'Forgotten, as if you had not said it.'],
  similar: [
    'In the spirit of {like}: {title}, {where}.',
    'If {like} appeals to you, look at {title}, {where}.',
  ],
  unlike: ['I have nothing else quite like {like}. Would another price or part of town be all right?'],
  nicer: ['A step up: {title} is {price}.', 'For something more special: {title}, {where}.'],
  nicest: ['Those were already the finest that fit what you want.'],
  cheapestShown: ['The lowest price for that is {title} at {price}, which you have seen.'],
  cheaperElse: [
    'Nothing cheaper for exactly that. For less there is {title}, {price}.',
    'That is as low as it gets for just that. For less I have {title}, {price}.',
  ],
  closest: ['Nothing that fits is closer than those.'],
  insisted: ['You said {words}, sorry.', 'Right, you said {words}. Sorry about that.'],
  mistaken: ['Sorry, my mistake.', 'Sorry, I misread that.'],
  ruledOut: ['{title} is off the list.', 'Without {title}, then.'],
  choice: [
    'If I were you, I would take {title}. {reasons}.',
    'My vote goes to {title}: {reasons}.',
    'For you, {title}. {reasons}.',
  ],
  order: [
    'I cannot book, order or call for you, but it is quickly done: the page of {title} leads to {vendor}.',
    'That part is yours: open the page of {title}, and its link leads to {vendor}.',
  ],
  keep: [
    'The heart on the page of {title} saves it on this device, and the share button there sends it to anybody.',
    'I cannot send or save things myself. On the page of {title}, the heart saves it and the share button sends it.',
  ],
  errand: [
    'I cannot book, call or send messages myself; the page of each deal leads to whoever offers it.',
    'Booking and calling I cannot do for you, but each deal’s page has the link to do it yourself.',
  ],
  puzzledHere: [
    'That one went past me. Ask about what you see here, or tell me what to change: the price, the place, the day.',
    'Sorry, I did not get that. Say it in other words, or tap one of these.',
  ],
  ack: [
    'Take your time. I am here if you want to know more, or to see something else.',
    'Good. Ask me anything about these, or say what you would change.',
  ],
  joke: ['I asked a coupon for its best line. It said: “Take 20% off.” I left it at that.'],
  byPrice: ['By price: {list}.'],
  byPlace: ['By place: {list}.'],
  byTime: ['By time: {list}.'],
};
