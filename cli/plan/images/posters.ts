import type { Tone } from '../../../data/model/appearance.ts';
import { arrangePosters, preferredPoster } from '../../../data/model/deals/posterOrder.ts';
import type { DealCardData, Picture } from '../../../data/model/pages/view.ts';
import type { Category, Neighborhood } from '../../../data/schema/dealGroups.ts';
import { categoryTile, emblem } from '../../art/categoryTile.ts';
import type { Drawing } from '../../art/drawing.ts';
import { neighborhoodHeader } from '../../art/neighborhoodHeader.ts';
import { type Poster, postersPerDrawing, posterVariants } from '../../art/poster.ts';
import { type Mood, skyline } from '../../art/skyline.ts';
import type { Site, SiteDeal } from '../../content/site.ts';
import { assetFile } from './assetFile.ts';
import { picture } from './pictures.ts';

/** The pictures that are made of drawings, as pages show them. */
export interface Posters {
  /** The picture of a deal where it stands alone. */
  readonly ofDeal: (deal: SiteDeal) => Picture;
  /** All posters that a deal can have; `null` where it has a picture of its own. */
  readonly setOf: (deal: SiteDeal) => PosterSet | null;
  /** Cards in the order of a grid, with such posters that no two neighbors look alike. */
  readonly inGrid: (cards: readonly DealCardData[]) => readonly DealCardData[];
  readonly door: (category: Category) => Picture;
  /** `null` where the neighborhood has no drawing. */
  readonly head: (neighborhood: Neighborhood) => Picture | null;
  /** A drawing alone. */
  readonly drawing: (name: string) => Picture;
  readonly skyline: (mood: Mood) => Picture;
  /** All SVG files that were asked for, by their names in the output folder. */
  readonly files: ReadonlyMap<string, string>;
}

/** Which of a deal's posters it has where nothing stands against it. */
const preferred = ({ slug }: { readonly slug: string }) => preferredPoster(slug, postersPerDrawing);

/** The posters of a drawing in a family of colors, in the order of their variants. */
export interface PosterSet {
  readonly name: string;
  readonly posters: readonly {
    readonly src: string;
    readonly composition: string;
    readonly ground: string;
  }[];
}

const posterSize = { width: 800, height: 600 };
const doorSize = { width: 300, height: 360 };
const headSize = { width: 1200, height: 480 };
const emblemSize = { width: 96, height: 96 };

const known = new WeakMap<Site, Posters>();

/**
 * The pictures of `site`, made once, because they depend on no time. Equal content gives equal pictures, in whatever
 * order they are asked for.
 */
export function postersOf(site: Site): Posters {
  const found = known.get(site) ?? createPosters(site);
  known.set(site, found);
  return found;
}

function createPosters(site: Site): Posters {
  const press = createPress(site);
  const tones = new Map(site.categories.map(({ id, tone }) => [id, tone]));
  const toneOf = ({ art, category }: SiteDeal) => art?.tone ?? tones.get(category) ?? 'ember';
  const known = new Map<SiteDeal, readonly Variant[]>();
  const variantsOf = (deal: SiteDeal): readonly Variant[] => {
    const variants = known.get(deal) ?? (deal.art ? press.variants(deal.art.drawing, toneOf(deal)) : []);
    known.set(deal, variants);
    return variants;
  };
  const ofDeal = (deal: SiteDeal, variant = preferred(deal)): Picture => {
    const alt = deal.imageAlt ?? '';
    const found = variantsOf(deal)[variant];
    return found ? { ...found.picture, alt } : picture(site, deal.imageUrl ?? '', alt);
  };
  return {
    files: press.files,
    ofDeal: (deal) => ofDeal(deal),
    setOf: (deal) => {
      const posters = variantsOf(deal).map(({ picture: { src }, composition, ground }) => {
        return { src, composition, ground };
      });
      return deal.art ? { name: `${deal.art.drawing} ${toneOf(deal)}`, posters } : null;
    },
    inGrid: createGrids(site, variantsOf, ofDeal),
    door: ({ art, image, tone }) =>
      art ? press.door(art.drawing, art.tone ?? tone) : picture(site, image ?? ''),
    head: ({ art }) => (art ? press.head(art.drawing, art.tone) : null),
    drawing: press.emblem,
    skyline: press.skyline,
  };
}

/** Poster of a deal, and how it is told from others. */
interface Variant extends Pick<Poster, 'composition' | 'ground'> {
  readonly picture: Picture;
}

/** Prints each picture once, however often it is asked for. */
function createPress({ drawings, skyline: source }: Site) {
  const files = new Map<string, string>();
  const known = new Map<string, unknown>();
  const once = <T>(key: string, make: () => T): T => {
    if (!known.has(key)) known.set(key, make());
    return known.get(key) as T;
  };
  const publish = (name: string, svg: string, size: { width: number; height: number }): Picture => {
    const file = assetFile(name, svg, 'svg');
    files.set(file, svg);
    return { src: `/${file}`, ...size, alt: '' };
  };
  const drawing = (name: string): Drawing => {
    const found = drawings.get(name);
    if (!found) throw new Error(`Drawing ${name} was not loaded with the content`);
    return found;
  };
  return {
    files,
    variants: (name: string, tone: Tone): readonly Variant[] =>
      once(`poster ${name} ${tone}`, () =>
        posterVariants(drawing(name), tone).map(({ composition, ground, svg }) => {
          return { composition, ground, picture: publish(name, svg, posterSize) };
        }),
      ),
    door: (name: string, tone: Tone) =>
      once(`door ${name} ${tone}`, () =>
        publish(`door-${name}`, categoryTile(drawing(name), tone), doorSize),
      ),
    head: (name: string, tone: Tone) =>
      once(`head ${name} ${tone}`, () =>
        publish(`head-${name}`, neighborhoodHeader(drawing(name), tone), headSize),
      ),
    emblem: (name: string) =>
      once(`emblem ${name}`, () => publish(`emblem-${name}`, emblem(drawing(name)), emblemSize)),
    skyline: (mood: Mood) =>
      once(`skyline ${mood}`, () => {
        const { svg, width, height } = source;
        return publish(`skyline-${mood}`, skyline(svg, mood), { width, height });
      }),
  };
}

/** More cards with other posters than these are not remembered: pages that stand together show the same few. */
const mostKept = 4_000;

/** Cards with another poster than their own are made once for the pages that stand together, and so rendered once. */
function createGrids(
  { deals }: Site,
  variantsOf: (deal: SiteDeal) => readonly Variant[],
  ofDeal: (deal: SiteDeal, variant: number) => Picture,
): Posters['inGrid'] {
  const bySlug = new Map(deals.map((deal) => [deal.slug, deal]));
  const others = new Map<DealCardData, DealCardData[]>();
  const variantsOfCard = ({ slug }: DealCardData) => {
    const deal = bySlug.get(slug);
    return deal ? variantsOf(deal) : [];
  };
  const withVariant = (card: DealCardData, variant: number): DealCardData => {
    const deal = bySlug.get(card.slug);
    if (!deal || variant === preferred(card)) return card;
    if (others.size > mostKept) others.clear();
    const known = others.get(card) ?? [];
    others.set(card, known);
    known[variant] ??= { ...card, image: ofDeal(deal, variant) };
    return known[variant];
  };
  return (cards) => {
    const chosen = arrangePosters(cards, variantsOfCard, preferred);
    return cards.map((card, index) => withVariant(card, chosen[index] ?? preferred(card)));
  };
}
