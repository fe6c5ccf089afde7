import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../../cli/bundler/bundleFolder.mjs';
import { fieldReference } from '../../../../../cli/commands/schema/fieldReference.ts';

const reference = fieldReference();

describe('cli/commands/schema/fieldReference', () => {
  it('is what docs/content-fields.md says', () => {
    const written = readFileSync(path.join(root, 'docs/content-fields.md'), 'utf8');
    expect(written === reference, 'Run "npm run docs:fields" after a change of data/schema.').toBe(true);
  });

  it('says of a field whether it is required, what it holds and what it is, with an example', () => {
    expect(reference).toContain(
      '| **`publishedDate`** | date | The day on which the site first shows the offer. | `"2026-11-02"` |',
    );
    expect(reference).toMatch(/\| `hours` \| list of \[Opening hours\]\(#opening-hours\) \|/);
    expect(reference).toMatch(/\| \*\*`category`\*\* \| id of a category \|/);
  });

  it('describes a part of several fields once, and links only to what is there', () => {
    const headings = [...reference.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    expect(new Set(headings).size).toBe(headings.length);
    const anchors = headings.map((heading) => heading.toLowerCase().replaceAll(' ', '-'));
    const links = [...reference.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(links.filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
  });

  it('has tables with four columns in each row', () => {
    const rows = reference.split('\n').filter((line) => line.startsWith('|'));
    expect(rows.filter((row) => row.split(/(?<!\\)\|/).length !== 6)).toEqual([]);
  });
});
