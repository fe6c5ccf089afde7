import * as path from 'node:path';
import { picturePath } from '../../data/schema/pictureName.ts';
import type { BrandColors } from '../art/brand/brandColors.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { contentHash } from '../files/hash.ts';
import {
  type ArtUse,
  artDiagnostic,
  drawingUses,
  type PictureUse,
  pictureUses,
  skylineUse,
} from './artUses.ts';
import type { ContentFiles } from './contentFiles.ts';
import type { SiteDrafts } from './draftSite.ts';
import { drawnBrand } from './drawnBrand.ts';
import { loadDrawing } from './loadDrawing.ts';
import { type MeasuredPicture, measurePicture } from './pictureSize.ts';
import { readOr } from './readOr.ts';
import type { Site, SitePicture, SkylineSource } from './site.ts';
import { unsafeSvg } from './unsafeSvg.ts';
import { type PictureRefusal, pictureProblem } from './unusablePicture.ts';

/** All pictures and drawings that a site uses. */
export type LoadedArt = Pick<Site, 'pictures' | 'drawings' | 'skyline' | 'drawnFiles'>;

/**
 * Loads all pictures and drawings that the content uses, and draws those of the brand that it leaves out, in `colors`;
 * `null` if the skyline is missing or unusable. Reports names without a file at each place (CD307, CD317), and unusable
 * files once (CD311, CD318).
 */
export function loadArt(
  content: ContentFiles,
  drafts: SiteDrafts,
  colors: BrandColors,
  diagnostics: Diagnostic[],
): LoadedArt | null {
  const isLeftOut = ({ isWritten, name }: PictureUse) =>
    !isWritten && fileNamed(name, content.files) === null;
  const uses = pictureUses(drafts);
  const skyline = skylineUse(drafts);
  const absent = [...uses, skyline].flatMap((use) => (use && isLeftOut(use) ? use.name : []));
  const drawn = drawnBrand(absent, drafts.site?.value?.city.name ?? '', colors);
  const present = uses.filter((use) => !isLeftOut(use));
  const pictures = loadEach(present, (use) => loadPicture(content, use), diagnostics);
  const drawings = loadEach(drawingUses(drafts), (use) => loadDrawing(content, use), diagnostics);
  const source = drawn.skyline ?? (skyline && loadSkyline(content, skyline));
  if (!source) return null;
  if ('code' in source) {
    diagnostics.push(source);
    return null;
  }
  return {
    pictures: new Map([...pictures, ...drawn.pictures]),
    drawings,
    skyline: source,
    drawnFiles: drawn.drawnFiles,
  };
}

function loadSkyline(content: ContentFiles, use: PictureUse): SkylineSource | Diagnostic {
  const source = readPicture(content, use);
  if ('code' in source) return source;
  const { bytes, width, height } = source;
  return { svg: Buffer.from(bytes).toString('utf8'), width, height };
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
