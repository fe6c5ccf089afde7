import type { PageOf } from '../../../data/model/pages/page.ts';
import type { ProsePage } from '../../content/site.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';

/** A page of Markdown. Nothing in it depends on time. */
export function planProse(context: PlanContext, page: ProsePage): PageOf<'prose'> {
  const path = `/${page.name}`;
  const { valid, lastModified } = timing(context, context.newClock(), [page.lastUpdated]);
  return {
    kind: 'prose',
    path,
    canonicalPath: path,
    props: {
      head: planHead(context.site, {
        title: page.title,
        description: page.metaDescription,
        canonicalPath: path,
        keywords: page.keywords,
        indexable: true,
        lastModified,
      }),
      breadcrumbs: [
        { label: 'Home', href: '/' },
        { label: page.title, href: path },
      ],
      heading: page.title,
      intro: page.intro ?? null,
      lastUpdated: page.showLastUpdated ? page.lastUpdated : null,
      html: page.html,
    },
    valid,
    lastModified,
    indexable: true,
    source: page.source,
  };
}
