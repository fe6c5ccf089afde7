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
import { assetFile } from './assetFile.ts';

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
  /** The SVG of all pictures so far, by their files in the output folder. */
  readonly files: ReadonlyMap<string, string>;
}

export function createPosterRenderer({ drawings, skyline: source, look }: Site): PosterRenderer {
  const { families, skyline: colors } = look;
  const files = new Map<string, string>();
  const publish = (name: string, svg: string, size: { width: number; height: number }): Picture => {
    const file = assetFile(name, svg, 'svg');
    files.set(file, svg);
    return { src: `/${file}`, ...size, alt: '' };
  };
  const drawingOf = (name: string): Drawing => {
    const drawing = drawings.get(name);
    if (!drawing) throw new Error(`Drawing ${name} was not loaded with the content`);
    return drawing;
  };
  const variants = memoize((name: string) =>
    memoize((tone: Tone) =>
      posterVariants(drawingOf(name), tone, families).map(({ composition, ground, svg }) => ({
        composition,
        ground,
        picture: publish(name, svg, posterSize),
      })),
    ),
  );
  const tiles = memoize((name: string) =>
    memoize((tone: Tone) => publish(`door-${name}`, categoryTile(drawingOf(name), tone, families), tileSize)),
  );
  const headers = memoize((name: string) =>
    memoize((tone: Tone) =>
      publish(`head-${name}`, neighborhoodHeader(drawingOf(name), tone, families), headerSize),
    ),
  );
  const heroes = memoize((name: string) =>
    memoize((mood: Mood) => {
      const { width, height } = source;
      return publish(`hero-${name}-${mood}`, guideHero(source, drawingOf(name), mood, colors), {
        width,
        height,
      });
    }),
  );
  return {
    variants: (name, tone) => variants(name)(tone),
    tile: (name, tone) => tiles(name)(tone),
    header: (name, tone) => headers(name)(tone),
    emblem: memoize((name) => publish(`emblem-${name}`, emblem(drawingOf(name)), emblemSize)),
    skyline: memoize((mood) => {
      const { svg, width, height } = source;
      return publish(`skyline-${mood}`, skyline(svg, mood, colors), { width, height });
    }),
    hero: (name, mood) => heroes(name)(mood),
    files,
  };
}
