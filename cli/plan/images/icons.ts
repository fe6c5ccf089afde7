import type { SiteIcon } from '../../../data/model/pages/view.ts';
import type { Site } from '../../content/site.ts';
import { assetFile } from './assetFile.ts';
import { type IconRecipe, pictureEncoder } from './recipe.ts';

const iconUses = [
  // For browsers that cannot show an SVG in their tabs.
  { purpose: 'tab', size: 48, share: 1, hasGround: false },
  { purpose: 'touch', size: 180, share: 0.72, hasGround: true },
  { purpose: 'any', size: 192, share: 1, hasGround: false },
  { purpose: 'any', size: 512, share: 1, hasGround: false },
  { purpose: 'maskable', size: 512, share: 0.56, hasGround: true },
] as const;

/** The icons of a site with their recipes: for tabs, home screens and app launchers. */
export function siteIcons({
  config,
  pictures,
  look,
}: Site): (SiteIcon & { file: string; recipe: IconRecipe })[] {
  const { mark, icon = mark, appIcon = icon } = config.brand;
  return iconUses.flatMap(({ purpose, size, share, hasGround }) => {
    const from = purpose === 'tab' ? icon : appIcon;
    const source = pictures.get(from);
    if (source?.kind !== 'file') return [];
    const ground = hasGround ? look.palette.paper.light.toUpperCase() : null;
    const recipe: IconRecipe = { kind: 'icon', from, size, share, ground };
    const file = assetFile('icon', [pictureEncoder, source.hash, recipe], 'png');
    return { purpose, size, href: `/${file}`, file, recipe };
  });
}
