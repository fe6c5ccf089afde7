import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { findingCodes } from '../../cli/commands/check/findingCodes.ts';
import { breaks } from '../unit/cli/commands/check/support/breaks.ts';

describe('docs/checks.md', () => {
  const rows = new Map(
    readFileSync(path.join(root, 'docs/checks.md'), 'utf8')
      .split('\n')
      .filter((line) => /^\| `?CD\d{3}/.test(line))
      .map((line): [string, string[]] => {
        const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
        return [cells[1] ?? '', cells.slice(2, -1)];
      }),
  );

  it('names every code with its name and severity, why it matters and what to do', () => {
    const documented = Object.fromEntries(
      [...rows].map(([code, [name, , severity]]) => [code, [name, severity]]),
    );
    expect(documented).toEqual(findingCodes);
    for (const cells of rows.values()) expect(cells.filter((cell) => cell === '')).toEqual([]);
  });

  it('names no code that no test provokes', () => {
    const provoked = new Set<string>([...breaks.map(({ code }) => code), 'CD856', 'CD857', 'CD858']);
    expect([...rows.keys()].filter((code) => !provoked.has(code))).toEqual([]);
  });
});
