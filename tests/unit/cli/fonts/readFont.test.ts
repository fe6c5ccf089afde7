import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';
import { readFont } from '../../../../cli/fonts/readFont.ts';

const font = (file: string) => readFileSync(path.join(root, 'client', 'fonts', file));

describe('cli/fonts/readFont', () => {
  it('finds the metrics of a text face, near those that were fitted by eye', () => {
    const metrics = readFont(font('inter.woff2'));
    if (typeof metrics === 'string') throw new Error(metrics);
    expect(metrics.ascent).toBeCloseTo(0.97, 1);
    expect(metrics.descent).toBeCloseTo(0.24, 1);
    expect(metrics.relativeWidth).toBeCloseTo(1.08, 1);
    expect(metrics.weights).toEqual([400, 650]);
  });

  it('finds the metrics of a display face', () => {
    const metrics = readFont(font('bricolage-grotesque.woff2'));
    if (typeof metrics === 'string') throw new Error(metrics);
    expect(metrics.relativeWidth).toBeCloseTo(1, 0);
    expect(metrics.weights).toEqual([700, 800]);
  });

  it('says what is wrong with other files', () => {
    expect(readFont(new Uint8Array())).toBe('is not a WOFF2 file');
    expect(readFont(Buffer.from('wOFF'.padEnd(80)))).toBe('is not a WOFF2 file');
    const inter = font('inter.woff2');
    expect(readFont(inter.subarray(0, 4_000))).toBe('is damaged');
  });
});
