import { describe, expect, it } from 'vitest';
import type { Site } from '../../cli/content/site.ts';
import { assistantDataOf, assistantHeadOf } from '../../cli/outputs/assistantJson.ts';
import { wholeDealData } from '../../cli/outputs/dealsIndex.ts';
import type { PlannedSite } from '../../cli/plan/planSite.ts';
import { createKnowledge } from '../../client/assistant/conversation/knowledge.ts';
import { noPreferences } from '../../client/assistant/conversation/preferences.ts';
import { criterionTests } from '../../client/assistant/recommend/criteria.ts';
import { createDealCalendar } from '../../data/model/deals/dealCalendar.ts';
import { noFilter } from '../../data/model/deals/dealFilter.ts';
import { type DealData, readDealData } from '../../data/model/deals/dealRecord.ts';
import { filterDeals } from '../../data/model/deals/filterDeals.ts';
import { memoize } from '../../data/model/memoize.ts';
import type { ListingProps, PageKind, PagePropsByKind, PlannedPage } from '../../data/model/pages/page.ts';
import { whenPath } from '../../data/model/routes.ts';
import { listedTimes, namedTimes } from '../../data/model/time/whenFilter.ts';
import { structuredData } from '../../templates/seo/structuredData.ts';
import { type ExpectedEvent, expectedEvents } from '../support/eventOracle.ts';
import { everyDay, expectedPick } from '../support/pickOracle.ts';
import { timedCities } from '../support/timedCities.ts';
import { listedWords } from '../support/timesWords.ts';

interface WrittenEvent {
  readonly '@type': string;
  readonly name: string;
  readonly startDate: string;
  readonly endDate?: string;
  readonly location: { readonly address: { readonly streetAddress: string } };
  readonly offers?: { readonly availability: string };
}

/** The events of a page's structured data. */
function eventsIn(script: string): ExpectedEvent[] {
  const graph: WrittenEvent[] = JSON.parse(script.replace(/<[^>]+>/g, ''))['@graph'];
  return graph
    .filter((thing) => thing['@type'] === 'Event')
    .map(({ name, startDate, endDate, location, offers }) => ({
      name,
      start: Date.parse(startDate),
      end: endDate === undefined ? null : Date.parse(endDate),
      address: location.address.streetAddress,
      isSoldOut: offers ? offers.availability === 'https://schema.org/SoldOut' : null,
    }));
}

/** The props of the guide at `path`. */
function guideAt(planned: PlannedSite, path: string): PagePropsByKind['guide'] {
  const guide = pagesOf(planned, 'guide').find((page) => page.path === path);
  if (!guide) throw new Error(`There is no guide at ${path}`);
  return guide.makeProps();
}

const minute = 60_000;
const iso = (instant: number) => new Date(instant).toISOString();

/** What browsers load. */
function sentData(site: Site, planned: PlannedSite): DealData {
  const data = readDealData(JSON.parse(JSON.stringify(wholeDealData(site, planned))));
  if (!data) throw new Error('The data is not read by the version that wrote it');
  return data;
}

/** The planned pages of a kind. */
const pagesOf = <Kind extends PageKind>({ pages }: PlannedSite, kind: Kind) =>
  pages.filter((page) => page.kind === kind) as PlannedPage<Kind>[];

/** The pages of the listing at `path`, in order. */
const listingAt = (planned: PlannedSite, path: string): ListingProps[] =>
  pagesOf(planned, 'listing')
    .filter((page) => page.path === path || page.path.startsWith(`${path}/`))
    .map(({ makeProps }) => makeProps())
    .sort((a, b) => a.page - b.page);

describe.each(timedCities)('what takes place in %s', (_name, create) => {
  const { oracle, site, instants, planAt: plan } = create();
  const planAt = memoize(plan);

  it('is what the deal browser finds, in the same order and with the same times', () => {
    for (const now of instants) {
      const data = sentData(site, planAt(now));
      const calendar = createDealCalendar(data);
      const days = (now / minute) % 30;
      const date = oracle
        .today(now)
        .add({ days: Math.floor(days) - 2 })
        .toString();
      for (const when of [...namedTimes, date]) {
        const found = filterDeals(data.deals, { ...noFilter, when }, { now, calendar, place: null });
        const shown = found.map((deal) => `${deal.slug} ${calendar.timesOf(deal, when, now)}`);
        const expected = oracle.listed(when, now);
        expect(shown, `${when} at ${iso(now)}`).toEqual(
          expected.map(({ slug, left }) => `${slug} ${listedWords(left, when === 'weekend')}`),
        );
      }
    }
  });

  it('is what the assistant recommends for today, tonight, tomorrow and the weekend', () => {
    for (const now of instants) {
      const planned = planAt(now);
      const data = sentData(site, planned);
      const knowledge = createKnowledge(
        data,
        createDealCalendar(data),
        assistantDataOf(site, assistantHeadOf(planned.chrome)),
      );
      const slugs = (when: string, at = now) => oracle.listed(when, at).map(({ slug }) => slug);
      const recommended = (when: 'today' | 'tonight' | 'tomorrow' | 'weekend') => {
        const { when: isOn } = criterionTests({ ...noPreferences, when }, knowledge, {
          ...{ now, place: null, seed: 0, page: null },
        });
        // Lists have what can no longer be booked for that day.
        return data.deals
          .filter((deal) => (deal.endsAt ?? Infinity) > now && isOn?.({ ...deal, ahead: 0 }))
          .map(({ slug }) => slug);
      };
      expect(recommended('tomorrow').sort(), iso(now)).toEqual(slugs('tomorrow').sort());
      // Nobody is sent out in the evening to what closes at six, which lists still have.
      const tonight = recommended('tonight');
      const evening = oracle.today(now).toZonedDateTime({ timeZone: oracle.zone, plainTime: '19:30' });
      const late = new Set(slugs('now', Math.max(now, evening.epochMilliseconds)));
      expect(
        tonight.filter((slug) => !slugs('tonight').includes(slug)),
        iso(now),
      ).toEqual([]);
      expect(
        slugs('tonight').filter((slug) => late.has(slug) && !tonight.includes(slug)),
        iso(now),
      ).toEqual([]);
      // Nobody is sent to what is over today, which lists still have; what stays open for a while is there.
      const today = recommended('today');
      const weekend = recommended('weekend');
      const isOfTomorrow = [6, 7].includes(oracle.today(now).add({ days: 1 }).dayOfWeek);
      const ofWeekend = new Set([...today, ...(isOfTomorrow ? slugs('tomorrow') : [])]);
      expect(
        weekend.filter((slug) => !slugs('weekend').includes(slug)),
        iso(now),
      ).toEqual([]);
      expect(
        slugs('weekend').filter((slug) => ofWeekend.has(slug) && !weekend.includes(slug)),
        iso(now),
      ).toEqual([]);
      const soon = new Set(slugs('now', now + 60 * minute));
      const isOpen = (slug: string) =>
        soon.has(slug) && oracle.today(now).equals(oracle.today(now + 60 * minute));
      expect(
        today.filter((slug) => !slugs('today').includes(slug)),
        iso(now),
      ).toEqual([]);
      const open = slugs('now').filter((slug) => isOpen(slug) && slugs('today').includes(slug));
      expect(
        open.filter((slug) => !today.includes(slug)),
        iso(now),
      ).toEqual([]);
    }
  });

  it.each(listedTimes)('is what the pages of %s list, in the same order and with the same times', (when) => {
    for (const now of instants) {
      const pages = listingAt(planAt(now), whenPath(when));
      const shown = pages.flatMap(({ deals, times }) =>
        deals.map(({ slug }, index) => `${slug} ${times[index]?.text}`),
      );
      expect(shown, iso(now)).toEqual(
        oracle.listed(when, now).map(({ slug, left }) => `${slug} ${listedWords(left, when === 'weekend')}`),
      );
    }
  });

  it('is what guides to today and the weekend pick, by day and with its times', () => {
    for (const now of instants) {
      for (const guide of oracle.guides) {
        const at = `${guide.path} at ${iso(now)}`;
        const picks = guideAt(planAt(now), guide.path).selection?.picks ?? [];
        const expected = picks.map(({ deal }) => expectedPick(deal.slug, guide, oracle, now));
        const isGrouped = guide.timeFrame === 'weekend' && expected.some((pick) => pick?.day !== everyDay);
        expect(
          picks.map(({ deal, when, day }) => ({ slug: deal.slug, when, day })),
          at,
        ).toEqual(
          expected.map(
            (pick) => pick && { slug: pick.slug, when: pick.when, day: isGrouped ? pick.day : null },
          ),
        );
        const places = expected.map((pick) => pick?.place ?? '');
        expect(places, at).toEqual([...places].sort());
        const onTime = guide.named.filter((slug) => expectedPick(slug, guide, oracle, now));
        expect(
          picks
            .map(({ deal }) => deal.slug)
            .filter((slug) => guide.named.includes(slug))
            .sort(),
          at,
        ).toEqual(onTime.slice(0, guide.limit).sort());
      }
    }
  });

  it('is what structured data says about events', () => {
    for (const now of instants) {
      const planned = planAt(now);
      for (const page of pagesOf(planned, 'deal')) {
        const slug = page.path.slice('/deal/'.length);
        const renderable = { ...page, props: page.makeProps(), validUntil: page.valid.until };
        const events = eventsIn(structuredData(renderable, planned.chrome));
        expect(events, `${slug} at ${iso(now)}`).toEqual(expectedEvents(slug, oracle, now));
      }
    }
  });
});
