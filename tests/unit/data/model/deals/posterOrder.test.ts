import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangePosters, type PosterVariant } from '../../../../../data/model/deals/posterOrder.ts';

const compositions = Array.from({ length: 16 }, (_, index) => `composition ${index}`);
const grounds = ['light', 'mid', 'deep'];

const fiveVariants = fc
  .tuple(
    fc.shuffledSubarray(compositions, { minLength: 5, maxLength: 5 }),
    fc.infiniteStream(fc.constantFrom(...grounds)),
  )
  .map(([five, some]) => five.map((composition) => ({ composition, ground: some.next().value ?? 'light' })));
/** Grids repeat drawings, so that cards share variants. */
const grid = fc
  .array(fiveVariants, { minLength: 1, maxLength: 4 })
  .chain((kinds) =>
    fc.array(fc.record({ variants: fc.constantFrom(...kinds), preferred: fc.integer() }), { maxLength: 30 }),
  );

interface Card {
  readonly variants: readonly PosterVariant[];
  readonly preferred: number;
}
const arrange = (cards: readonly Card[]) =>
  arrangePosters(
    cards,
    ({ variants }) => variants,
    ({ preferred }) => preferred,
  );
const variantsOf = (...names: string[]): PosterVariant[] =>
  names.map((name) => {
    const [composition = '', ground = ''] = name.split(' ');
    return { composition, ground };
  });

describe('data/model/deals/posterOrder', () => {
  it('gives each card another composition than the four before it', () => {
    fc.assert(
      fc.property(grid, (cards) => {
        const shown = arrange(cards).map((index, card) => cards[card]?.variants[index]?.composition);
        expect(shown).not.toContain(undefined);
        shown.forEach((composition, card) => {
          expect(shown.slice(Math.max(0, card - 4), card)).not.toContain(composition);
        });
      }),
    );
  });

  it('keeps the preferred variant of a card wherever nothing before it has its composition, or its drawing and ground', () => {
    fc.assert(
      fc.property(grid, (cards) => {
        const chosen = arrange(cards);
        const shown = chosen.map((index, card) => cards[card]?.variants[index]?.composition);
        cards.forEach(({ variants, preferred }, card) => {
          const wanted = ((preferred % 5) + 5) % 5;
          const start = Math.max(0, card - 4);
          const before = shown.slice(start, card);
          const isTwin = cards
            .slice(start, card)
            .some(
              (other, index) =>
                other.variants === variants &&
                variants[chosen[start + index] ?? 0]?.ground === variants[wanted]?.ground,
            );
          if (!before.includes(variants[wanted]?.composition) && !isTwin) expect(chosen[card]).toBe(wanted);
        });
      }),
    );
  });

  it('prefers another ground than on the left where a card cannot have its preferred variant', () => {
    const variants = variantsOf('sun light', 'rays light', 'dots mid', 'waves light');
    const cards = [
      { variants, preferred: 0 },
      { variants, preferred: 0 },
    ];
    expect(arrange(cards)).toEqual([0, 2]);
  });

  it('shows a drawing twice in sight on different grounds if it has them', () => {
    const variants = variantsOf('sun light', 'rays light', 'dots mid', 'waves light', 'arches deep');
    const other = variantsOf('hills light', 'split mid', 'tiles mid', 'portal mid', 'blocks mid');
    const cards = [
      { variants, preferred: 0 },
      { variants: other, preferred: 0 },
      { variants, preferred: 3 },
    ];
    expect(arrange(cards)).toEqual([0, 0, 4]);
  });

  it('takes what was seen longest ago where all has been seen', () => {
    const variants = variantsOf('sun light', 'rays light');
    const cards = [0, 0, 0, 0].map((preferred) => ({ variants, preferred }));
    expect(arrange(cards)).toEqual([0, 1, 0, 1]);
  });

  it('gives cards without variants the first, and lets them stand between others', () => {
    const variants = variantsOf('sun light', 'rays light');
    expect(
      arrange([
        { variants, preferred: 3 },
        { variants: [], preferred: 7 },
        { variants, preferred: 1 },
      ]),
    ).toEqual([1, 0, 0]);
    expect(arrange([])).toEqual([]);
  });
});
