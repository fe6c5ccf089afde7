import { describe, expect, it } from 'vitest';
import { sampleGuides, sampleLandingPage } from '../support/guideFixtures.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

const city = () => ({ ...smallCity(), ...sampleGuides() });

const heading = (rig: Rig, page: string, folder = 'dist') => {
  const html = rig.read(`${folder}/${page}.html`);
  const text = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  return text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

describe('guides', () => {
  it('are pages, with the aliases of a holiday leading search engines to the page itself', async () => {
    const rig = createRig(city());
    const { summary } = await rig.build();
    expect(summary.pages.byKind.guide).toBe(6);
    expect(rig.read('dist/harbor-events.html')).toContain(
      '<link rel="canonical" href="https://deals.example/harbor-day/events"',
    );
    const sitemap = rig.read('dist/sitemap.xml');
    expect(sitemap).toContain('https://deals.example/harbor-day/events<');
    expect(sitemap).not.toContain('harbor-events');
  });

  it('need one file for one more', async () => {
    const rig = createRig(city());
    await rig.build();
    rig.edit({ 'landing-pages/one-more.json': sampleLandingPage({ metaTitle: 'One More Guide' }) });
    const { code } = await rig.build();
    expect(code).toBe(0);
    expect(rig.read('dist/one-more.html')).toContain('Things to do');
    expect(rig.read('dist/index.html')).toContain('href="/one-more"');
    expect(rig.read('dist/sitemap.xml')).toContain('/one-more<');
  });

  it('say the weekend and the day in the zone of their city', async () => {
    const rig = createRig(city());
    await rig.build({ now: '2026-11-23T07:59:00Z' });
    expect(heading(rig, 'weekend')).toBe('Things to do This Weekend, Nov 20–22');
    expect(heading(rig, 'today')).toBe('Things to do Today, Sunday, November 22');
    expect(rig.read('dist/weekend.html')).toContain('Updated for November 20–22, 2026');
    expect(rig.read('dist/weekend.html')).toContain('<title>This Weekend (Nov 20–22) |');
    await rig.build({ now: '2026-11-23T08:00:00Z' });
    expect(heading(rig, 'weekend')).toBe('Things to do This Weekend, Nov 27–29');
    expect(heading(rig, 'today')).toBe('Things to do Today, Monday, November 23');
  });

  it('change with the listings of their days alone when a weekend or a day is over, at the instant that was announced', async () => {
    const rig = createRig(city());
    const sunday = await rig.build({ now: '2026-11-22T20:00:00Z' });
    expect(sunday.summary.nextDue).toBe('2026-11-23T08:00:00.000Z');
    const before = rig.snapshot();
    const early = await rig.build({ now: '2026-11-23T07:59:59Z' });
    expect(early.summary.pages.rendered).toBe(0);
    await rig.build({ now: '2026-11-23T08:00:00Z' });
    const after = rig.snapshot();
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed).toEqual([
      'build-manifest.json',
      'deals/today.html',
      'deals/tonight.html',
      'deals/weekend.html',
      'sitemap.xml',
      'today.html',
      'weekend.html',
    ]);
  });

  it('show on a weekend only what can be used on a day of it that is not over', async () => {
    const files = {
      ...city(),
      'deals/days.json': [
        sampleDeal('friday-fish', { days: ['fri'], vendor: 'A' }),
        sampleDeal('sunday-roast', { days: ['sun'], vendor: 'B' }),
        sampleDeal('tuesday-tea', { days: ['tue'], vendor: 'C' }),
        sampleDeal('saturday-start', { startDate: '2026-11-21', vendor: 'D' }),
      ],
    };
    const rig = createRig(files);
    const shown = async (now: string) => {
      await rig.build({ now });
      const main = /<main.*<\/main>/s.exec(rig.read('dist/weekend.html'))?.[0] ?? '';
      const slugs = [...main.matchAll(/href="\/deal\/([a-z-]+)"/g)].map(([, slug]) => slug);
      return [...new Set(slugs)].filter((slug) => /-/.test(slug ?? '')).sort();
    };
    expect(await shown('2026-11-20T20:00:00Z')).toEqual(['friday-fish', 'saturday-start', 'sunday-roast']);
    expect(await shown('2026-11-21T20:00:00Z')).toEqual(['saturday-start', 'sunday-roast']);
  });

  it('are about the coming day of a holiday, whatever the year', async () => {
    const rig = createRig(city());
    await rig.build({ now: '2027-06-01T06:59:59Z' });
    expect(heading(rig, 'harbor-day')).toContain('Monday, May 31, 2027');
    const events = rig.read('dist/harbor-day/events.html');
    expect(events).toContain('<title>Harbor Day Events 2027 |');
    expect(events).toContain('Sunday, May 30');
    expect(events).toContain('10:00 AM – 12:30 PM');
    expect(events).toContain('The weekend is May 28–31.');
    await rig.build({ now: '2027-06-01T07:00:00Z' });
    expect(heading(rig, 'harbor-day')).toContain('Monday, May 29, 2028');
  });

  it('are not blamed for names in a file that could not be read', async () => {
    const rig = createRig({ ...city(), 'deals/food.json': '[{ "slug": ', 'landing-pages/today.json': '{' });
    const { diagnostics } = await rig.build();
    expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'CD105 content/deals/food.json',
      'CD105 content/landing-pages/today.json',
    ]);
  });

  it('may name only guides as related, so that none is left out in silence', async () => {
    const files = city();
    const page = { ...(files['holidays/harbor-day/events.json'] as object), related: ['/about'] };
    const rig = createRig({ ...files, 'holidays/harbor-day/events.json': page });
    const { code, diagnostics } = await rig.build();
    expect([code, ...diagnostics.map((item) => item.code)]).toEqual([1, 'CD316']);
  });

  it('go stale with the words of a related guide that they show', async () => {
    const rig = createRig({
      ...city(),
      'landing-pages/today.json': sampleLandingPage({
        title: 'Plans for {year}',
        related: ['things-to-do', 'weekend'],
      }),
    });
    await rig.build({ now: '2026-12-31T20:00:00Z' });
    expect(rig.read('dist/things-to-do.html')).toContain('Plans for 2026');
    await rig.build({ now: '2027-01-01T08:00:00Z' });
    expect(rig.read('dist/things-to-do.html')).toContain('Plans for 2027');
    const manifest = JSON.parse(rig.read('dist/build-manifest.json'));
    expect(manifest.pages['/things-to-do'].lastModified).toBe('2027-01-01T08:00:00.000Z');
  });

  it('give the same bytes clean and incremental over a change of time', async () => {
    const rig = createRig(city());
    await rig.build({ now: '2026-11-20T12:00:00Z' });
    await rig.build({ now: '2027-01-02T12:00:00Z' });
    await rig.build({ now: '2027-01-02T12:00:00Z', out: 'clean' });
    expect(rig.snapshot()).toEqual(rig.snapshot('clean'));
  });
});
