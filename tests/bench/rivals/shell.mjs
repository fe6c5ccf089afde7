// What all pages of a kind share, cut out of our built pages: head, header, footer, dialogs and scripts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The HTML around what differs between pages. `opening` ends before `<title>`. `toMain` goes from the first
 * script of the head to `<main>`, by the id of the category marked in the header, '' for none. `closing` starts
 * after `</main>`.
 * @typedef {{ opening: string, toMain: Record<string, string>, closing: string }} Shell
 */

/** @typedef {{ deal: Shell, listing: Shell }} Shells */

/** @typedef {import('./rivalCity.ts').RivalCity} RivalCity */

/**
 * The shells of the pages in `built`, from a further page of each listing that has one, because most are.
 * @param {string} built
 * @param {Pick<RivalCity, 'deals' | 'listings'>} city
 * @returns {Shells}
 */
export const readShells = (built, { deals, listings }) => ({
  deal: shellOf(built, deals),
  listing: shellOf(built, listings),
});

/** @param {string} built @param {readonly { path: string, marked: string }[]} pages */
function shellOf(built, pages) {
  const last = new Map(pages.map(({ marked, path }) => [marked, path]));
  const texts = [...last].map(([marked, path]) => ({ marked, text: readPage(built, path) }));
  const [{ text } = { text: '' }] = texts;
  return {
    opening: between(text, '<!doctype', '<title>'),
    toMain: Object.fromEntries(texts.map((page) => [page.marked, between(page.text, '<script>', '<main')])),
    closing: between(`${text}\0`, '</main>', '\0').slice('</main>'.length),
  };
}

/** The text of the page at `path` of a built site. @param {string} folder @param {string} path */
const readPage = (folder, path) => readFileSync(join(folder, `${path}.html`), 'utf8');

/** The text from `start` (included) to `end` (excluded). @param {string} text @param {string} start @param {string} end */
function between(text, start, end) {
  const from = text.indexOf(start);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`A built page has no ${from < 0 ? start : end}`);
  return text.slice(from, to);
}
