import { icons } from './catalogue.mjs';

/** A small drawing. @param {string} name */
export const icon = (name) =>
  `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}"></path></svg>`;
