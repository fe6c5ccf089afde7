import { describe, expect, it } from 'vitest';
import type { SiteDeal } from '../../../../cli/content/site.ts';
import { lackingWares } from '../../../../cli/outputs/lackingWares.ts';

describe('cli/outputs/lackingWares', () => {
  it('leaves out what a deal is about, and what visitors can ask for anyway', () => {
    const offer = { kind: 'words', text: 'Two for one' };
    const deal = { title: 'A mattress for less', tags: ['casino'], offer } as unknown as SiteDeal;
    const [chores, outings] = lackingWares([deal], ['couch=sofa']).map((list) => list.split('|'));
    expect(chores).toContain('plumbing');
    expect(chores).not.toContain('mattress');
    expect(chores).not.toContain('sofa');
    expect(outings).toContain('poker');
    expect(outings).not.toContain('casino');
  });
});
