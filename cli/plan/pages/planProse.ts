import { t } from '../../../data/messages/t.ts';
import type { PlannedPage, ProseProps } from '../../../data/model/pages/page.ts';
import type { SiteProsePage } from '../../content/site.ts';
import { type PlanContext, timing } from '../planContext.ts';
import { planHead } from '../planHead.ts';
import { withAssistantPrivacy } from './assistantPrivacy.ts';

/** A page of Markdown, such as the terms. Search engines do not list one that nobody has checked. */
export function planProse(context: PlanContext, page: SiteProsePage): PlannedPage<'prose'> {
  const path = `/${page.name}`;
  const indexable = page.unchecked !== true;
  const { valid, lastModified } = timing(context, context.newClock(), [page.lastUpdated]);
  const props: ProseProps = {
    head: planHead(context, {
      title: page.title,
      description: page.metaDescription,
      canonicalPath: path,
      keywords: page.keywords,
      indexable,
      lastModified,
    }),
    breadcrumbs: [
      { label: t('page.home'), href: '/' },
      { label: page.title, href: path },
    ],
    heading: page.title,
    intro: page.intro ?? null,
    lastUpdated: page.showLastUpdated ? page.lastUpdated : null,
    html: withAssistantPrivacy(page.html, context.site),
  };
  return {
    kind: 'prose',
    path,
    canonicalPath: path,
    valid,
    lastModified,
    indexable,
    source: page.source,
    makeProps: () => props,
  };
}
