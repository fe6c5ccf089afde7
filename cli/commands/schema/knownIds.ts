import { inCatalogue } from '../../../data/messages/t.ts';
import { categoryPath, dealPath, neighborhoodPath } from '../../../data/model/routes.ts';
import { zoneNames } from '../../../data/model/time/zone.ts';
import { slugPattern } from '../../../data/schema/primitives.ts';
import type { Reference } from '../../../data/schema/references.ts';
import { createContentTexts } from '../../content/contentTexts.ts';
import { type Draft, stringField } from '../../content/draft.ts';
import { draftSite, type SiteDrafts } from '../../content/draftSite.ts';
import { readSources } from '../../content/readSources.ts';
import type { SiteOwnPage } from '../../content/site.ts';
import { pathIndex, unreadFiles } from '../../content/sitePaths.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FileSystem } from '../../files/fileSystem.ts';

/** An id, slug, path or code, and what it stands for. */
export interface KnownId {
  readonly id: string;
  readonly label: string;
}

/** What fields can name. A kind that is absent is unknown: nothing can be said about such fields. */
export type KnownIds = Readonly<Partial<Record<Reference, readonly KnownId[]>>>;

/** What a content folder has, and the files that cannot be read, relative to it; "" for the whole folder. */
export interface FoundIds {
  readonly known: KnownIds;
  readonly unread: readonly string[];
}

/** Reads what a content folder and the project have, also if it is not valid. What a file that cannot be read may define is unknown. */
export function readKnownIds(
  fs: FileSystem,
  folder: string,
  ownPages: readonly SiteOwnPage[] = [],
): FoundIds {
  const { sources, diagnostics } = readSources(fs, folder, createContentTexts(fs, folder));
  const drafts = draftSite(sources, diagnostics);
  const found = {
    category: entriesOf(drafts.categories, 'id', 'label'),
    neighborhood: entriesOf(drafts.neighborhoods, 'id', 'label'),
    vendor: entriesOf(drafts.vendors, 'id', 'name'),
    deal: entriesOf(drafts.deals, 'slug', 'title'),
    'landing-page': drafts.landingPages.map((item) => ({ id: item.name, label: titleOf(item) })),
    page: [
      ...inCatalogue(drafts.catalogue, () => pagesOf(drafts, diagnostics)),
      ...ownPages.map(({ path }) => ({ id: path, label: '' })),
    ],
    drawing: sources.others.flatMap((file) => {
      const name = /^drawings\/([^/]+)\.svg$/.exec(file)?.[1];
      return name === undefined ? [] : { id: name, label: '' };
    }),
  };
  const unread = [...new Set(unreadFiles(diagnostics))].sort();
  const isKnown = (kind: string) => !unread.some((file) => definedBy(file).includes(kind));
  return { known: Object.fromEntries(Object.entries(found).filter(([kind]) => isKnown(kind))), unread };
}

/** The kinds of what a content file defines. */
function definedBy(file: string): readonly string[] {
  const first = file.split('/')[0] ?? '';
  return kindsOfFiles[first] ?? [];
}

const kindsOfFiles: Readonly<Record<string, readonly Reference[]>> = {
  // The content folder itself.
  '': ['category', 'neighborhood', 'vendor', 'deal', 'landing-page', 'page', 'drawing'],
  'categories.json': ['category', 'page'],
  'neighborhoods.json': ['neighborhood', 'page'],
  'vendors.json': ['vendor'],
  deals: ['deal'],
  'landing-pages': ['landing-page', 'page'],
  holidays: ['page'],
  pages: ['page'],
};

const entriesOf = (drafts: readonly Draft<unknown>[], key: string, label: string): KnownId[] =>
  drafts.flatMap((item) => {
    const id = stringField(item, key);
    return id !== null && slugPattern.test(id) ? { id, label: stringField(item, label) ?? '' } : [];
  });

const titleOf = (item: Draft<unknown>) => stringField(item, 'title') ?? '';

/** All pages but those of deals, which are too many to choose from. */
function pagesOf(drafts: SiteDrafts, diagnostics: readonly Diagnostic[]): KnownId[] {
  const titles = new Map([
    ...entriesOf(drafts.categories, 'id', 'label').map(({ id, label }) => [categoryPath(id), label] as const),
    ...entriesOf(drafts.neighborhoods, 'id', 'label').map(
      ({ id, label }) => [neighborhoodPath(id), label] as const,
    ),
    ...drafts.landingPages.map((item) => [`/${item.name}`, titleOf(item)] as const),
    ...drafts.pages.map(({ name, draft }) => [`/${name}`, titleOf(draft)] as const),
    ...drafts.holidays.flatMap(({ id, hub, pages }) => [
      [`/${id}`, hub ? titleOf(hub) : ''] as const,
      ...pages.map((item) => [`/${id}/${item.name}`, titleOf(item)] as const),
    ]),
  ]);
  return pathIndex(drafts, diagnostics)
    .known.filter((path) => !path.startsWith(dealPath('')))
    .map((path) => ({ id: path, label: titles.get(path) ?? '' }));
}

/** The currencies and time zones that this runtime knows, which no content folder changes. */
export const standardIds = (): KnownIds => {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  return {
    currency: Intl.supportedValuesOf('currency').map((id) => ({ id, label: names.of(id) ?? '' })),
    'time-zone': zoneNames().map((id) => ({ id, label: '' })),
  };
};
