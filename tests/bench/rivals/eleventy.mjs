// The project for Eleventy: its templates, and the data in two files.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShells } from './shell.mjs';

const templates = join(import.meta.dirname, 'eleventy');

/**
 * Writes the project into `folder` and returns how to run it.
 * @param {string} command
 * @param {import('./rivals.mjs').Project} project
 * @returns {import('./rivals.mjs').RivalRun}
 */
export function prepareEleventy(command, { folder, city, built }) {
  mkdirSync(folder, { recursive: true });
  cpSync(templates, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`);
  writeFileSync(join(folder, 'city.json'), JSON.stringify(city));
  writeFileSync(join(folder, 'shells.json'), JSON.stringify(readShells(built, city)));
  return { command, args: ['--config=eleventy.config.mjs'], cwd: folder, out: join(folder, 'out') };
}
