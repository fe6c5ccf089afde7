import { existsSync } from 'node:fs';
import * as path from 'node:path';

/** The folder of the program's sources: the one around the bundle `folder` that has the bundler. */
export function sourcesOf(folder: string): string {
  if (existsSync(path.join(folder, 'cli', 'bundler', 'bundleOwnCode.mjs'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The bundler for code of projects is missing');
  return sourcesOf(parent);
}
