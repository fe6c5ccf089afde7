import { describe, expect, it } from 'vitest';
import { createRig } from '../support/rig.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

describe('building a site', () => {
  it('creates a page for each deal, listing, prose page and alias', async () => {
    const rig = createRig();
    const { code, summary, diagnostics } = await rig.build();
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(code).toBe(0);
    const files = Object.keys(rig.snapshot());
    for (const name of ['index', 'blog', 'submit-deal', 'deals', 'search', 'chatbot', 'about', '404']) {
      expect(files).toContain(`${name}.html`);
    }
    for (const name of [
      'deal/soup',
      'deal/circus',
      'categories/food',
      'category/food',
      'category/featured',
    ]) {
      expect(files).toContain(`${name}.html`);
    }
    expect(summary.pages.byKind.deal).toBe(6);
  });

  it('renders and writes no page when nothing has changed', async () => {
    const rig = createRig();
    await rig.build();
    const before = rig.snapshot();
    const { summary } = await rig.build();
    expect(summary.pages).toMatchObject({ rendered: 0, removed: 0, kept: summary.pages.total });
    expect(summary.files.written).toBe(0);
    expect(rig.snapshot()).toEqual(before);
  });

  it('creates the same bytes clean and incrementally after changes of content and time', async () => {
    const rig = createRig();
    await rig.build();
    rig.edit({ 'deals/more.json': [sampleDeal('cake', { featured: true })], 'deals/shows.json': [] });
    const now = '2027-04-02T08:00:00Z';
    const incremental = await rig.build({ now });
    expect(incremental.summary.pages.removed).toBeGreaterThan(0);
    await rig.build({ now, out: 'clean', clean: true });
    expect(rig.snapshot('dist')).toEqual(rig.snapshot('clean'));
  });

  it('creates the same bytes with several threads', async () => {
    const rig = createRig();
    await rig.build();
    await rig.build({ out: 'threads', jobs: 3 });
    expect(rig.snapshot('threads')).toEqual(rig.snapshot('dist'));
  });

  it('renders only the pages that show a changed deal', async () => {
    const city = smallCity();
    const rig = createRig(city);
    await rig.build();
    rig.edit({ 'pages/about.md': String(city['pages/about.md']).replace('We like', 'We love') });
    const { summary } = await rig.build();
    expect(summary.pages.rendered).toBe(1);
  });
});
