import type { Tone } from '../../../data/model/appearance.ts';
import { arrangePosters, preferredPoster } from '../../../data/model/deals/posterOrder.ts';
import { boundedCache, memoize } from '../../../data/model/memoize.ts';
import type { DealCardData, Picture } from '../../../data/model/pages/view.ts';
import type { Category, Neighborhood } from '../../../data/schema/dealGroups.ts';
import { postersPerDrawing } from '../../art/poster.ts';
import type { Mood } from '../../art/skyline.ts';
import type { Site, SiteDeal } from '../../content/site.ts';
import { noTextCache, type TextCache } from '../../files/textCache.ts';
import { picture } from './pictures.ts';
import { createPosterRenderer, type PosterPicture } from './posterRenderer.ts';

/** The pictures of a site that are rendered from drawings, as pages show them. */
export interface Posters {
  /** The picture of a deal outside of grids. */
  readonly dealPicture: (deal: SiteDeal) => Picture;
  /** All posters that a deal can have; `null` if the content has its picture. */
  readonly posterSet: (deal: SiteDeal) => PosterSet | null;
  /** `cards` in their order, with posters such that no two neighbors in a grid look alike. */
  readonly arrangeGrid: (cards: readonly DealCardData[]) => readonly DealCardData[];
  readonly categoryTile: (category: Category) => Picture;
  /** `null` if the neighborhood has no drawing. */
  readonly neighborhoodHeader: (neighborhood: Neighborhood) => Picture | null;
  /** A drawing in front of the sun over a street. */
  readonly scene: (drawing: string, tone: Tone) => Picture;
  /** A drawing without a background. */
  readonly emblem: (drawing: string) => Picture;
  readonly skyline: (mood: Mood) => Picture;
  /** A drawing in front of the skyline; it has the same size. */
  readonly hero: (drawing: string, mood: Mood) => Picture;
  /** What draws the SVG of all pictures that were requested so far, by their files in the output folder. */
  readonly files: ReadonlyMap<string, () => string>;
}

/** The posters of a drawing in one family of colors, in the order of their variants. */
export interface PosterSet {
  readonly name: string;
  readonly posters: readonly {
    readonly src: string;
    readonly composition: string;
    readonly ground: string;
  }[];
}

/** The variant that a deal has unless a neighbor in a grid looks the same. */
const preferredVariant = ({ slug }: { readonly slug: string }) => preferredPoster(slug, postersPerDrawing);

/**
 * The pictures of `site`. Equal content results in equal pictures, in whatever order they are requested. `cache` has what earlier builds
 * know of them.
 */
export function createPosters(site: Site, cache: TextCache = noTextCache): Posters {
  const renderer = createPosterRenderer(site, cache);
  const tones = new Map(site.categories.map(({ id, tone }) => [id, tone]));
  const toneOf = ({ art, category }: SiteDeal) => art?.tone ?? tones.get(category) ?? 'ember';
  const variantsOf = memoize((deal: SiteDeal): readonly PosterPicture[] =>
    deal.art ? renderer.variants(deal.art.drawing, toneOf(deal)) : [],
  );
  const dealPicture = (deal: SiteDeal, variant = preferredVariant(deal)): Picture => {
    const alt = deal.imageAlt ?? '';
    const poster = variantsOf(deal)[variant];
    return poster ? { ...poster.picture, alt } : picture(site, deal.imageUrl ?? '', alt);
  };
  return {
    dealPicture: (deal) => dealPicture(deal),
    posterSet: (deal) => {
      if (!deal.art) return null;
      const posters = variantsOf(deal).map(({ picture: { src }, composition, ground }) => {
        return { src, composition, ground };
      });
      return { name: `${deal.art.drawing} ${toneOf(deal)}`, posters };
    },
    arrangeGrid: createGrid(site, variantsOf, dealPicture),
    categoryTile: ({ art, image, tone }) =>
      art ? renderer.tile(art.drawing, art.tone ?? tone) : picture(site, image ?? ''),
    neighborhoodHeader: ({ art }) => (art ? renderer.header(art.drawing, art.tone) : null),
    scene: renderer.header,
    emblem: renderer.emblem,
    skyline: renderer.skyline,
    hero: renderer.hero,
    files: renderer.files,
  };
}

/** Consecutive pages share most of their cards, so keeping this many is enough. */
const maxSharedCards = 4_000;

function createGrid(
  { deals }: Site,
  variantsOf: (deal: SiteDeal) => readonly PosterPicture[],
  dealPicture: (deal: SiteDeal, variant: number) => Picture,
): Posters['arrangeGrid'] {
  const bySlug = new Map(deals.map((deal) => [deal.slug, deal]));
  const variantsOfCard = ({ slug }: DealCardData) => {
    const deal = bySlug.get(slug);
    return deal ? variantsOf(deal) : [];
  };
  // All pages get the same object, so that each card is rendered and hashed once.
  const withVariant = memoize(
    (card: DealCardData) =>
      memoize((variant: number): DealCardData => {
        const deal = bySlug.get(card.slug);
        return deal ? { ...card, image: dealPicture(deal, variant) } : card;
      }),
    boundedCache(maxSharedCards),
  );
  return (cards) => {
    const chosen = arrangePosters(cards, variantsOfCard, preferredVariant);
    return cards.map((card, index) => {
      const variant = chosen[index];
      return variant === undefined || variant === preferredVariant(card) ? card : withVariant(card)(variant);
    });
  };
}
