import { readFileSync } from 'node:fs';

/** What is the same on all pages of a kind. @type {import('../../shell.mjs').Shells} */
export const shells = JSON.parse(readFileSync(new URL('../shells.json', import.meta.url), 'utf8'));
