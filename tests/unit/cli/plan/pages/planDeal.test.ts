import { describe, expect, it } from 'vitest';
import { sampleDeal } from '../../../../support/smallCity.ts';
import { pageAt, planAt, siteOf, siteWith, slugsOf } from '../../support/siteOf.ts';

const march = sampleDeal('magic', { startDate: '2027-03-01', expiryDate: '2027-03-31' });
const start = '2027-03-01T00:00:00-08:00';
const end = '2027-04-01T00:00:00-07:00';
const instantBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();

const deal = (site: ReturnType<typeof siteWith>, now: string, slug: string) =>
  pageAt(planAt(site, now), 'deal', `/deal/${slug}`);

describe('cli/plan/pages/planDeal phases', () => {
  const site = siteWith([march]);

  it.each([
    ['upcoming', instantBefore(start), null, start],
    ['live', start, start, end],
    ['live', instantBefore(end), start, end],
    ['ended', end, end, null],
  ])('is %s at %s, with its exact validity', (phase, now, from, until) => {
    const page = deal(site, now, 'magic');
    expect(page.props.state.phase).toBe(phase);
    const parse = (instant: string | null) => (instant === null ? null : Date.parse(instant));
    const newYear = Date.parse('2028-01-01T00:00:00-08:00');
    const oldYear = Date.parse('2027-01-01T00:00:00-08:00');
    expect(page.valid).toEqual({ from: parse(from) ?? oldYear, until: parse(until) ?? newYear });
  });

  it('shows when an upcoming deal starts, without a link to the vendor yet', () => {
    const { props, indexable } = deal(site, instantBefore(start), 'magic');
    expect(props.state).toEqual({ phase: 'upcoming', startDate: '2027-03-01', startsAt: Date.parse(start) });
    expect(props.affiliateUrl).toBeNull();
    expect(indexable).toBe(true);
  });

  it('links a live deal to the vendor, if the deal has an address', () => {
    expect(deal(site, start, 'magic').props.affiliateUrl).toBe('https://vendor.example/magic');
    const without = siteWith([sampleDeal('soup', { affiliateUrl: undefined })]);
    expect(deal(without, start, 'soup').props.affiliateUrl).toBeNull();
  });

  it('hides an ended deal from search engines, and does not link to the vendor', () => {
    const page = deal(site, end, 'magic');
    expect(page.indexable).toBe(false);
    expect(page.props.head.robots).toBe('noindex');
    expect(page.props.affiliateUrl).toBeNull();
    expect(page.props.deal.ended).toBe(true);
    expect(page.props.head.title).not.toContain('%');
    expect(deal(site, start, 'magic').props.head.title).toContain('%');
    expect(page.props.head.canonical).toBe('https://deals.example/deal/magic');
  });

  it('lets search engines index an ended deal if the site shows ended deals', () => {
    const page = deal(siteWith([march], { expiredDeals: 'show' }), end, 'magic');
    expect(page.indexable).toBe(true);
    expect(page.props.state.phase).toBe('ended');
    expect(page.props.affiliateUrl).toBeNull();
  });

  it('shows when prices were compared only while they matter', () => {
    const checked = siteWith([{ ...march, priceCheckedDate: '2027-02-01' }]);
    expect(deal(checked, start, 'magic').props.priceCheckedDate).toBe('2027-02-01');
    expect(deal(checked, end, 'magic').props.priceCheckedDate).toBeNull();
  });
});

describe('cli/plan/pages/planDeal similar deals', () => {
  const now = '2026-11-20T12:00:00Z';
  const many = Array.from({ length: 12 }, (_, index) =>
    sampleDeal(`deal-${index}`, {
      category: index % 2 === 0 ? 'food' : 'shows',
      neighborhood: index % 3 === 0 ? 'harbor' : 'old-town',
      expiryDate: index % 4 === 0 ? '2026-09-30' : '2027-06-30',
      publishedDate: '2026-08-01',
      vendor: `Vendor ${index % 2}`,
      ...(index === 5 ? { startDate: '2027-01-01' } : {}),
    }),
  );
  const planned = planAt(siteWith(many), now);

  it.each(many.map(({ slug }) => [String(slug)]))(
    'of %s are at most four live ones that share a group',
    (slug) => {
      const { props } = pageAt(planned, 'deal', `/deal/${slug}`);
      const { similar, sameVendor, deal: own } = props;
      expect(similar.length).toBeLessThanOrEqual(4);
      expect(sameVendor.length).toBeLessThanOrEqual(4);
      const shown = [...slugsOf(similar), ...slugsOf(sameVendor)];
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).not.toContain(slug);
      const live = new Set(slugsOf(planned.catalog.listed.map(({ deal }) => deal)));
      expect(shown.filter((name) => !live.has(name))).toEqual([]);
      for (const card of similar) {
        const shares = card.category.href === own.category.href || card.area.href === own.area.href;
        expect(shares, card.slug).toBe(true);
      }
      expect(sameVendor.every(({ vendor }) => vendor === own.vendor)).toBe(true);
    },
  );

  it('offer alternatives if the deal has ended', () => {
    const { props } = pageAt(planned, 'deal', '/deal/deal-0');
    expect(props.state.phase).toBe('ended');
    expect(props.similar).toHaveLength(4);
  });

  it('are empty if no other deal is live', () => {
    const alone = siteWith([sampleDeal('soup'), sampleDeal('old', { expiryDate: '2026-10-31' })]);
    expect(deal(alone, now, 'soup').props.similar).toEqual([]);
  });

  it('put those of the same category and neighborhood first', () => {
    const site = siteWith([
      sampleDeal('own'),
      sampleDeal('far', { neighborhood: 'harbor', discountPrice: 10, discountPercent: 80 }),
      sampleDeal('near'),
    ]);
    expect(slugsOf(deal(site, now, 'own').props.similar)).toEqual(['near', 'far']);
  });

  it('put those of a kind before all others, the closest first, also of another category nearby', () => {
    const site = siteWith([
      sampleDeal('own', { tags: ['sailing', 'lake', 'sunset'], outdoor: true }),
      sampleDeal('airport-ride'),
      sampleDeal('paddling', { category: 'shows', tags: ['lake'], outdoor: true }),
      sampleDeal('cruise', { category: 'shows', tags: ['lake', 'sunset'] }),
    ]);
    expect(slugsOf(deal(site, now, 'own').props.similar)).toEqual(['cruise', 'paddling', 'airport-ride']);
  });

  it('leave out what shares neither category nor neighborhood, whatever its tags, though they are fewer then', () => {
    const site = siteWith([
      sampleDeal('manicure', { tags: ['girls night'] }),
      sampleDeal('bingo', { category: 'shows', neighborhood: 'harbor', tags: ['girls night'] }),
      sampleDeal('haircut', { neighborhood: 'harbor' }),
    ]);
    expect(slugsOf(deal(site, now, 'manicure').props.similar)).toEqual(['haircut']);
  });

  it('of the same category come first if they share a tag, though many deals have it', () => {
    const common = { tags: ['relaxing'] };
    const site = siteWith([
      sampleDeal('manicure', common),
      sampleDeal('oil-change'),
      sampleDeal('massage', { ...common, neighborhood: 'harbor' }),
      ...Array.from({ length: 20 }, (_, index) =>
        sampleDeal(`show-${index}`, { ...common, category: 'shows' }),
      ),
    ]);
    expect(slugsOf(deal(site, now, 'manicure').props.similar).slice(0, 2)).toEqual(['massage', 'oil-change']);
  });

  it('are near if any of the places is, of a deal at several', () => {
    const at = (...ids: string[]) => ({
      neighborhood: undefined,
      locations: ids.map((neighborhood) => ({ neighborhood })),
    });
    const site = siteWith([
      sampleDeal('chain', at('old-town', 'harbor')),
      sampleDeal('harbor-tour', { category: 'shows', neighborhood: 'harbor' }),
    ]);
    expect(slugsOf(deal(site, now, 'chain').props.similar)).toEqual(['harbor-tour']);
  });

  it('ignore tags that very many deals have', () => {
    const common = { tags: ['fun'] };
    const others = Array.from({ length: 70 }, (_, index) =>
      sampleDeal(`other-${index}`, { ...common, category: 'shows', neighborhood: 'harbor' }),
    );
    const site = siteWith([sampleDeal('own', common), ...others, sampleDeal('near')]);
    expect(slugsOf(deal(site, now, 'own').props.similar)).toEqual(['near']);
  });

  it('make the page go stale when one of them ends, and not when another deal does', () => {
    const site = siteOf();
    const bread = deal(site, now, 'bread');
    expect(slugsOf(bread.props.similar)).toContain('noodles');
    const noodlesEnd = Date.parse('2027-02-01T00:00:00-08:00');
    const newYear = Date.parse('2027-01-01T00:00:00-08:00');
    expect(bread.valid.until).toBe(Math.min(noodlesEnd, newYear));
    const lonely = siteWith([
      sampleDeal('own', { vendor: 'Own' }),
      sampleDeal('other', { category: 'shows', neighborhood: 'harbor', expiryDate: '2026-12-01' }),
    ]);
    expect(deal(lonely, now, 'own').valid.until).toBe(newYear);
  });
});

describe('cli/plan/pages/planDeal texts', () => {
  const page = (fields: Record<string, unknown>) =>
    deal(siteWith([sampleDeal('soup', fields)]), '2026-11-20T12:00:00Z', 'soup').props;

  it('splits texts into paragraphs, whatever the line endings', () => {
    expect(page({ description: 'One.\n\n\nTwo\nlines.\n' }).description).toEqual(['One.', 'Two\nlines.']);
    expect(page({ description: 'One.\r\n\r\nTwo.' }).description).toEqual(['One.', 'Two.']);
  });

  it('names audience and setting only if the content does', () => {
    expect(page({})).toMatchObject({ facts: [], included: [], restrictions: [] });
    expect(page({ familyFriendly: true, outdoor: true }).facts.map(({ text }) => text)).toEqual([
      'Families',
      'Outdoors',
    ]);
  });
});

describe('cli/plan/pages/planDeal times and places', () => {
  const now = '2026-11-20T12:00:00-08:00';
  const planned = (fields: Record<string, unknown>, instant = now) =>
    deal(siteWith([sampleDeal('soup', { expiryDate: '2028-12-31', ...fields })]), instant, 'soup');
  const sessions = [
    { date: '2026-11-27', from: '19:00', to: '21:00' },
    { date: '2026-11-28', from: '23:00', to: '01:00', soldOut: true, note: 'Late show' },
    { date: '2026-11-29', from: '11:00' },
  ];

  it('names the dates that are not over, and goes stale when one is', () => {
    const { props, valid } = planned({ sessions });
    expect(props.times).toMatchObject({
      kind: 'sessions',
      items: [
        {
          day: 'Fri, Nov 27, 2026',
          time: '7–9 PM',
          start: '2026-11-27T19:00:00-08:00',
          end: '2026-11-27T21:00:00-08:00',
          soldOut: false,
        },
        { time: '11 PM–1 AM', end: '2026-11-29T01:00:00-08:00', soldOut: true, note: 'Late show' },
        { time: '11 AM', end: null },
      ],
    });
    expect(valid.until).toBe(Date.parse('2026-11-27T21:00:00-08:00'));
    const later = planned({ sessions }, '2026-11-27T21:00:00-08:00');
    expect(later.props.times).toMatchObject({ items: [{ note: 'Late show' }, {}] });
    expect(later.valid.until).toBe(Date.parse('2026-11-29T01:00:00-08:00'));
  });

  it('has ended with its last date, even if its last day is later', () => {
    const ended = { state: { phase: 'ended' }, affiliateUrl: null, deal: { expiryDate: '2026-11-27' } };
    const [first] = sessions;
    expect(planned({ sessions: [first] }, '2026-11-27T21:00:00-08:00').props).toMatchObject(ended);
    // Until midnight if nobody knows when it ends.
    expect(planned({ sessions }, '2026-11-29T23:59:00-08:00').props.state).toEqual({ phase: 'live' });
    expect(planned({ sessions }, '2026-11-30T00:00:00-08:00').props.state).toEqual({ phase: 'ended' });
  });

  it('goes on in the night after its last day, as long as its last date does', () => {
    const party = {
      sessions: [{ date: '2026-12-31', from: '21:00', to: '01:00' }],
      expiryDate: '2026-12-31',
    };
    const stateAt = (instant: string) => planned(party, instant).props.state;
    expect(stateAt('2027-01-01T00:30:00-08:00')).toEqual({ phase: 'live' });
    expect(stateAt('2027-01-01T01:00:00-08:00')).toEqual({ phase: 'ended' });
  });

  it('does not go stale when something opens or closes, nor after a special day', () => {
    const hours = [{ days: ['mon', 'tue'], from: '11:00', to: '21:00' }];
    const specialHours = [
      { date: '2025-12-25', closed: true },
      { date: '2026-12-24', lastDate: '2026-12-26', closed: true },
    ];
    const { props, valid } = planned({ hours, specialHours });
    expect(props.times).toMatchObject({
      lines: [{ days: 'Mon, Tue', times: '11 AM–9 PM' }],
      special: [
        { days: 'Dec 24–26, 2026', times: 'closed', endsAt: Date.parse('2026-12-27T00:00:00-08:00') },
      ],
    });
    expect(valid.until).toBe(Date.parse('2027-01-01T00:00:00-08:00'));
  });

  it('says days without hours, without a claim to know when it is open', () => {
    const { times } = planned({ days: ['fri', 'sat'] }).props;
    expect(times).toMatchObject({ kind: 'hours', lines: [{ days: 'Fri, Sat', times: '' }], open: null });
    expect(planned({}).props.times).toEqual({ kind: 'unknown' });
  });

  it('lets hours of the evening before the first day count once the deal is live', () => {
    const hours = [{ from: '18:00', to: '03:00' }];
    const openAt = (instant: string) => planned({ hours, startDate: '2026-11-21' }, instant).props.times;
    const run = { first: '2026-11-21', last: '2028-12-31' };
    expect(openAt(now)).toMatchObject({ open: { run } });
    expect(openAt('2026-11-21T01:00:00-08:00')).toMatchObject({ open: { run: { ...run, first: null } } });
  });

  it('says nothing of times, code and price check once the deal has ended', () => {
    const fields = {
      sessions,
      couponCode: 'SOUP20',
      withdrawnDate: '2026-11-20',
      priceCheckedDate: '2026-11-01',
    };
    const { props } = planned(fields);
    expect(props).toMatchObject({ times: { kind: 'unknown' }, couponCode: null, priceCheckedDate: null });
  });

  it('gives the code of a live deal only', () => {
    expect(planned({ couponCode: 'SOUP20' }).props.couponCode).toBe('SOUP20');
    expect(planned({ couponCode: 'SOUP20', startDate: '2027-01-01' }).props.couponCode).toBeNull();
  });

  it('groups the places by neighborhood, with directions to an address or a point', () => {
    const locations = [
      { neighborhood: 'harbor', address: '1 Pier Road' },
      { neighborhood: 'old-town', name: 'The mill', coordinates: { lat: 47.61, lon: -122.31 } },
      { neighborhood: 'harbor' },
    ];
    const { places } = planned({ neighborhood: undefined, locations }).props;
    const maps = 'https://www.google.com/maps/dir/?api=1&destination=';
    expect(
      places.map(({ neighborhood, items }) => [neighborhood.label, items.map((item) => item.directions)]),
    ).toEqual([
      ['Harbor', [`${maps}1%20Pier%20Road%2C%20Port%20Sample%2C%20WA`, null]],
      ['Old Town', [`${maps}47.61,-122.31`]],
    ]);
    expect(planned({ neighborhood: undefined, citywide: true }).props.places).toEqual([]);
  });

  it('says of a vendor that vendors.json does not have no more than its name', () => {
    expect(planned({}).props.vendor).toEqual({ name: 'Sample Kitchen', href: null, phone: null });
  });
});
