import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { reviewDrafts } from '../../../../../../cli/commands/dev/review/draftReviews.ts';
import { createRig, type Rig, testInstant } from '../../../../../support/rig.ts';
import { sampleDeal } from '../../../../../support/smallCity.ts';

const review = (rig: Rig) =>
  reviewDrafts(rig.deps, { content: 'content', now: testInstant }, path.join(rig.folder, 'dist')).map(
    ({ problems, ...draft }) => ({ ...draft, problems: problems.map(({ name }) => name) }),
  );

describe('cli/commands/dev/review/draftReviews', () => {
  it('lists what is a draft, with its page and the line on which it begins', () => {
    const rig = createRig();
    expect(review(rig)).toEqual([]);
    rig.edit({
      'deals/new.json': [sampleDeal('tea'), sampleDeal('cake', { title: 'Cake', draft: true })],
      'deals/pie.json': sampleDeal('pie', { title: 'Pie', draft: true }),
    });
    const line = rig.read('content/deals/new.json').split('\n').indexOf('  {', 2) + 1;
    expect(review(rig)).toEqual([
      { title: 'Cake', path: '/deal/cake', place: `content/deals/new.json:${line}`, problems: [] },
      { title: 'Pie', path: '/deal/pie', place: 'content/deals/pie.json', problems: [] },
    ]);
  });

  it('says of each draft what validate says, also while other content is not valid', () => {
    const rig = createRig();
    rig.edit({
      'deals/new.json': [
        sampleDeal('tea', { category: 'fod' }),
        sampleDeal('cake', { draft: true, category: 'fod', expiryDate: '31.05.2027' }),
        sampleDeal('pie', { draft: true }),
      ],
    });
    const [cake, pie] = review(rig);
    expect(cake?.problems).toEqual(expect.arrayContaining([expect.stringMatching(/^CD303 /)]));
    expect(cake?.problems).toHaveLength(2);
    expect(pie?.problems).toEqual([]);
  });

  it('says of a draft that is built what check says of its page', async () => {
    const rig = createRig();
    rig.edit({ 'deals/new.json': sampleDeal('tea', { title: 'Tea', draft: true }) });
    await rig.build({ drafts: true });
    expect(review(rig)[0]?.problems).toEqual([expect.stringMatching(/^CD815 description-length/)]);
  });
});
