import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { Link } from '../../../data/model/pages/view.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import type { Site } from '../../content/site.ts';
import type { PlanContext } from '../planContext.ts';
import { fillPlaceholders, type Placeholders, withoutPlaceholders } from './contentText.ts';
import { holidayPlaceholders, landingPlaceholders, timeFrameOf } from './guideDates.ts';

/** Landing pages and holidays by their titles, for pages that do not change with time. */
export const guideLinks = ({ landingPages, holidays }: Site): (Link & { readonly description: string })[] => [
  ...holidays.map(({ id, name, description }) => ({
    label: name,
    href: `/${id}`,
    description: withoutPlaceholders(description),
  })),
  ...landingPages.map(({ name, metaTitle, description }) => ({
    label: withoutPlaceholders(metaTitle),
    href: `/${name}`,
    description: withoutPlaceholders(description),
  })),
];

/** Links from a guide to others, with their titles and descriptions at the time of `clock`. */
export function relatedGuides(
  context: PlanContext,
  clock: Clock,
  paths: readonly string[],
): GuideProps['related'] {
  return paths.flatMap((path) => {
    const guide = findGuide(context, clock, path);
    if (!guide) return [];
    const { title, description } = guide.words;
    return fillPlaceholders({ label: title, href: path, description }, guide.placeholders);
  });
}

interface FoundGuide {
  readonly words: { readonly title: string; readonly description: string };
  readonly placeholders: Placeholders;
}

/** Asks `clock` only for placeholders that the words have, so that pages do not go stale needlessly. */
function findGuide(context: PlanContext, clock: Clock, path: string): FoundGuide | null {
  const { landingPages, holidays } = context.site;
  const landing = landingPages.find(({ name }) => path === `/${name}`);
  if (landing) {
    return {
      words: landing,
      placeholders: (name) => landingPlaceholders(clock, timeFrameOf(context, clock, landing))(name),
    };
  }
  for (const holiday of holidays) {
    const page = holiday.pages.find(
      ({ name, aliases }) => path === `/${holiday.id}/${name}` || aliases.includes(path),
    );
    const words = path === `/${holiday.id}` ? holiday : page;
    if (!words) continue;
    return {
      words,
      placeholders: (name) => holidayPlaceholders(context, holiday, clock.next(holiday.date))(name),
    };
  }
  return null;
}
