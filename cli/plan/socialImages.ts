import type { Page } from '../../data/model/page.ts';
import type { SocialCard } from '../../data/model/socialCard.ts';
import type { Site } from '../content/site.ts';
import { assetFile } from './assetFile.ts';
import { absolute } from './head.ts';
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

function withImage<Any extends Page>(page: Any, image: string): Any {
  return { ...page, props: { ...page.props, head: { ...page.props.head, image } } };
}
