import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DealCard } from '../../../../client/ui/DealCard.tsx';
import { sampleCard } from '../../templates/samplePages.ts';

const render = (changes: Parameters<typeof sampleCard>[0] = {}) =>
  renderToStaticMarkup(<DealCard deal={sampleCard(changes)} currency="USD" />);

describe('client/ui/DealCard', () => {
  it('has one link, to the deal, on its title', () => {
    expect(render().match(/<a [^>]*>[^<]*/g)).toEqual([
      '<a class="cover" href="/deal/pie-night">Pie night for two',
    ]);
  });

  it('has a heart labeled with the deal that it saves', () => {
    expect(render()).toContain(
      'data-action="save" data-deal="pie-night" aria-pressed="false" aria-label="Save Pie night for two"',
    );
  });

  it('prints whole amounts without cents and others with them', () => {
    expect(render()).toContain('<b class="price">$32</b>');
    expect(render({ offer: { kind: 'saving', price: 8.99, originalPrice: 50, percent: 82 } })).toContain(
      '<b class="price">$8.99</b>',
    );
  });

  it('shows the saving, the vendor and the place', () => {
    const html = render();

    expect(html).toContain('<b>36%</b> off');
    expect(html).toContain('Mill Bakery\u00a0· Old\u00a0Mill');
    expect(html).toContain('tone-ember');
  });

  it('has the last day in words and the instant of the end for the browser', () => {
    expect(render()).toContain(
      '<time dateTime="2027-12-06" data-ends-at="1828512000000">Ends Dec 6, 2027</time>',
    );
  });

  it('marks an ended deal, without seal and countdown', () => {
    const html = render({ ended: true });

    expect(html).toContain('<time dateTime="2027-12-06">Ended Dec 6, 2027</time>');
    expect(html).not.toContain('off');
  });
});
