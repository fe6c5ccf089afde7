import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RenderablePage } from '../../../../../data/model/pages/page.ts';
import { DealPage } from '../../../../../templates/pages/deal/DealPage.tsx';
import {
  sampleCard,
  sampleChrome,
  sampleDeal,
  sampleEndedDeal,
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

  it('counts down to the end of a live deal alone, and says no time that it cannot know', () => {
    const line = '<small class="countdown" data-ends-at="1828512000000" data-left="1"></small>';
    expect(render(sampleDeal())).toContain(line);
    expect(render(sampleUpcomingDeal())).not.toContain('countdown');
    expect(render(sampleEndedDeal())).not.toContain('countdown');
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

  it('says when an upcoming deal starts, without a way to the vendor', () => {
    const html = render(sampleUpcomingDeal());

    expect(html).toContain('Come back on November 20, 2027');
    expect(html).not.toContain('Get This Deal');
  });

  it('says where to find a live deal that has no page of the vendor', () => {
    const html = render(sampleDeal({ affiliateUrl: null }));

    expect(html).toContain('Ask for it at Mill Bakery.');
    expect(html).not.toContain('Get This Deal');
  });

  it('leaves out what a deal does not say', () => {
    const html = render(
      sampleDeal({
        audience: null,
        setting: null,
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
});
