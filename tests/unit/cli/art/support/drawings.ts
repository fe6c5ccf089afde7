import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { type Drawing, parseDrawing } from '../../../../../cli/art/drawing.ts';
import { root } from '../../../../../cli/bundler/bundleFolder.mjs';

const folder = path.join(root, 'data', 'content', 'drawings');

/** The drawing with this markup; throws if it is invalid. */
export function drawingOf(name: string, body: string, attributes = 'viewBox="0 0 20 20"'): Drawing {
  const drawing = parseDrawing(name, `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`);
  if (typeof drawing === 'string') throw new Error(`The drawing ${name} ${drawing}`);
  return drawing;
}

/** All drawings of the sample city. */
export function sampleDrawings(): Drawing[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const name = path.basename(file, '.svg');
      const drawing = parseDrawing(name, readFileSync(path.join(folder, file), 'utf8'));
      if (typeof drawing === 'string') throw new Error(`The drawing ${name} ${drawing}`);
      return drawing;
    });
}
