import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../cli/bundler/bundleFolder.mjs';

const copied = [
  'cli',
  'templates',
  'client',
  'data',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * A folder with a copy of the program's sources and of the sample city, to change; the packages are the same, the
 * caches its own. Whoever asks removes it.
 */
export function copySources() {
  const folder = mkdtempSync(join(tmpdir(), 'city-deals-sources-'));
  for (const name of copied) cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'node_modules', '.cache'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}
