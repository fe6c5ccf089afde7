import { describe, expect, it } from 'vitest';
import { lazyPage } from '../../../../cli/plan/lazyPage.ts';
import type { PageOf } from '../../../../data/model/pages/page.ts';
import { pageAt, planAt, siteOf } from '../support/siteOf.ts';

const about = pageAt(planAt(siteOf(), '2026-11-20T12:00:00Z'), 'prose', '/about');

describe('cli/plan/lazyPage', () => {
  it('makes the props whenever they are asked for, and not before', () => {
    let made = 0;
    const page = lazyPage<PageOf<'prose'>>(about, () => {
      made++;
      return about.props;
    });
    expect(page.path).toBe('/about');
    expect(made).toBe(0);
    expect(page.props).toBe(about.props);
    expect(page.props.heading).toBe(about.props.heading);
    expect(made).toBe(2);
  });

  it('is a page like any other to copies, comparisons and JSON', () => {
    const page = lazyPage<PageOf<'prose'>>(about, () => about.props);
    expect({ ...page }).toEqual(about);
    expect(structuredClone({ ...page })).toEqual(about);
    expect(JSON.parse(JSON.stringify(page))).toEqual(JSON.parse(JSON.stringify(about)));
    expect({ ...page }).not.toEqual({
      ...lazyPage<PageOf<'prose'>>(about, () => ({ ...about.props, heading: 'Other' })),
    });
  });
});
