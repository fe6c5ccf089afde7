import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2027-01-30T16:00:00Z');

/** All that is said last in a conversation. */
const saidTo = (messages: string) => {
  const { reply, options } = lastAnswer(messages, assistant);
  return [reply, ...options].join(' ');
};

describe('who may come on a day or at an hour', () => {
  it.each([
    [
      'house cleaning | can she come this tuesday?',
      'Yes, it’s open 8 AM–6 PM on Tuesday, February 2. You have to book',
    ],
    ['house cleaning | could he do it on sunday', 'No, not on Sunday, January 31'],
    ['dog groomer | could I bring him tuesday around 4?', 'Yes, it’s open 9 AM–5 PM on Tuesday, February 2'],
    ['gel manicure | can she go at 2 on friday?', 'Yes, it’s open 10 AM–7 PM on Friday, February 5'],
    ['trail ride | can he come on sunday?', 'It’s for ages 10 and over'],
    ['karaoke | can he come on friday?', 'Yes, it’s open 5 PM–2 AM on Friday, February 5. You have to book'],
    ['manicura | ¿puede venir ella el viernes a las 2?', 'Sí, el viernes 5 de febrero'],
    ['limpieza de casa | ¿puede venir este martes?', 'Sí, el martes 2 de febrero'],
  ])('hears of that day: %s', (messages, said) => {
    expect(saidTo(messages)).toContain(said);
    expect(saidTo(messages)).not.toContain('age limit');
  });

  it.each([
    ['long table for twelve | OK. would thursday the 11th at 6 be possible?', 'Yes, it’s open 5 PM–10 PM'],
    ['long table for twelve | ok, would friday at 8 be possible', 'No, not on Friday, February 5'],
  ])('is asked after a short yes, too: %s', (messages, said) => {
    expect(saidTo(messages)).toContain(said);
  });

  it('counts no people by the day of a month', () => {
    expect(saidTo('long table for twelve | would the 12th be ok')).not.toContain('12 people');
  });

  it.each([
    'arcade | two of us are 16, can they come at 8pm',
    'arcade | two are 17. is 9 pm ok for them?',
    'arcade | my friends are 17. could they come on saturday at 9 pm?',
  ])('may be too young at that hour: %s', (messages) => {
    expect(saidTo(messages)).toContain('No, from 7 PM it’s for 18 and over.');
  });

  it('counts those of an age as some of all who come', () => {
    const { preferences } = lastAnswer(
      'arcade for 6 people | two of us are 16, can they come at 8pm',
      assistant,
    );
    expect(preferences.party).toBe(6);
    expect(preferences.youngest).toBe(16);
  });
});

describe('whether it is safe for who may come to harm', () => {
  it.each([
    'winter brunch | is it a separate kitchen or just gluten free choices? cross contamination makes me sick',
    'winter brunch | do they keep it separate, is it safe for celiac?',
    'winter brunch | is it really gluten free?',
    'winter brunch | do they have a dedicated fryer',
    'kids cupcake class | is that kitchen really without nuts?',
    'kids cupcake class | is it completely nut free',
    'kids cupcake class | can they promise no nuts',
    'vegan platter | I have celiac. is it really safe?',
    'vegan platter | can I still get the gluten free bread tonight or is it too late?',
    'brunch de invierno | ¿es cocina separada? me enferma la contaminación cruzada',
    'vegan platter | soy celiaca, ¿es seguro para mí?',
  ])('is never a yes, and has the note about allergies: %s', (messages) => {
    expect(saidTo(messages)).not.toMatch(/\b(?:Yes|Sí),/);
    expect(saidTo(messages)).toMatch(/allergies|alergias/);
    expect(saidTo(messages)).not.toContain('saved');
  });

  it.each([
    [
      'long table for twelve | two of us are vegan and one can’t eat gluten. would that work?',
      'Its page doesn’t say; there are vegetarian',
    ],
    ['long table for twelve | 3 of us are vegetarian, is that ok?', 'Yes, it can be vegetarian'],
  ])('is a question of diets and leaves the group as it is: %s', (messages, said) => {
    expect(saidTo(messages)).toContain(said);
    const before = lastAnswer(messages.split(' | ').slice(0, 1).join(), assistant).preferences.party;
    expect(lastAnswer(messages, assistant).preferences.party).toBe(before);
  });
});

describe('a part of how one gets in', () => {
  it.each([
    'five small museums | are all five of them step-free?',
    'five small museums | is every museum wheelchair accessible',
    'lock museum | is there an elevator?',
    'lock museum | does it have a lift to the second floor',
    'improv | is there a wheelchair space or do they expect me to transfer into a seat?',
    'lock museum | can I get to both floors in the chair?',
    'lock museum | ¿hay ascensor?',
  ])('is no yes where the page does not name it, or only some have it: %s', (messages) => {
    expect(saidTo(messages)).toMatch(/step-free|no tiene escalones/);
    expect(saidTo(messages)).not.toMatch(/^(?:Yes|Sí),/);
  });

  it.each([
    [
      'rooftop brunch | is there an elevator?',
      'Yes, it’s step-free; it has: accessible restroom (the elevator serves',
    ],
    ['improv | is there a ramp?', 'Yes, it’s step-free (ramp at the side door)'],
    ['lock museum | is there an elevator?', 'Its page doesn’t say; it’s step-free'],
  ])('is told where the page does, and else that it does not: %s', (messages, said) => {
    expect(saidTo(messages)).toContain(said);
  });
});

describe('what one pays for', () => {
  it.each([
    [
      'five yoga classes | what does a single class cost?',
      'five classes of any style; that’s $13 for each of them',
    ],
    ['five yoga classes | ¿cuánto cuesta una sola clase?', '“Five classes of any style”'],
    ['arcade | do i pay extra for the games', 'You pay once'],
    [
      'one night with breakfast in uptown | is breakfast for both of us?',
      'Yes, that’s included: cooked breakfast for two.',
    ],
    ['one night with breakfast in uptown | which nights is that price for', 'race weekends'],
    [
      'vegan platter | it’s just me tonight. can I get it for one?',
      'No, the price is for 2 people together.',
    ],
    ['axe throwing | can I book it just for me', 'No, the price is for 2 people together.'],
    ['canoe | what if i come alone, do i pay for two', 'Yes, the price is for 2 people together.'],
    ['axe throwing | just me, do I have to pay for two', 'Yes, the price is for 2 people together.'],
    ['trail ride | what’s it for 2 people tomorrow', 'for 2, that’s $138 in total'],
    ['trail ride | what would it be for 3 of us', 'for 3, that’s $207 in total'],
  ])('is told of all that the price is for: %s', (messages, said) => {
    expect(saidTo(messages)).toContain(said);
  });
});

describe('a further question about the deal in talk', () => {
  it.each([
    ['five small museums | is the card only good for one day or can i come back saturday', 'a year of entry'],
    ['five small museums | is it good for just one day', 'a year of entry'],
    ['house cleaning | is 3 hours enough for 3 bedrooms 2 baths', 'Its page doesn’t say'],
    ['trolley pass | where do I get on', 'in Uptown'],
    ['burger and bone | can i get that deal without a dog', 'Its page doesn’t say'],
    ['burger and bone | i dont have a dog lol can i still go', 'Its page doesn’t say'],
    ['burger and bone | does the burger place have a kids menu', 'Its page doesn’t say'],
    ['vegan platter | there’s 7 of us, can we just show up at 8?', 'No, groups of six or more should call.'],
    ['vegan platter | there’s 3 of us, can we just show up at 8?', 'Yes, no booking is needed'],
  ])('is told the line that answers it, or that there is none: %s', (messages, said) => {
    expect(saidTo(messages)).toContain(said);
  });
});
