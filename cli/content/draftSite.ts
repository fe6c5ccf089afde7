import type { z } from 'zod';
import { type Deal, dealSchema } from '../../data/schema/deal.ts';
import {
  type Category,
  categorySchema,
  type Neighborhood,
  neighborhoodSchema,
} from '../../data/schema/dealGroups.ts';
import {
  type Holiday,
  type HolidayPage,
  holidayPageSchema,
  holidaySchema,
} from '../../data/schema/holiday.ts';
import { type LandingPage, landingPageSchema } from '../../data/schema/landingPage.ts';
import { type CityMap, mapSchema } from '../../data/schema/map.ts';
import { type ProsePageFrontMatter, prosePageSchema } from '../../data/schema/prosePage.ts';
import { type SiteConfig, siteSchema } from '../../data/schema/site.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';
import {
  checkName,
  type Draft,
  draft,
  draftFile,
  draftNamed,
  listDrafts,
  type NamedDraft,
  nameOfFile,
} from './draft.ts';
import { type MarkdownFile, parseMarkdown } from './parseMarkdown.ts';
import type { Sources } from './readSources.ts';

/** A page of Markdown on its way to be believed. */
export interface PageDraft {
  readonly name: string;
  readonly draft: Draft<ProsePageFrontMatter>;
  readonly markdown: MarkdownFile;
}

/** All that a content folder says, checked for shape. */
export interface Drafts {
  readonly site: Draft<SiteConfig> | null;
  readonly categories: readonly Draft<Category>[];
  readonly neighborhoods: readonly Draft<Neighborhood>[];
  readonly deals: readonly Draft<Deal>[];
  readonly pages: readonly PageDraft[];
  readonly landingPages: readonly NamedDraft<LandingPage>[];
  readonly holidays: readonly HolidayDraft[];
  readonly map: Draft<CityMap> | null;
}

/** A holiday: its hub, and its other pages. */
export interface HolidayDraft {
  readonly id: string;
  /** `null` where the folder has no `holiday.json` that could be read. */
  readonly hub: Draft<Holiday> | null;
  readonly pages: readonly NamedDraft<HolidayPage>[];
}

/** Checks the shape of everything in `sources`; adds what is wrong with it to `faults`. */
export function draftAll(sources: Sources, faults: Diagnostic[]): Drafts {
  const list = <T>(file: SourceFile | null, schema: z.ZodType<T>) =>
    file ? listDrafts(file, schema, faults, false) : [];
  const drafts = {
    site: sources.site && draftFile(siteSchema, sources.site, faults),
    categories: list(sources.categories, categorySchema),
    neighborhoods: list(sources.neighborhoods, neighborhoodSchema),
    deals: draftDeals(sources.deals, faults),
    pages: sources.pages.flatMap((file) => draftPage(file, faults) ?? []),
    landingPages: sources.landingPages.flatMap((file) => draftNamed(landingPageSchema, file, faults) ?? []),
    holidays: draftHolidays(sources.holidays, faults),
    map: sources.map && draftFile(mapSchema, sources.map, faults),
  };
  if (drafts.deals.length === 0 && faults.length === 0) {
    faults.push(
      diagnostic({
        code: 'CD108',
        file: 'deals',
        problem: 'There is not one deal. Building would remove every deal page from the site.',
        expected: 'at least one file deals/*.json with at least one deal',
        hint: 'If a job that exports deals failed, run it again.',
      }),
    );
  }
  return drafts;
}

/** One file after the other, because each is opened by the loop. */
function draftDeals(files: Iterable<SourceFile>, faults: Diagnostic[]): Draft<Deal>[] {
  const deals: Draft<Deal>[] = [];
  for (const file of files) deals.push(...listDrafts(file, dealSchema, faults, true));
  return deals;
}

function draftPage(file: SourceFile, faults: Diagnostic[]): PageDraft | null {
  const name = nameOfFile(file, faults);
  const parsed = parseMarkdown(file);
  if ('faults' in parsed) {
    faults.push(...parsed.faults);
    return null;
  }
  const { value } = parsed;
  return { name, markdown: value, draft: draft(prosePageSchema, value.frontMatter, file, [], faults) };
}

function draftHolidays(files: readonly SourceFile[], faults: Diagnostic[]): HolidayDraft[] {
  const ids = [...new Set(files.map(({ path }) => path.split('/')[1] ?? ''))];
  return ids.map((id) => {
    const own = files.filter(({ path }) => path.startsWith(`holidays/${id}/`));
    const hubPath = `holidays/${id}/holiday.json`;
    const hub = own.find(({ path }) => path === hubPath);
    if (!hub) faults.push(missingHub(hubPath));
    checkName(id, `holidays/${id}`, faults);
    return {
      id,
      hub: hub ? draftFile(holidaySchema, hub, faults) : null,
      pages: own
        .filter((file) => file !== hub)
        .flatMap((file) => draftNamed(holidayPageSchema, file, faults) ?? []),
    };
  });
}

const missingHub = (file: string) =>
  diagnostic({
    code: 'CD102',
    file,
    problem: 'A folder of a holiday has no such file.',
    hint: 'It says which day the holiday is, and what its hub shows.',
  });
