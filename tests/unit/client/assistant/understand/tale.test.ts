import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { createVocabulary } from '../../../../../client/assistant/understand/vocabulary.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';
import { sampleDealData } from '../../../../support/dealData.ts';
import { preferencesFrom, sampleAssistantData, understood } from '../support/sampleAssistant.ts';

/** Makes a message long enough to be told; nothing in it is a wish. */
const filler =
  'so our flight got delayed twice and we landed at two in the morning and the rental place gave our van to somebody else and i lost my phone charger and my brother laughed about it';

describe('client/assistant/understand/tale', () => {
  it.each([
    ['we had sushi on the plane and it was awful. i was thinking maybe pizza', ['pizza']],
    ['last year we went to a museum so this time we want a concert', ['concert']],
    ['my neighbor plays the banjo. is there some kind of pottery class', ['pottery']],
    ['we ate tacos every single night lets do something fun like kayaking', ['kayaking']],
    ['she used to love sushi when we were younger and i want to surprise her', ['sushi']],
    ['she loves pottery but i need a massage', ['massage']],
    ['dinner for two was burnt. sushi for two please', ['sushi']],
    ['i want something we can all do together, a museum', ['museum']],
  ])('takes the things of the strongest wish of a long message: "%s"', (words, interests) => {
    expect(preferencesFrom(`${filler}. ${words}`).interests).toEqual(interests);
    expect(preferencesFrom(`${filler} ${words}`).interests).toEqual(interests);
  });

  it('takes neither a thing nor a day from the reason for a wish', () => {
    const { interests, days } = preferencesFrom(
      `${filler}. it should be on a thursday because friday is for tacos. we need pottery`,
    );
    expect({ interests, days }).toEqual({ interests: ['pottery'], days: [4] });
  });

  it('finds no wish for what a long message only tells', () => {
    expect(preferencesFrom(`${filler}. she left her cat and we saw a museum`).interests).toBeUndefined();
  });

  it.each([
    ['the party was on monday. i want sushi on Friday', [5]],
    ['we have Friday off. i want sushi', [5]],
    ['my parents leave on Wednesday. i want sushi on Friday', [5]],
    ['he gets up on Monday at five. i want sushi', []],
  ])('takes the days of the wish, else of what is so, and never those of a story: "%s"', (words, days) => {
    expect(understood(`${filler}. ${words}`).days).toEqual(days);
  });

  it('takes no price that was paid', () => {
    expect(
      preferencesFrom(`${filler}. the last one charged me ninety dollars. sushi please`).priceRange,
    ).toBe(undefined);
    expect(preferencesFrom(`${filler}. i can do about 60. sushi please`).priceRange).toEqual({
      min: 0,
      max: 60,
    });
  });

  it('knows who comes from what is so, and not from stories', () => {
    expect(preferencesFrom(`${filler}. a kid threw up on my shoes. sushi please`).audience).toBeUndefined();
    expect(preferencesFrom(`${filler}. my daughter is four. sushi please`)).toMatchObject({
      audience: 'family',
      youngest: 4,
    });
  });

  it('starts nothing over for a story of a fresh start', () => {
    expect(understood(`${filler}. we need to start over. sushi please`).intent.type).toBe('find');
    expect(understood('start over').intent.type).toBe('reset');
  });

  it('takes every word of a short message', () => {
    expect(preferencesFrom('we love sushi, my neighbor told me about a museum').interests).toContain('sushi');
    expect(understood('we love sushi').asides).toEqual([]);
  });

  it('tells Spanish stories from wishes', () => {
    const vocabulary = createVocabulary(sampleAssistantData(), sampleDealData({ deals: [] }), spanish);
    const text =
      'fijate que ayer se me poncho una llanta y llegue tarde al trabajo y mi jefe me grito enfrente de todos y mi hermano me regalo un boleto del museo y anoche comimos tacos. busco un lugar para comer pizza el viernes, ella dijo que el lunes no';
    const { mentions, days } = parseMessage(text, vocabulary);
    expect(mentions.flatMap(({ slot, value }) => (slot === 'interests' ? value : []))).toEqual(['pizza']);
    expect(days).toEqual([5]);
  });
});
