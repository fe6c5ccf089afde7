import { icon } from './icon.mjs';
import { escapeText } from './words.mjs';

/** @typedef {import('../../../../../data/model/pages/view.ts').Link} Link */

/** The way from the home page to this one. @param {readonly Link[]} links */
export function crumbs(links) {
  const items = links.map(({ href, label }, index) =>
    index === links.length - 1
      ? `<li aria-current="page">${escapeText(label)}</li>`
      : `<li><a href="${href}">${escapeText(label)}</a>${icon('right')}</li>`,
  );
  return `<nav class="crumbs" aria-label="Breadcrumb"><ol>${items.join('')}</ol></nav>`;
}

/** @param {string} heading @param {string} more a link, or nothing */
export const sectionHead = (heading, more) =>
  `<div class="section-head"><h2>${escapeText(heading)}</h2>${more}</div>`;
