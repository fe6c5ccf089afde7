import { basename } from 'node:path';
import { buildClient } from './buildClient.mjs';

/** The style sheets that islands load when they need them. */
const sheets = {
  conversation: 'client/styles/lazy/conversation.css',
  settings: 'client/styles/lazy/settings.css',
};

/**
 * Bundles the style sheets that are not in pages. `define` tells the islands where each is: the sheet `x` at
 * `lazySheets.x`.
 * @param {string} folder
 */
export async function bundleLazySheets(folder) {
  const entries = Object.entries(sheets).map(([name, file]) => [`assets/${name}`, file]);
  const metafile = await buildClient(folder, Object.fromEntries(entries), {});
  const files = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) =>
    entryPoint ? [[basename(entryPoint, '.css'), `assets/${basename(file)}`]] : [],
  );
  const define = files.map(([name, file]) => [`lazySheets.${name}`, JSON.stringify(`/${file}`)]);
  return { metafile, files: Object.fromEntries(files), define: Object.fromEntries(define) };
}
