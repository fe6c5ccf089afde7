import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-12-10T17:00:00Z');

describe('each part of a message with several questions', () => {
  it.each([
    ['string quartet | is there a spot for a wheelchair and what time does it end', 'step-free', '8:05 PM'],
    ['hot air balloon | how high does it go? and is there a weight limit', 'two thousand feet', '260 pounds'],
    ['jazz terrace | isn’t a terrace cold in December? And is it very loud?', 'heaters', 'Is it very loud'],
    ['the next cup is on us | what time do they close and where exactly in noda', '6 PM', 'North Davidson'],
    ['axe throwing | what do we wear, is there parking and is it loud?', 'shoes', 'Is it loud'],
    ['sushi class | how long is it and do they have a dressing room', '2 hours', 'dressing room'],
    ['jazz terrace | is it heated, and can we dance?', 'heaters', 'Can we dance'],
    ['bowling | is it open at 9pm, and can we get pizza?', '6 PM', 'Can we get pizza'],
    ['mini golf | so mini golf $30 covers all three of us? and where is it', 'covers 3', 'Ballantyne'],
    ['mini golf | so 30 covers us all and where is it?', 'Yes, it’s $30', 'Ballantyne'],
    ['silent disco | is the fee per person and can we all go, 8 of us?', '$21 per person', 'up to 40'],
    [
      'clase de sushi | ¿cuánto sale para los dos? ¿y se puede regalar, tipo vale?',
      '$118',
      'se puede regalar',
    ],
    ['dinosaurios | ¿son 54 por los cuatro? y hay que comprar antes?', 'Sí, cuesta $54', 'hay que reservar'],
  ])('is answered, or named as what the page does not say: %s', (messages, first, second) => {
    const { reply } = lastAnswer(messages, assistant);
    expect(reply).toContain(first);
    expect(reply).toContain(second);
  });

  it('leaves a wish beside a question one', () => {
    const { reply, deals } = lastAnswer(
      'bowling | how much for 5, and what about dinner near there?',
      assistant,
    );
    expect(reply).not.toContain('What about');
    expect(deals.length).toBeGreaterThan(0);
  });

  it('says no price for what is asked of another thing', () => {
    const { reply } = lastAnswer(
      'family suite with pool for 2 adults and 2 kids | is it per night, and is breakfast for all 4',
      assistant,
    );
    expect(reply).not.toMatch(/^No|\. No/);
    expect(reply.toLowerCase()).toContain('breakfast');
  });
});
