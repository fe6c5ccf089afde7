import { describe, expect, it } from 'vitest';
import { checkQuestions } from '../../../../cli/content/checkQuestions.ts';
import { draftDeals } from '../../../../cli/content/draftDeals.ts';
import { draftQuestions } from '../../../../cli/content/draftQuestions.ts';
import type { Diagnostic } from '../../../../cli/diagnostics/diagnostic.ts';
import { jsonSource } from '../../../../cli/diagnostics/sourceFile.ts';
import { noTextCache } from '../../../../cli/files/textCache.ts';
import { sampleDeal } from '../../../support/smallCity.ts';

const source = (file: string, value: unknown) => jsonSource(file, () => JSON.stringify(value, null, 2));
const soup = sampleDeal('soup', { goodToKnow: 'The patio has heaters. Bring a sweater anyway.' });

/** What is stale in questions about `slug`, in a city with `deal` alone. */
function check(questions: unknown, { slug = 'soup', deal = soup } = {}): Diagnostic[] {
  const found: Diagnostic[] = [];
  const deals = draftDeals([source('deals/food.json', [deal])], found, noTextCache);
  const drafts = draftQuestions([source(`questions/${slug}.json`, questions)], found);
  return checkQuestions({ questions: drafts, deals });
}

describe('cli/content/checkQuestions', () => {
  it('warns of no lines of the deal, topics, and what the page does not tell', () => {
    const questions = [
      { asked: ['is it cold outside', 'hace frío fuera'], says: ['The patio has heaters.'] },
      { asked: ['what is it'], says: ['Summary of soup.', 'First paragraph of soup.'] },
      { asked: ['can I just show up'], fact: 'booking' },
      { asked: ['is there wifi'] },
    ];
    expect(check(questions)).toEqual([]);
  });

  it('warns of a file that is named after no deal, with the deal that is meant', () => {
    expect(check([{ asked: ['is there wifi'] }], { slug: 'suop' })).toMatchObject([
      { code: 'CD414', severity: 'warning', file: 'questions/suop.json', hint: 'Did you mean "soup"?' },
    ]);
  });

  it('warns of a line that the deal does not have any more, with the line that it has now', () => {
    const [item, ...others] = check([
      { asked: ['is it cold'], says: ['Summary of soup.', 'The patio has big heaters.'] },
    ]);
    expect(others).toEqual([]);
    expect(item).toMatchObject({
      code: 'CD412',
      severity: 'warning',
      range: { start: { line: 8, column: 7 } },
      hint: 'Did you mean "The patio has heaters."?',
      related: { file: 'deals/food.json', start: { line: 5 } },
    });
    expect(item?.problem).toContain('edited');
  });

  it('says what to do where no line is near', () => {
    expect(check([{ asked: ['is there wifi'], says: ['Fast wireless everywhere'] }])).toMatchObject([
      { code: 'CD412', hint: 'Take what answers now, or remove the line.' },
    ]);
  });

  it('compares no lines with a deal that is not valid', () => {
    const deal = { ...soup, title: 5 };
    expect(check([{ asked: ['what is it'], says: ['Nothing like it'] }], { deal })).toEqual([]);
  });

  it('warns of a message that is twice in the file, with the place of the first', () => {
    const twice = [{ asked: ['Is there wifi?', 'any wifi'] }, { asked: ['is thére WIFI'], fact: 'included' }];
    expect(check(twice)).toMatchObject([
      {
        code: 'CD413',
        severity: 'warning',
        range: { start: { line: 10, column: 7 } },
        related: { file: 'questions/soup.json', start: { line: 4, column: 7 } },
      },
    ]);
  });
});
