import { describe, expect, it } from 'vitest';
import { resolveDeal } from '../../../../cli/content/resolveDeal.ts';
import type { KnownQuestion } from '../../../../data/model/deals/dealDetails.ts';
import { dealSchema } from '../../../../data/schema/deal.ts';
import { sampleDeal } from '../../../support/smallCity.ts';

/** What is published of `questions` about the soup. */
function published(questions: readonly KnownQuestion[]): readonly KnownQuestion[] | undefined {
  const surroundings = { vendors: new Map(), part: null, questions: new Map([['soup', questions]]) };
  return resolveDeal(dealSchema.parse(sampleDeal('soup')), surroundings, 'deals/food.json').questions;
}

const what = { asked: ['what is it'], says: ['Summary of soup.', 'Second paragraph.'] };
const wifi = { asked: ['is there wifi'] };

describe('cli/content/resolveDeal', () => {
  it('has questions whose lines the deal has, those that fields answer, and those that nothing answers', () => {
    const questions = [what, { asked: ['can I just show up'], fact: 'booking' } as const, wifi];
    expect(published(questions)).toEqual(questions);
  });

  it('leaves out a question of whose lines the deal lacks one', () => {
    const stale = { asked: ['is it hot'], says: ['Summary of soup.', 'It is hot.'] };
    expect(published([what, stale, wifi])).toEqual([what, wifi]);
  });

  it('has each message once, with its first answer', () => {
    const again = { asked: ['Is thére WIFI?', 'any wifi', 'Any wifi?'], says: ['Summary of soup.'] };
    expect(published([wifi, again, { asked: ['any wifi!'] }])).toEqual([
      wifi,
      { asked: ['any wifi'], says: ['Summary of soup.'] },
    ]);
  });

  it('has the next answer to a message whose first answer is stale', () => {
    expect(published([{ ...wifi, says: ['Fast wireless.'] }, wifi])).toEqual([wifi]);
  });

  it('has no list of questions if none is left', () => {
    expect(published([{ ...wifi, says: ['Fast wireless.'] }])).toBeUndefined();
  });
});
