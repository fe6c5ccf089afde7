import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2027-03-24T16:00:00Z');
const endOf = (messages: string) => conversationEnd(messages, assistant);

describe('what a page limits', () => {
  it.each([
    'bowling | how much for 20 people',
    'sunset sail | what would the sail be for 14',
    'sunset sail | somos 8, ¿cuánto sería?',
    'sushi class | price for 12?',
  ])('comes before the price, without a sum for more than can come: %s', (messages) => {
    expect(endOf(messages).text).toMatch(/^(?:Up to (?:12|6|10) people|Pueden ir juntas hasta 6)/);
    expect(endOf(messages).text).not.toMatch(/in total|en total/);
  });

  it('is told with a sum where several of it take all', () => {
    const { text } = endOf('karaoke room | there are 15 of us, how much is that');
    expect(text).toMatch(/^Up to 12 people.*2 of these, \$240 in total/);
  });

  it.each(['taco flight | how much for 6 of us', 'taco flight | ¿cuánto para los 4?'])(
    'is one voucher, which is told in place of a sum of several: %s',
    (messages) => {
      expect(endOf(messages).text).toMatch(/one voucher for each table/i);
      expect(endOf(messages).text).not.toMatch(/\$96|\$64/);
    },
  );

  it.each([
    'home cleaning | how much is it the second time',
    'home cleaning | for how much could they come every two weeks?',
    'evening babysitter | how much would it be every friday',
    'home cleaning | ¿cuánto cuesta cada semana?',
  ])('is the first booking, and the price of later ones is not known: %s', (messages) => {
    expect(endOf(messages).text).toMatch(/first booking only.*(?:ask|pregúntalo en) (?:Tidy Heron|Moon)/i);
  });
});

describe('who is counted', () => {
  it.each([
    ['family paint morning | so the 3 of us for 72, right?', /^Yes, .*for 3 you need 2/],
    ['sunset sail | how much for us | we are 3, two adults and a child', /for 3, .*\$171/],
    ['amusement park | ¿cuánto cuesta? | o sea ¿59 por dos personas y 118 por los cuatro?', /^Sí, .*\$118/],
    ['amusement park | ¿el parque cuánto saldría para los cuatro? somos dos adultos y dos niños', /\$118/],
  ])('is no amount and no age: %s', (messages, told) => {
    expect(endOf(messages).text).toMatch(told);
  });
});

describe('whether one can book', () => {
  it.each([
    ['axe throwing | can we book at 9 tonight', /^Yes, it’s open 4 PM/],
    ['gel manicure | can I book the nails for 4 girls on saturday', /^It’s open/],
    ['gel manicure | ¿se puede reservar el sábado?', /^Sí, el sábado/],
  ])('is told by its hours: %s', (messages, told) => {
    expect(endOf(messages).text).toMatch(told);
  });

  it('is not told by what the deal is listed under', () => {
    expect(endOf('yoga | can I get five classes one by one').text).not.toMatch(/listed under/);
  });
});

describe('what a message asks', () => {
  it.each([
    'messiah | is the concert outside? | Whats free on Sunday?',
    'museum | how much is it | what is free on saturday',
  ])('for other deals is no question about the last one: %s', (messages) => {
    expect(endOf(messages).slugs).not.toEqual([]);
    expect(endOf(messages).preferences.priceRange?.max).toBe(0);
  });

  it('for an egg hunt is no matter of what eggs are in', () => {
    const { text } = endOf('brunch for a family of 6 | is there at least an easter egg hunt somewhere');
    expect(text).not.toMatch(/allergens/);
  });

  it.each([
    ['massage | how long does it take | no, the price', /price/],
    ['manicure | ¿cuánto dura? | no, el precio', /\$38/],
    ['arcade | is there beer at the arcade', /Soft drinks/],
    ['trolley | how long does it take | Perfect. Where do I get on?', /^(?!.*welcome)/],
    ['car wash open on sunday? | where is the closest to south end', /4816 South Boulevard/],
  ])('about a deal is answered: %s', (messages, told) => {
    expect(endOf(messages).text).toMatch(told);
  });
});
