import { dealCount } from '../../data/model/deals/dealCount.ts';
import type { ListingProps, Page } from '../../data/model/pages/page.ts';
import type { SocialBrand, SocialCard } from '../../data/model/pages/socialCard.ts';
import type { Chrome, DealCardData, Picture } from '../../data/model/pages/view.ts';
import type { Site } from '../content/site.ts';
import { publishedFile } from './images/pictures.ts';
import type { PlannedSite } from './planSite.ts';

/** What all social images of `site` wear. */
export function socialBrandOf({ config }: Site, { chrome, posters }: PlannedSite): SocialBrand {
  return {
    siteName: config.name,
    mark: chrome.mark.src,
    skyline: { light: posters.skyline('day').src, dark: posters.skyline('dusk').src },
    face: chrome.assistant.face.src,
  };
}

/** The content files that social images may show as they are, by the addresses at which the site publishes them. */
export function paintedContentFiles(
  { config, pictures }: Site,
  { posters }: PlannedSite,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const mood of ['day', 'dusk'] as const) files.set(posters.skyline(mood).src, config.brand.skyline);
  for (const picture of pictures.values()) {
    if (picture.kind === 'file') files.set(`/${publishedFile(picture)}`, picture.file);
  }
  return files;
}

/**
 * What the picture of a page says where the page is shared: nothing that the page does not say. `null` for pages that
 * nobody shares, and for deals whose picture is on another host, which a build does not ask.
 */
export function socialCardOf(page: Page, chrome: Chrome): SocialCard | null {
  switch (page.kind) {
    case 'deal':
      return dealCard(page.props.deal, chrome.currency);
    case 'listing':
      return page.props.page === 1 ? listingCard(page.props) : null;
    case 'guide': {
      const { heading, range, scene, lead } = page.props;
      if (scene === 'day') return { kind: 'page', title: heading, line: lead, art: 'skyline' };
      return { kind: 'guide', title: heading, range, scene };
    }
    case 'home': {
      const { headline, lead } = page.props;
      return { kind: 'page', title: headline.join(' '), line: lead, art: 'skyline' };
    }
    case 'chat':
      return {
        kind: 'page',
        title: `Ask ${chrome.assistant.name}`,
        line: chrome.assistant.greeting,
        art: 'face',
      };
    case 'prose':
      return { kind: 'page', title: page.props.heading, line: page.props.intro, art: 'skyline' };
    case 'search':
      return {
        kind: 'page',
        title: 'Search deals',
        line: `${dealCount(page.props.dealCount)} to look through`,
        art: 'skyline',
      };
    case 'saved':
    case 'not-found':
      return null;
  }
}

const isOurs = ({ src }: Picture) => src.startsWith('/');

function dealCard(deal: DealCardData, currency: string): SocialCard | null {
  if (!isOurs(deal.image)) return null;
  const { title, category, neighborhood, vendor, price, originalPrice, percent } = deal;
  return {
    kind: 'deal',
    title,
    category: { label: category.label, tone: category.tone },
    neighborhood: neighborhood.label,
    vendor,
    price,
    originalPrice,
    currency,
    percent,
    until: deal.ended ? null : deal.expiryDate,
    poster: deal.image.src,
  };
}

function listingCard({ heading, total, scope, deals }: ListingProps): SocialCard {
  const tones = new Set(deals.map(({ category }) => category.tone));
  const [only = null] = tones;
  return {
    kind: 'listing',
    title: heading,
    count: dealCount(total),
    tone: scope.kind === 'category' && tones.size === 1 ? only : null,
    posters: deals
      .filter(({ image }) => isOurs(image))
      .slice(0, 3)
      .map(({ image }) => image.src),
  };
}
