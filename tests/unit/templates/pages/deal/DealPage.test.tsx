import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DealProps } from '../../../../../data/model/pages/deal.ts';
import type { RenderablePage } from '../../../../../data/model/pages/page.ts';
import { DealPage } from '../../../../../templates/pages/deal/DealPage.tsx';
import {
  sampleCard,
  sampleChrome,
  sampleDeal,
  sampleEndedDeal,
  samplePlaces,
  sampleSessions,
  sampleUpcomingDeal,
} from '../../samplePages.ts';

const render = ({ props }: RenderablePage<'deal'>) =>
  renderToStaticMarkup(<DealPage page={props} chrome={sampleChrome} />);
const vendorLink = 'href="https://bakery.example/pie"';

describe('templates/pages/deal/DealPage', () => {
  it('opens the vendor in a window of its own, as a sponsored link with the disclosure beside it', () => {
    const html = render(sampleDeal());
    const links = html.split(vendorLink).slice(1);

    expect(links.length).toBeGreaterThan(0);
    for (const rest of links)
      expect(rest).toMatch(/^ target="_blank" rel="sponsored noopener">Get This Deal/);
    expect(html.match(/Paid link/g)).toHaveLength(links.length);
  });

  it('records a click on every link to the vendor, under the address of the deal', () => {
    const html = render(sampleDeal());

    const links = html.match(/<a [^>]*rel="sponsored noopener"[^>]*>/g) ?? [];
    expect(links).toHaveLength(3);
    for (const link of links) expect(link).toContain('data-action="open" data-opens="/deal/pie-night"');
  });

  it('can be saved and put into a calendar until it has ended', () => {
    const entry =
      '{"uid":"pie-night-last-day@springfield.example","title":"Last day: Pie night for two","day":"2027-12-06"}';
    for (const page of [sampleDeal(), sampleUpcomingDeal()]) {
      const html = render(page);
      expect(html).toMatch(
        /data-action="save" data-deal="pie-night"[^>]* aria-label="Save Pie night for two"/,
      );
      expect(html).toContain(`data-entry="${entry.replaceAll('"', '&quot;')}"`);
    }
    expect(render(sampleUpcomingDeal())).toContain('data-starts-at="1826694000000"');
    expect(render(sampleEndedDeal())).not.toMatch(/data-deal="pie-night"|data-action="calendar"/);
  });

  it('gives scripts the end of a live deal alone, and says no time that it cannot know', () => {
    expect(render(sampleDeal())).toContain('data-ends-at="1828512000000" data-date="December 6, 2027"');
    expect(render(sampleUpcomingDeal())).not.toContain('data-date');
    expect(render(sampleEndedDeal())).not.toContain('data-date');
  });

  it('has all parts of a deal', () => {
    const html = render(sampleDeal());

    for (const part of [
      '36%',
      'href="/categories/food"',
      'href="/neighborhood/old-mill"',
      'Two pies and two coffees.',
      'Come early.',
      'Expires December 6, 2027',
      'Mill Bakery',
      '$32',
      'Save $18',
      'Deal Summary',
      'Two adults',
      'Indoors',
      'Included',
      'Good to know',
      'Fine print',
      'November 3, 2027',
      'Similar deals',
      'More from Mill Bakery',
    ]) {
      expect(html).toContain(part);
    }
  });

  it('has in its summary the drawing alone, or the picture of a deal without one', () => {
    const head = (changes = {}) =>
      /<div class="facts-head">.*?<\/div>/s.exec(render(sampleDeal(changes)))?.[0];

    expect(head()).toContain('/assets/emblem-pie.svg');
    expect(head({ emblem: null })).toContain(sampleCard().image.src);
  });

  it('shares by mail and reports problems to the operator', () => {
    const html = render(sampleDeal());

    expect(html).toMatch(/href="mailto:\?subject=Pie%20night%20for%20two&amp;body=[^"]*springfield\.example/);
    expect(html).toMatch(/href="mailto:hello@springfield\.example\?subject=Problem/);
  });

  it('says clearly that a deal has ended, offers no way to buy it, and puts alternatives before its text', () => {
    const html = render(sampleEndedDeal());

    expect(html).toContain('This deal has ended.');
    expect(html).not.toContain('Get This Deal');
    expect(html).not.toContain('rel="sponsored');
    expect(html).not.toContain('data-ends-at="1828512000000">Expires');
    expect(html.indexOf('Soup at noon')).toBeLessThan(html.indexOf('What you get'));
  });

  it('says when an upcoming deal starts in words that stay true, without a way to the vendor', () => {
    const html = render(sampleUpcomingDeal());

    expect(html).toContain('This deal starts on November 20, 2027.');
    expect(html).not.toContain('not started');
    expect(html).not.toContain('Get This Deal');
  });

  it('says where to find a live deal that has no page of the vendor', () => {
    const html = render(sampleDeal({ affiliateUrl: null }));

    expect(html).toContain('Ask for it at Mill Bakery.');
    expect(html).not.toContain('Get This Deal');
  });

  it('leads to the page of the vendor and to its phone', () => {
    const vendor = { name: 'Mill Bakery', href: '/vendor/mill', phone: '(555) 010-0199' };
    const html = render(sampleDeal({ vendor }));
    expect(html).toContain('by <a href="/vendor/mill">Mill Bakery</a>');
    expect(html).toContain('<a href="tel:5550100199">(555) 010-0199</a>');
  });

  it('shows the code of a live deal as text, with a button that copies it and counts as a click', () => {
    const html = render(sampleDeal({ couponCode: 'PIE20' }));
    expect(html).toContain('<code>PIE20</code>');
    expect(html).toMatch(/<button [^>]*data-action="copy" data-opens="\/deal\/pie-night"/);
    expect(render(sampleDeal())).not.toContain('data-action="copy"');
  });

  it('says of a deal without an end that it is ongoing, and when its price was checked', () => {
    const html = render(sampleDeal({ deal: sampleCard({ expiryDate: null, endsAt: null }) }));
    expect(html).toContain('Ongoing');
    expect(html.match(/November 3, 2027/g)).toHaveLength(1);
    expect(html).not.toMatch(/data-action="calendar"|Expires/);
  });

  it('leaves out what a deal does not say', () => {
    const html = render(
      sampleDeal({
        facts: [],
        times: { kind: 'unknown' },
        included: [],
        goodToKnow: [],
        restrictions: [],
        priceCheckedDate: null,
        similar: [],
        sameVendor: [],
        deal: sampleCard({ offer: { kind: 'price', price: 32 } }),
      }),
    );

    expect(html).not.toMatch(
      /Included|Good to know|Fine print|Good for|Similar|More from|Save \$|You save|<s>/,
    );
  });

  it('gives each fact a line with its note', () => {
    const html = render(sampleDeal());
    expect(html).toMatch(/<\/svg>Pets<\/dt><dd>Welcome outside<small>Dogs on a leash<\/small><\/dd>/);
  });
});

describe('templates/pages/deal/DealPage hours and dates', () => {
  it('lists the hours and the special days, and leaves it to scripts to say what is open', () => {
    const html = render(sampleDeal());
    expect(html).toContain('<dt>Tue–Thu</dt><dd>11 AM–9 PM</dd>');
    expect(html).toContain('<div data-over="1827302400000"><dt>Nov 25, 2027</dt><dd>closed</dd></div>');
    expect(html).toMatch(/<small class="open-now" data-island="open-now"[^>]*><\/small>/);
    expect(html).not.toMatch(/open now/i);
  });

  it('folds more than three special days', () => {
    const special = [1, 2, 3, 4].map((day) => ({ days: `Dec ${day}`, times: 'closed', endsAt: day }));
    const times = { kind: 'hours', lines: [], irregular: false, open: null } as const;
    expect(render(sampleDeal({ times: { ...times, special } }))).toContain('Special hours</summary>');
    expect(render(sampleDeal({ times: { ...times, special: special.slice(1) } }))).not.toContain('<summary');
  });

  it('names the next date first, and folds more than six', () => {
    const html = render(sampleDeal({ times: sampleSessions(8) }));
    expect(html).toContain(
      'Next: <time dateTime="2027-12-01T19:00:00-08:00">Day 1, Dec 1, 2027</time>, <span>7–9 PM</span>',
    );
    expect(html).toContain('<a href="#dates">All dates (8)</a>');
    const [shown = '', folded = ''] = html.split('2 more dates</summary>');
    expect(shown).toContain('Day 6, Dec 6, 2027');
    expect(shown).not.toContain('Day 7, Dec 7, 2027');
    expect(folded).toContain('Day 8, Dec 8, 2027');
  });

  it('offers a calendar file for each date that has places left', () => {
    const html = render(sampleDeal({ times: sampleSessions(3) }));
    const list = /<ol class="sessions".*?<\/ol>/.exec(html)?.[0] ?? '';
    expect(list).toContain('data-place="Mill Bakery, 120 Main Street, Springfield, OR"');
    expect(list.match(/data-action="calendar"/g)).toHaveLength(2);
    expect(list).toContain('<b>Sold out</b>');
    expect(list).toContain('<small>Sensory-friendly</small>');
    expect(list).toContain('data-end="2027-12-03T21:00:00-08:00"');
  });

  it('says that all dates are over', () => {
    expect(render(sampleDeal({ times: sampleSessions(0) }))).toContain('All dates are over.');
  });
});

describe('templates/pages/deal/DealPage places', () => {
  const place = { name: null, address: null, at: null, directions: null };
  const placesOf = (places: DealProps['places']) =>
    /<h3>Where<\/h3>(.*?)<h3>/.exec(render(sampleDeal({ places })))?.[1] ?? '';

  it('leads to each place by its neighborhood', () => {
    const other = {
      neighborhood: { label: 'Riverside', href: '/neighborhood/riverside' },
      items: [
        { ...place, name: 'The pier', address: '1 Pier Road' },
        { ...place, address: '2 Pier Road' },
      ],
    };
    const html = placesOf([samplePlaces, other]);
    expect(html).toContain('href="https://maps.example/44.05,-123.02"');
    expect(html).toContain('<span class="unseen"> to 120 Main Street</span>');
    expect(html).toMatch(/Riverside<\/a><\/dt><dd>The pier, 1 Pier Road <\/dd><dd>2 Pier Road <\/dd>/);
  });

  it('names the vendor where nothing more is known, and says that a deal is citywide', () => {
    expect(placesOf([{ ...samplePlaces, items: [place] }])).toContain('<dd>Mill Bakery <');
    expect(placesOf([])).toContain('Citywide, not tied');
  });
});
