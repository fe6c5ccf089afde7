import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @typedef {{ pages: number, bytes: number }} Work */
/** @typedef {{ pages: { ours: number, theirs: number }, bytes: { ours: number, theirs: number } }} Comparison */

const isOfDeals = /^(deals|(deal|deals|category|categories|neighborhood)\/.+)\.html$/;

/** How much more or less a rival may write than we do. */
const tolerance = 0.05;

/**
 * Deal and listing pages of our build and a rival's, and their bytes. Throws where they did not do the same work: not
 * as many pages, or bytes that differ by over 5 %.
 * @param {string} built
 * @param {string} out
 * @returns {Comparison}
 */
export function comparePages(built, out) {
  const ours = workIn(built);
  const theirs = workIn(out);
  if (ours.pages !== theirs.pages) {
    throw new Error(`The rival made ${theirs.pages} deal and listing pages, we made ${ours.pages}`);
  }
  if (Math.abs(theirs.bytes / ours.bytes - 1) > tolerance) {
    throw new Error(`The rival's pages have ${theirs.bytes} bytes, ours have ${ours.bytes}`);
  }
  return {
    pages: { ours: ours.pages, theirs: theirs.pages },
    bytes: { ours: ours.bytes, theirs: theirs.bytes },
  };
}

/** @param {string} folder @returns {Work} */
function workIn(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.path, entry.name)));
  const pages = files.filter((file) => isOfDeals.test(file) && isCanonical(folder, file));
  const bytes = pages.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return { pages: pages.length, bytes };
}

const headBytes = 8_192;
const buffer = Buffer.alloc(headBytes);

/**
 * False for a page that stands for another: another address of a listing, a redirect to its first page.
 * @param {string} folder
 * @param {string} file
 */
function isCanonical(folder, file) {
  const descriptor = openSync(join(folder, file), 'r');
  const length = readSync(descriptor, buffer, 0, headBytes, 0);
  closeSync(descriptor);
  const address = /<link rel="?canonical"? href="([^"]*)"/.exec(buffer.toString('utf8', 0, length))?.[1];
  return address?.endsWith(`/${file.slice(0, -'.html'.length)}`) ?? false;
}
