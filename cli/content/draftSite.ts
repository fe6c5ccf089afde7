import type { z } from 'zod';
import { englishMessages } from '../../data/language/english/messages.ts';
import type { Catalogue } from '../../data/messages/catalogue.ts';
import { inCatalogue } from '../../data/messages/t.ts';
import { completeSite } from '../../data/schema/completeSite.ts';
import type { Deal } from '../../data/schema/deal.ts';
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
import { messagesSchema, type OwnMessages } from '../../data/schema/messages.ts';
import { type ProsePageFrontMatter, prosePageSchema } from '../../data/schema/prosePage.ts';
import type { SiteConfig, WrittenSite } from '../../data/schema/site.ts';
import { type ThemeConfig, themeSchema } from '../../data/schema/theme.ts';
import { type Vendor, vendorSchema } from '../../data/schema/vendor.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';
import { noTextCache, type TextCache } from '../files/textCache.ts';
import {
  checkFileName,
  checkPathName,
  createDraft,
  type Draft,
  draftList,
  draftNamedObject,
  draftObject,
  type NamedDraft,
} from './draft.ts';
import { draftDeals } from './draftDeals.ts';
import { draftQuestions, type QuestionsDraft } from './draftQuestions.ts';
import { draftWritten } from './draftWritten.ts';
import { type MarkdownFile, parseMarkdown } from './parseMarkdown.ts';
import { neighborhoodsFile, type Sources } from './readSources.ts';
import { siteMessages } from './siteMessages.ts';

const ownMessagesSchema = messagesSchema(englishMessages);

/** A Markdown page whose front matter has been checked. */
export interface PageDraft {
  readonly name: string;
  readonly draft: Draft<ProsePageFrontMatter>;
  readonly markdown: MarkdownFile;
}

/** All entities of a content folder, checked for shape. */
export interface SiteDrafts {
  readonly site: Draft<SiteConfig> | null;
  /** The words of the site. */
  readonly catalogue: Catalogue;
  readonly categories: readonly Draft<Category>[];
  readonly neighborhoods: readonly Draft<Neighborhood>[];
  /** False also if nobody knows, because their file is unusable. */
  readonly hasNoNeighborhoods: boolean;
  readonly vendors: readonly Draft<Vendor>[];
  readonly deals: readonly Draft<Deal>[];
  readonly pages: readonly PageDraft[];
  readonly landingPages: readonly NamedDraft<LandingPage>[];
  readonly questions: readonly QuestionsDraft[];
  readonly holidays: readonly HolidayDraft[];
  readonly map: Draft<CityMap> | null;
  readonly theme: Draft<ThemeConfig> | null;
  /** Paths of the files to publish as they are, relative to the content folder. */
  readonly publicFiles: readonly string[];
}

/** A holiday: its hub and its other pages. */
export interface HolidayDraft {
  readonly id: string;
  /** `null` if the folder has no readable `holiday.json`. */
  readonly hub: Draft<Holiday> | null;
  readonly pages: readonly NamedDraft<HolidayPage>[];
}

/** Checks the shape of everything in `sources`, and adds what is wrong to `diagnostics`. */
export function draftSite(
  sources: Sources,
  diagnostics: Diagnostic[],
  cache: TextCache = noTextCache,
): SiteDrafts {
  const list = <T>(file: SourceFile | null, schema: z.ZodType<T>) =>
    file ? draftList(file, schema, diagnostics) : [];
  const written = sources.site && draftWritten(sources.site, sources.siteParts, diagnostics);
  const neighborhoods = draftNeighborhoods(sources.neighborhoods, diagnostics);
  const entities = {
    categories: list(sources.categories, categorySchema),
    ...neighborhoods,
    vendors: list(sources.vendors, vendorSchema),
    deals: draftDeals(sources.deals, diagnostics, cache),
    pages: sources.pages.flatMap((file) => draftPage(file, diagnostics) ?? []),
    landingPages: sources.landingPages.flatMap(
      (file) => draftNamedObject(landingPageSchema, file, diagnostics) ?? [],
    ),
    questions: draftQuestions(sources.questions, diagnostics),
    holidays: draftHolidays(sources.holidays, diagnostics),
    map: sources.map && draftObject(mapSchema, sources.map, diagnostics),
    theme: sources.theme && draftObject(themeSchema, sources.theme, diagnostics),
    publicFiles: sources.publicFiles,
  };
  const messages =
    sources.messages && draftObject<OwnMessages>(ownMessagesSchema, sources.messages, diagnostics);
  const catalogue = siteMessages(written, messages, diagnostics);
  const site = written && inCatalogue(catalogue, () => completeDraft(written, entities));
  const drafts = { ...entities, site, catalogue };
  if (drafts.deals.length === 0 && diagnostics.length === 0) {
    diagnostics.push(
      diagnostic({
        code: 'CD108',
        file: 'deals',
        problem: 'There are no deals. A build would remove every deal page from the site.',
        expected: 'at least one deal in a file deals/*.json',
        hint: 'If a job that exports deals failed, run it again.',
      }),
    );
  }
  return drafts;
}

/** The site with what follows from the rest of the content. */
const completeDraft = (
  site: Draft<WrittenSite>,
  { categories, neighborhoods, pages }: Pick<SiteDrafts, 'categories' | 'neighborhoods' | 'pages'>,
): Draft<SiteConfig> => ({
  ...site,
  value:
    site.value &&
    completeSite(site.value, {
      categories: categories.flatMap(({ value }) => value ?? []),
      neighborhoods: neighborhoods.flatMap(({ value }) => value?.id ?? []),
      pages: pages.map(({ name }) => name),
    }),
});

/** They may be absent, but a file that is no list says nothing about them. */
function draftNeighborhoods(
  file: SourceFile | null,
  diagnostics: Diagnostic[],
): Pick<SiteDrafts, 'neighborhoods' | 'hasNoNeighborhoods'> {
  const neighborhoods = file ? draftList(file, neighborhoodSchema, diagnostics, 0) : [];
  const isUnusable = diagnostics.some((item) => item.file === neighborhoodsFile);
  return { neighborhoods, hasNoNeighborhoods: neighborhoods.length === 0 && !isUnusable };
}

function draftPage(file: SourceFile, diagnostics: Diagnostic[]): PageDraft | null {
  const name = checkFileName(file, diagnostics);
  const parsed = parseMarkdown(file);
  if ('diagnostics' in parsed) {
    diagnostics.push(...parsed.diagnostics);
    return null;
  }
  const { value } = parsed;
  return {
    name,
    markdown: value,
    draft: createDraft(prosePageSchema, value.frontMatter, file, [], diagnostics),
  };
}

function draftHolidays(files: readonly SourceFile[], diagnostics: Diagnostic[]): HolidayDraft[] {
  const ids = [...new Set(files.map(({ path }) => path.split('/')[1] ?? ''))];
  return ids.map((id) => {
    const holidayFiles = files.filter(({ path }) => path.startsWith(`holidays/${id}/`));
    const hubPath = `holidays/${id}/holiday.json`;
    const hub = holidayFiles.find(({ path }) => path === hubPath);
    if (!hub) diagnostics.push(missingHub(hubPath));
    checkPathName(id, `holidays/${id}`, diagnostics);
    return {
      id,
      hub: hub ? draftObject(holidaySchema, hub, diagnostics) : null,
      pages: holidayFiles
        .filter((file) => file !== hub)
        .flatMap((file) => draftNamedObject(holidayPageSchema, file, diagnostics) ?? []),
    };
  });
}

const missingHub = (file: string) =>
  diagnostic({
    code: 'CD102',
    file,
    problem: 'The folder of a holiday needs this file.',
    hint: 'It says when the holiday is, and what its main page shows.',
  });
