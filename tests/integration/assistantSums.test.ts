import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-12-10T17:00:00Z');

const replyTo = (messages: string) => lastAnswer(messages, assistant).reply;

describe('a sum that the visitor names', () => {
  it.each([
    ['rooftop brunch | so that would be 76 for the four of us?', '$76 in total'],
    ['mini golf | so mini golf $30 covers all three of us?', '$30 for 4 people'],
    ['silent disco | we are 8, so $168 for the group right?', '$168 in total'],
    ['axe throwing | it comes to 156 for 8?', '$156 in total'],
    ['bowling | so 26 covers all 5 of us?', '$26 for 6 people'],
    ['dinosaur morning | does the $54 cover just the two of us', '$54 for 4 people'],
    ['arcade | so 4 of us pay 56?', '$56 in total'],
    ['dinosaur morning | it’s 54 for a family of four, yes?', '$54 for 4 people'],
    ['farm morning with goats | $32 for me and both kids?', '$32 in total'],
    ['farm morning with goats | so we pay 42, me and three kids?', '$42 in total'],
    ['day pass to the small amusement park for me and my two kids | is it really $59 for 2?', '$59 for 2'],
    ['bowling for 12 | bowling is $26 for 6, so $52 for all of us?', '$52 in total'],
    ['bowling for 12 | it’s $26 for 6, so $52 for us', '$52 in total'],
    ['trolley day pass | 57 for 2 adults and 2 kids, 4 and 9?', '$57 in total'],
  ])('is confirmed with a yes: %s', (messages, sum) => {
    expect(replyTo(messages)).toMatch(/^Yes, /);
    expect(replyTo(messages)).not.toContain('No, ');
    expect(replyTo(messages)).toContain(sum);
  });

  it.each([
    ['arcade for two kids | 20 bucks for two kids?', '$28'],
    ['rooftop brunch | so it’s 38 for the four of us?', '$76 in total'],
    ['jazz terrace | so 98 for the both of us?', '$49 for 2 people'],
    ['axe throwing | is 39 enough for six?', '$117 in total'],
    ['arcade | so 4 of us pay $50?', '$56 in total'],
    ['farm morning with goats | does the $22 cover me and both kids?', '$32 in total'],
    ['bowling | so that is $26 per person?', '$26 for 6 people'],
    ['trolley day pass | does $19 cover two adults?', '$38 in total'],
  ])('is put right with a no: %s', (messages, sum) => {
    expect(replyTo(messages)).toMatch(/^No, /);
    expect(replyTo(messages)).toContain(sum);
  });

  it.each([
    ['dinosaurios | somos 2 adultos y 2 niños, ¿los 54 es para todos?', /^Sí, .*alcanza para 4/],
    ['dinosaurios | ¿alcanza para los 4?', /^Sí, .*alcanza para 4/],
    ['dinosaurios | somos 2 adultos y 2 niños, ¿el precio es para todos?', /^Sí, .*alcanza para 4/],
    ['dinosaurios para 4 | ¿pero alcanza para los 4 o para 2? somos 4', /alcanza para 4/],
    ['mini golf | ¿los 30 cubren a los cuatro?', /^Sí, .*\$30 para 4/],
    ['axe throwing | ¿serían 156 por los 8?', /^Sí, .*\$156 en total/],
    ['axe throwing | ¿los 39 alcanzan para 6?', /^No, .*\$117 en total/],
    ['bowling | ¿26 por persona o en total?', /\$26 para 6 personas/],
  ])('is confirmed or put right in Spanish: %s', (messages, words) => {
    expect(replyTo(messages)).toMatch(words);
  });
});

describe('who comes', () => {
  it.each([
    ['farm morning with goats | how much for me and both kids? says for 2', 'for 3, that’s $32 in total'],
    ['farm morning with goats | what do 2 adults and 2 kids pay', 'for 4 you need 2 of these, $44'],
    ['afternoon tea | we are 3, it says for 2', 'for 3 you need 2 of these, $96 in total'],
    ['rooftop brunch | how much for 6 | and if we are 12?', 'for 12 you need 6 of these, $228 in total'],
    ['jazz terrace | how much for 4 | what about 10 of us', 'for 10 you need 5 of these, $245 in total'],
    [
      'two adults and two kids, 4 and 9, trolley day pass | so what do the four of us pay?',
      'with 3 paying, that’s $57 in total',
    ],
  ])('is counted, extra people and free children as the page tells them: %s', (messages, sum) => {
    expect(replyTo(messages)).toContain(sum);
  });

  it.each([
    'couples massage | could I go alone for half',
    'couples massage | just me, can I pay half',
    'afternoon tea | is it half price if I come by myself?',
    'jazz terrace | I’m on my own, is it half then?',
  ])('hears that the price for two is none for one: %s', (messages) => {
    expect(replyTo(messages)).toMatch(/^No, it’s \$\d+ for 2 people together/);
  });
});

it('counts whoever was named before: “me, my wife and her”', () => {
  expect(replyTo('sunset sail | how much for me, my wife and her')).toContain('for 3, that’s $171');
});
