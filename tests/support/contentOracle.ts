import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { Temporal } from 'temporal-polyfill';
import type { OracleDeal, OracleVendor } from './dayOracle.ts';
import { type HolidayDate, mondaysOff } from './holidayOracle.ts';
import { type DayLeft, ScheduleOracle, weekendDays } from './scheduleOracle.ts';
import type { CityFiles } from './smallCity.ts';

/*
 * What a content folder says about when its deals take place, read apart from the program.
 */

export interface RawPlace {
  readonly address?: string;
  readonly neighborhood: string;
}

export interface RawVendor extends OracleVendor {
  readonly id: string;
  readonly locations?: readonly RawPlace[];
}

/** The fields of a deal that the tests of time read. */
export interface RawDeal extends OracleDeal {
  readonly slug: string;
  readonly title: string;
  readonly vendor: string;
  readonly originalPrice?: number;
  readonly discountPrice?: number;
  readonly discountPercent?: number;
  readonly couponCode?: string;
  readonly neighborhood?: string;
  readonly coordinates?: object;
  readonly locations?: readonly RawPlace[];
  readonly citywide?: true;
}

interface RawGuide {
  readonly timeFrame?: 'today' | 'weekend';
  readonly selection: { readonly limit?: number; readonly picks?: readonly { readonly deal: string }[] };
}

/** A guide to today or the weekend. */
export interface DatedGuide {
  readonly path: string;
  readonly timeFrame: 'today' | 'weekend';
  /** The slugs of the deals that it picks by name. */
  readonly named: readonly string[];
  readonly limit: number;
}

/** Parsed files of a content folder by their paths in it. */
export function readContent(folder: string): CityFiles {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  );
}

const valuesIn = (files: CityFiles, folder: string) =>
  Object.entries(files).filter(([file]) => file.startsWith(`${folder}/`));

/** When the deals of a city take place. Instants are epoch milliseconds. */
export class ContentOracle {
  readonly zone: string;
  readonly deals: readonly RawDeal[];
  /** The Mondays off from 2026 to 2028. */
  readonly daysOff: readonly string[];
  readonly guides: readonly DatedGuide[];
  readonly vendors: ReadonlyMap<string, RawVendor>;
  private readonly schedules: ReadonlyMap<string, ScheduleOracle>;
  /** Of live deals, which have begun: in their first night they are also open by hours of the evening before. */
  private readonly liveSchedules: ReadonlyMap<string, ScheduleOracle>;

  constructor(files: CityFiles) {
    const site = files['site.json'] as {
      city: { timeZone: string };
      publicHolidays?: readonly { date: HolidayDate }[];
    };
    const vendors = (files['vendors.json'] ?? []) as readonly RawVendor[];
    this.zone = site.city.timeZone;
    this.daysOff = mondaysOff((site.publicHolidays ?? []).map(({ date }) => date));
    this.deals = valuesIn(files, 'deals').flatMap(([, deals]) => deals as RawDeal | RawDeal[]);
    this.guides = valuesIn(files, 'landing-pages').flatMap(([file, guide]) =>
      datedGuide(file, guide as RawGuide),
    );
    this.vendors = new Map(vendors.map((vendor) => [vendor.id, vendor]));
    const scheduleOf = (deal: RawDeal) =>
      new ScheduleOracle(deal, this.vendors.get(deal.vendor) ?? {}, this.zone);
    this.schedules = new Map(this.deals.map((deal) => [deal.slug, scheduleOf(deal)]));
    this.liveSchedules = new Map(
      this.deals.map(({ publishedDate: _, startDate: __, ...deal }) => [deal.slug, scheduleOf(deal)]),
    );
  }

  scheduleOf({ slug }: Pick<RawDeal, 'slug'>): ScheduleOracle {
    const schedule = this.schedules.get(slug);
    if (!schedule) throw new Error(`The content has no deal ${slug}`);
    return schedule;
  }

  today(now: number): Temporal.PlainDate {
    return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(this.zone).toPlainDate();
  }

  /** The midnight that begins `date`, or what follows it where clocks skip it. */
  midnight(date: Temporal.PlainDate): number {
    return date.toZonedDateTime(this.zone).epochMilliseconds;
  }

  isLive({ publishedDate, startDate, ...deal }: RawDeal, now: number): boolean {
    const day = this.today(now).toString();
    return !this.hasEnded(deal, now) && day >= (publishedDate ?? '') && day >= (startDate ?? '');
  }

  hasEnded({ expiryDate, withdrawnDate }: OracleDeal, now: number): boolean {
    const day = this.today(now).toString();
    return day > (expiryDate ?? '9') || day >= (withdrawnDate ?? '9');
  }

  /** The live deals that take place at the asked time: sessions by their start, then the highest discount. */
  listed(when: string, now: number): { slug: string; left: readonly DayLeft[] }[] {
    const found = this.deals
      .filter((deal) => this.isLive(deal, now))
      .map((deal) => ({ deal, left: this.liveSchedules.get(deal.slug)?.left(when, now, this.daysOff) ?? [] }))
      .filter(({ left }) => left.length > 0)
      .map(({ deal, left }) => ({
        slug: deal.slug,
        left,
        place: `${placeOf(deal, left, when)} ${deal.slug}`,
      }));
    return found.sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ slug, left }) => ({ slug, left }));
  }

  /** The days of a guide's time, over or not. */
  daysOf(timeFrame: 'today' | 'weekend', now: number): Temporal.PlainDate[] {
    const today = this.today(now);
    if (timeFrame === 'today') return [today];
    const [first = today, ...rest] = weekendDays(today, this.daysOff);
    // Back to the Friday.
    const over = (first.dayOfWeek + 2) % 7;
    return [
      ...Array.from({ length: over }, (_, index) => first.subtract({ days: over - index })),
      first,
      ...rest,
    ];
  }
}

function datedGuide(file: string, { timeFrame, selection }: RawGuide): DatedGuide[] {
  if (timeFrame === undefined) return [];
  const { limit = 8, picks = [] } = selection;
  const named = picks.map(({ deal }) => deal);
  return [{ path: `/${path.basename(file, '.json')}`, timeFrame, named, limit }];
}

/** Sorts as text. */
function placeOf(deal: RawDeal, [first]: readonly DayLeft[], when: string): string {
  const session = first && typeof first.times !== 'string' ? first.times[0] : undefined;
  const start = session?.isSession && when !== 'now' ? session.from.toString() : '9';
  return `${start} ${String(100 - percentOf(deal)).padStart(3, '0')}`;
}

/** The saving in whole percent; 0 if there is none to name. */
function percentOf({ originalPrice, discountPrice, discountPercent }: RawDeal): number {
  if (originalPrice === undefined || discountPrice === undefined) return discountPercent ?? 0;
  if (discountPrice === 0) return 100;
  return Math.min(99, Math.max(1, Math.round(100 - (discountPrice / originalPrice) * 100)));
}
