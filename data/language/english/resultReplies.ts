import type { ResultReplies } from '../resultReplies.ts';

/*
 * How deals are presented, and what is missing: as somebody who lives here would say it to a friend. {title}, {vendor}, {where},
 * {paid}, {percent} and {because} belong to the first deal.
 */

export const englishResultReplies: ResultReplies = {
  results: [
    'Try {title}, {where}{because}',
    'I’d go for {title}, {where}{because}',
    'My pick is {title} at {vendor}, {where}{because}',
    'Take a look at {title}, {where}{because}',
    'I like {title} at {vendor}, {where}{because}',
  ],
  resultsFor: [
    'For {wish}, try {title}, {where}{because}',
    'For {wish} I’d pick {title}, {where}{because}',
    'My pick for {wish} is {title} at {vendor}, {where}{because}',
  ],
  resultsOf: ['{wish}: try {title}, {where}{because}', '{wish}: I’d pick {title}, {where}{because}'],
  resultsThen: [
    'I’d pick {title} for {wish}, {where}{because}',
    'My pick for {wish} is {title} at {vendor}, {where}{because}',
  ],
  resultsInstead: [
    'The closest I have is {title}, {where}{because}',
    'You might like {title} at {vendor}, {where}, instead{because}',
  ],
  cheaper: [
    'Easier on the wallet: {title} is {paid}.',
    'Cheaper: {title} is {paid}.',
    'Then try {title}, {where}.',
  ],
  more: ['Next on my list: {title}, {where}.', 'There’s also {title}, {where}.'],
  else: ['Then how about {title}, {where}?', 'Something different, then: {title} at {vendor}.'],
  surprise: ['My pick, no questions asked: {title}, {where}.', 'Let me surprise you: {title}.'],
  top: [
    'These stand out right now. First: {title}, {paid}.',
    'These stand out right now, {title} first of all.',
  ],
  cheapest: ['Those were already the lowest prices that fit.', 'It doesn’t get cheaper than that here.'],
  unsure: [
    'I can’t tell about {needs}, so ask {vendor} first.',
    'I can’t tell about {needs} for all of these{all}, so ask first.',
  ],
  lacking: [
    '{needs}: not at {vendor}, says its page.',
    '{needs}: not all of these{all} have that, by their pages.',
  ],
  mustBook: ['You have to book ahead at {vendor}.', 'You have to book ahead for some of these{all}.'],
  unsureDiet: [
    'The page doesn’t say whether there’s anything {needs}, so ask {vendor} first.',
    'Not every page{all} says whether there’s anything {needs}, so ask first.',
  ],
  noneOfDiet: ['I have nothing for that whose page says there’s anything {needs}, so ask first.'],
  allergy: [
    'I can’t promise anything about allergies, so tell {vendor} before you book or order.',
    'I can’t promise anything about allergies, so tell the place{all} before you book or order.',
  ],
  unsureGroup: ['I’m not sure they have room for {count}, so call ahead.'],
  need: ['I can’t check “{need}” from here, so ask the place before you book.'],
  timeNamed: ['For {when},'],
  noFeast: ['I have nothing special for {feast}.'],
  plan: ['Here’s how I’d spend {when}, one stop after the other:', 'My plan for {when}, then:'],
  planSum: ['Here’s how I’d spend {when}, {total} in all:'],
  planTotal: ['Here’s how I’d spend {when}, {total} in all for the {count} of you:'],
  noneThen: [
    'It’s too late to book that for {when}. The next day for it is {next}.',
    'I don’t have anything like that for {when}. The closest day is {nearest}.',
    'I don’t have anything like that for {when}, so these are on other days{other}.',
    'Nothing like that is on {when}. Later today, {times}:',
  ],
  noneAtHours: [
    'I have nothing like that {hours} for {day}{closed}. At other hours, then:',
    'I’m not sure about anything {hours} for {day}{unsure}, so check the hours on these.',
  ],
  otherDay: ['If another day works, {title} is on {nearest}.'],
  pastDays: ['{when} is over, so I looked at any day.', '{when} has passed. Which other day works for you?'],
  pastPart: ['{when} is over. For the rest of today,'],
  elsewhere: ['I don’t have anything in {place}: everything here is in and around {city}.'],
  unplaced: ['None of my deals says that it’s {place}.'],
  noSuch: ['Sorry, I have no {topics} deals right now, or anything close.'],
  onlyClass: ['I know no restaurant for {topics}; {title} is a class.'],
  eatElsewhere: ['To eat out, try {title}.'],
  unknown: ['I have no {topics} deals right now.'],
  endsOn: ['Ends {until}'],
  endsThen: ['These end {when}:'],
  noneEnds: ['No deal here ends {when}.'],
  endsNext: ['These end next:'],
  coming: ['Still to come: “{title}”. {description}'],
  guide: ['We have a guide for that: “{title}”. {description}'],
  noneFits: ['No {topics} deal here fits all of that.'],
  noMore: ['That’s every {topics} deal I have that fits.'],
  noMoreThen: ['That’s every {topics} deal I have for {when}.'],
  noneFitsThen: ['I have no {topics} deals for {when}.'],
  unsuited: [
    '{title} is for ages {from} and over.',
    '{title} is for ages up to {to}.',
    '{title} is for {least} people or more.',
    '{title} takes {most} people at most.',
    '{title} doesn’t go with “{need}.”',
  ],
  forTwo: [
    'The price is for two, so ask {vendor} what one pays.',
    'Some of these{all} have one price for two.',
  ],
  unmarked: [
    'Ask {vendor} first whether kids are welcome: the page doesn’t say.',
    'Ask first whether kids are welcome: not every page{all} says.',
  ],
  relaxed: ['I have nothing {wishes} for that; this is the closest.'],
  again: ['That’s all I have for this. Change the place, the day or the price, and I’ll look again.'],
};
