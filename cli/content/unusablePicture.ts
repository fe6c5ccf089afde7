import { convertHint } from '../../data/schema/pictureName.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { MeasuredPicture } from './pictureSize.ts';

/** The words of a diagnostic about a picture; `problem` completes `The picture "x" …`. */
export type PictureRefusal = Pick<Diagnostic, 'problem'> & Partial<Pick<Diagnostic, 'expected' | 'hint'>>;

const publishedFormats: readonly string[] = ['svg', 'png', 'jpg', 'webp', 'avif', 'gif'];

/** The encoder refuses larger ones, which would take gigabytes of memory. */
const maxPixels = 0x3fff * 0x3fff;

const millions = (pixels: number) => Math.floor(pixels / 1_000_000);

/** Why the picture of the file `name` cannot be published; `null` if it can. */
export function pictureProblem(
  name: string,
  { width, height, format }: MeasuredPicture,
): PictureRefusal | null {
  if (format !== undefined && !publishedFormats.includes(format)) {
    return {
      problem: `is a ${format.toUpperCase()} picture, although its name ends in ${extensionOf(name)}`,
      hint: convertHint(format),
    };
  }
  // Hosts derive the media type from the name.
  if (/\.svg$/i.test(name) && format !== 'svg') {
    return { problem: 'is not an SVG file, although its name ends in .svg' };
  }
  if (format === 'svg' || width * height <= maxPixels) return null;
  return {
    problem: `has ${millions(width * height)} megapixels, ${width} × ${height}`,
    expected: `at most ${millions(maxPixels)} megapixels; pages show 1600 pixels in width`,
    hint: `Make it smaller, for example with "magick photo.jpg -resize 3200x3200 photo.jpg".`,
  };
}

const extensionOf = (name: string) => /\.[^./]+$/.exec(name)?.[0] ?? 'none';
