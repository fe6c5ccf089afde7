import type { SourceFile } from '../diagnostics/sourceFile.ts';
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
}

/** Every place where the content names a picture. */
export function pictureUses({ site, categories, vendors, deals, landingPages }: SiteDrafts): PictureUse[] {
  const uses: PictureUse[] = [];
  const use = (
    { file, path }: Draft<unknown>,
    as: PictureUse['as'],
    steps: readonly PropertyKey[],
    name: string | undefined,
  ) => {
    if (name !== undefined) uses.push({ name, as, file, path: [...path, ...steps] });
  };
  if (site?.value) {
    const { brand } = site.value;
    use(site, 'file', ['brand', 'mark'], brand.mark);
    use(site, 'file', ['brand', 'icon'], brand.icon);
    use(site, 'file', ['brand', 'appIcon'], brand.appIcon);
    use(site, 'file', ['brand', 'socialImage'], brand.socialImage);
    use(site, 'file', ['brand', 'assistant'], brand.assistant);
    use(site, 'file', ['brand', 'assistantLost'], brand.assistantLost);
  }
  for (const item of categories) use(item, 'photo', ['image'], item.value?.image);
  for (const item of landingPages) use(item, 'photo', ['heroImage'], item.value?.heroImage);
  for (const item of [...vendors, ...deals]) use(item, 'photo', ['imageUrl'], item.value?.imageUrl);
  return uses;
}

/** Where the content names the drawing of the city; `null` if `site.json` is invalid. */
export function skylineUse({ site }: SiteDrafts): PictureUse | null {
  if (!site?.value) return null;
  return { name: site.value.brand.skyline, as: 'file', file: site.file, path: ['brand', 'skyline'] };
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
