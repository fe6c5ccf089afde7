import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noPreferences, type Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { updatePreferences } from '../../../../../client/assistant/conversation/updatePreferences.ts';
import { wishMoveOf } from '../../../../../client/assistant/conversation/wishMove.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { understood } from '../support/sampleAssistant.ts';

/** The preferences after the messages `texts`. */
const wantedAfter = (...texts: readonly string[]): Preferences =>
  texts.reduce((before, text) => updatePreferences(before, understood(text), null), noPreferences);

/** The move of the last of `texts`. */
const moveOf = (...texts: readonly string[]) =>
  wishMoveOf(wantedAfter(...texts.slice(0, -1)), understood(texts.at(-1) ?? ''));

const topics = ['pizza', 'sushi', 'jazz', 'comedy', 'haircut', 'massage'] as const;

describe('client/assistant/conversation/wishMove', () => {
  it.each([
    ['refine', 'with my kids'],
    ['refine', 'under $30'],
    ['refine', 'tomorrow in old town'],
    ['refine', 'a restaurant for 4 of us'],
    ['add', 'and sushi'],
    ['add', 'or maybe sushi'],
    ['add', 'soup too please'],
    ['replace', 'actually sushi'],
    ['replace', 'i also need a haircut'],
    ['replace', 'and where can we hear jazz tomorrow night'],
    ['next', 'and jazz after, same area'],
    ['next', 'then a concert near there'],
    ['next', 'coffee shop within walking distance'],
    ['leave', 'something completely different'],
    ['leave', 'an activity after for the 2 of us'],
    ['leave', 'none of those appeal, something else entirely'],
    ['leave', 'things to do tonight'],
    ['leave', 'anything fun indoors'],
    ['leave', 'what else can we do tomorrow'],
    ['leave', 'now something for the kids on saturday'],
    ['refine', 'something cheaper tonight'],
    ['refine', 'any ideas for saturday'],
  ])('takes it for "%s" if "pizza" is followed by "%s"', (move, text) => {
    expect(moveOf('pizza', text)).toBe(move);
  });

  it('refines whatever comes first, and days after others', () => {
    expect(moveOf('jazz after dinner')).toBe('refine');
    expect(moveOf('pizza', 'the day after tomorrow')).toBe('refine');
    expect(moveOf('pizza', 'after 8')).toBe('refine');
  });

  it('keeps the company, the day, the part of town and the budget of another topic', () => {
    fc.assert(
      fc.property(fc.constantFrom(...topics), fc.constantFrom(...topics), (one, other) => {
        fc.pre(one !== other);
        const after = wantedAfter(`${one} tomorrow with my kids in old town under $30`, `how about ${other}`);
        expect(after).toMatchObject({
          audience: 'family',
          when: 'tomorrow',
          neighborhoods: ['old-town'],
          priceRange: { max: 30 },
          interests: [other],
        });
      }),
      propertyRuns(30),
    );
  });

  it('begins another outing on a day of its own, but a present stays one', () => {
    const outside = wantedAfter('something cheap outdoors', 'pizza');
    expect(outside).toMatchObject({ setting: 'outdoor', priceRange: { isVague: true } });
    expect(wantedAfter('cheap pizza outdoors', 'jazz on tuesday')).toMatchObject({
      setting: null,
      priceRange: null,
    });
    expect(wantedAfter('cheap pizza outdoors', 'other pizza on tuesday').setting).toBe('outdoor');
    expect(wantedAfter('pizza under $30', 'jazz on tuesday').priceRange?.max).toBe(30);
    expect(wantedAfter('a present for my boss', 'what about some pizza').occasion).toBe('gift');
    expect(wantedAfter('a present for my boss', 'what about pizza on friday').occasion).toBeNull();
  });

  it('forgets what was only about the former thing', () => {
    expect(wantedAfter('a haircut', 'now pizza')).toMatchObject({
      occasion: null,
      categories: ['food'],
      interests: ['pizza'],
    });
    expect(wantedAfter('pizza after 8 tomorrow', 'and jazz after that')).toMatchObject({
      when: 'tomorrow',
      hours: null,
    });
    expect(wantedAfter('pizza in old town', 'and a present for my sister').neighborhoods).toEqual([]);
    expect(wantedAfter('dinner for 12 of us', 'and a massage, just me').party).toBe(1);
  });
});
