import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { chipsOf } from '../../client/assistant/conversation/chips.ts';
import { openAssistant } from '../support/askBatch.ts';

const { knowledge, context } = openAssistant('data/content', '2026-11-28T23:00:00Z');

function answerTo(message: string) {
  const [answer] = converse([message], knowledge, context);
  if (!answer) throw new Error(`No answer to ${message}`);
  return answer;
}

describe('an outing', () => {
  it.each([
    'kids show in dilworth',
    'a comedy show in noda tonight',
    'jazz show in uptown',
    'is there a show up in university',
    'ghost walk in uptown',
    'a walk in noda',
    'an evening walk in the park',
    'mural walk in noda tomorrow',
  ])('is no wish to come without booking: %s', (message) => {
    expect(answerTo(message).preferences.needs).toEqual([]);
    expect(answerTo(message).deals.map(({ deal }) => deal.slug)).not.toContain('walk-in-haircut-uptown');
  });

  it.each([
    'can we just show up',
    'where can i just walk in for breakfast',
    'a walk-in haircut',
    'walk in haircut',
    'barber, walk in',
    'do they take walk ins for massage',
    'drop in class',
    'nail salon where I can walk right in',
  ])('may be one for which nobody books: %s', (message) => {
    expect(answerTo(message).preferences.needs).toEqual(['no-booking']);
  });

  it.each([
    'a show for kids in dilworth',
    'kids show, dilworth',
    'kids show in dilworth',
    'a children’s show',
    'is there any show for my kids',
  ])('with children is what is played for them: %s', (message) => {
    expect(answerTo(message).deals[0]?.deal.slug).toBe('goat-puppets-dilworth');
  });

  it.each([
    ['light show for kids', 'winter-lights-ballantyne'],
    ['a comedy show in noda', 'comedy-late-noda'],
    ['a show this evening, indoors, for two', 'comedy-late-noda'],
    ['a show with the kids next saturday', 'goat-puppets-dilworth'],
    ['is there a show up in university', 'stand-up-en-espanol'],
    ['a walk in the woods tomorrow', 'tree-walk-myers-park'],
    ['outdoor walk tonight', 'ghost-walk-uptown'],
    ['a walk in myers park tomorrow', 'tree-walk-myers-park'],
  ])('is the show that is named: %s', (message, slug) => {
    expect(answerTo(message).deals[0]?.deal.slug).toBe(slug);
    expect(answerTo(message).preferences.interests.join()).not.toContain('puppet show');
  });

  it.each([
    ['magic show this weekend', 'improv-theatre'],
    ['circus with kids', 'goat-puppets-dilworth'],
  ])('may be like one that nobody has: %s', (message, slug) => {
    const { reply, deals } = answerTo(message);
    expect(reply).toMatch(/^I have no (?:magic show|circus) deals right now\. The closest I have is /);
    expect(deals[0]?.deal.slug).toBe(slug);
  });

  it.each(['ice show in uptown', 'fashion show', 'dog show'])(
    'may be a show that nobody has: %s',
    (message) => {
      expect(answerTo(message).reply).toMatch(/^I have no \w+ show deals right now/);
    },
  );

  it('is on another day or elsewhere rather than another thing', () => {
    expect(answerTo('a show in ballantyne tonight').options).toEqual([
      'I have nothing in Ballantyne for that; this is the closest.',
    ]);
    const { reply, deals } = answerTo('a show for adults tomorrow night');
    expect(reply).toContain('The closest day is today.');
    expect(deals.map(({ day }) => day)).toEqual(['2026-11-28', '2026-11-28', '2026-11-28']);
  });

  it.each(['we want to walk to dinner tonight', 'dinner, then walk back to the hotel', 'can i walk there'])(
    'is not what people do on their way: %s',
    (message) => {
      expect(answerTo(message).preferences.interests.join()).not.toContain('walk');
    },
  );

  it('has cards for the day of each wish', () => {
    const { reply, deals } = answerTo('dinner tonight and a museum tomorrow');
    expect(reply).toMatch(/^Dinner tonight: .* Museum tomorrow: /);
    expect([deals[0]?.day, deals.at(-1)?.day]).toEqual(['2026-11-28', '2026-11-29']);
  });

  it('is no present from a shop on another day', () => {
    expect(answerTo('tonight, adults, indoors in uptown').options).toEqual([]);
    expect(answerTo('tomorrow night, indoors in dilworth').options).toEqual([
      expect.stringMatching(/^If another day works, “Improv night/),
    ]);
  });
});

describe('a hotel for a dog that comes along', () => {
  it.each([
    ['pet friendly hotel', 'bungalow-plaza-midwood'],
    ['dog friendly hotel on sunday night', 'bungalow-plaza-midwood'],
    ['hotel with a dog in february', 'bungalow-plaza-midwood'],
    ['hotel tonight with a dog', 'alder-house-uptown'],
    ['dog hotel', 'bungalow-plaza-midwood'],
  ])('is somewhere to sleep, and neither a walk nor a ride: %s', (message, slug) => {
    expect(answerTo(message).deals[0]?.deal.slug).toBe(slug);
  });
});

it('names what is still to come in a part of town that has nothing yet', () => {
  expect(answerTo('dog hotel in ballantyne').options).toEqual([
    'I have nothing in Ballantyne for that; this is the closest.',
    expect.stringContaining('“Hotel night with your dog in Ballantyne.” From February 1'),
  ]);
  expect(answerTo('dog hotel in ballantyne tonight').options.join()).not.toContain('February');
});

describe('what a page denies', () => {
  it.each(['walk-in massage today', 'nails, just walk in, tomorrow'])('is known: %s', (message) => {
    expect(answerTo(message).options).toEqual([expect.stringMatching(/^You have to book ahead at /)]);
  });

  it('is that something is free', () => {
    const { options, deals } = answerTo('something free outdoors tomorrow with the dog');
    expect(options).toEqual([]);
    expect(deals.map(({ deal }) => deal.price)).toEqual([0, 0, 0]);
  });
});

describe('a dinner for two', () => {
  it.each([
    ['dinner for two in south end tonight', 'late-night-slice'],
    ['date night dinner for two in south end tonight', 'vegan-platter-plaza-midwood'],
    ['dinner for two tonight', 'vegan-platter-plaza-midwood'],
  ])(
    'is at a counter only where a part of town has no table, and no occasion asks for one: %s',
    (message, slug) => {
      expect(answerTo(message).deals[0]?.deal.slug).toBe(slug);
    },
  );
});

it.each(['outdoor activities', 'activities for adults', 'indoor activities for kids', 'free activities'])(
  'looks for whatever there is to do for %s',
  (message) => {
    const { reply, deals } = answerTo(message);
    expect(reply).not.toContain('I have no');
    expect(deals.length).toBe(3);
  },
);

it.each([
  ['art class for adults', 'first-bowl-noda'],
  ['activities for couples', 'oyster-hour-elizabeth'],
  ['cocktails', 'taco-flight-plaza-midwood'],
  ['happy hour', 'oyster-hour-elizabeth'],
  ['walk in the park', 'tree-walk-myers-park'],
  ['hotel for tonight', 'pool-suite-university'],
  ['something to do near lake norman', 'lake-norman-sail'],
])('finds for %s what is called so or for that', (message, slug) => {
  expect(answerTo(message).deals[0]?.deal.slug).toBe(slug);
});

it('takes “walking tour” for a kind, and “ghost walk” for the one', () => {
  expect(answerTo('walking tour').deals.length).toBe(3);
  expect(answerTo('ghost walk').deals.map(({ deal }) => deal.slug)).toEqual(['ghost-walk-uptown']);
});

it('offers nothing cheaper where there is nothing', () => {
  const { reply, quickReplies } = answerTo('where can i watch the game');
  expect(reply).toBe('I have no sports bar deals right now.');
  expect(quickReplies).not.toContain('Something cheaper');
});

it('calls no wish of the visitor what only comes with a time', () => {
  const chipsFor = (message: string) =>
    chipsOf(answerTo(message).preferences, knowledge).map(({ label }) => label);
  expect(chipsFor('dinner tonight')).toEqual(['Tonight', 'Food & Drink', 'Dinner']);
  expect(chipsFor('events tonight')).toEqual(['Tonight', 'Events']);
});

describe('a table', () => {
  it.each(['a table for four tonight', 'need a table for two', 'book us a table for saturday night'])(
    'is for something to eat: %s',
    (message) => {
      const { preferences, deals } = answerTo(message);
      expect(preferences.categories).toContain('food-drink');
      expect(deals[0]?.deal.category).toBe('food-drink');
    },
  );

  it.each([
    ['table for two at 8', 'vegan-platter-plaza-midwood'],
    ['dinner at 7', 'vegan-platter-plaza-midwood'],
    ['lunch at noon', 'dumpling-lunch-university'],
  ])('at an hour of no named day is for the next time of that hour: %s', (message, slug) => {
    expect(answerTo(message).deals[0]?.deal.slug).toBe(slug);
  });
});

describe('what has to be booked ahead', () => {
  it('is offered for no day that is too soon, and its card begins with the next one', () => {
    const { reply, deals } = answerTo('babysitter tonight');
    expect(reply).toContain(
      'It’s too late to book that for tonight. The next day for it is Sunday, November 29.',
    );
    expect(deals[0]?.day).toBe('2026-11-29');
    expect(answerTo('dinner for twelve tomorrow').reply).toContain(
      'The next day for it is Tuesday, December 1.',
    );
  });

  it('is offered on other days as ever', () => {
    expect(answerTo('babysitter tomorrow').reply).not.toContain('too late');
    expect(answerTo('karaoke for 10 tonight').reply).toContain('Karaoke room for twelve');
  });
});

it('looks for all who come together', () => {
  const { preferences, deals } = answerTo('hotel for two adults and two kids');
  expect(preferences).toMatchObject({ audience: 'family', party: 4 });
  expect(deals[0]?.deal.slug).toBe('pool-suite-university');
  expect(answerTo('4 adults and a dog').preferences).toMatchObject({ party: 4, needs: ['pets'] });
});

it('takes who comes along for no wish of their own', () => {
  const { preferences, deals } = answerTo('dinner with friends and our kids');
  expect(preferences).toMatchObject({ audience: 'family', interests: ['dinner'] });
  expect(deals.map(({ deal }) => deal.category)).toEqual(['food-drink', 'food-drink', 'food-drink']);
  expect(answerTo('something to do with friends').deals.length).toBe(3);
});

it.each(['not too expensive things to do this weekend', 'something not too crowded this weekend'])(
  'rules out no time with how something should not be: %s',
  (message) => {
    expect(answerTo(message).preferences).toMatchObject({ when: 'weekend', days: [] });
  },
);

it('rules out only the early hours of a day', () => {
  expect(answerTo('nothing too early on sunday').preferences.days).toEqual([0]);
});

it('lets go of what is too expensive where something else is asked for', () => {
  const answer = converse(['balloon ride', 'too expensive, what else is outdoors'], knowledge, context).at(
    -1,
  );
  expect(answer?.deals.length).toBe(3);
  expect(answer?.deals.every(({ deal }) => deal.outdoor !== false && (deal.price ?? 0) < 200)).toBe(true);
});

it('finds beds for a small budget where a room is wanted', () => {
  expect(answerTo('a room for tonight under $100').deals[0]?.deal.slug).toBe('hostel-bunk-noda');
});

it('does not take “South End next Friday” for a question about what ends next', () => {
  expect(answerTo('dinner in south end next friday').reply).toContain('Late slice with house pickles');
  expect(answerTo('which deals end next friday').reply).toContain('These end next');
});
