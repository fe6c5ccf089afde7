import { existsSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../cli/bundler/bundleFolder.mjs';
import { loadSite } from '../../../cli/content/loadSite.ts';
import { printDiagnostic } from '../../../cli/diagnostics/printDiagnostic.ts';
import { nodeFileSystem } from '../../../cli/files/fileSystem.ts';

const folder = path.join(root, 'data', 'content');

describe('data/content', () => {
  it.skipIf(!existsSync(path.join(folder, 'site.json')))('is valid, and nothing in it is unused', () => {
    const loaded = loadSite(nodeFileSystem(), folder, 'data/content');
    const items = loaded.ok ? loaded.warnings : loaded.diagnostics;
    const printed = items.map((item) => printDiagnostic(item, { colors: false, textOf: loaded.textOf }));
    expect(printed.join('\n\n')).toBe('');
  });
});
