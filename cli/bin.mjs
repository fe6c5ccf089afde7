#!/usr/bin/env node
// Runs the program from its bundle. A package comes with it; in the repository it is bundled first when a source file has
// changed. This file imports only Node's own modules before it has the bundle, because it runs at every start.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`city-deals needs Node 20.19 or later, but this is Node ${process.versions.node}.`);
  process.exit(1);
}

const { main } = await import(
  existsSync(new URL('bundler/bundle.mjs', import.meta.url)) ? await bundled() : '../lib/main.js'
);
process.exitCode = await main(process.argv.slice(2));

/** The main file of the bundle of the sources as they are now. */
async function bundled() {
  const { bundleFolder } = await import('./bundler/bundleFolder.mjs');
  const folder = bundleFolder();
  if (!existsSync(folder)) {
    const { bundle } = await import('./bundler/bundle.mjs');
    await bundle(folder).catch((error) => {
      console.error(`city-deals could not be bundled from its sources.\n${error.message}`);
      process.exit(70);
    });
  }
  return pathToFileURL(join(folder, 'main.js')).href;
}
