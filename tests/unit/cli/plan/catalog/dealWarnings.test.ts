import { describe, expect, it } from 'vitest';
import { dealWarnings } from '../../../../../cli/plan/catalog/dealWarnings.ts';
import { createClock } from '../../../../../data/model/time/clock.ts';
import { createZone } from '../../../../../data/model/time/zone.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { siteWith } from '../../support/siteOf.ts';

const everywhere = [
  sampleDeal('soup', { expiryDate: '2029-01-01' }),
  sampleDeal('jazz', { category: 'shows', neighborhood: 'harbor', expiryDate: '2029-01-01' }),
];

const clockAt = (now: string) => createClock(Date.parse(now), createZone('America/Los_Angeles'));

const warnings = (deals: Record<string, unknown>[], now: string) =>
  dealWarnings(siteWith([...everywhere, ...deals]), clockAt(now), 'content').map(
    ({ code, file, problem }) => `${code} ${file} ${problem}`,
  );

describe('cli/plan/catalog/dealWarnings', () => {
  const cake = sampleDeal('cake', { expiryDate: '2026-12-10' });
  const ends = 'CD402 content/deals/food.json "Title of cake" (cake) ends on December 10, 2026.';
  const ended = 'CD401 content/deals/food.json "Title of cake" (cake) ended on December 10, 2026.';

  it.each([
    ['is quiet more than two weeks before a deal ends', '2026-11-26T23:59:59-08:00', []],
    ['tells two weeks before a deal ends', '2026-11-27T00:00:00-08:00', [ends]],
    ['still tells on the last day', '2026-12-10T23:59:59-08:00', [ends]],
    ['tells that it has ended from that instant on', '2026-12-11T00:00:00-08:00', [ended]],
  ])('%s', (_, now, expected) => {
    expect(warnings([cake], now)).toEqual(expected);
  });

  it('reports nothing about upcoming deals', () => {
    const magic = sampleDeal('magic', { startDate: '2026-12-01', expiryDate: '2026-12-05' });
    expect(warnings([magic], '2026-11-25T12:00:00Z')).toEqual([]);
  });

  it('reports categories and neighborhoods without a live deal', () => {
    const site = siteWith([sampleDeal('soup')]);
    expect(dealWarnings(site, clockAt('2026-11-20T12:00:00Z'), 'content')).toMatchObject([
      { code: 'CD404', file: 'content/categories.json', severity: 'warning' },
      { code: 'CD404', file: 'content/neighborhoods.json', severity: 'warning' },
    ]);
  });
});
