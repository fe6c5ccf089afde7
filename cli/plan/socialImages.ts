import { t } from '../../data/messages/t.ts';
import { formatMoney } from '../../data/model/amounts.ts';
import { dealCount } from '../../data/model/deals/dealCount.ts';
import { type Offer, originalPriceOf, priceOf } from '../../data/model/deals/offer.ts';
import { priceLabel, sealOf } from '../../data/model/deals/offerWords.ts';
import type { ListingProps, PlannedPage } from '../../data/model/pages/page.ts';
import type { SocialBrand, SocialCard } from '../../data/model/pages/socialCard.ts';
import type { VendorProps } from '../../data/model/pages/vendor.ts';
import type { Chrome, DealCardData, Picture } from '../../data/model/pages/view.ts';
import { scriptOf } from '../../data/model/script.ts';
import { formatDate } from '../../data/model/time/localDate.ts';
import type { Site } from '../content/site.ts';
import { assetFile, publishedFile } from './images/assetFile.ts';
import { absolute } from './planHead.ts';
import type { PlannedSite } from './planSite.ts';

/** The preview image of links to a page. */
export interface PlannedSocialImage {
  /** In the output folder. Aliases of a page share its file. */
  readonly file: string;
  readonly card: SocialCard;
}

/** Social images by the paths of their pages. */
export type SocialImages = ReadonlyMap<string, PlannedSocialImage>;

/**
 * The social images of all pages that can have one: none in another script than that of the fonts, where pages keep the
 * picture of the brand. `painterHash` changes whenever the same card could be painted differently.
 */
export function planSocialImages(site: Site, planned: PlannedSite, painterHash: string): SocialImages {
  if (scriptOf(site.config.language) !== 'Latn') return new Map();
  const brand = socialBrandOf(site, planned);
  const images = new Map<string, PlannedSocialImage>();
  for (const page of planned.pages) {
    const card = socialCardOf(page, planned.chrome);
    if (!card) continue;
    const name = `social${page.canonicalPath.replaceAll('/', '-')}`;
    images.set(page.path, { file: assetFile(name, [painterHash, brand, card], 'jpg'), card });
  }
  return images;
}

/** `planned` with `images` in the heads of its pages. */
export function withSocialImages(site: Site, planned: PlannedSite, images: SocialImages): PlannedSite {
  const pages = planned.pages.map((page) => {
    const image = images.get(page.path);
    return image ? withImage(page, absolute(site, `/${image.file}`)) : page;
  });
  return { ...planned, pages };
}

function withImage(page: PlannedPage, image: string): PlannedPage {
  const makeProps = () => {
    const props = page.makeProps();
    return { ...props, head: { ...props.head, image } };
  };
  const { ingredients } = page;
  return {
    ...page,
    makeProps,
    ...(ingredients && { ingredients: () => `${ingredients()}\n${image}` }),
  } as PlannedPage;
}

/** What all social images of `site` share. */
export function socialBrandOf(
  { config, look }: Site,
  { chrome, posters }: Pick<PlannedSite, 'chrome' | 'posters'>,
): SocialBrand {
  return {
    siteName: config.name,
    palette: look.palette,
    families: look.families,
    mark: chrome.mark.src,
    skyline: { light: posters.skyline('day').src, dark: posters.skyline('dusk').src },
    face: chrome.assistant.face.src,
  };
}

/** The content files that social images may show, by the addresses at which the site publishes them. */
export function contentFilesInSocialImages(
  { config, pictures }: Site,
  { posters }: Pick<PlannedSite, 'posters'>,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const mood of ['day', 'dusk'] as const) files.set(posters.skyline(mood).src, config.brand.skyline);
  for (const picture of pictures.values()) {
    if (picture.kind === 'file') files.set(`/${publishedFile(picture)}`, picture.file);
  }
  return files;
}

/**
 * The content of a page's social image: nothing that is not on the page. `null` for pages that nobody shares, and for
 * deals with a picture on another host, which a build never requests.
 */
function socialCardOf(page: PlannedPage, chrome: Chrome): SocialCard | null {
  switch (page.kind) {
    case 'deal':
      return dealCard(page.makeProps().deal, chrome.currency);
    case 'listing':
      return listingCard(page.makeProps());
    case 'guide': {
      const { heading, range, scene, lead } = page.makeProps();
      if (scene === 'day') return pageCard(heading, lead);
      return { kind: 'guide', title: heading, range, scene };
    }
    case 'home': {
      const { headline, lead } = page.makeProps();
      return pageCard(headline.join(' '), lead);
    }
    case 'chat':
      return pageCard(t('chat.ask', { name: chrome.assistant.name }), chrome.assistant.greeting, 'face');
    case 'vendor':
      return vendorCard(page.makeProps());
    case 'prose': {
      const { heading, intro } = page.makeProps();
      return pageCard(heading, intro);
    }
    case 'search':
      return pageCard(
        t('search.heading'),
        t('deals.to-look', { deals: dealCount(page.makeProps().dealCount) }),
      );
    case 'saved':
    case 'own':
    case 'not-found':
      return null;
  }
}

const pageCard = (
  title: string,
  line: string | null,
  art: Extract<SocialCard, { kind: 'page' }>['art'] = 'skyline',
): SocialCard => ({ kind: 'page', title, line, art });

const isOnThisSite = ({ src }: Picture) => src.startsWith('/');

function dealCard(deal: DealCardData, currency: string): SocialCard | null {
  if (!isOnThisSite(deal.image)) return null;
  const { title, category, area, vendor, offer, expiryDate, ended } = deal;
  return {
    kind: 'deal',
    title,
    category: { label: category.label, tone: category.tone },
    area: area.label,
    vendor,
    price: priceLabel(offer, currency),
    isInWords: offer.kind === 'words',
    originalPrice: originalLabel(offer, currency),
    seal: ended ? null : sealOf(offer),
    end: ended
      ? t('saved.ended')
      : expiryDate && t('social.until', { date: formatDate(expiryDate, 'short') }),
    poster: deal.image.src,
  };
}

function originalLabel(offer: Offer, currency: string): string | null {
  const original = originalPriceOf(offer);
  return original !== null && original > (priceOf(offer) ?? 0) ? formatMoney(original, currency) : null;
}

/** A vendor's page as a list of its deals. */
const vendorCard = ({ vendor, deals, comingSoon }: VendorProps): SocialCard => ({
  kind: 'listing',
  title: vendor.name,
  count: dealCount(deals.length + comingSoon.length),
  tone: null,
  posters: postersOf([...deals, ...comingSoon]),
});

/** Only the first page of a listing has one; the others are seldom shared. */
function listingCard({ heading, total, page, scope, deals }: ListingProps): SocialCard | null {
  if (page !== 1) return null;
  const tones = new Set(deals.map(({ category }) => category.tone));
  const [firstTone = null] = tones;
  return {
    kind: 'listing',
    title: heading,
    count: dealCount(total),
    tone: scope.kind === 'category' && tones.size === 1 ? firstTone : null,
    posters: postersOf(deals),
  };
}

const postersOf = (deals: readonly DealCardData[]): string[] =>
  deals
    .filter(({ image }) => isOnThisSite(image))
    .slice(0, 3)
    .map(({ image }) => image.src);
