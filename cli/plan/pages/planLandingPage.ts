import type { PageOf } from '../../../data/model/pages/page.ts';
import type { SiteLandingPage } from '../../content/site.ts';
import { picture } from '../images/pictures.ts';
import type { PlanContext } from '../planContext.ts';
import { fillPlaceholders, namesDays } from './contentText.ts';
import { frameOf, landingFill } from './guideDates.ts';
import { guidePage, linkCards } from './guidePage.ts';
import { relatedGuides } from './relatedGuides.ts';
import { selectDeals } from './selectDeals.ts';

/** A landing page; where it is about today or the weekend, it goes stale when that is over. */
export function planLandingPage(context: PlanContext, page: SiteLandingPage): PageOf<'guide'> {
  const clock = context.newClock();
  const frame = frameOf(context, clock, page);
  const datedUntil = frame && clock.validity().until;
  const words = fillPlaceholders(page, landingFill(clock, frame));
  const selection = selectDeals(context, clock, words.selection, {
    range: frame?.range ?? null,
    adultsOnly: page.isAdultOriented,
    neighborhood: page.locationSpecific ?? null,
  });
  const relatedPaths = page.related.map((name) => `/${name}`);
  return guidePage(context, clock, {
    path: `/${page.name}`,
    source: page.source,
    words,
    published: page.publishedDate,
    updated: page.updatedDate,
    breadcrumbs: [],
    parts: {
      layout: 'guide',
      scene: page.scene,
      hero: page.heroImage === undefined ? null : picture(context.site, page.heroImage),
      range: frame?.heading ?? null,
      updatedFor: frame && `Updated for ${frame.long}`,
      datedUntil,
      leadIsDated: namesDays(page.description),
      cards: words.cards ? { heading: words.cards.heading, items: linkCards(words.cards.items) } : null,
      selection,
      blocks: [],
      related: relatedGuides(context, clock, relatedPaths),
      assistantPrompt: null,
    },
  });
}
