import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const inWinter = openAssistant('data/content', '2027-01-30T16:00:00Z');
const inSpring = openAssistant('data/content', '2027-04-08T22:00:00Z');

const winterEnd = (messages: string) => conversationEnd(messages, inWinter);
const springEnd = (messages: string) => conversationEnd(messages, inSpring);

const dinner = 'a nice dinner for our anniversary next Saturday, just the two of us';
const dinnerOnSunday = 'a nice dinner for our anniversary next Sunday, just the two of us';
const team = 'a team outing for 12 people on a Thursday after work | The long table, is the food included?';

describe('a deal that a follow-up names', () => {
  it.each([
    'Neither of us is vegan. Sunday works too, what’s the three-course dinner?',
    'We are not vegan, what’s the three-course dinner?',
    'no vegan food please. how much is the three-course dinner?',
  ])('is no other one that is turned down before: %s', (message) => {
    expect(winterEnd(`${dinner} | ${message}`).slugs).toEqual(['dinner-for-two-elizabeth']);
  });

  it.each([
    'No, the Italian one. Is there something without beef on the menu?',
    'ok, the Italian one. Do they have something without fish?',
  ])('answers what there is to eat: %s', (message) => {
    const { text, slugs } = winterEnd(`${dinnerOnSunday} | ${message}`);
    expect(slugs).toEqual(['dinner-for-two-elizabeth']);
    expect(text).toMatch(/vegetarian|sweet corn ravioli|doesn’t say/);
  });

  it.each([
    'OK. Would Thursday the 11th at 6 be possible?',
    'Okay. Could we come on Thursday the 11th at 6?',
  ])('is the one in question after a nod: %s', (message) => {
    expect(winterEnd(`${team} | ${message}`).text).toBe(
      'Yes, it’s open 5 PM–10 PM on Thursday, February 11.',
    );
  });

  it.each([
    ['what do we get for the 49 at the jazz one', 'jazz-terrace-uptown', 'olives and almonds'],
    ['what do i get at the bluegrass one', 'bluegrass-plaza-midwood', 'two seats'],
    ['what is included for the 26', 'bluegrass-plaza-midwood', 'two seats'],
  ])('is asked about rather than sought: %s', (message, slug, line) => {
    const { text, slugs } = springEnd(`live music or comedy friday | ${message}`);
    expect(slugs).toEqual([slug]);
    expect(text).toContain(line);
  });

  it.each([
    ['is the 120 per person or for all of us? and can we bring our own drinks', 'Karaoke'],
    ['is the 45 each or for everybody', 'brewery'],
  ])('may be named by its price: %s', (message, title) => {
    const { deals } = winterEnd(`bachelorette party 8 girls what’s fun | ${message}`);
    expect(deals.map((deal) => deal.title).join()).toContain(title);
    expect(deals).toHaveLength(1);
  });

  it('may be named by its price in Spanish', () => {
    const { text } = springEnd('música en vivo el viernes | ¿los 49 son por persona?');
    expect(text).toContain('$24.50');
  });

  it.each([
    ['ok the horses. what’s it for 2 people tomorrow', '$138'],
    ['ok the yellow bikes. what would it be for 3', '$42'],
  ])('is priced for those who come: %s', (message, sum) => {
    expect(winterEnd(`anything outdoors this weekend | ${message}`).text).toContain(sum);
  });
});

describe('what there is to eat at the only deal in question', () => {
  it.each([
    'is there something to eat for somebody who doesn’t eat beef?',
    'Do I have to book, and is there something to eat for somebody who doesn’t eat beef?',
    'is there anything without meat?',
  ])('is no new search: %s', (message) => {
    const { slugs, text } = winterEnd(`${dinnerOnSunday} | what’s the three-course dinner? | ${message}`);
    expect(slugs.filter((slug) => slug !== 'dinner-for-two-elizabeth')).toEqual([]);
    expect(text).not.toContain('pick');
  });

  it('is one if a place is asked for', () => {
    const { slugs } = winterEnd(
      `${dinnerOnSunday} | what’s the three-course dinner? | is there a vegan restaurant instead`,
    );
    expect(slugs).toContain('vegan-platter-plaza-midwood');
  });
});
