import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { type BuildResult, createRig, type Rig } from './rig.ts';
import { type CityFiles, sampleDeal, smallCity } from './smallCity.ts';

const city = smallCity();

/** The deals of the small city with `fields` in place of the soup's own. */
export const withSoup = (fields: Record<string, unknown>): CityFiles => ({
  'deals/food.json': [
    sampleDeal('soup', { featured: true, ...fields }),
    ...(city['deals/food.json'] as Record<string, unknown>[]).slice(1),
  ],
});

/** The settings of the small city with `fields` in place of its brand's own. */
export const withBrand = (fields: Record<string, unknown>): CityFiles => ({
  'site.json': {
    ...city['site.json'],
    brand: { ...(city['site.json'].brand as Record<string, unknown>), ...fields },
  },
});

/** A rig for tests of pictures. */
export interface PictureRig extends Rig {
  /** The folder of pictures that were made before, where it is the rig's own. */
  readonly cache: string;
  /** The bytes of a file of the built site. */
  bytes(address: string): Buffer;
}

/**
 * A rig of the small city with `files` in place of its own. Its pictures are made in the test; with `shared` those
 * of other tests are taken, which is quicker where not the pictures are tested but which there are.
 */
export function createPictureRig(files: CityFiles = {}, shared = false): PictureRig {
  const rig = createRig({ ...city, ...files });
  const cache = path.join(rig.folder, 'cache');
  return {
    ...rig,
    cache,
    build: (options, deps = rig.deps): Promise<BuildResult> =>
      rig.build(options, shared ? deps : { ...deps, pictureCache: cache }),
    bytes: (address) => readFileSync(path.join(rig.folder, 'dist', address)),
  };
}

/** A deal's picture in the HTML of its page. */
export interface ShownPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly {
    readonly type: string;
    readonly sizes: string | null;
    readonly files: readonly { readonly address: string; readonly width: number }[];
  }[];
}

/** The first picture in `html` whose file name begins with `name`. */
export function pictureIn(html: string, name: string): ShownPicture {
  const image = new RegExp(`<img[^>]*src="/assets/${name}-[^>]*>`, 'i').exec(html);
  if (!image) throw new Error(`No picture of ${name} in the page`);
  const before = html.slice(0, image.index);
  const open = before.lastIndexOf('<picture');
  const wrapped = open > before.lastIndexOf('</picture>') ? before.slice(open) : '';
  const sources = [...wrapped.matchAll(/<source[^>]*>/gi)].map(([tag]) => ({
    type: attribute(tag, 'type') ?? '',
    sizes: attribute(tag, 'sizes'),
    files: (attribute(tag, 'srcset') ?? '').split(', ').map((candidate) => {
      const [address = '', width = ''] = candidate.split(' ');
      return { address, width: Number(/^(\d+)w$/.exec(width)?.[1]) };
    }),
  }));
  const [tag] = image;
  return {
    src: attribute(tag, 'src') ?? '',
    width: Number(attribute(tag, 'width')),
    height: Number(attribute(tag, 'height')),
    sources,
  };
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? null;

/** Every address under /assets/ that a text of the site names, without the slash. */
export const assetsIn = (text: string): string[] => [
  ...new Set(text.match(/(?<=\/)assets\/[A-Za-z0-9_.-]+/g) ?? []),
];
