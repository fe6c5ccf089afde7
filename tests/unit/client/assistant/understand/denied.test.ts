import { describe, expect, it } from 'vitest';
import { preferencesFrom } from '../support/sampleAssistant.ts';

const wanted = (text: string) => preferencesFrom(text).interests ?? [];

describe('client/assistant/understand/denied', () => {
  it.each([
    'sushi is not an outing',
    'sushi and jazz is not what I call a date',
    'sushi isn’t romantic',
    'sushi is so boring',
    'you said sushi was free',
    'my sister said the sushi place was closed',
    'we already had sushi',
    'I don’t need sushi',
    'no sushi',
  ])('takes no wish from "%s"', (text) => {
    expect(wanted(text)).toEqual([]);
    expect(wanted(`${text}. a massage`)).toEqual(['massage']);
  });

  it('takes none from what is as bad as the thing before', () => {
    expect(wanted('sushi is boring, and jazz too. a massage')).toEqual(['massage']);
  });

  it('keeps the wish that is named after what it is not', () => {
    expect(wanted('sushi is not a massage')).toEqual(['massage']);
  });

  it('keeps what somebody tells to get', () => {
    expect(wanted('my wife said to get sushi')).toEqual(['sushi']);
    expect(wanted('I said sushi')).toEqual(['sushi']);
  });

  it('ends what is denied where it says what was meant', () => {
    expect(wanted('not for me I meant a massage')).toEqual(['massage']);
  });

  it('takes no price from a promise', () => {
    expect(preferencesFrom('you told me it was free, sushi please').priceRange ?? null).toBeNull();
  });
});
