import * as path from 'node:path';
import { type Drawing, parseDrawing } from '../art/drawing.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/zodIssues.ts';
import { systemErrorCode } from '../files/fileSystem.ts';
import type { ContentFiles } from './loadPictures.ts';
import type { DrawingUse } from './pictureUses.ts';
import type { Drawings } from './site.ts';

const fileOf = (name: string) => `drawings/${name}.svg`;

/**
 * Every drawing that is used. Reports names that no file has (CD317), at each place, and files from which no poster
 * can be made (CD318), once.
 */
export function loadDrawings(
  content: ContentFiles,
  uses: readonly DrawingUse[],
): { drawings: Drawings; faults: Diagnostic[] } {
  const drawings = new Map<string, Drawing>();
  const broken = new Set<string>();
  const faults: Diagnostic[] = [];
  for (const use of uses) {
    const { name } = use;
    if (drawings.has(name) || broken.has(name)) continue;
    if (!content.files.has(fileOf(name))) {
      faults.push(missingDrawing(use, content));
      continue;
    }
    const drawing = readDrawing(content, name);
    if (typeof drawing === 'object') drawings.set(name, drawing);
    else {
      broken.add(name);
      faults.push(brokenDrawing(use, drawing));
    }
  }
  return { drawings, faults };
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
      suggestion(name, names) ?? `Run "npm run drawing -- ${name}" to look for it among the free drawings.`,
  });
}

function brokenDrawing({ name, file, path: steps }: DrawingUse, why: string): Diagnostic {
  return diagnostic({
    code: 'CD318',
    file: file.path,
    range: file.locate(steps, 'value'),
    problem: `The drawing ${JSON.stringify(name)} ${why}.`,
    expected: 'a flat drawing of paths and shapes, in a viewBox that fits it tightly',
    hint: `Run "npm run drawing -- ${fileOf(name)}" to bring the file into this form.`,
  });
}
