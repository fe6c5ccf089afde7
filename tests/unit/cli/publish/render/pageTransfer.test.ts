import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { materialize, type PageFile } from '../../../../../cli/publish/render/materialize.ts';
import { createDeserializer, createSerializer } from '../../../../../cli/publish/render/pageTransfer.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { planAt, siteOf, siteWith } from '../../support/siteOf.ts';

const pageFilesOf = (site: ReturnType<typeof siteOf>): PageFile[] =>
  planAt(site, '2026-11-20T12:00:00Z').pages.map((page) => ({ page, file: page.path }));
const pages = pageFilesOf(siteOf());
/** Pages as they are in the thread that planned them. */
const materialized = (planned: readonly PageFile[]) => JSON.parse(JSON.stringify(planned.map(materialize)));

describe('cli/publish/render/pageTransfer', () => {
  it('deserializes pages as they were serialized, whatever the batches', () => {
    const batches = fc.array(fc.shuffledSubarray(pages, { maxLength: 6 }), { maxLength: 5 });
    fc.assert(
      fc.property(batches, (sent) => {
        const serialize = createSerializer();
        const deserialize = createDeserializer();
        for (const batch of sent) {
          const message = JSON.parse(JSON.stringify(serialize(batch)));
          expect([...deserialize(message)]).toEqual(materialized(batch));
        }
      }),
      propertyRuns(100),
    );
  });

  it('sends a card once, and uses the same card for all pages that show it', () => {
    const serialize = createSerializer();
    const deserialize = createDeserializer();
    const first = serialize(pages);
    const again = serialize(pages);
    expect(first.newCards.length).toBeGreaterThan(100);
    expect(again.newCards).toBe('[]');
    const cards = [...deserialize(first), ...deserialize(again)].flatMap(({ cardLists }) =>
      Object.values(cardLists).flat(),
    );
    expect(new Set(cards).size).toBeLessThan(cards.length / 2);
    expect(new Set(cards.map((card) => JSON.stringify(card))).size).toBe(new Set(cards).size);
  });

  it('drops cards on both sides once there are many, and goes on', () => {
    const deals = Array.from({ length: 100 }, (_, index) => sampleDeal(`deal-${index}`));
    const few = pageFilesOf(siteWith(deals)).filter(({ page }) => page.kind === 'listing');
    const made = few.map(materialize);
    // With cards of their own, as those of many deals.
    const listings = Array.from({ length: 42 }, () => structuredClone(made)).flatMap((copies) =>
      few.map(({ page, file }, index) => {
        const props = copies[index]?.page.props as ReturnType<typeof page.makeProps>;
        return { file, page: { ...page, makeProps: () => props } as PageFile['page'] };
      }),
    );
    const serialize = createSerializer();
    const deserialize = createDeserializer();
    const messages = Array.from({ length: Math.ceil(listings.length / 20) }, (_, index) =>
      serialize(listings.slice(index * 20, index * 20 + 20)),
    );
    expect(messages.some(({ isReset }) => isReset)).toBe(true);
    const received = messages.flatMap((message) => [...deserialize(message)]);
    const sent = listings.map(materialize);
    expect(received.map(({ ownProps }) => ownProps)).toEqual(sent.map(({ ownProps }) => ownProps));
    const slugsIn = ({ cardLists }: (typeof sent)[number]) =>
      Object.values(cardLists).flatMap((list) => list.map(({ slug }) => slug));
    expect(received.map(slugsIn)).toEqual(sent.map(slugsIn));
  });
});
