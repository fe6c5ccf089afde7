import { createHash } from 'node:crypto';
import * as path from 'node:path';
import { imageSize } from 'image-size';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/zodIssues.ts';
import { type FileSystem, systemErrorCode } from '../effects/fileSystem.ts';
import type { Pictures, SitePicture } from './site.ts';
import type { SourceFile } from './sourceFile.ts';

/** Where content names a picture. */
export interface PictureUse {
  readonly ref: string;
  readonly file: SourceFile;
  readonly path: readonly PropertyKey[];
}

/** The size that a picture on another host is given; the style sheet crops it to the same shape. */
const remoteSize = { width: 800, height: 600 };

/**
 * Every picture that is used, with its size and the address at which it will be published. Reports names of files
 * that are not there (CD307), at each place, and files that are no pictures (CD311), once.
 */
export function loadPictures(
  fs: FileSystem,
  folder: string,
  uses: readonly PictureUse[],
  files: readonly string[],
): { pictures: Pictures; faults: Diagnostic[] } {
  const known = new Set(files);
  const pictures = new Map<string, SitePicture>();
  const broken = new Set<string>();
  const faults: Diagnostic[] = [];
  for (const use of uses) {
    const { ref } = use;
    if (pictures.has(ref) || broken.has(ref)) continue;
    if (/^https:/i.test(ref)) {
      pictures.set(ref, { src: ref, file: null, ...remoteSize });
    } else if (!known.has(ref)) {
      faults.push(missingPicture(use, files));
    } else {
      const picture = measure(fs, folder, ref);
      if (typeof picture === 'object') pictures.set(ref, picture);
      else {
        broken.add(ref);
        faults.push(brokenPicture(use, picture));
      }
    }
  }
  return { pictures, faults };
}

function measure(fs: FileSystem, folder: string, ref: string): SitePicture | string {
  let bytes: Uint8Array;
  try {
    bytes = fs.read(path.join(folder, ref));
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return `cannot be read (${code})`;
  }
  try {
    const { width, height } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return 'has no size';
    return { src: assetAddress(ref, bytes), file: ref, width, height };
  } catch {
    return 'is no picture of a format that this program knows';
  }
}

/** The address of a content file: its name with a part of its own hash, so that it can be cached for ever. */
function assetAddress(ref: string, bytes: Uint8Array): string {
  const extension = path.extname(ref);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return `/assets/${path.basename(ref, extension)}-${hash}${extension.toLowerCase()}`;
}

function missingPicture({ ref, file, path: steps }: PictureUse, files: readonly string[]): Diagnostic {
  return diagnostic({
    code: 'CD307',
    file: file.path,
    range: file.locate(steps, 'value'),
    problem: `The content folder has no picture ${JSON.stringify(ref)}.`,
    hint: suggestion(ref, files) ?? 'Paths start at the content folder, such as "images/taco.svg".',
  });
}

function brokenPicture({ ref, file, path: steps }: PictureUse, why: string): Diagnostic {
  return diagnostic({
    code: 'CD311',
    file: file.path,
    range: file.locate(steps, 'value'),
    problem: `The picture ${JSON.stringify(ref)} ${why}.`,
    expected: 'SVG with a width and height or a viewBox, PNG, JPEG, WebP, AVIF or GIF',
  });
}
