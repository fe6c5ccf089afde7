import * as path from 'node:path';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { loadSite } from '../../cli/content/loadSite.ts';
import type { Site } from '../../cli/content/site.ts';
import { nodeFileSystem } from '../../cli/files/fileSystem.ts';

/** The content of the sample city, read and checked. */
export function sampleContent(): Site {
  const loaded = loadSite(nodeFileSystem(), path.join(root, 'data', 'content'), 'data/content');
  if (!loaded.ok) throw new Error('The sample content is not valid');
  return loaded.value;
}
