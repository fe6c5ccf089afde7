import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testBundle } from '../support/testBundle.ts';

const engine = JSON.parse(readFileSync(path.join(testBundle(), 'engine.json'), 'utf8')) as {
  inputs: string[];
  gzip: { styles: Record<string, number>; script: number };
};

describe('what ships to browsers', () => {
  it('holds no schema, no zone arithmetic and nothing of templates/ or cli/', () => {
    const strangers = engine.inputs.filter((file) =>
      /^(?:cli|templates|data\/schema)\/|node_modules\/(?:zod|date-fns|date-fns-tz)\//.test(file),
    );
    expect(engine.inputs.length).toBeGreaterThan(5);
    expect(strangers).toEqual([]);
  });

  it('holds no React while a page has no island', () => {
    expect(engine.inputs.filter((file) => /node_modules\/react/.test(file))).toEqual([]);
  });

  it('keeps the script before interaction within 2 kB and each style sheet within 10 kB of gzip', () => {
    expect(engine.gzip.script).toBeLessThanOrEqual(2048);
    expect(Math.max(...Object.values(engine.gzip.styles))).toBeLessThanOrEqual(10_240);
  });
});
