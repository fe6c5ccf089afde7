// The project for Hugo: its templates, a content file for each deal and listing, the shells as partial templates.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { readCityData } from './cityData.mjs';
import { readShells } from './shell.mjs';

const templates = join(import.meta.dirname, 'hugo');

/** @typedef {import('./cityData.mjs').RivalDeal} RivalDeal */
/** @typedef {import('./cityData.mjs').RivalListing} RivalListing */

/**
 * Writes the project into `folder` and returns how to run it.
 * @param {string} command
 * @param {import('./rivals.mjs').Folders} folders
 * @returns {import('./rivals.mjs').RivalRun}
 */
export function prepareHugo(command, { folder, catalogue, built }) {
  const { site, categories, neighborhoods, listings, deals } = readCityData({ catalogue, built });
  copyTemplates(folder);
  writeData(folder, {
    site: lowercaseKeys(site),
    categories,
    neighborhoods,
    labels: Object.fromEntries([...categories, ...neighborhoods].map(({ id, label }) => [id, label])),
    tones: Object.fromEntries(categories.map(({ id, tone }) => [id, tone])),
  });
  writeShells(folder, readShells(built, deals));
  for (const room of ['categories', 'category', 'neighborhood']) {
    writeContent(folder, `${room}/_index.md`, { _build: { render: 'never' } });
  }
  for (const listing of listings) writeListing(folder, listing);
  for (const [index, deal] of deals.sort(highestDiscount).entries()) writeDeal(folder, deal, index + 1);
  const out = join(folder, 'out');
  return {
    command,
    args: ['--quiet', '--noTimes', '--noChmod', '--cacheDir', join(folder, 'cache'), '--destination', out],
    cwd: folder,
    out,
  };
}

/** The templates are named .gohtml here, because they are not valid HTML by themselves. @param {string} folder */
function copyTemplates(folder) {
  for (const file of readdirSync(templates, { recursive: true, encoding: 'utf8' })) {
    if (!extname(file)) continue;
    const text = readFileSync(join(templates, file), 'utf8');
    write(join(folder, file.replace(/\.gohtml$/, '.html')), text);
  }
}

/** Hugo orders pages by weight, lightest first. @param {RivalDeal} a @param {RivalDeal} b */
const highestDiscount = (a, b) => b.discountPercent - a.discountPercent || (a.slug < b.slug ? -1 : 1);

/** @param {string} folder @param {RivalDeal} deal @param {number} weight */
function writeDeal(folder, deal, weight) {
  // Hugo gives these keys a meaning of its own and would leave out deals that have ended.
  const { expiryDate: lastDay, modified: lastEdit, publishedDate: firstDay, endsAt, ...rest } = deal;
  const { category, slug } = deal;
  // With an explicit URL the file can be in the folder of its category, so that Hugo knows the neighbors.
  const frontMatter = {
    ...rest,
    lastDay,
    lastEdit,
    firstDay,
    // As text: Hugo would print so large a number with an exponent.
    endsAt: `${endsAt}`,
    type: 'deal',
    url: `/deal/${slug}.html`,
    weight,
  };
  writeContent(folder, `categories/${category}/${slug}.md`, frontMatter);
}

/** @param {string} folder @param {RivalListing} listing */
function writeListing(folder, { path, modified: lastEdit, ...words }) {
  const frontMatter = { ...words, path, lastEdit, title: words.heading, type: 'listing' };
  writeContent(folder, `${path}/_index.md`, frontMatter);
}

/** @param {string} folder @param {string} file @param {Record<string, unknown>} frontMatter */
function writeContent(folder, file, frontMatter) {
  write(join(folder, 'content', file), `${JSON.stringify(frontMatter)}\n`);
}

/** @param {string} folder @param {Record<string, unknown>} city */
const writeData = (folder, city) => write(join(folder, 'data', 'city.json'), JSON.stringify(city));

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

/** Front matter with the keys that the templates read. @param {Record<string, string>} values */
const lowercaseKeys = (values) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key.toLowerCase(), value]));
