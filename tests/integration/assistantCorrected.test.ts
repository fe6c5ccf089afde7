import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2027-01-30T16:00:00Z');
const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('whoever corrects what was shown', () => {
  it.each([
    ['sushi tonight | no class just wanna eat sushi', 'sushi'],
    ['sushi tonight | not a class, just wanna eat some', 'sushi'],
    ['sushi esta noche | no quiero clase, solo comer sushi', 'sushi'],
    ['gym | i mean a month to month thing not a day pass', 'gym'],
    ['gym | Is there anything monthly instead of a day pass?', 'gym'],
  ])('still wants the thing, and hears that there is none of it: %s', (messages, topic) => {
    const { text, preferences, slugs } = endOf(messages);
    expect(preferences.interests).toEqual([topic]);
    expect(text).toMatch(/^No .* deal here fits|^I have no|^De .* no tengo nada/);
    expect(slugs).toEqual([]);
  });

  it.each([
    'pizza | is there a baseball game',
    'golf | not mini golf, real golf',
    'yoga | is there chair yoga or tai chi perhaps?',
    'yoga | busco tai chi',
  ])('sees nothing else instead: %s', (messages) => {
    expect(endOf(messages).slugs).toEqual([]);
  });

  it.each([
    'gym | not a day pass. something fun for saturday then',
    'massage | no couples. just one for me',
    'sushi tonight | no, I meant Thursday',
    'museo | no, algo gratis para hoy con los niños',
  ])('is still shown what may do: %s', (messages) => {
    expect(endOf(messages).slugs).not.toEqual([]);
  });

  it('may ask whether there is really none', () => {
    const { preferences } = endOf('anything for golf | so nothing for golfers at all?');
    expect(preferences.excluded.interests).toEqual([]);
    expect(endOf('dinner | we’re vegan. so no cheese please').preferences.excluded.interests).toEqual([
      'cheese',
    ]);
  });
});

describe('words that are taken for what they are', () => {
  it.each(['we dont eat meat', 'we never eat meat', 'my wife doesn’t eat meat', 'no comemos carne'])(
    'ask for vegetarian food, and rule out nothing vegan: %s',
    (message) => {
      const { preferences } = endOf(`dinner | ${message}`);
      expect(preferences.excluded.aversions).toEqual([]);
    },
  );

  it.each(['he eats meat', 'my dad loves meat'])('may well rule that out: %s', (message) => {
    expect(endOf(`dinner | ${message}`).preferences.excluded.aversions).toEqual(['vegan']);
  });

  it.each([
    ['brunch | do they keep it separate?', /saved in this browser/],
    ['do you people do refunds? the last coupon was worthless', /wasn’t my best/],
    ['paint night | she’ll be back in Ohio by the 11th. is there a dinner', /Ohio/],
    ['the drum lesson', /no drum/],
    ['drumming', /no drum/],
  ])('get no answer to something else: %s', (messages, other) => {
    expect(endOf(messages).text).not.toMatch(other);
  });

  it.each([
    ['how many spam emails do I get', /no account, email or card/],
    ['do you people do refunds?', /up to the vendor/],
    ['do they keep my data?', /saved in this browser/],
    ['you are worthless', /wasn’t my best/],
  ])('get their own: %s', (message, own) => {
    expect(endOf(message).text).toMatch(own);
  });
});
