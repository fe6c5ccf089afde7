import type { Catalogue } from '../../../data/messages/catalogue.ts';
import { slugFromText } from '../../../data/model/slugFromText.ts';
import type { Category, Neighborhood } from '../../../data/schema/dealGroups.ts';
import type { SiteConfig } from '../../../data/schema/site.ts';
import { createContentTexts } from '../../content/contentTexts.ts';
import { stringField } from '../../content/draft.ts';
import { draftSite } from '../../content/draftSite.ts';
import { readSources } from '../../content/readSources.ts';
import { formatValue } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { FileSystem } from '../../files/fileSystem.ts';
import { UsageError } from '../../program/usageError.ts';

/** The content that a new entry has to fit into. */
export interface ExistingContent {
  readonly config: SiteConfig;
  /** The words of the site. */
  readonly messages: Catalogue;
  /** At least one. */
  readonly categories: readonly Category[];
  /** Empty in a city that is one place. */
  readonly neighborhoods: readonly Neighborhood[];
  /** The place of the deal with this slug, such as "deals/food.json:12"; `null` if there is none. */
  dealPlace(slug: string): string | null;
  readonly dealIds: ReadonlySet<string>;
  /** Names of the landing pages, in the order of their files. */
  readonly landingPages: readonly string[];
}

/**
 * Reads the content as far as it is valid: a city without deals is not valid yet, and can still get its first one.
 * `null` if the configuration, the categories or the neighborhoods are unusable.
 */
export function readExistingContent(fs: FileSystem, folder: string): ExistingContent | null {
  const { sources, diagnostics } = readSources(fs, folder, createContentTexts(fs, folder));
  const drafts = draftSite(sources, diagnostics);
  const categories = drafts.categories.flatMap(({ value }) => value ?? []);
  const neighborhoods = drafts.neighborhoods.flatMap(({ value }) => value ?? []);
  const config = drafts.site?.value;
  const areUsable = neighborhoods.length > 0 || drafts.hasNoNeighborhoods;
  if (!config || categories.length === 0 || !areUsable) return null;
  const deals = new Map(drafts.deals.map((deal) => [stringField(deal, 'slug'), deal]));
  return {
    config,
    messages: drafts.catalogue,
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

/** Names of entities as typed; `null` if not given. */
export interface NamesGiven {
  readonly category: string | null;
  readonly neighborhood: string | null;
}

/** Throws UsageError, which lists the existing ones, for a category or neighborhood that does not exist. */
export function checkNames(given: NamesGiven, { categories, neighborhoods }: ExistingContent): void {
  refuseUnknown('category', given.category, categories);
  refuseUnknown('neighborhood', given.neighborhood, neighborhoods);
}

function refuseUnknown(
  noun: string,
  name: string | null,
  known: readonly { readonly id: string; readonly label: string }[],
): void {
  const ids = known.map(({ id }) => id);
  if (name === null || ids.includes(name)) return;
  const labelled = known.find(({ label }) => slugFromText(label) === slugFromText(name));
  const near = labelled ? `Did you mean ${JSON.stringify(labelled.id)}?` : didYouMean(name, ids);
  throw new UsageError(
    `There is no ${noun} ${formatValue(name)}.`,
    ids.length === 0
      ? `This content has no ${noun}: leave out --${noun}.`
      : `${near === null ? '' : `${near} `}There are: ${ids.join(', ')}.`,
  );
}
