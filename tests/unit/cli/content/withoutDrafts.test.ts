import { describe, expect, it } from 'vitest';
import { withoutDrafts } from '../../../../cli/content/withoutDrafts.ts';
import { planSite } from '../../../../cli/plan/planSite.ts';
import { sampleGuides, sampleLandingPage } from '../../../support/guideFixtures.ts';
import { sampleDeal, smallCity } from '../../../support/smallCity.ts';
import { siteOf } from '../support/siteOf.ts';

const { 'site.json': config } = smallCity();
const link = (href: string) => ({ label: href, href });

describe('cli/content/withoutDrafts', () => {
  it('leaves out drafts and what leads to them', () => {
    const all = siteOf({
      ...sampleGuides(),
      'site.json': {
        ...config,
        popularSearches: { heading: 'Popular', note: 'Now', links: [link('/deals'), link('/deal/pie')] },
      },
      'deals/food.json': [sampleDeal('soup'), sampleDeal('pie', { draft: true })],
      'landing-pages/weekend.json': sampleLandingPage({ draft: true, related: ['things-to-do', 'today'] }),
      'landing-pages/today.json': sampleLandingPage({
        related: ['things-to-do', 'weekend'],
        selection: { heading: 'Best', picks: [{ deal: 'pie', reason: 'Warm.' }], anyOf: [{}] },
      }),
      'pages/about.md':
        '---\ntitle: About\nmetaDescription: Who we are.\nlastUpdated: 2026-05-01\ndraft: true\n---\n\nHello.\n',
    });
    const { site, drafts } = withoutDrafts(all);
    const planned = planSite(site, Date.parse('2026-11-20T12:00:00Z'));
    const paths = planned.pages.map(({ path }) => path);
    const said = JSON.stringify([planned.pages.map((page) => page.makeProps()), planned.guides]);
    expect(drafts).toBe(3);
    expect(paths).toEqual(expect.arrayContaining(['/deal/soup', '/today']));
    for (const path of ['/deal/pie', '/weekend', '/about']) {
      expect(paths).not.toContain(path);
      expect(said).not.toContain(`"${path}"`);
    }
  });

  it('changes nothing of a site without drafts', () => {
    const all = siteOf();
    expect(withoutDrafts(all)).toEqual({ site: all, drafts: 0 });
  });
});
