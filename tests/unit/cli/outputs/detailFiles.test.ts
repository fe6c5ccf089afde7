import { describe, expect, it } from 'vitest';
import { detailFiles } from '../../../../cli/outputs/detailFiles.ts';
import { madeText } from '../../../../cli/outputs/lazyText.ts';
import {
  dealsPerDetailsChunk,
  detailsFileOf,
  readDetailsChunk,
} from '../../../../data/model/deals/dealDetails.ts';
import { sampleDeal } from '../../../support/smallCity.ts';
import { planAt, siteWith } from '../support/siteOf.ts';

const now = '2026-11-20T12:00:00Z';
const detailsOf = (site: ReturnType<typeof siteWith>) => {
  const { listed } = planAt(site, now).catalog;
  const files = [...detailFiles(site, listed)].map(([file, text]) => [file, madeText(text)] as const);
  return { slugs: listed.map(({ deal }) => deal.slug), files: new Map(files) };
};

describe('cli/outputs/detailFiles', () => {
  it('says of each deal what its page says, and nothing that is unknown', () => {
    const facts = { parking: { kind: 'free', note: 'Behind the mill' } };
    const site = siteWith([
      sampleDeal('soup', { facts, included: ['A bowl'], goodToKnow: 'Bring a friend.' }),
      sampleDeal('bread'),
    ]);
    const { files } = detailsOf(site);
    const chunk = readDetailsChunk(JSON.parse(files.get('deals/details/0.json') ?? ''));
    expect(chunk?.deals.soup).toMatchObject({ facts, included: ['A bowl'], goodToKnow: 'Bring a friend.' });
    expect(Object.keys(chunk?.deals.bread ?? {})).not.toContain('facts');
  });

  it('has what visitors ask about a deal, in its chunk alone', () => {
    const questions = [
      { asked: ['is there a bowl'], says: ['A bowl'] },
      { asked: ['is there wifi'] },
      { asked: ['can I just show up'], fact: 'booking' },
    ];
    const deals = ['a', 'b', 'c', 'd', 'e'].map((slug) => sampleDeal(slug, { included: ['A bowl'] }));
    const plain = detailsOf(siteWith(deals));
    const known = detailsOf(siteWith(deals, {}, { 'questions/e.json': questions }));
    const place = `deals/details/${Math.floor(plain.slugs.indexOf('e') / dealsPerDetailsChunk)}.json`;
    const chunk = readDetailsChunk(JSON.parse(known.files.get(place) ?? ''));
    expect(chunk?.deals.e?.questions).toEqual(questions);
    const changed = [...plain.files].filter(([file, text]) => known.files.get(file) !== text);
    expect(changed.map(([file]) => file)).toEqual([place]);
  });

  it('has the deals in chunks that browsers find by their place in deals.json', () => {
    const many = Array.from({ length: dealsPerDetailsChunk * 2 + 1 }, (_, index) =>
      sampleDeal(`deal-${index}`),
    );
    const { slugs, files } = detailsOf(siteWith(many));
    expect(files.size).toBe(3);
    for (const [index, slug] of slugs.entries()) {
      const chunk = readDetailsChunk(JSON.parse(files.get(detailsFileOf(index)) ?? ''));
      expect(Object.keys(chunk?.deals ?? {})).toContain(slug);
    }
  });

  it('refuses what is no chunk, or one of another version', () => {
    for (const sent of [null, {}, [], 'x', { version: 0, deals: {} }])
      expect(readDetailsChunk(sent)).toBeNull();
  });
});
