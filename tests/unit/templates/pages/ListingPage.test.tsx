import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ListingProps } from '../../../../data/model/pages/page.ts';
import { ListingPage } from '../../../../templates/pages/ListingPage.tsx';
import { sampleChrome, sampleListing } from '../samplePages.ts';

const render = (changes: Partial<ListingProps> = {}) =>
  renderToStaticMarkup(<ListingPage page={sampleListing(changes).props} chrome={sampleChrome} />);

describe('templates/pages/ListingPage', () => {
  it('links to every choice of a filter with its count, and marks the one in use', () => {
    const html = render();

    expect(html).toContain('<a href="/categories/food" aria-current="page">Food <span>30</span></a>');
    expect(html).toContain('<a href="/categories/shows">Shows <span>4</span></a>');
    expect(html).toMatch(/Sort: <\/span>Highest Discount/);
  });

  it('links to its other pages and marks its own', () => {
    const html = render({ page: 2 });

    expect(html).toContain('<a href="/categories/food" rel="prev">');
    expect(html).toContain('<a href="/categories/food/page/2" aria-label="Page 2" aria-current="page">2</a>');
    expect(html).not.toContain('rel="next"');
  });

  it('has no pagination where all deals fit on one page', () => {
    expect(render({ pageCount: 1 })).not.toContain('aria-label="Pages"');
  });

  it('says that nothing was found and where else to look', () => {
    const html = render({ deals: [], total: 0, pageCount: 1 });

    expect(html).toContain('No deals found');
    expect(html).toContain('href="/deals"');
    expect(html).toContain('href="/categories/shows"');
  });

  it('offers to drop the filter, which is not there on the list of all deals', () => {
    expect(render()).toContain('remove filter');
    expect(render({ scope: { kind: 'all' } })).not.toContain('remove filter');
  });
});
