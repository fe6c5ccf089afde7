import * as path from 'node:path';
import { type Drawing, parseDrawing } from '../art/drawing.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/zodDiagnostics.ts';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';
import { contentHash } from '../files/hash.ts';
import type { DrawingUse, PictureUse } from './artUses.ts';
import { type MeasuredPicture, measurePicture } from './pictureSize.ts';
import type { Drawings, Pictures, SitePicture, SkylineSource } from './site.ts';
import { unsafeSvg } from './unsafeSvg.ts';

const fileOf = (name: string) => `drawings/${name}.svg`;

/**
 * Every drawing that is used. Reports names that no file has (CD317), at each place, and files from which no poster
 * can be made (CD318), once.
 */
export function loadDrawings(
  content: ContentFiles,
  uses: readonly DrawingUse[],
): { drawings: Drawings; diagnostics: Diagnostic[] } {
  const drawings = new Map<string, Drawing>();
  const broken = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const use of uses) {
    const { name } = use;
    if (drawings.has(name) || broken.has(name)) continue;
    if (!content.files.has(fileOf(name))) {
      diagnostics.push(missingDrawing(use, content));
      continue;
    }
    const drawing = readDrawing(content, name);
    if (typeof drawing === 'object') drawings.set(name, drawing);
    else {
      broken.add(name);
      diagnostics.push(brokenDrawing(use, drawing));
    }
  }
  return { drawings, diagnostics };
}

function readDrawing({ fs, folder }: ContentFiles, name: string): Drawing | string {
  try {
    return parseDrawing(name, fs.readText(path.join(folder, fileOf(name))));
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return `cannot be read (${code})`;
  }
}

function missingDrawing({ name, file, path: steps }: DrawingUse, { files }: ContentFiles): Diagnostic {
  const names = [...files].flatMap((other) => /^drawings\/([^/]+)\.svg$/.exec(other)?.[1] ?? []);
  return diagnostic({
    code: 'CD317',
    file: file.path,
    range: file.locate(steps, 'value'),
    problem: `The content folder has no drawing ${JSON.stringify(name)}.`,
    expected: 'the name of an SVG file of the folder "drawings", without its ending',
    hint:
      didYouMean(name, names) ??
      `Run "city-deals new drawing ${name}" to look for it among the free drawings.`,
  });
}

function brokenDrawing({ name, file, path: steps }: DrawingUse, why: string): Diagnostic {
  return diagnostic({
    code: 'CD318',
    file: file.path,
    range: file.locate(steps, 'value'),
    problem: `The drawing ${JSON.stringify(name)} ${why}.`,
    expected: 'a flat drawing of paths and shapes, in a viewBox that fits it tightly',
    hint: `Run "city-deals new drawing ${fileOf(name)}" to bring the file into this form.`,
  });
}

/** A content folder and the files in it that are no entities. */
export interface ContentFiles {
  readonly fs: FileSystem;
  readonly folder: string;
  readonly files: ReadonlySet<string>;
}

/** The size that a picture on another host is given; the style sheet crops it to the same shape. */
const remoteSize = { width: 800, height: 600 };

/**
 * Every picture that is used, with its size. Reports names of files that are not there (CD307), at each place, and
 * files that are no pictures (CD311), once.
 */
export function loadPictures(
  content: ContentFiles,
  uses: readonly PictureUse[],
): { pictures: Pictures; diagnostics: Diagnostic[] } {
  const pictures = new Map<string, SitePicture>();
  const broken = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const use of uses) {
    const { ref } = use;
    if (pictures.has(ref) || broken.has(ref)) continue;
    const picture = loadPicture(content, use);
    if ('code' in picture) {
      diagnostics.push(picture);
      if (picture.code === 'CD311') broken.add(ref);
    } else {
      pictures.set(ref, picture);
    }
  }
  return { pictures, diagnostics };
}

/** The drawing of the city, or what is wrong with its file. */
export function loadSkyline(content: ContentFiles, use: PictureUse): SkylineSource | Diagnostic {
  const opened = openPicture(content, use);
  if ('code' in opened) return opened;
  const { bytes, width, height } = opened;
  return { svg: Buffer.from(bytes).toString('utf8'), width, height };
}

function loadPicture(content: ContentFiles, use: PictureUse): SitePicture | Diagnostic {
  const { ref, as } = use;
  if (/^https:/i.test(ref)) return { kind: 'remote', src: ref, ...remoteSize };
  const opened = openPicture(content, use);
  if ('code' in opened) return opened;
  const { bytes, width, height } = opened;
  const isPhoto = as === 'photo' && /\.(?:png|jpe?g|webp|avif)$/i.test(ref);
  return { kind: isPhoto ? 'photo' : 'file', file: ref, hash: contentHash(bytes), width, height };
}

interface OpenedPicture extends MeasuredPicture {
  readonly bytes: Uint8Array;
}

function openPicture({ fs, folder, files }: ContentFiles, use: PictureUse): OpenedPicture | Diagnostic {
  if (!files.has(use.ref)) return missingPicture(use, files);
  try {
    const bytes = fs.read(path.join(folder, use.ref));
    const size = measurePicture(bytes);
    if (typeof size === 'string') return brokenPicture(use, size);
    // Browsers go by the name.
    if (/\.svg$/i.test(use.ref) && size.format !== 'svg')
      return brokenPicture(use, 'is no SVG, whatever its name says');
    const fault = size.format === 'svg' ? unsafeSvg(Buffer.from(bytes).toString('latin1')) : null;
    return fault === null ? { bytes, ...size } : brokenPicture(use, fault);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return brokenPicture(use, `cannot be read (${code})`);
  }
}

function missingPicture({ ref, file, path: steps }: PictureUse, files: ReadonlySet<string>): Diagnostic {
  return diagnostic({
    code: 'CD307',
    file: file.path,
    range: file.locate(steps, 'value'),
    problem: `The content folder has no picture ${JSON.stringify(ref)}.`,
    hint: didYouMean(ref, [...files]) ?? 'Paths start at the content folder, such as "images/taco.svg".',
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
