import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueFor } from '../../../../data/messages/catalogues.ts';
import { inCatalogue } from '../../../../data/messages/t.ts';
import type { DealCardData } from '../../../../data/model/pages/view.ts';
import {
  type CardView,
  cutCardRenderer,
  renderCard,
  wholeCardRenderer,
} from '../../../../templates/parts/cardRenderer.tsx';
import { propertyRuns } from '../../../support/fullRun.ts';
import { sampleCard } from '../samplePages.ts';

const plainCard = sampleCard();
const { image } = plainCard;
const photo = {
  ...image,
  sources: [
    { type: 'image/avif', srcSet: '/a.avif 400w, /b.avif 800w' },
    { type: 'image/webp', srcSet: '/a.webp 400w' },
  ],
};
const words = fc.constantFrom(
  'Taco night',
  'Beer & <b>brats</b>',
  '<p class="cost">',
  '$& "quoted" ’s',
  ' loading="lazy"',
  '<img src="/"/>',
);
const cards: fc.Arbitrary<DealCardData> = fc
  .record({
    slug: fc.constantFrom('a', 'b', 'c'),
    title: words,
    vendor: words,
    image: fc
      .record({ base: fc.constantFrom(image, photo), alt: words })
      .map(({ base, alt }) => ({ ...base, alt })),
    expiryDate: fc.constantFrom(null, plainCard.expiryDate),
    ended: fc.boolean(),
    offer: fc.constantFrom<DealCardData['offer']>(plainCard.offer, { kind: 'free', originalPrice: 20 }),
  })
  .map((fields) => ({ ...plainCard, ...fields }));
const views: fc.Arbitrary<CardView> = fc.record({
  currency: fc.constantFrom('USD', 'EUR'),
  load: fc.constantFrom('soon', 'near'),
  times: fc.constantFrom('', '7 pm', 'Sat & Sun, <8 pm>'),
  over: fc.constantFrom(null, { at: 1, words: 'Over for today' }, { at: 2, words: 'Over' }),
});

describe('templates/parts/cardRenderer', () => {
  it.each([
    ['cut', cutCardRenderer],
    ['whole', wholeCardRenderer],
  ])('renders cards as React does, whichever it has rendered before (%s)', (_name, createRenderer) => {
    // Cards of some deals with other pictures, as pages arrange them, between cards of other deals.
    const shown = fc.array(fc.tuple(cards, fc.option(cards), views), { maxLength: 20 });
    fc.assert(
      fc.property(shown, (list) =>
        inCatalogue(catalogueFor('en-US'), () => {
          const render = createRenderer();
          for (const [card, other, view] of list) {
            expect(render(card, view)).toBe(renderCard(card, view));
            const arranged = { ...card, ...(other && { image: other.image }) };
            expect(render(arranged, view)).toBe(renderCard(arranged, view));
          }
        }),
      ),
      propertyRuns(200),
    );
  });
});
