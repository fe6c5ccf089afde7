import type { SiteConfig } from '../../data/schema/site.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeIn, type SourceFile } from '../diagnostics/sourceFile.ts';
import { type Draft, rawField } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';

/** A place where the content names a picture or a drawing. */
export interface ArtUse {
  readonly name: string;
  readonly file: SourceFile;
  readonly path: readonly PropertyKey[];
}

/** A place where the content names a picture: a file of the content folder, or an address. */
export interface PictureUse extends ArtUse {
  /** A `file` is published unchanged, a `photo` in sizes that fit the page. */
  readonly as: 'file' | 'photo';
  /** False for a picture of the brand that site.json leaves out: its name is the usual one. */
  readonly isWritten: boolean;
}

const brandPictures = ['mark', 'icon', 'appIcon', 'socialImage', 'assistant', 'assistantLost'] as const;

/** Every place where the content names a picture. */
export function pictureUses({ site, categories, vendors, deals, landingPages }: SiteDrafts): PictureUse[] {
  const uses: PictureUse[] = [];
  const use = (
    { file, path }: Draft<unknown>,
    as: PictureUse['as'],
    steps: readonly PropertyKey[],
    name: string | undefined,
  ) => {
    if (name !== undefined) uses.push({ name, as, file, path: [...path, ...steps], isWritten: true });
  };
  if (site?.value) for (const key of brandPictures) uses.push(...brandUse(site, key));
  for (const item of categories) use(item, 'photo', ['image'], item.value?.image);
  for (const item of landingPages) use(item, 'photo', ['heroImage'], item.value?.heroImage);
  for (const item of [...vendors, ...deals]) use(item, 'photo', ['imageUrl'], item.value?.imageUrl);
  return uses;
}

/** Where the content names the drawing of the city; `null` if `site.json` is invalid. */
export function skylineUse({ site }: SiteDrafts): PictureUse | null {
  return (site && brandUse(site, 'skyline')[0]) ?? null;
}

/** The place of a picture of the brand; none for one that a site need not have. */
function brandUse(site: Draft<SiteConfig>, key: keyof SiteConfig['brand']): PictureUse[] {
  const name = site.value?.brand[key];
  if (name === undefined) return [];
  const written = rawField(site, 'brand') as Record<string, unknown> | undefined;
  const isWritten = written?.[key] !== undefined;
  return [{ name, as: 'file', file: site.file, path: [...site.path, 'brand', key], isWritten }];
}

/** Every place where the content names a drawing. */
export function drawingUses(drafts: SiteDrafts): ArtUse[] {
  const { site, categories, neighborhoods, deals, landingPages, holidays } = drafts;
  const holidayPages = holidays.flatMap(({ hub, pages }): Draft<unknown>[] => [
    ...(hub ? [hub] : []),
    ...pages,
  ]);
  const guides = site?.value?.navigation.guides ?? [];
  const replies = site?.value?.assistant.quickReplies ?? [];
  return [
    ...guides.flatMap(({ drawing }, index) =>
      site ? { name: drawing, file: site.file, path: ['navigation', 'guides', index, 'drawing'] } : [],
    ),
    ...replies.flatMap(({ drawing }, index) =>
      site && drawing !== undefined
        ? { name: drawing, file: site.file, path: ['assistant', 'quickReplies', index, 'drawing'] }
        : [],
    ),
    ...[...categories, ...neighborhoods, ...deals, ...landingPages, ...holidayPages].flatMap((item) => {
      const name = writtenDrawing(item);
      const path = [...item.path, 'art', 'drawing'];
      return name === null ? [] : { name, file: item.file, path };
    }),
  ];
}

/** The drawing that an entity names, also if its shape is invalid; `null` if it names none. */
function writtenDrawing(item: Draft<unknown>): string | null {
  const art = rawField(item, 'art');
  const name = art !== null && typeof art === 'object' ? (art as { drawing?: unknown }).drawing : null;
  return typeof name === 'string' ? name : null;
}

/** A problem with what a place names. */
export const artDiagnostic = (
  { file, path: steps }: ArtUse,
  fields: Pick<Diagnostic, 'code' | 'problem'> & Partial<Diagnostic>,
): Diagnostic => diagnostic({ ...placeIn(file, steps), ...fields });
