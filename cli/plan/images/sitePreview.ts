import { memoize } from '../../../data/model/memoize.ts';
import { skyline } from '../../art/skyline.ts';
import type { SharedContent } from '../../content/site.ts';
import { assetFile } from './assetFile.ts';
import { type PreviewRecipe, pictureEncoder } from './recipe.ts';

/** The preview of shared pages of a site without a picture for them: its file in the output, and how to make it. */
export interface SitePreview {
  readonly file: string;
  readonly recipe: PreviewRecipe;
}

/** The preview that a build makes for a site: its mark above the city by day. */
export const sitePreview = memoize(
  ({ config, pictures, skyline: city, look }: SharedContent): SitePreview => {
    const from = config.brand.mark;
    const mark = pictures.get(from);
    if (mark?.kind !== 'file') throw new Error(`The mark ${from} was not loaded with the content`);
    const recipe: PreviewRecipe = {
      kind: 'preview',
      from: mark.file,
      city: { svg: skyline(city.svg, 'day', look.skyline), from: config.brand.skyline },
      ground: look.brand.sky,
    };
    return { file: assetFile('social', [pictureEncoder, mark.hash, recipe], 'png'), recipe };
  },
  new WeakMap<SharedContent, SitePreview>(),
);
