import type { GuideProps } from '../../data/model/guide.ts';
import type { PageOf } from '../../data/model/page.ts';
import type { SiteLandingPage } from '../content/site.ts';
import { guideWords, inParagraphs, linkCards } from './guideWords.ts';
import { planHead } from './head.ts';
import { picture } from './picture.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type PlanContext, timing } from './planContext.ts';
import { relatedGuides } from './relatedGuides.ts';
import { selectDeals } from './selectDeals.ts';
import { frameOf, landingFill } from './timeFrame.ts';

/** A landing page; where it is about today or the weekend, it goes stale when that is over. */
export function planLandingPage(context: PlanContext, page: SiteLandingPage): PageOf<'guide'> {
  const clock = context.newClock();
  const frame = frameOf(context, clock, page);
  const words = fillPlaceholders(page, landingFill(clock, frame));
  const path = `/${page.name}`;
  const selection = selectDeals(context, clock, words.selection, {
    range: frame?.range ?? null,
    adultsOnly: page.isAdultOriented,
    neighborhood: page.locationSpecific ?? null,
  });
  const { valid, lastModified } = timing(context, clock, [
    page.publishedDate,
    page.updatedDate ?? page.publishedDate,
  ]);
  const props: GuideProps = {
    ...guideWords(context, words),
    head: planHead(context.site, {
      title: words.metaTitle,
      description: words.metaDescription,
      canonicalPath: path,
      keywords: words.relatedKeywords,
      type: 'article',
      indexable: true,
      published: page.publishedDate,
      lastModified,
    }),
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: words.title, href: path },
    ],
    layout: 'guide',
    scene: 'dusk',
    hero: page.heroImage === undefined ? null : picture(context.site, page.heroImage),
    range: frame?.heading ?? null,
    updatedFor: frame && `Updated for ${frame.long}`,
    introduction: inParagraphs(words.introduction),
    cards: words.cards ? { heading: words.cards.heading, items: linkCards(words.cards.items) } : null,
    selection,
    blocks: [],
    related: relatedGuides(
      context,
      clock,
      page.related.map((name) => `/${name}`),
    ),
    assistantPrompt: null,
  };
  return {
    kind: 'guide',
    path,
    canonicalPath: path,
    props,
    valid,
    lastModified,
    indexable: true,
    source: page.source,
  };
}
