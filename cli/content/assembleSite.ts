import type { Schedule } from '../../data/model/time/schedule.ts';
import type { SiteConfig } from '../../data/schema/site.ts';
import { onlyPart } from './cityParts.ts';
import { type ClickLedger, withLedgerClicks } from './clickLedger.ts';
import type { Draft } from './draft.ts';
import { questionsBySlug } from './draftQuestions.ts';
import type { HolidayDraft, SiteDrafts } from './draftSite.ts';
import type { LoadedArt } from './loadArt.ts';
import { resolveDeal, vendorIndex } from './resolveDeal.ts';
import type { Site, SiteHoliday } from './site.ts';

/** What the content adds to pages by files of its own. */
type Additions = 'publicFiles' | 'fonts' | 'look' | 'slots' | 'extraStyles';

/** What `drafts` without errors say of the city, with the clicks of `ledger`. */
export function assembleSite(
  drafts: SiteDrafts,
  config: SiteConfig,
  ledger: ClickLedger,
): Omit<Site, keyof LoadedArt | Additions | 'messages' | 'ownPages'> {
  const values = <T>(items: readonly Draft<T>[]) => items.flatMap((item) => item.value ?? []);
  const vendors = values(drafts.vendors);
  const neighborhoods = values(drafts.neighborhoods);
  const schedules = new Map<string, Schedule>();
  const surroundings = {
    vendors: vendorIndex(vendors),
    part: onlyPart({ config, neighborhoods }),
    questions: questionsBySlug(drafts.questions),
    sameSchedule(schedule: Schedule) {
      const text = JSON.stringify(schedule);
      const same = schedules.get(text) ?? schedule;
      schedules.set(text, same);
      return same;
    },
  };
  return {
    config,
    categories: values(drafts.categories),
    neighborhoods,
    deals: drafts.deals.flatMap(({ value, file }) =>
      value ? withLedgerClicks(resolveDeal(value, surroundings, file.path), ledger) : [],
    ),
    vendors,
    pages: drafts.pages.flatMap(({ name, draft: { value, file }, markdown: { html } }) =>
      value ? { ...value, name, html, source: file.path } : [],
    ),
    landingPages: drafts.landingPages.flatMap(({ name, value, file }) =>
      value ? { ...value, name, source: file.path } : [],
    ),
    holidays: drafts.holidays.flatMap(assembleHoliday),
    map: drafts.map?.value ?? null,
  };
}

function assembleHoliday({ id, hub, pages }: HolidayDraft): SiteHoliday[] {
  if (!hub?.value) return [];
  const sitePages = pages.flatMap(({ name, value, file }) =>
    value ? { ...value, name, source: file.path } : [],
  );
  return [{ ...hub.value, id, source: hub.file.path, pages: sitePages }];
}
