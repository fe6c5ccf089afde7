import type { ResultReplies } from '../resultReplies.ts';

/*
 * How deals are presented, and what is missing: as somebody who lives here would say it to a friend. {title}, {vendor}, {where},
 * {price}, {percent} and {because} belong to the first deal.
 */

export const englishResultReplies: ResultReplies = {
  results: [
    'Try {title}, {where}{because}',
    'I would go for {title}, {where}{because}',
    'My pick is {title} at {vendor}, {where}{because}',
    'Have a look at {title}, {where}{because}',
    'I like {title} at {vendor}, {where}{because}',
  ],
  resultsFor: [
    'For {wish}, try {title}, {where}{because}',
    'For {wish} I would pick {title}, {where}{because}',
    'My pick for {wish} is {title} at {vendor}, {where}{because}',
  ],
  resultsThen: [
    'I would pick {title} for {wish}, {where}{because}',
    'My pick for {wish} is {title} at {vendor}, {where}{because}',
  ],
  resultsInstead: [
    'The closest I have is {title}, {where}{because}',
    'You might like {title} at {vendor}, {where}, instead{because}',
  ],
  cheaper: [
    'Easier on the wallet: {title} is {price}.',
    'Costs less: {title} is {price}.',
    'Then try {title}, {where}.',
  ],
  more: ['Next on my list: {title}, {where}.', 'There is also {title}, {where}.'],
  else: ['Then how about {title}, {where}?', 'Something different, then: {title} at {vendor}.'],
  surprise: ['My pick, no questions asked: {title}, {where}.', 'Let me surprise you: {title}.'],
  top: [
    'These stand out right now. First: {title}, {price}.',
    'These stand out right now, {title} first of all.',
  ],
  cheapest: ['Those were already the lowest prices that fit.', 'It does not get cheaper than that here.'],
  unsure: ['Ask first about {needs}: I am not sure of it everywhere.'],
  unsureGroup: ['I am not sure they have room for {count}, so call ahead.'],
  need: ['I cannot check “{need}” from here, so ask the place before you book.'],
  timeNamed: ['For {when}:'],
  noneThen: [
    'I have nothing for {when}. The closest day is {nearest}.',
    'I have nothing for {when}, so these are on other days.',
  ],
  noneAtHours: ['For {day} I have nothing {hours} for sure, so check the hours of these.'],
  otherDay: ['If another day works, {title} is on {nearest}.'],
  pastDays: ['{when} is over, so I looked at any day.', '{when} has passed. Which other day works for you?'],
  elsewhere: ['I have nothing in {place}: all my deals are in and around {city}.'],
  noSuch: ['I have no {topics} deals right now, sorry, and nothing like it.'],
  unknown: ['I have no {topics} deals right now.'],
  noneFits: ['None of my {topics} deals fits all of that.'],
  noneFitsThen: ['I have no {topics} deals for {when}.'],
  unsuited: ['My {topics} deals would not suit you all.'],
  unmarked: ['Ask first whether kids are welcome: not all of these say so.'],
  relaxed: ['I have nothing {wishes} for that, so this is as close as I get.'],
  again: ['That is all I have for this. Change the place, the day or the price, and I will look again.'],
};
