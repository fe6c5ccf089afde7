import * as path from 'node:path';
import { slugFromText } from '../../data/model/slugFromText.ts';
import { picturePath } from '../../data/schema/pictureName.ts';
import { type Drawing, parseDrawing } from '../art/drawing.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { placeIn } from '../diagnostics/sourceFile.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';
import { contentHash } from '../files/hash.ts';
import { type ArtUse, drawingUses, type PictureUse, pictureUses, skylineUse } from './artUses.ts';
import type { SiteDrafts } from './draftSite.ts';
import { type MeasuredPicture, measurePicture } from './pictureSize.ts';
import type { Drawings, Pictures, SitePicture, SkylineSource } from './site.ts';
import { unsafeSvg } from './unsafeSvg.ts';
import { type PictureRefusal, pictureProblem } from './unusablePicture.ts';

/** A content folder, and the files in it that hold no entities. */
export interface ContentFiles {
  readonly fs: FileSystem;
  readonly folder: string;
  readonly files: ReadonlySet<string>;
}

/** All pictures and drawings that a site uses. */
export interface LoadedArt {
  readonly pictures: Pictures;
  readonly drawings: Drawings;
  readonly skyline: SkylineSource;
}

/**
 * Loads all pictures and drawings that the content uses; `null` if the skyline is missing or unusable. Reports names
 * without a file at each place (CD307, CD317), and unusable files once (CD311, CD318).
 */
export function loadArt(
  content: ContentFiles,
  drafts: SiteDrafts,
  diagnostics: Diagnostic[],
): LoadedArt | null {
  const pictures = loadEach(pictureUses(drafts), (use) => loadPicture(content, use), diagnostics);
  const drawings = loadEach(drawingUses(drafts), (use) => loadDrawing(content, use), diagnostics);
  const skyline = skylineUse(drafts);
  const source = skyline && readPicture(content, skyline);
  if (!source) return null;
  if ('code' in source) {
    diagnostics.push(source);
    return null;
  }
  const { bytes, width, height } = source;
  return { pictures, drawings, skyline: { svg: Buffer.from(bytes).toString('utf8'), width, height } };
}

/** Loads each name once, and adds a diagnostic for what cannot be loaded. */
function loadEach<Use extends ArtUse, Loaded extends object>(
  uses: readonly Use[],
  load: (use: Use) => Loaded | Diagnostic,
  diagnostics: Diagnostic[],
): ReadonlyMap<string, Loaded> {
  const loaded = new Map<string, Loaded>();
  const unusable = new Set<string>();
  for (const use of uses) {
    if (loaded.has(use.name) || unusable.has(use.name)) continue;
    const result = load(use);
    if (!('code' in result)) loaded.set(use.name, result);
    else {
      diagnostics.push(result);
      if (result.code !== 'CD307' && result.code !== 'CD317') unusable.add(use.name);
    }
  }
  return loaded;
}

/** The size that pages give a picture on another host; the style sheet crops it to the same shape. */
const remoteSize = { width: 800, height: 600 };

function loadPicture(content: ContentFiles, use: PictureUse): SitePicture | Diagnostic {
  const { name, as } = use;
  if (/^https:/i.test(name)) return { kind: 'remote', src: name, ...remoteSize };
  const picture = readPicture(content, use);
  if ('code' in picture) return picture;
  const { file, bytes, width, height } = picture;
  const isPhoto = as === 'photo' && /\.(?:png|jpe?g|webp|avif)$/i.test(name);
  return { kind: isPhoto ? 'photo' : 'file', file, hash: contentHash(bytes), width, height };
}

interface PictureFile extends MeasuredPicture {
  readonly file: string;
  readonly bytes: Uint8Array;
}

function readPicture({ fs, folder, files }: ContentFiles, use: PictureUse): PictureFile | Diagnostic {
  const file = fileNamed(use.name, files);
  if (file === null) return missingPicture(use, files);
  const bytes = readOr(() => fs.read(path.join(folder, file)));
  if (typeof bytes === 'string') return unusablePicture(use, { problem: bytes });
  const size = measurePicture(bytes);
  if (typeof size === 'string') return unusablePicture(use, { problem: size });
  const problem = pictureProblem(file, size) ?? (size.format === 'svg' ? svgProblem(bytes) : null);
  return problem === null ? { file, bytes, ...size } : unusablePicture(use, problem);
}

function svgProblem(bytes: Uint8Array): PictureRefusal | null {
  const problem = unsafeSvg(Buffer.from(bytes).toString('latin1'));
  return problem === null ? null : { problem };
}

/** The file that a picture's name in the content means; `null` if there is none. Some systems store accents apart. */
function fileNamed(name: string, files: ReadonlySet<string>): string | null {
  const wanted = picturePath(name);
  if (files.has(wanted)) return wanted;
  // Only names with an accent can be written in two ways.
  if (/^[\p{ASCII}]*$/u.test(wanted)) return null;
  return [...files].find((file) => file.normalize('NFC') === wanted) ?? null;
}

/** What `read` returns; or why the system refused it, in words that complete `The file "x" …`. */
function readOr<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return `cannot be read (${code})`;
  }
}

function missingPicture(use: PictureUse, files: ReadonlySet<string>): Diagnostic {
  return artDiagnostic(use, {
    code: 'CD307',
    problem: `The content folder has no picture ${JSON.stringify(use.name)}.`,
    hint:
      similarFile(use.name, files) ?? 'Write the path from the content folder, such as "images/taco.svg".',
  });
}

/** Names a file that differs in capitals or a typo, else one of the same name in another folder. */
function similarFile(name: string, files: ReadonlySet<string>): string | null {
  const wanted = picturePath(name);
  const base = path.posix.basename(wanted).toLowerCase();
  const elsewhere = [...files].find((file) => path.posix.basename(file).toLowerCase() === base);
  return didYouMean(wanted, [...files]) ?? (elsewhere ? `Did you mean ${JSON.stringify(elsewhere)}?` : null);
}

const unusablePicture = (use: PictureUse, { problem, ...words }: PictureRefusal): Diagnostic =>
  artDiagnostic(use, {
    code: 'CD311',
    problem: `The picture ${JSON.stringify(use.name)} ${problem}.`,
    expected: 'SVG with a width and height or a viewBox, PNG, JPEG, WebP, AVIF or GIF',
    ...words,
  });

const drawingFile = (name: string) => `drawings/${name}.svg`;

function loadDrawing({ fs, folder, files }: ContentFiles, use: ArtUse): Drawing | Diagnostic {
  const file = drawingFile(use.name);
  if (!files.has(file)) return missingDrawing(use, files);
  const svg = readOr(() => ({ text: fs.readText(path.join(folder, file)) }));
  const drawing = typeof svg === 'string' ? svg : parseDrawing(use.name, svg.text);
  return typeof drawing === 'string' ? unusableDrawing(use, drawing) : drawing;
}

function missingDrawing(use: ArtUse, files: ReadonlySet<string>): Diagnostic {
  const names = [...files].flatMap((other) => /^drawings\/([^/]+)\.svg$/.exec(other)?.[1] ?? []);
  return artDiagnostic(use, {
    code: 'CD317',
    problem: `The content folder has no drawing ${JSON.stringify(use.name)}.`,
    expected: 'the name of an SVG file in the folder "drawings", without ".svg"',
    hint:
      similarDrawing(use.name, names) ??
      `Run "city-deals new drawing ${slugFromText(use.name) || 'taco'}" to look for it among the free drawings.`,
  });
}

/** The drawing that is meant by "Taco", "drawings/taco.svg" or a typo. */
function similarDrawing(name: string, names: readonly string[]): string | null {
  const slug = slugFromText(path.basename(picturePath(name), '.svg'));
  return names.includes(slug) ? `Did you mean ${JSON.stringify(slug)}?` : didYouMean(slug, names);
}

const unusableDrawing = (use: ArtUse, problem: string): Diagnostic =>
  artDiagnostic(use, {
    code: 'CD318',
    problem: `The drawing ${JSON.stringify(use.name)} ${problem}.`,
    expected: 'a flat drawing of paths and shapes, with a viewBox that fits it tightly',
    hint: `Run "city-deals new drawing ${drawingFile(use.name)}" to convert the file.`,
  });

const artDiagnostic = (
  { file, path: steps }: ArtUse,
  fields: Pick<Diagnostic, 'code' | 'problem'> & Partial<Diagnostic>,
): Diagnostic => diagnostic({ ...placeIn(file, steps), ...fields });
