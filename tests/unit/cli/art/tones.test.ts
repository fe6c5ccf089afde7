import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { posterGrounds, tonesOf } from '../../../../cli/art/tones.ts';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';
import { toneNames } from '../../../../data/model/appearance.ts';
import { defaultFamilies as families } from '../../../../data/model/theme/toneFamilies.ts';

const sheet = readFileSync(path.join(root, 'client', 'styles', 'tokens.css'), 'utf8');

/** The steps of a family in the style sheet. */
function stepsInSheet(tone: string): [string, string][] {
  const block = new RegExp(`\\.tone-${tone} \\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';
  return [...block.matchAll(/--(\w+): (#[0-9a-f]{6});/g)].map(([, step = '', color = '']) => [step, color]);
}

describe('cli/art/tones', () => {
  it.each(toneNames)('has the same steps of %s as the style sheet', (tone) => {
    const steps = stepsInSheet(tone);
    expect(steps.length).toBeGreaterThanOrEqual(4);
    for (const [step, color] of steps) {
      expect(families[tone], step).toHaveProperty(step, color.toUpperCase());
    }
  });

  it.each(toneNames)('has six different colors on each ground of %s', (tone) => {
    for (const ground of posterGrounds) {
      const colors = Object.values(tonesOf(families[tone], ground));
      expect(new Set(colors).size).toBe(6);
      for (const color of colors) expect(color).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  it('uses the pale, the middle and the deep step as grounds', () => {
    expect(posterGrounds.map((ground) => tonesOf(families.sky, ground).base)).toEqual([
      '#D0EBFA',
      '#7BC4E9',
      '#05516F',
    ]);
  });
});
