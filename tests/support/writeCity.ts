import { mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import type { CityFiles } from './smallCity.ts';

/** Writes the content of a city into a folder in `folder`, and returns the path of that folder. */
export function writeCity(folder: string, files: CityFiles): string {
  const content = path.join(folder, 'content');
  for (const [name, value] of Object.entries(files)) {
    const file = path.join(content, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return content;
}
