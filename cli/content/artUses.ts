import type { SourceFile } from '../diagnostics/sourceFile.ts';
import type { Draft } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';

/** Where content names a picture. */
export interface PictureUse {
  readonly ref: string;
  /** Whether it is published as it is, or in sizes that fit the page. */
  readonly as: 'file' | 'photo';
  readonly file: SourceFile;
  readonly path: readonly PropertyKey[];
}

/** Every place at which content names a picture. */
export function pictureUses({ site, categories, deals, landingPages }: SiteDrafts): PictureUse[] {
  const uses: PictureUse[] = [];
  const use = (
    { file, path }: Draft<unknown>,
    as: PictureUse['as'],
    steps: readonly PropertyKey[],
    ref: string | undefined,
  ) => {
    if (ref !== undefined) uses.push({ ref, as, file, path: [...path, ...steps] });
  };
  if (site?.value) {
    const { brand } = site.value;
    use(site, 'file', ['brand', 'mark'], brand.mark);
    use(site, 'file', ['brand', 'icon'], brand.icon);
    use(site, 'file', ['brand', 'socialImage'], brand.socialImage);
    use(site, 'file', ['brand', 'assistant'], brand.assistant);
    use(site, 'file', ['brand', 'assistantLost'], brand.assistantLost);
  }
  for (const item of categories) use(item, 'photo', ['image'], item.value?.image);
  for (const item of landingPages) use(item, 'photo', ['heroImage'], item.value?.heroImage);
  for (const item of deals) use(item, 'photo', ['imageUrl'], item.value?.imageUrl);
  return uses;
}

/** Where content names the drawing of its city; `null` where the site's own file is at fault. */
export function skylineUse({ site }: SiteDrafts): PictureUse | null {
  if (!site?.value) return null;
  return { ref: site.value.brand.skyline, as: 'file', file: site.file, path: ['brand', 'skyline'] };
}

/** Where content names a drawing. */
export type DrawingUse = Pick<PictureUse, 'file' | 'path'> & { readonly name: string };

/** Every place at which content names a drawing. */
export function drawingUses({ site, categories, neighborhoods, deals }: SiteDrafts): DrawingUse[] {
  const replies = site?.value?.assistant.quickReplies ?? [];
  return [
    ...replies.flatMap(({ drawing }, index) =>
      site && drawing !== undefined
        ? { name: drawing, file: site.file, path: ['assistant', 'quickReplies', index, 'drawing'] }
        : [],
    ),
    ...[...categories, ...neighborhoods, ...deals].flatMap((item) => {
      const name = item.value?.art?.drawing;
      const path = [...item.path, 'art', 'drawing'];
      return name === undefined ? [] : { name, file: item.file, path };
    }),
  ];
}
