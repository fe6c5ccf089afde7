import { guideDrafts } from './checkLinks.ts';
import type { Draft } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';

/** A text of the content and its path in its entity. */
export interface LocatedText {
  readonly text: string;
  readonly path: readonly PropertyKey[];
}

/** All texts in a value, with `path` before theirs. */
export function textsIn(value: unknown, path: readonly PropertyKey[] = []): LocatedText[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A text that can name deals by reference. */
export interface ProseText extends LocatedText {
  readonly item: Draft<unknown>;
}

/** Keys of names, paths and the like. */
const nameKeys: ReadonlySet<PropertyKey> = new Set(
  'id name aliases art artist icon image imageUrl heroImage href deal related words idioms kind tags label categories neighborhoods locationSpecific $schema'.split(
    ' ',
  ),
);

/** The words of guides and listings, which can name deals by reference. */
export function proseTexts(drafts: SiteDrafts): ProseText[] {
  const site = drafts.site === null ? [] : listingTexts(drafts.site);
  const others = [...guideDrafts(drafts), ...drafts.categories, ...drafts.neighborhoods];
  return [
    ...site,
    ...others.flatMap((item) => textsIn(item.raw).map((located) => ({ ...located, item }))),
  ].filter(({ path }) => !path.some((step) => nameKeys.has(step)));
}

function listingTexts(item: Draft<unknown>): ProseText[] {
  const { listings } = (item.raw ?? {}) as { readonly listings?: unknown };
  return textsIn(listings, ['listings']).map((located) => ({ ...located, item }));
}
