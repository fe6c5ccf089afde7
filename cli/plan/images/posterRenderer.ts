import type { Tone } from '../../../data/model/appearance.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { Picture } from '../../../data/model/pages/view.ts';
import { categoryTile, emblem } from '../../art/categoryTile.ts';
import type { Drawing } from '../../art/drawing.ts';
import { guideHero } from '../../art/guideHero.ts';
import { neighborhoodHeader } from '../../art/neighborhoodHeader.ts';
import { type Poster, posterVariants } from '../../art/poster.ts';
import { type Mood, skyline } from '../../art/skyline.ts';
import type { Site } from '../../content/site.ts';
import type { TextCache } from '../../files/textCache.ts';
import { assetFile } from './assetFile.ts';
import { once, pictureMemory } from './pictureMemory.ts';

const posterSize = { width: 800, height: 600 };
const tileSize = { width: 300, height: 360 };
const headerSize = { width: 1200, height: 480 };
const emblemSize = { width: 96, height: 96 };

/** One of several posters of a drawing, and how it differs from the others. */
export interface PosterPicture extends Pick<Poster, 'composition' | 'ground'> {
  readonly picture: Picture;
}

/** Renders drawings of a site as SVG files, each once however often it is requested. Names are those of drawings. */
export interface PosterRenderer {
  readonly variants: (name: string, tone: Tone) => readonly PosterPicture[];
  readonly tile: (name: string, tone: Tone) => Picture;
  readonly header: (name: string, tone: Tone) => Picture;
  readonly emblem: (name: string) => Picture;
  readonly skyline: (mood: Mood) => Picture;
  readonly hero: (name: string, mood: Mood) => Picture;
  /** What draws the SVG of each picture so far, by its file in the output folder. */
  readonly files: ReadonlyMap<string, () => string>;
}

type Size = Pick<Picture, 'width' | 'height'>;

/** A renderer of the drawings of `site`. What earlier builds know of its files is in `cache`: those are drawn only to be written. */
export function createPosterRenderer(site: Site, cache: TextCache): PosterRenderer {
  const { drawings, skyline: source, look } = site;
  const { families, skyline: colors } = look;
  const known = pictureMemory(site, cache);
  const files = new Map<string, () => string>();
  const publish = (file: string, svg: () => string, size: Size): Picture => {
    files.set(file, svg);
    return { src: `/${file}`, ...size, alt: '' };
  };
  const single = (name: string, variant: string, size: Size, draw: () => string): Picture => {
    const svg = once(draw);
    const file = known(`${name} ${variant}`, () => assetFile(name, svg(), 'svg'));
    return publish(file, svg, size);
  };
  const drawingOf = (name: string): Drawing => {
    const drawing = drawings.get(name);
    if (!drawing) throw new Error(`Drawing ${name} was not loaded with the content`);
    return drawing;
  };
  const variants = perTone((name, tone: Tone): readonly PosterPicture[] => {
    const draw = once(() => posterVariants(drawingOf(name), tone, families));
    const facts = known(`posters-${name} ${tone}`, () => draw().map((poster) => factsOf(name, poster)));
    return facts.map(({ file, ...facts }, variant) => ({
      ...facts,
      picture: publish(file, () => draw()[variant]?.svg ?? '', posterSize),
    }));
  });
  const tile = perTone((name, tone: Tone) =>
    single(`door-${name}`, tone, tileSize, () => categoryTile(drawingOf(name), tone, families)),
  );
  const header = perTone((name, tone: Tone) =>
    single(`head-${name}`, tone, headerSize, () => neighborhoodHeader(drawingOf(name), tone, families)),
  );
  const emblems = memoize((name: string) =>
    single(`emblem-${name}`, '', emblemSize, () => emblem(drawingOf(name))),
  );
  const { width, height } = source;
  const skylines = memoize((mood: Mood) =>
    single(`skyline-${mood}`, '', { width, height }, () => skyline(source.svg, mood, colors)),
  );
  const hero = perTone((name, mood: Mood) =>
    single(`hero-${name}-${mood}`, '', { width, height }, () =>
      guideHero(source, drawingOf(name), mood, colors),
    ),
  );
  return { variants, tile, header, emblem: emblems, skyline: skylines, hero, files };
}

const factsOf = (name: string, { composition, ground, svg }: Poster) => ({
  ...{ composition, ground },
  file: assetFile(name, svg, 'svg'),
});

/** `make`, called once for each drawing and each tone or mood. */
function perTone<Variant, Made extends object>(make: (name: string, variant: Variant) => Made) {
  const made = memoize((name: string) => memoize((variant: Variant) => make(name, variant)));
  return (name: string, variant: Variant): Made => made(name)(variant);
}
