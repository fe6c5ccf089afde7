// How fast a disk takes the files of a site: the least that any generator needs.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The milliseconds of writing files as many and as large as those of `out` into a new folder beside it.
 * @param {string} out
 */
export function writeFloor(out) {
  const copy = `${out}-floor`;
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file: file.replace(out, copy), bytes: Buffer.alloc(statSync(file).size, 'x') }));
  for (const folder of new Set(files.map(({ file }) => dirname(file))))
    mkdirSync(folder, { recursive: true });
  const start = performance.now();
  for (const { file, bytes } of files) writeFileSync(file, bytes);
  const ms = performance.now() - start;
  rmSync(copy, { recursive: true });
  return ms;
}
