import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../cli/content/loadSite.ts';
import { writeCatalog } from '../bench/catalog.mjs';
import { createRig } from '../support/rig.ts';

describe('the catalog of the bench', () => {
  it('is valid, so that the bench can build it', () => {
    const { folder, deps } = createRig({});
    const content = path.join(folder, 'generated');
    writeCatalog(content, 1_000);
    const site = loadSite(deps.fs, content, 'generated');
    expect(site.ok ? site.value.deals.length : site.diagnostics.slice(0, 3)).toBe(1_000);
  });
});
