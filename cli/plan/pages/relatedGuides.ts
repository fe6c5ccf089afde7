import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import type { PlanContext } from '../planContext.ts';
import { type Fill, fillPlaceholders } from './contentText.ts';
import { frameOf, landingFill } from './guideDates.ts';
import { holidayFill } from './holidayTime.ts';

/** What a guide says of others that lead on, in the words that those have for the time at which `clock` stands. */
export function relatedGuides(
  context: PlanContext,
  clock: Clock,
  paths: readonly string[],
): GuideProps['related'] {
  return paths.flatMap((path) => {
    const found = findGuide(context, clock, path);
    if (!found) return [];
    const { title, description } = found.words;
    return fillPlaceholders({ label: title, href: path, description }, found.fill);
  });
}

interface Found {
  readonly words: { readonly title: string; readonly description: string };
  readonly fill: Fill;
}

function findGuide(context: PlanContext, clock: Clock, path: string): Found | null {
  const { landingPages, holidays } = context.site;
  const landing = landingPages.find(({ name }) => path === `/${name}`);
  if (landing) {
    // Asked only where the words name a time, so that this guide does not go stale with another's.
    const fill: Fill = (name) => landingFill(clock, frameOf(context, clock, landing))(name);
    return { words: landing, fill };
  }
  for (const holiday of holidays) {
    const page = holiday.pages.find(
      ({ name, aliases }) => path === `/${holiday.id}/${name}` || aliases.includes(path),
    );
    const words = path === `/${holiday.id}` ? holiday : page;
    const fill: Fill = (name) => holidayFill(context, holiday, clock.next(holiday.date))(name);
    if (words) return { words, fill };
  }
  return null;
}
