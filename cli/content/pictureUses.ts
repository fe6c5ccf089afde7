import type { Draft } from './draft.ts';
import type { Drafts } from './draftSite.ts';
import type { PictureUse } from './loadPictures.ts';

/** Every place at which content names a picture. */
export function pictureUses({ site, categories, deals, landingPages }: Drafts): PictureUse[] {
  const uses: PictureUse[] = [];
  const use = (item: Draft<unknown>, steps: readonly PropertyKey[], ref: string | undefined) => {
    if (ref !== undefined) uses.push({ ref, file: item.file, path: [...item.path, ...steps] });
  };
  if (site?.value) {
    const { brand, assistant } = site.value;
    use(site, ['brand', 'mark'], brand.mark);
    use(site, ['brand', 'socialImage'], brand.socialImage);
    use(site, ['brand', 'skyline', 'light'], brand.skyline.light);
    use(site, ['brand', 'skyline', 'dark'], brand.skyline.dark);
    use(site, ['brand', 'assistant'], brand.assistant);
    use(site, ['brand', 'assistantLost'], brand.assistantLost);
    assistant.quickReplies.forEach((reply, index) => {
      use(site, ['assistant', 'quickReplies', index, 'image'], reply.image);
    });
  }
  for (const item of categories) use(item, ['image'], item.value?.image);
  for (const item of landingPages) use(item, ['heroImage'], item.value?.heroImage);
  for (const item of deals) use(item, ['imageUrl'], item.value?.imageUrl);
  return uses;
}
