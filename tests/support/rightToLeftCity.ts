import * as path from 'node:path';
import { root } from '../../cli/bundler/bundleFolder.mjs';

/**
 * The content of a small city whose site is in Arabic, which the program has no words for: its own are in `messages.json`.
 * Some vendors, codes and numbers have the other direction than the text around them.
 */
export const rightToLeftCity = path.join(root, 'tests', 'fixtures', 'cities', 'amman');
