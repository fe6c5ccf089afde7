import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundleFolder.mjs';

/**
 * A hash of everything that an output depends on: its sources, packages included, and their parameters.
 * @param {string} parameters
 * @param {Iterable<string>} files
 */
export function hashOf(parameters, files) {
  const hash = createHash('sha256').update(parameters);
  for (const file of [...files].sort()) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 20);
}

/** A hash of texts; the same as of the program (cli/files/hash.ts). @param {readonly (string | Uint8Array)[]} texts */
export function hashOfTexts(texts) {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 20);
}

/**
 * The file and all sources that it imports, directly or not.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} file
 * @param {Set<string>} reached
 */
export function reachedFrom(metafile, file, reached = new Set()) {
  if (reached.has(file) || !metafile.inputs[file]) return reached;
  reached.add(file);
  for (const { path } of metafile.inputs[file].imports) reachedFrom(metafile, path, reached);
  return reached;
}
