import type { Category, Neighborhood } from '../../../data/schema/dealGroups.ts';
import type { SiteConfig } from '../../../data/schema/site.ts';
import { createContentTexts } from '../../content/contentTexts.ts';
import { stringField } from '../../content/draft.ts';
import { draftSite } from '../../content/draftSite.ts';
import { readSources } from '../../content/readSources.ts';
import { didYouMean, formatValue } from '../../diagnostics/zodDiagnostics.ts';
import type { FileSystem } from '../../files/fileSystem.ts';
import { UsageError } from '../../program/usageError.ts';

/** The content that something new has to fit into. */
export interface ExistingContent {
  readonly config: SiteConfig;
  /** At least one. */
  readonly categories: readonly Category[];
  /** At least one. */
  readonly neighborhoods: readonly Neighborhood[];
  /** Where the slug of a deal is used, such as "deals/food.json:12"; `null` where it is not. */
  dealPlace(slug: string): string | null;
  readonly dealIds: ReadonlySet<string>;
  /** Names of the landing pages, in the order of their files. */
  readonly landingPages: readonly string[];
}

/**
 * What there is below the content folder, as far as it can be believed: a city without a single deal has no faultless
 * content yet, and still takes its first. `null` where nothing can be made to fit.
 */
export function readExistingContent(fs: FileSystem, folder: string): ExistingContent | null {
  const { sources, diagnostics } = readSources(fs, folder, createContentTexts(fs, folder, false));
  const drafts = draftSite(sources, diagnostics);
  const categories = drafts.categories.flatMap(({ value }) => value ?? []);
  const neighborhoods = drafts.neighborhoods.flatMap(({ value }) => value ?? []);
  const config = drafts.site?.value;
  if (!config || categories.length === 0 || neighborhoods.length === 0) return null;
  const deals = new Map(drafts.deals.map((deal) => [stringField(deal, 'slug'), deal]));
  return {
    config,
    categories,
    neighborhoods,
    dealPlace(slug) {
      const deal = deals.get(slug);
      if (!deal) return null;
      return `${deal.file.path}:${deal.file.locate([...deal.path, 'slug'], 'key')?.start.line ?? 1}`;
    },
    dealIds: new Set(drafts.deals.flatMap((deal) => stringField(deal, 'id') ?? [])),
    landingPages: drafts.landingPages.map(({ name }) => name),
  };
}

/** What an operator named of the content; `null` where nothing. */
export interface NamesGiven {
  readonly category: string | null;
  readonly neighborhood: string | null;
}

/** Throws UsageError, with all that there are, where a category or a neighborhood is named that is not there. */
export function checkNames(given: NamesGiven, { categories, neighborhoods }: ExistingContent): void {
  refuseUnknown('category', given.category, categories);
  refuseUnknown('neighborhood', given.neighborhood, neighborhoods);
}

function refuseUnknown(noun: string, name: string | null, known: readonly { readonly id: string }[]): void {
  const ids = known.map(({ id }) => id);
  if (name === null || ids.includes(name)) return;
  const near = didYouMean(name, ids);
  throw new UsageError(
    `There is no ${noun} ${formatValue(name)}.`,
    `${near === null ? '' : `${near} `}There are: ${ids.join(', ')}.`,
  );
}
