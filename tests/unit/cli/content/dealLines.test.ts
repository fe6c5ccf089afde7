import { describe, expect, it } from 'vitest';
import { dealLines } from '../../../../cli/content/dealLines.ts';
import { dealSchema } from '../../../../data/schema/deal.ts';
import { sampleDeal } from '../../../support/smallCity.ts';

const linesOf = (fields: Record<string, unknown>) => [
  ...dealLines(dealSchema.parse(sampleDeal('soup', fields))),
];

describe('cli/content/dealLines', () => {
  it('has the sentences of a text, and entries and notes as they are', () => {
    const lines = linesOf({
      summary: 'Soup. And bread.',
      description: 'It is hot! Bring Dr. Lee.\n\nIt is good.',
      goodToKnow: 'Ask first.',
      restrictions: ['One a table. No more.'],
      included: ['A bowl'],
      goodFor: 'Two adults',
      facts: {
        bring: ['A spoon'],
        transit: 'Bus 7',
        booking: { required: true, note: 'By phone' },
        diet: ['vegan'],
      },
      sessions: [
        { date: '2026-12-12', from: '19:30', note: 'Quiet' },
        { date: '2026-12-13', from: '19:30', note: 'Quiet' },
      ],
    });
    expect(new Set(lines)).toEqual(
      new Set([
        ...['Soup.', 'And bread.', 'It is hot!', 'Bring Dr. Lee.', 'It is good.', 'Ask first.'],
        ...['One a table. No more.', 'A bowl', 'Two adults', 'A spoon', 'Bus 7', 'By phone', 'Quiet'],
      ]),
    );
    expect(lines).toHaveLength(13);
  });

  it('has only what the deal has', () => {
    expect(linesOf({})).toEqual(['First paragraph of soup.', 'Second paragraph.', 'Summary of soup.']);
  });
});
