import { describe, expect, it } from 'vitest';
import { understood } from '../support/sampleAssistant.ts';

const types = (text: string) =>
  understood(text).sentences.map(({ intents }) => intents.map(({ type }) => type));

describe('client/assistant/understand/sentences', () => {
  it('reads each sentence by itself', () => {
    expect(types('Thanks! Who are you? Something cheaper.')).toEqual([['thanks'], ['identity'], ['cheaper']]);
    expect(types('?!')).toEqual([]);
  });

  it('answers each question of a sentence about itself and the site', () => {
    expect(types('are you a bot and are these deals real').flat().sort()).toEqual(['identity', 'trust']);
  });

  it.each([
    ['1 a haircut 2 lunch', [true]],
    ['1. a haircut 2. lunch and tea 3. soup', [true, true]],
    ['1 adult and 2 kids', []],
    ['2 dinners and 2 walks', [false]],
    ['lunch for 2', []],
  ])('reads the items of a numbered list in "%s"', (text, items) => {
    expect(
      understood(text).joints.flatMap(({ isItem, isSequence }) => (isItem || !isSequence ? isItem : [])),
    ).toEqual(items);
  });

  it('takes deals for more important than questions about them, and both than small talk', () => {
    expect(understood('Thanks! Why the first one? Something cheaper.').intent).toEqual({ type: 'cheaper' });
    expect(understood('Thanks! Why the first one?').intent).toEqual({ type: 'why', which: 0 });
    expect(understood('Thanks! Sushi.').intent).toEqual({ type: 'thanks' });
  });

  it.each([
    'cool place for my boss',
    'a great dinner',
    'that sweet spot between both',
    'help me find a present',
    'my mom is a lawyer',
    'sue wants sushi',
    'nice weather today, what is good outside',
  ])('takes no single word of "%s" for small talk', (text) => {
    expect(types(text).flat()).toEqual([]);
  });

  it('knows several intents of one sentence, and the words that say them', () => {
    const text = 'similar to that but cheaper';
    const [sentence] = understood(text).sentences;
    expect(sentence?.intents.map(({ type }) => type)).toEqual(['similar', 'cheaper']);
    expect(sentence?.said.map(({ start, end }) => text.slice(start, end))).toEqual([
      'similar to that',
      'cheaper',
    ]);
  });

  it.each([
    ['go back', 'back'],
    ['the first ones again', 'first'],
    ['what was the bowling one again', 'recall'],
    ['and the other one?', 'other'],
    ['which would you take?', 'choose'],
    ['more like the second', 'similar'],
    ['not that one', 'ruled-out'],
    ['not the second one', 'ruled-out'],
    ['something a bit more upscale', 'nicer'],
    ['something fancier', 'nicer'],
    ['half of that', 'half'],
    ['a bit later please', 'later'],
    ['could we do it earlier', 'earlier'],
    ['closer', 'closer'],
    ['scratch that', 'undo'],
    ['do you store what I write?', 'privacy'],
    ['how do you earn money?', 'earn'],
    ['is this AI?', 'identity'],
  ])('understands "%s"', (text, type) => {
    expect(types(text)[0]?.[0]).toBe(type);
  });
});
