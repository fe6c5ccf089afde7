// The project for Hugo: its templates, a content file for each page, the shells as partial templates.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { readShells } from './shell.mjs';

const templates = join(import.meta.dirname, 'hugo');

/**
 * Writes the project into `folder` and returns how to run it.
 * @param {string} command
 * @param {import('./rivals.mjs').Project} project
 * @returns {import('./rivals.mjs').RivalRun}
 */
export function prepareHugo(command, { folder, city, built }) {
  const { deals, listings, ...shared } = city;
  copyTemplates(folder, city.icons);
  write(join(folder, 'data', 'city.json'), JSON.stringify(shared));
  writeShells(folder, readShells(built, city));
  for (const deal of deals) writePage(folder, 'deal', deal);
  for (const listing of listings) writePage(folder, 'listing', listing);
  const out = join(folder, 'out');
  return {
    command,
    args: ['--quiet', '--noTimes', '--noChmod', '--cacheDir', join(folder, 'cache'), '--destination', out],
    cwd: folder,
    out,
  };
}

/**
 * The templates are named .gohtml here, because they are not valid HTML by themselves. Drawings are written into them, where Hugo need
 * not look them up.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} icons
 */
function copyTemplates(folder, icons) {
  for (const file of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (!extname(file)) continue;
    const text = readFileSync(join(templates, file), 'utf8');
    write(
      join(folder, file.replace(/\.gohtml$/, '.html')),
      text.replace(/\[\[([a-z]+)\]\]/g, (_, name) => iconOf(icons, name)),
    );
  }
}

/** @param {Readonly<Record<string, string>>} icons @param {string} name */
function iconOf(icons, name) {
  const path = icons[name];
  if (!path) throw new Error(`No drawing is named ${name}`);
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"></path></svg>`;
}

/** A content file of which all is front matter. @param {string} folder @param {string} type @param {{ path: string }} page */
function writePage(folder, type, page) {
  const text = JSON.stringify({ type, url: `${page.path}.html`, page }, forHugo);
  write(join(folder, 'content', type, `${page.path.slice(1).replaceAll('/', '-')}.md`), `${text}\n`);
}

/**
 * Keys as Hugo reads them, in lower case; instants in epoch milliseconds as text, because it would print so large numbers with
 * an exponent.
 * @param {string} _
 * @param {unknown} value
 */
function forHugo(_, value) {
  if (typeof value === 'number' && value > 1e9) return `${value}`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key.toLowerCase(), item]));
}

/** @param {string} folder @param {import('./shell.mjs').Shells} shells */
function writeShells(folder, shells) {
  for (const [kind, { opening, toMain, closing }] of Object.entries(shells)) {
    const pieces = { opening, ...toMain, closing };
    for (const [name, text] of Object.entries(pieces)) {
      write(join(folder, 'layouts', 'partials', 'shell', `${kind}-${name || 'none'}.html`), text);
    }
  }
}

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
