import { describe, expect, it } from 'vitest';
import { metaTags } from '../../../../templates/seo/metaTags.ts';
import { sampleChrome, sampleHead } from '../samplePages.ts';

const tags = (changes: Parameters<typeof sampleHead>[1] = {}) =>
  metaTags(sampleHead('/deals', changes), sampleChrome);

describe('templates/seo/metaTags', () => {
  it('describes the page to search engines and link previews', () => {
    const html = tags();

    expect(html).toContain('<title>Page at /deals | Springfield Bargains</title>');
    expect(html).toContain('<meta name="description" content="What is at /deals.">');
    expect(html).toContain('<meta name="keywords" content="springfield deals">');
    expect(html).toContain('<link rel="canonical" href="https://springfield.example/deals">');
    expect(html).toContain(
      '<meta property="og:image" content="https://springfield.example/assets/social.png">',
    );
    expect(html).toContain('<meta property="og:image:alt" content="Page at /deals | Springfield Bargains">');
    expect(html).toContain('<meta property="og:locale" content="en_US">');
  });

  it('lets an indexable page show large pictures and keeps others out of the index', () => {
    expect(tags()).toContain('content="index, follow, max-image-preview:large"');
    expect(tags({ robots: 'noindex' })).toContain('content="noindex, follow"');
  });

  it('states dates only where they are known', () => {
    expect(tags()).not.toContain('_time');
    const dated = tags({ published: '2027-01-02', modified: '2027-02-03T00:00:00-05:00' });
    expect(dated).toContain('<meta property="article:published_time" content="2027-01-02">');
    expect(dated).toContain('<meta property="article:modified_time" content="2027-02-03T00:00:00-05:00">');
  });
});
