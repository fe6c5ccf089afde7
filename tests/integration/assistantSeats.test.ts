import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const saturday = openAssistant('data/content', '2027-06-19T20:00:00Z');
const endInJune = (messages: string) => conversationEnd(messages, saturday);

describe('the next one', () => {
  it.each([
    'brewery tour | whats the next one',
    'brewery tour | when is the next tour',
    'brewery tour | what’s the next one after today',
    'tour de cervezas | ¿cuándo es el próximo?',
    'tour de cervezas | ¿y el próximo después de hoy?',
  ])('is none that has begun: %s', (messages) => {
    expect(endInJune(messages).text).toMatch(/June 26|26 de junio/);
  });

  it.each([
    ['sushi class | when is the next one after today', /June 24/],
    ['the jazz | when is the next one after tonight', /June 25/],
    ['mural walk | next date?', /June 20/],
  ])('is after today where that is said: %s', (messages, date) => {
    expect(endInJune(messages).text).toMatch(date);
  });
});

describe('another day of use', () => {
  it.each([
    ['five small museums | can i use the card tomorrow too', /a year of entry/],
    ['five small museums | do they let me use the card tomorrow too', /a year of entry/],
    ['amusement park | can we use the pass tomorrow too', /Passes are for the same day/],
    ['carousel | can we use the rides next week too', /over several visits/],
    ['trolley | can i use it again tomorrow', /day pass/],
  ])('is told by the page, and no “yes” follows from hours: %s', (messages, line) => {
    const { text } = endInJune(messages);
    expect(text).toMatch(line);
    expect(text).not.toMatch(/^Yes/);
  });
});

describe('who comes', () => {
  it.each([
    ['rafting | we are 4 people, 2 kids 10 and 12. total?', /for 4 .*\$128/],
    ['rafting | 5 people incl 3 kids, how much', /for 5 .*\$192/],
    ['mini golf | we’re 6 people, 2 of them kids, how much', /for 6 .*\$60/],
    ['rafting | somos 4 personas con 2 niños, ¿cuánto?', /para 4 .*\$128/],
    ['rafting | how much for 4 adults, 2 kids', /for 6 .*\$192/],
    ['rafting | how much for 4 people plus 2 kids', /for 6 .*\$192/],
    ['vegan platter | me and 3 people, how much', /for 4 .*\$58/],
  ])('is counted once: %s', (messages, sum) => {
    expect(endInJune(messages).text).toMatch(sum);
  });

  it.each([
    'amusement park for 4 of us | so 59 is for two people, right?',
    'vegan platter, we are 4 | is 29 the price for two',
    'parque de diversiones, somos 4 | ¿los 59 son para dos personas?',
    'parque de diversiones, somos 4 | o sea ¿59 por dos personas y 118 por los cuatro?',
  ])('is not those whom a price is for: %s', (messages) => {
    expect(endInJune(messages).preferences.party).toBe(4);
  });

  it.each([
    'bluegrass | can i buy just one ticket',
    'improv | I only need one ticket, is that possible',
    'vegan platter | can I order it just for one person',
    'improv | ¿puedo comprar solo una entrada?',
    'jazz | ¿se puede pagar un solo asiento?',
  ])('is not one where it is sold for two: %s', (messages) => {
    expect(endInJune(messages).text).toMatch(/^No, (?:the price is for 2|el precio es para 2)/);
  });

  it('hears the price of what is sold for two', () => {
    expect(endInJune('bluegrass | how much is one ticket').text).toMatch(/\$26 for 2/);
  });

  it.each([
    'horse ride | is there a weight limit',
    'horse ride | is there a weight limit? im 230 lbs',
    'horse ride | do they have a weight limit, my husband weighs 180',
    'horse ride | ¿hay límite de peso?',
  ])('hears that there is a limit: %s', (messages) => {
    expect(endInJune(messages).text).toMatch(/^(?:Yes|Sí).*220 pounds/);
  });

  it('hears whether they are within it', () => {
    expect(endInJune('horse ride | im 230 lbs, is that ok').text).toMatch(/^No.*220 pounds/);
  });
});
