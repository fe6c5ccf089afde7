import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder of all bundles; each state of the sources has a folder of its own in it. */
export const bundlesFolder = join(root, 'node_modules', '.cache', 'city-deals');

const sources = ['cli', 'templates', 'client', 'data/language', 'data/messages', 'data/model', 'data/schema'];

/** The folder for the bundle of the sources as they are now; it exists once they were bundled. */
export function bundleFolder() {
  const hash = createHash('sha1');
  for (const folder of sources) addFolder(hash, join(root, folder));
  addFile(hash, join(root, 'package-lock.json'));
  return join(bundlesFolder, hash.digest('hex').slice(0, 16));
}

/** @param {import('node:crypto').Hash} hash @param {string} folder */
function addFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else addFile(hash, path);
  }
}

/** @param {import('node:crypto').Hash} hash @param {string} file */
function addFile(hash, file) {
  const { size, mtimeMs } = statSync(file);
  hash.update(`${file}\n${size}\n${mtimeMs}\n`);
}
