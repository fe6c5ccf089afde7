#!/usr/bin/env node
// Starts the program from its bundle, which is made anew when a source file has changed. Kept small and without
// imports beyond Node's own, because it runs at every start.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFolder } from './bundler/bundleFolder.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`city-deals needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const folder = bundleFolder();
if (!existsSync(folder)) {
  const { bundle } = await import('./bundler/bundle.mjs');
  await bundle(folder).catch((error) => {
    console.error(`The program could not be bundled from its sources.\n${error.message}`);
    process.exit(70);
  });
}
const { main } = await import(pathToFileURL(join(folder, 'main.js')).href);
process.exitCode = await main(process.argv.slice(2));
