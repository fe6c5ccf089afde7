import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { openAssistant, saturdayMorning } from '../support/askBatch.ts';

const { knowledge, context } = openAssistant('data/content', saturdayMorning);
const answerTo = (message: string) => {
  const [answer] = converse([message], knowledge, { ...context, seed: 1 });
  if (!answer) throw new Error(`no answer to ${message}`);
  const { reply, followUp, deals } = answer;
  return { words: `${reply} ${followUp ?? ''}`, deals };
};

const loss = /sorry for your loss|siento mucho tu pérdida/i;
const hard = /that sounds hard|suena difícil/i;

describe('somebody who grieves', () => {
  it.each([
    'I lost my husband last spring',
    'we had to put our cat down this morning',
    'my uncle died and the funeral is on friday',
    'mi esposo falleció en primavera',
    'se murió mi abuela la semana pasada',
  ])('gets kind words, and no help lines of others: %s', (message) => {
    const { words } = answerTo(message);
    expect(words).toMatch(loss);
    expect(words).not.toMatch(/988|911/);
  });

  it.each([
    'my mom died in october. somewhere quiet for dinner with my sister',
    'my dad passed away last week, flowers for the funeral please',
    'murió nuestro perro, algo bonito con los niños',
  ])('gets kind words before the deals they wish for: %s', (message) => {
    const { words, deals } = answerTo(message);
    expect(words).toMatch(loss);
    expect(deals.length).toBeGreaterThan(0);
  });

  it.each(['my dog died', 'i lost my dog', 'mi perro se perdió'])(
    'gets no deals for whom they lost: %s',
    (message) => {
      const { words, deals } = answerTo(message);
      expect(words).toMatch(loss);
      expect(deals).toEqual([]);
    },
  );

  it.each([
    'my dog died on monday. something quiet to do outdoors',
    'i miss our cat, somewhere calm to sit tonight',
    'se murió mi perro, algo tranquilo al aire libre',
    'ya no tengo perro. un paseo tranquilo',
  ])('gets nothing made for pets after the loss of one: %s', (message) => {
    const { deals } = answerTo(message);
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.filter(({ deal }) => /\b(?:dog|cat|pet)/i.test(deal.title))).toEqual([]);
  });

  it.each([
    'since my husband died I see no reason to get up',
    'grandma’s gone and I don’t want to live in a world without her',
    'desde que murió mi esposo ya no quiero vivir',
  ])('gets help lines where they may need them: %s', (message) => {
    expect(answerTo(message).words).toMatch(/988/);
  });
});

describe('somebody who has a hard time', () => {
  it.each([
    'got dumped. ice cream now',
    'rough week at work, a massage maybe',
    'im heartbroken since yesterday, ice cream please',
    'algo que me anime, un concierto',
  ])('hears so before the deals: %s', (message) => {
    const { words, deals } = answerTo(message);
    expect(words).toMatch(hard);
    expect(deals.length).toBeGreaterThan(0);
  });

  it.each([
    'im so down for tacos tonight',
    'my phone died, coffee with outlets',
    'we almost died laughing, more comedy please',
    'lost my keys at the climbing gym',
    'my dad killed it on the grill, barbecue classes?',
    'estoy solo el sábado, qué hago',
  ])('is not taken for one by the words alone: %s', (message) => {
    const { words } = answerTo(message);
    expect(words).not.toMatch(loss);
    expect(words).not.toMatch(hard);
  });
});
