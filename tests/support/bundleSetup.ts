import { existsSync } from 'node:fs';
import { bundle } from '../../cli/bundler/bundle.mjs';
import { bundleFolder } from '../../cli/bundler/bundleFolder.mjs';

/** Bundles the program once for all tests that need its engine or run it as a process. */
export default async function setup(): Promise<void> {
  const folder = bundleFolder();
  if (!existsSync(folder)) await bundle(folder);
  // Read by testBundle(), so that all tests of a run use the same program despite edits.
  process.env.CITY_DEALS_TEST_BUNDLE = folder;
}
