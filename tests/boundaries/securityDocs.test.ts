import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';

const page = readFileSync(path.join(root, 'docs', 'security.md'), 'utf8');
const rows = page.split('\n').filter((line) => /^\| LLM\d\d /.test(line));
/** The tests that a row names, by their files. */
const testsIn = (row: string) =>
  [...row.matchAll(/`((?:unit|integration)\/[^`]+)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(
    ([, file, names = '']) =>
      [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => [`tests/${file}.test.ts`, name] as const),
  );

describe('docs/security.md', () => {
  it('has each risk of the OWASP Top 10 for LLM applications, with a test', () => {
    expect(rows.map((row) => row.slice(2, 7))).toEqual(
      Array.from({ length: 10 }, (_, index) => `LLM${String(index + 1).padStart(2, '0')}`),
    );
    for (const row of rows) expect(testsIn(row), row.slice(2, 7)).not.toEqual([]);
  });

  it.each(rows.flatMap(testsIn))('names a test that exists: %s "%s"', (file, name) => {
    expect(existsSync(path.join(root, file)), file).toBe(true);
    expect(readFileSync(path.join(root, file), 'utf8')).toContain(name);
  });
});
