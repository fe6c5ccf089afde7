import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitProps } from '../../../../../cli/publish/render/materialize.ts';
import {
  createOpener,
  createSealer,
  type PageToWrite,
  writeDown,
} from '../../../../../cli/publish/render/pageTransfer.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { planAt, siteOf, siteWith } from '../../support/siteOf.ts';

const toWrite = (site: ReturnType<typeof siteOf>): PageToWrite[] =>
  planAt(site, '2026-11-20T12:00:00Z').pages.map((page) => ({ page, file: page.path }));
const pages = toWrite(siteOf());
/** What travels of a page, by the way of the thread that made it. */
const asMade = (wanted: readonly PageToWrite[]) => JSON.parse(JSON.stringify(wanted.map(writeDown)));

describe('cli/publish/render/pageTransfer', () => {
  it('opens pages as they were sealed, in whatever batches they come', () => {
    const batches = fc.array(fc.shuffledSubarray(pages, { maxLength: 6 }), { maxLength: 5 });
    fc.assert(
      fc.property(batches, (given) => {
        const seal = createSealer();
        const open = createOpener();
        for (const batch of given) {
          const sent = JSON.parse(JSON.stringify(seal(batch)));
          expect(open(sent)).toEqual(asMade(batch));
        }
      }),
    );
  });

  it('sends a card once, and gives the same card for all pages that show it', () => {
    const seal = createSealer();
    const open = createOpener();
    const first = seal(pages);
    const again = seal(pages);
    expect(first.cards.length).toBeGreaterThan(100);
    expect(again.cards).toBe('[]');
    const cards = [...open(first), ...open(again)].flatMap(({ page }) =>
      Object.values(splitProps(page).lists).flat(),
    );
    expect(new Set(cards).size).toBeLessThan(cards.length / 2);
    expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(new Set(cards).size);
  });

  it('forgets cards on both sides once there are many, and goes on', () => {
    const many = Array.from({ length: 4_200 }, (_, index) => sampleDeal(`deal-${index}`));
    const listings = toWrite(siteWith(many)).filter(({ page }) => page.kind === 'listing');
    const seal = createSealer();
    const open = createOpener();
    const sent = Array.from({ length: Math.ceil(listings.length / 20) }, (_, index) =>
      seal(listings.slice(index * 20, index * 20 + 20)),
    );
    expect(sent.some(({ forgets }) => forgets)).toBe(true);
    const opened = sent.flatMap((batch) => open(batch));
    expect(opened.map(({ own }) => own)).toEqual(listings.map((page) => writeDown(page).own));
    const slugs = (page: PageToWrite['page']) =>
      Object.values(splitProps(page).lists).flatMap((list) => list.map(({ slug }) => slug));
    expect(opened.map(({ page }) => slugs(page))).toEqual(listings.map(({ page }) => slugs(page)));
  });
});
