import type { Page } from '../../data/model/pages/page.ts';
import type { SocialCard } from '../../data/model/pages/socialCard.ts';
import type { Site } from '../content/site.ts';
import { assetFile } from './images/assetFile.ts';
import { lazyPage } from './lazyPage.ts';
import { absolute } from './planHead.ts';
import type { PlannedSite } from './planSite.ts';
import { socialBrandOf, socialCardOf } from './socialCards.ts';

/**
 * `planned` with a picture of its own for each page that can have one. `painter` changes whenever the same card could
 * come out differently.
 */
export function withSocialImages(site: Site, planned: PlannedSite, painter: string): PlannedSite {
  const brand = socialBrandOf(site, planned);
  const socialImages = new Map<string, SocialCard>();
  const pages = planned.pages.map((page) => {
    const card = socialCardOf(page, planned.chrome);
    if (!card) return page;
    const file = assetFile(`social${page.canonicalPath.replaceAll('/', '-')}`, [painter, brand, card], 'jpg');
    socialImages.set(file, card);
    return withImage(page, absolute(site, `/${file}`));
  });
  return { ...planned, pages, socialImages };
}

/** Those images of a plan that `pages` name: a shard makes no others. */
export function socialImagesOf(
  site: Site,
  pages: readonly Pick<Page, 'props'>[],
  { socialImages }: PlannedSite,
): PlannedSite['socialImages'] {
  if (socialImages.size === 0) return socialImages;
  const named = new Set(pages.map(({ props }) => props.head.image));
  return new Map([...socialImages].filter(([file]) => named.has(absolute(site, `/${file}`))));
}

function withImage<Any extends Page>(page: Any, image: string): Any {
  return lazyPage<Any>(page, () => {
    const { props } = page;
    return { ...props, head: { ...props.head, image } };
  });
}
