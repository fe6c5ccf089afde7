import * as path from 'node:path';
import { slugFromText } from '../../data/model/slugFromText.ts';
import { picturePath } from '../../data/schema/pictureName.ts';
import { type Drawing, parseDrawing } from '../art/drawing.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { type ArtUse, artDiagnostic } from './artUses.ts';
import type { ContentFiles } from './contentFiles.ts';
import { readOr } from './readOr.ts';

const drawingFile = (name: string) => `drawings/${name}.svg`;

/** The drawing that a place names, or why there is none (CD317, CD318). */
export function loadDrawing({ fs, folder, files }: ContentFiles, use: ArtUse): Drawing | Diagnostic {
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
