import { z } from 'zod';
import { httpsPattern, isHttps } from './addresses.ts';
import { correctHttps, correctPicture } from './corrections.ts';

const pictureFormats = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

/** A picture file for JSON Schema, which has no flag for capitals; without the anchors. */
const pictureFilePattern = (() => {
  const formats = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'].map((format) =>
    [...format].map((letter) => `[${letter.toUpperCase()}${letter}]`).join(''),
  );
  const name = '(?![.\\s])[^<>:"|?*\\\\/\\p{Cc}\\p{Cs}]+';
  return `(?!/(?:Users|home|Volumes)/)[\\\\/]?(?:\\.[\\\\/])*(?:${name}(?<!\\s)[\\\\/])*${name}\\.(?:${formats.join('|')})`;
})();

/** Formats of cameras and programs that browsers do not show. */
const otherFormats = /\.(heic|heif|tiff?|bmp|jxl|jp2|psd|ai|eps|pdf|raw|dng|cr2|nef|ico)$/i;

/** A place on somebody's own disk: a drive of Windows, a home folder, or the path of a file manager. */
const ownDisk = /^(?:[a-z]:[\\/]|~|file:|\/(?:Users|home|Volumes)\/)/i;

/** Characters that some file systems refuse, or that are not printable. */
const forbidden = /[<>:"|?*\p{Cc}\p{Cs}]/u;

/**
 * True for the name of a picture inside the content folder. It may have spaces, capitals, accents, "./" or "/" at its start and
 * the backslashes of Windows: `picturePath` brings it into one form.
 */
export function isPicturePath(text: string): boolean {
  const path = picturePath(text);
  const isInside = path
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && part.trim() === part);
  return isInside && !ownDisk.test(text) && !forbidden.test(text) && pictureFormats.test(path);
}

/** The name of a picture file with forward slashes, from the content folder. Some editors begin it with a slash. */
export const picturePath = (text: string): string =>
  text
    .replaceAll('\\', '/')
    .replace(/^\/?(?:\.\/)*/, '')
    .normalize('NFC');

/** The name of a picture that is `allowed`; `words` say what is. */
const pictureName = (words: string, allowed: (text: string) => boolean) =>
  z.string({ error: words }).check(({ value, issues }) => {
    if (allowed(value)) return;
    const format = otherFormats.exec(value)?.[1]?.toLowerCase();
    issues.push({
      code: 'custom',
      input: value,
      message: format === undefined ? words : 'a JPEG, PNG, WebP, AVIF, GIF or SVG file',
      params: format === undefined ? hintsFor(value, allowed) : { hint: convertHint(format) },
    });
  });

const pictureWords = 'a picture file inside the content folder, such as "images/taco.svg"';

/** A picture: a file inside the content folder or an https address. */
export const imageRef = pictureName(
  `${pictureWords}, or an https: address`,
  (text) => isHttps(text) || isPicturePath(text),
).meta({
  picture: true,
  pattern: `^${pictureFilePattern}$|${httpsPattern.source}`,
  patternErrorMessage: `${pictureWords}, or an https: address`,
});

/** A picture file inside the content folder. */
export const imageFile = pictureName(pictureWords, isPicturePath).meta({
  picture: true,
  pattern: `^${pictureFilePattern}$`,
  patternErrorMessage: pictureWords,
});

function hintsFor(value: string, allowed: (text: string) => boolean): Record<string, unknown> {
  if (ownDisk.test(value)) {
    const name = value.slice(Math.max(value.lastIndexOf('/'), value.lastIndexOf('\\')) + 1);
    const path = JSON.stringify(`images/${name}`);
    return {
      hint: `Copy the picture into the content folder, and write its path from there, such as ${path}.`,
    };
  }
  const correct = (text: string) => {
    const corrected = /^https?:/i.test(text) ? correctHttps(text) : correctPicture(text);
    return corrected !== null && allowed(corrected) ? corrected : null;
  };
  return { correct };
}

/** How to turn a picture of a format that browsers do not show into one that they do. */
export function convertHint(format: string): string {
  const name = format.toUpperCase();
  return /^hei[cf]$/.test(format)
    ? `Browsers do not show ${name}, the format of iPhones. Export the photo as JPEG, in Preview or Photos of a Mac or with "magick photo.heic photo.jpg"; to take JPEG photos, set Camera > Formats to "Most Compatible".`
    : `Browsers do not show ${name}. Export the picture as JPEG or PNG, for example with "magick picture.${format} picture.jpg".`;
}
