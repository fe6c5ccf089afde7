import { t } from '../../../data/messages/t.ts';
import type { PlannedPage } from '../../../data/model/pages/page.ts';
import { liveWords } from '../../content/liveWords.ts';
import type { SiteLandingPage } from '../../content/site.ts';
import { picture } from '../images/pictures.ts';
import type { PlanContext } from '../planContext.ts';
import { hasDayPlaceholders, placeholdersIn, undated } from './contentText.ts';
import { titlesFor } from './dealLinks.ts';
import { guideArt } from './guideArt.ts';
import { landingPlaceholders, timeFrameOf } from './guideDates.ts';
import { relatedGuides } from './guideLinks.ts';
import { guidePage, linkCards } from './guidePage.ts';
import { selectDeals, spokenSelection } from './selectDeals.ts';
import { wordEnds } from './wordEnds.ts';
import { wordingOf } from './wording.ts';

/** A landing page. One about today or the weekend goes stale when that is over. */
export function planLandingPage(context: PlanContext, page: SiteLandingPage): PlannedPage<'guide'> {
  const clock = context.newClock();
  const timeFrame = timeFrameOf(context, clock, page);
  const datedUntil = timeFrame && clock.validity().until;
  const range = timeFrame?.range ?? null;
  const prose = liveWords(page, titlesFor(context, clock, range));
  const ends = wordEnds(context, range, (now) => landingPlaceholders(now, timeFrameOf(context, now, page)));
  const wording = wordingOf(landingPlaceholders(clock, timeFrame), ends);
  const words = wording.plain(prose);
  const selection = selectDeals(context, clock, spokenSelection(prose.selection, wording), {
    range,
    adultsOnly: page.isAdultOriented,
    neighborhood: page.locationSpecific ?? null,
  });
  const relatedPaths = page.related.map((name) => `/${name}`);
  return guidePage(context, clock, {
    path: `/${page.name}`,
    source: page.source,
    words,
    prose,
    wording,
    undatedTitle: undated(page.metaTitle, words.metaTitle),
    published: page.publishedDate,
    updated: page.updatedDate,
    breadcrumbs: [],
    art: guideArt(context.site, page),
    ownProps: {
      layout: 'guide',
      scene: page.scene,
      hero: page.heroImage === undefined ? null : picture(context.site, page.heroImage),
      range: timeFrame?.heading ?? null,
      updatedFor: timeFrame && t('plan.updated-for', { days: timeFrame.long }),
      madeFor: timeFrame && page.timeFrame ? { days: timeFrame.long, when: page.timeFrame } : null,
      datedUntil,
      yearUntil:
        timeFrame || !placeholdersIn(page.metaTitle).includes('year') ? null : ends.placeholder('year'),
      leadIsDated: hasDayPlaceholders(page.description),
      cards: words.cards?.items.length
        ? { heading: words.cards.heading, items: linkCards(words.cards.items) }
        : null,
      selection,
      blocks: [],
      related: relatedGuides(context, clock, relatedPaths),
      assistantPrompt: null,
    },
  });
}
