import { brandFiles } from '../../data/schema/siteCity.ts';
import type { BrandColors } from '../art/brand/brandColors.ts';
import { drawFace } from '../art/brand/drawFace.ts';
import { drawMark } from '../art/brand/drawMark.ts';
import { drawSkyline } from '../art/brand/drawSkyline.ts';
import { contentHash } from '../files/hash.ts';
import { measurePicture } from './pictureSize.ts';
import type { Site, SitePicture, SkylineSource } from './site.ts';

/** What stands in for files of a brand that the content leaves out. */
interface DrawnBrand extends Pick<Site, 'pictures' | 'drawnFiles'> {
  /** `null` if the content has one. */
  readonly skyline: SkylineSource | null;
}

const drawings: Readonly<Record<string, (city: string, colors: BrandColors) => string>> = {
  [brandFiles.mark]: drawMark,
  [brandFiles.skyline]: (city) => drawSkyline(city),
  [brandFiles.assistant]: (_, colors) => drawFace(false, colors),
  [brandFiles.assistantLost]: (_, colors) => drawFace(true, colors),
};

/** In pixels, as social networks show it. */
const preview: SitePicture = { kind: 'preview', width: 1200, height: 630 };

/** The pictures of the brand of `city` with `names`, of those in `brandFiles`, as if the content had them there. */
export function drawnBrand(names: readonly string[], city: string, colors: BrandColors): DrawnBrand {
  const drawnFiles = new Map<string, string>();
  const pictures = new Map<string, SitePicture>();
  for (const name of names) {
    const svg = drawings[name]?.(city, colors);
    if (svg !== undefined) drawnFiles.set(name, svg);
    if (name !== brandFiles.skyline) pictures.set(name, svg === undefined ? preview : asFile(name, svg));
  }
  const skyline = drawnFiles.get(brandFiles.skyline);
  return {
    drawnFiles,
    pictures,
    skyline: skyline === undefined ? null : { svg: skyline, ...sizeOf(skyline) },
  };
}

const asFile = (name: string, svg: string): SitePicture => ({
  ...{ kind: 'file', file: name, hash: contentHash(Buffer.from(svg)) },
  ...sizeOf(svg),
});

function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const size = measurePicture(Buffer.from(svg));
  if (typeof size === 'string') throw new Error(`A drawing of the brand ${size}`);
  return { width: size.width, height: size.height };
}
