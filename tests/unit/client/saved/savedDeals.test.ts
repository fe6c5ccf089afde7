import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSaved, type SavedDeal, toggleDeal } from '../../../../client/saved/savedDeals.ts';

const deal = (slug: string): SavedDeal => ({ slug, title: `Title of ${slug}` });
const many = Array.from({ length: 200 }, (_, index) => deal(`deal-${index}`));

describe('client/saved/savedDeals', () => {
  it('reads back what it stores', () => {
    const saved = [deal('tacos'), { ...deal('berries'), startsAt: 1_900_000_000_000 }];
    expect(parseSaved(JSON.stringify(saved))).toEqual(saved);
    expect(parseSaved(null)).toEqual([]);
  });

  it.each(['', '{', 'null', '"tacos"', '{"slug":"tacos"}', '[null, 1, "x", [], {}]', '[{"slug":"a"}]'])(
    'takes %s for nothing saved',
    (stored) => {
      expect(parseSaved(stored)).toEqual([]);
    },
  );

  it('keeps the valid deals of a damaged list, each once', () => {
    const stored = [
      deal('tacos'),
      { slug: '../evil', title: 'x' },
      7,
      deal('tacos'),
      { ...deal('pie'), startsAt: 'x' },
    ];
    expect(parseSaved(JSON.stringify(stored))).toEqual([deal('tacos'), deal('pie')]);
  });

  it('parses any stored text to a list that can be shown', () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        for (const { slug, title } of parseSaved(stored)) {
          expect(slug).toMatch(/^[a-z0-9-]+$/);
          expect(typeof title).toBe('string');
        }
      }),
    );
  });

  it('puts a new deal first, and removes one that is already saved', () => {
    const saved = [deal('tacos'), deal('pie')];
    expect(toggleDeal(saved, deal('soup'))).toEqual([deal('soup'), deal('tacos'), deal('pie')]);
    expect(toggleDeal(saved, deal('pie'))).toEqual([deal('tacos')]);
  });

  it('keeps two hundred deals and drops the oldest for a new one', () => {
    const next = toggleDeal(many, deal('new'));
    expect(next).toHaveLength(200);
    expect(next[0]).toEqual(deal('new'));
    expect(next.at(-1)).toEqual(deal('deal-198'));
    expect(parseSaved(JSON.stringify([...many, deal('one-more')]))).toHaveLength(200);
  });
});
