import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2027-01-22T22:00:00Z');
const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('what is said against the deal in front of somebody', () => {
  it.each([
    ['comedy for tonight | thats too late for me. earlier tonight', 'comedy-late-noda'],
    ['comedy for tonight | too late', 'comedy-late-noda'],
    ['comedia esta noche | es muy tarde para mí', 'comedy-late-noda'],
    ['climbing for 10 kids turning 9 | too many adults. something for 10 kids', 'first-climb-university'],
    ['climbing for 10 kids turning 9 | demasiados adultos', 'first-climb-university'],
  ])('takes it off the table: %s', (messages, slug) => {
    const { slugs } = endOf(messages);
    expect(slugs.length).toBeGreaterThan(0);
    expect(slugs.join()).not.toContain(slug);
  });

  it('does not bring it again as another one of its kind', () => {
    const { slugs } = endOf(
      'massage this weekend under 50 | is there another massage place, under 60 dollars',
    );
    expect(slugs).not.toContain('first-massage-dilworth');
  });
});

describe('what is asked back', () => {
  it.each(['forget drinks. pizza? burger?', 'pizza? tacos? whatever', 'burger? noodles? I take an uber'])(
    'wishes for either of several things: %s',
    (message) => {
      const { preferences } = endOf(`something to drink tonight | ${message}`);
      expect(preferences.interests).toHaveLength(2);
    },
  );
});

describe('the kind that alone is wished for', () => {
  it.each([
    ['beer or wine somewhere tonight, food too', 'whats open tonight in south end, just food'],
    ['beer and food', 'only food please'],
    ['cerveza y comida esta noche', 'solo comida'],
  ])('replaces the things before: %s | %s', (first, message) => {
    expect(endOf(`${first} | ${message}`).preferences.interests).toEqual([]);
  });

  it('shows what was in the way before', () => {
    const { slugs } = endOf('a bite and a drink tonight | whats open tonight in south end, just food');
    expect(slugs).toContain('late-night-slice');
  });
});

describe('who comes', () => {
  it.each([
    ["lunch tomorrow | not brunch for two, I'm alone", null],
    ['dinner | not for two, for 4 people', 4],
  ])('is nobody whom a message turns down: %s', (messages, party) => {
    expect(endOf(messages).preferences.party).toBe(party);
  });
});

describe('the evening of a day', () => {
  it.each(['bowling saturday night for 5', 'bowling on Saturday evening', 'boliche el sábado en la noche'])(
    'is not kept by what closes at six: %s',
    (message) => {
      expect(endOf(message).text).toMatch(/At other hours|A otras horas/i);
    },
  );
});

describe('the day that is said beside a question about a deal', () => {
  it.each([
    ['sunset sail | the sail for two then, next saturday, how much', '2027-01-30'],
    ['bowling in february | 12 of us on a thursday. how much would the bowling be in total', '2027-02-04'],
    ['karaoke | we come on saturday the 30th. is it open late', '2027-01-30'],
    ['axe throwing | the axes on february 6, how much for 4', '2027-02-06'],
    ['boliche en febrero | somos 12, un jueves. ¿cuánto cuesta?', '2027-02-04'],
  ])('is wanted from then on: %s', (messages, day) => {
    expect(endOf(messages).preferences.dates?.first).toBe(day);
  });

  it('leaves the price for all who come', () => {
    expect(endOf('sunset sail | the sail for two then, next saturday, how much').text).toContain('$114');
  });
});

describe('the telephone of the site', () => {
  it.each([
    'just tell me the phone number of the site',
    'phone number of your website?',
    'what is the email of this page',
  ])('is not that of a deal: %s', (message) => {
    expect(endOf(`haircut | ${message}`).text).toContain('contact page');
  });

  it('is not meant by that of the vendor', () => {
    expect(endOf('dumpling lunch | what is their phone number').text).toContain('704 555 0125');
  });
});
