import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** @typedef {{ pages: number, bytes: number }} Work */
/** @typedef {{ pages: { ours: number, theirs: number }, bytes: { ours: number, theirs: number } }} Comparison */

const isOfDeals = /^(deals|(deal|deals|category|categories|neighborhood)\/.+)\.html$/;

/** How far a rival's output may differ from ours in size. */
const tolerance = 0.05;

/**
 * The deal and listing pages of our build and a rival's, and their bytes. Throws if the builds are not comparable: not
 * the same number of pages, or bytes that differ by over 5 %.
 * @param {string} built
 * @param {string} out
 * @returns {Comparison}
 */
export function comparePages(built, out) {
  const ours = workIn(built);
  const theirs = workIn(out);
  if (ours.pages !== theirs.pages) {
    throw new Error(`The rival built ${theirs.pages} deal and listing pages, we built ${ours.pages}`);
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
 * False for a second address of a listing, or a redirect to its first page.
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
