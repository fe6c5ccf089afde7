import * as path from 'node:path';
import { parseDrawing } from '../../../art/drawing.ts';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import { type FileSystem, systemErrorCode } from '../../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../../program/deps.ts';
import { UsageError } from '../../../program/usageError.ts';
import { type IconSet, loadFreeIcons, nearestNames } from './freeIcons.ts';
import { readShapes, type Shapes, UnusableDrawing } from './readShapes.ts';
import { edgeColors, paintedBounds } from './silhouette.ts';

export interface NewDrawingOptions {
  /** The content folder, as typed. */
  readonly content: string;
  /** Names of free icons, and paths of SVG files. */
  readonly sources: readonly string[];
  /** True if posters must not tilt the drawings. */
  readonly upright: boolean;
  /** True if the drawings are in the palette of the posters, so that their colors stay. */
  readonly house: boolean;
}

/** `city-deals new drawing`: writes each source to `drawings/<name>.svg` of the content, measured and normalized. */
export async function runNewDrawing(deps: Deps, options: NewDrawingOptions): Promise<ExitCode> {
  const folder = path.resolve(deps.cwd, options.content);
  if (!deps.fs.exists(folder)) {
    throw new UsageError(
      `There is no content folder "${options.content}".`,
      'Name the content folder with --content DIR.',
    );
  }
  const icons = options.sources.every(isFile) ? null : loadFreeIcons();
  const problems: Diagnostic[] = [];
  for (const source of options.sources) {
    const result = await addDrawing(deps, options, source, icons);
    if (typeof result === 'string') deps.print(result);
    else problems.push(result);
  }
  if (problems.length === 0) return 0;
  deps.report({ type: 'diagnostics', items: problems, textOf: () => undefined });
  return 1;
}

const isFile = (source: string) => /[/\\.]/.test(source);

/** Writes the drawing of one source. Returns a line about the written file, or why it could not be written. */
async function addDrawing(
  { fs, cwd }: Deps,
  { content, upright, house }: NewDrawingOptions,
  source: string,
  icons: IconSet | null,
): Promise<string | Diagnostic> {
  const name = isFile(source) ? path.basename(source, '.svg') : source;
  const label = `${content}/drawings/${name}.svg`;
  const target = path.resolve(cwd, label);
  const input = isFile(source) ? readSvgFile(fs, cwd, source) : readIcon(source, icons);
  if (typeof input !== 'string') return input;
  const existing = fs.exists(target) ? fs.readText(target) : '';
  if (!isFile(source) && hasHouseMark(existing)) return replacesOwnDrawing(name, label);
  const marks = {
    upright: upright || hasUprightMark(input) || hasUprightMark(existing),
    house: house || hasHouseMark(input),
  };
  try {
    const { svg, summary } = await measureDrawing(name, readShapes(input), marks);
    fs.write(target, svg);
    return `${label}  ${summary}`;
  } catch (error) {
    if (error instanceof UnusableDrawing) return unusable(name, source, error);
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return diagnostic({
      code: 'CD705',
      file: label,
      problem: `The file could not be written (${code}).`,
      hint: 'Fix the problem above and run the command again.',
    });
  }
}

const hasUprightMark = (svg: string) => /<svg\b[^>]*\sdata-upright\b/.test(svg);
const hasHouseMark = (svg: string) => /<svg\b[^>]*\sdata-palette="house"/.test(svg);

function readSvgFile(fs: FileSystem, cwd: string, source: string): string | Diagnostic {
  const unreadable = (problem: string) => diagnostic({ code: 'CD103', file: source, problem });
  if (!source.endsWith('.svg')) return unreadable('This is not an SVG file.');
  try {
    return fs.readText(path.resolve(cwd, source));
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return unreadable(
      code === 'ENOENT' ? 'There is no such file (ENOENT).' : `The file cannot be read (${code}).`,
    );
  }
}

function readIcon(name: string, icons: IconSet | null): string | Diagnostic {
  const svg = icons?.svgOf(name) ?? null;
  if (svg !== null) return svg;
  const nearest = nearestNames(name, icons?.names ?? []).map((near) => `"${near}"`);
  return diagnostic({
    code: 'CD317',
    file: name,
    problem: `Fluent Emoji Flat has no icon "${name}".`,
    hint: `Did you mean ${nearest.join(', ')}?`,
  });
}

const replacesOwnDrawing = (name: string, label: string) =>
  diagnostic({
    code: 'CD706',
    file: label,
    problem: `"${name}" is your own drawing, which a free icon would replace.`,
    hint: 'Remove or rename the file to use the icon.',
  });

const unusable = (name: string, source: string, { message, hint }: UnusableDrawing) =>
  diagnostic({
    code: 'CD318',
    file: source,
    problem: `The drawing ${JSON.stringify(name)} ${message}.`,
    hint,
  });

/** The SVG file of a drawing, with a box tight around what is painted, and a summary of its measurements. */
async function measureDrawing(
  name: string,
  { body, colors, viewBox }: Shapes,
  marks: { readonly upright: boolean; readonly house: boolean },
): Promise<{ svg: string; summary: string }> {
  const bounds = await paintedBounds(body, viewBox);
  const edge = (await edgeColors(body, bounds, colors)).join(' ');
  const { x, y, width, height } = bounds;
  const attributes = [
    'xmlns="http://www.w3.org/2000/svg"',
    `viewBox="${[x, y, width, height].map((value) => Number(value.toFixed(1))).join(' ')}"`,
    `data-outline="${edge}"`,
    ...(marks.upright ? ['data-upright=""'] : []),
    ...(marks.house ? ['data-palette="house"'] : []),
  ];
  const svg = `<svg ${attributes.join(' ')}>${body}</svg>\n`;
  const drawing = parseDrawing(name, svg);
  if (typeof drawing === 'string') throw new UnusableDrawing(drawing);
  return { svg, summary: `${width.toFixed(1)} × ${height.toFixed(1)}  edge ${edge}` };
}
