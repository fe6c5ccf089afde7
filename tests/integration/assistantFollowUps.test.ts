import { describe, expect, it } from 'vitest';
import { chipsOf, withoutChip } from '../../client/assistant/conversation/chips.ts';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-11-28T23:00:00Z');

const answerTo = (messages: string) => lastAnswer(messages, assistant);

const replyTo = (messages: string) => answerTo(messages).reply;
const slugsOf = (messages: string) => answerTo(messages).deals.map(({ deal }) => deal.slug);

describe('what a deal is good for', () => {
  it.each([
    ['quartet | is it romantic?', 'Yes, it’s good for couples and a quiet evening out.'],
    ['salsa | would it work for a date?', 'Yes, it’s good for couples, friends and total beginners.'],
    ['jazz on the terrace | is that good for an anniversary', 'Yes, it’s good for couples.'],
    ['yoga | is it okay for newbies?', 'Yes, it’s good for beginners and regulars.'],
    [
      'karaoke | would it be nice for coworkers',
      'Yes, it’s good for birthdays, teams and going-away parties.',
    ],
    [
      'massage | do they do couples?',
      '“Couples massage with sauna hour”: Yes, it’s good for couples. “First massage behind padded doors”: its page doesn’t say.',
    ],
    ['salsa | is the salsa night romantic?', 'Yes, it’s good for couples, friends and total beginners.'],
    ['karaoke | is it good for a birthday?', 'Yes, it’s good for birthdays, teams and going-away parties.'],
    ['streetcar pass | is it good for tourists?', 'Yes, it’s listed under visitors.'],
    ['hotel with a pool | is there a pool?', 'Yes, that’s included: indoor pool and towels.'],
    ['clase de salsa | es para principiantes?', /^Sí, según su página, va bien para: “Couples/],
  ])('is a yes with its words: %s', (messages, reply) => {
    expect(replyTo(messages)).toEqual(expect.stringMatching(reply));
  });

  it.each([
    'salsa | is it only for couples?',
    'ramen | is it romantic?',
    'salsa | is it relaxing?',
    'candle workshop | do they gift wrap?',
    'yoga | is it hard for beginners?',
    'owl prowl | is it quiet?',
    'bowling | is it romantic?',
  ])('says neither yes nor no to anything else: %s', (messages) => {
    expect(replyTo(messages)).not.toMatch(/\b(?:Yes|No)\b/);
  });
});

describe('a question about what was shown', () => {
  it.each([
    'karaoke tonight | can we bring kids?',
    'karaoke tonight | could we bring our two children',
    'karaoke tonight | may I bring a toddler?',
  ])('of who may be brought is about ages: %s', (messages) => {
    expect(replyTo(messages)).toBe('No, it’s for ages 18 and over.');
  });

  it('of what may be brought is not', () => {
    expect(replyTo('karaoke tonight | can we bring our own cake?')).toMatch(/doesn’t say/);
  });

  it.each([
    [
      'burger | do they have vegan food?',
      'Its page doesn’t say; there are vegetarian and gluten-free choices.',
    ],
    ['burger | is it halal?', 'Its page doesn’t say; there are vegetarian and gluten-free choices.'],
    ['burger | do they have meat?', 'It includes: a double burger, beef or mushroom, and fries.'],
    ['burger | is there anything vegetarian?', 'Yes, it can be vegetarian.'],
  ])('of a diet is answered by the diets of the page: %s', (messages, reply) => {
    expect(replyTo(messages)).toBe(reply);
  });

  it.each([
    ['wine tasting | how far is it?', 'The vineyard is half an hour up the interstate.'],
    ['wine tasting | how far away is that?', 'The vineyard is half an hour up the interstate.'],
    ['lake norman sail | is it far?', 'It’s at 19100 Jetton Road, Cornelius.'],
    ['karaoke | is it very far?', 'It’s at 322 North College Street, Uptown.'],
    ['cata de vino | queda lejos?', /half an hour up the interstate/],
  ])('of how far it is tells where it is: %s', (messages, reply) => {
    expect(replyTo(messages)).toEqual(expect.stringMatching(reply));
  });

  it('of what is nearest asks where the visitor is', () => {
    expect(replyTo('hotel | what is the closest?')).toMatch(/where you are/);
  });

  it.each([
    ['trail ride | what about the first one, is it indoors?', /^It’s outdoors\./],
    ['goats | how about the first one, can we bring the dog', /^No, pets are not allowed/],
  ])('may name it first: %s', (messages, reply) => {
    expect(replyTo(messages)).toMatch(reply);
  });

  it('may be for all that there is to say of it', () => {
    const [, second] = answerTo('things for kids').deals;
    expect(replyTo('things for kids | what about the second one?')).toContain(`“${second?.deal.title}” by `);
    expect(replyTo('karaoke | what about the second one?')).toMatch(/^I’ve shown you only one so far: /);
    expect(replyTo('things for kids | what about the fifth one?')).toMatch(/^I’ve shown you 3 so far/);
  });
});

describe('a question with a word of a title', () => {
  it('is about what was shown', () => {
    expect(replyTo('a place to stay with our dog | is there a fee for the dog?')).toBe(
      'I don’t know whether tax, tips or fees come on top; pets are welcome inside (one small dog; ask first).',
    );
    expect(replyTo('bungalow | is there a cleaning fee?')).toContain('Yes, that’s included: cleaning fee.');
    expect(replyTo('a place to stay with our dog | is there room for the dog?')).not.toContain('burger');
  });

  it.each(['burger | which one is closer to South End?', 'karaoke | which one is nearer to South End'])(
    'compares no other by its part of town: %s',
    (messages) => {
      expect(replyTo(messages)).toMatch(/^Nearest to South End first: /);
      expect(replyTo(messages)).not.toContain('Sunday-night stay');
    },
  );

  it.each(['does it include breakfast?', 'is breakfast included?'])('is asked of each: %s', (question) => {
    expect(replyTo(`a hotel for tonight | ${question}`)).toBe(
      '“Family suite with indoor pool”: Yes, that’s included: hot breakfast. “One night with breakfast in Uptown”: Yes, that’s included: cooked breakfast for two. “A bunk by the Blue Line”: its page doesn’t say.',
    );
  });

  it('asks of each whether it is free', () => {
    expect(replyTo('museums | are they free?')).toMatch(/free\. “Dinosaur morning for four”: .* “Trolley/);
    expect(replyTo('museums | is the trolley free?')).not.toContain('Dinosaur');
  });
});

describe('a message that says more of what was wanted', () => {
  it.each([
    ['hotel for next weekend | with breakfast', 'alder-house-uptown'],
    ['hotels in ballantyne | with a pool', 'spa-resort-ballantyne'],
    ['a museum for kids | and with a playground', 'free-museum-hour'],
    ['tacos | preferably with beer', 'taco-flight-plaza-midwood'],
    ['massage | for my mom', 'first-massage-dilworth'],
    ['massage | as a gift for my mom', 'first-massage-dilworth'],
    ['manicure | it’s a present for my sister', 'manicure-myers-park'],
    ['spa | for my wife | gift card?', 'couples-massage-uptown'],
    ['hotel | con desayuno', 'alder-house-uptown'],
  ])('keeps it: %s', (messages, slug) => {
    expect(slugsOf(messages)[0]).toBe(slug);
  });

  it.each([
    ['dinner tonight | a museum tomorrow', 'free-museum-hour'],
    ['massage | a gift for my mom', 'framed-street-map'],
    ['hotel | yoga', 'yoga-five-south-end'],
  ])('is none without “with”: %s', (messages, slug) => {
    expect(slugsOf(messages)).toContain(slug);
    expect(answerTo(messages).preferences.interests.join()).not.toMatch(/massage|dinner|hotel/);
  });

  it('may say with whom', () => {
    expect(answerTo('hotel | with the kids').preferences).toMatchObject({ audience: 'family' });
  });
});

describe('what a bare refusal rules out', () => {
  it.each([
    'something to do tomorrow morning | not that | something outdoors',
    'something to do tomorrow morning | no, not that one | outdoors please',
    'something to do tomorrow morning | not it | for two',
  ])('is the one that stood first: %s', (messages) => {
    expect(slugsOf(messages)).not.toContain('rooftop-brunch-uptown');
    expect(answerTo(messages).preferences.excluded.deals).toEqual(['rooftop-brunch-uptown']);
  });

  it.each(['none of these', 'no, not any of those'])('is all that was shown: %s', (message) => {
    const shown = slugsOf('dinner tonight');
    expect(answerTo(`dinner tonight | ${message}`).preferences.excluded.deals).toEqual(shown);
    expect(slugsOf(`dinner tonight | ${message}`).filter((slug) => shown.includes(slug))).toEqual([]);
  });

  it.each(['not that expensive', 'not that far', 'something else', 'what else?'])(
    'is nothing where it refuses none: %s',
    (message) => {
      expect(answerTo(`museums | ${message}`).preferences.excluded.deals).toEqual([]);
    },
  );
});

describe('a thing that nobody has', () => {
  it.each([
    'indian food tonight | what else?',
    'indian food tonight | any other ideas',
    'korean food tonight | ok something else then',
    'thai food tonight | surprise me',
  ])('is let go by who asks what else there is: %s', (messages) => {
    const { preferences, deals } = answerTo(messages);
    expect(preferences).toMatchObject({
      interests: [],
      categories: ['food-drink', 'events'],
      when: 'tonight',
    });
    expect(deals.length).toBeGreaterThan(0);
  });

  it('is let go also where nothing else was wanted', () => {
    expect(slugsOf('a couch | what else do you have?')).toHaveLength(3);
  });

  it.each(['a couch | under $300', 'a couch | for two', 'a couch | no lol, a couch'])(
    'is not let go by who wishes for it on: %s',
    (messages) => {
      expect(replyTo(messages)).toMatch(/^I have no couch deals right now/);
    },
  );

  it('is written as names are', () => {
    expect(replyTo('indian food tonight')).toBe('I have no Indian food deals right now.');
    expect(replyTo('korean bbq')).toMatch(/^I have no Korean or /);
    expect(replyTo('a couch')).toMatch(/^I have no couch deals/);
  });
});

it('shows one wish for no alcohol', () => {
  const { preferences } = answerTo('date night tonight | no alcohol please');
  const chips = chipsOf(preferences, assistant.knowledge).filter(({ label }) => /alcohol/i.test(label));
  expect(chips).toEqual([{ slot: 'cautions', value: 'sober', label: 'No alcohol' }]);
  const without = chips.map((chip) => withoutChip(preferences, chip, assistant.knowledge));
  expect(without.flatMap(({ cautions, excluded }) => [...cautions, ...excluded.aversions])).toEqual([]);
  expect(slugsOf('oysters | no alcohol please')).not.toContain('oyster-hour-elizabeth');
});
