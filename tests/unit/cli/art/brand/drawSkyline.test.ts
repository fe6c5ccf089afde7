import { describe, expect, it } from 'vitest';
import { drawSkyline } from '../../../../../cli/art/brand/drawSkyline.ts';
import { skylineKinds } from '../../../../../cli/art/brand/skylineKinds.ts';
import { skyline } from '../../../../../cli/art/skyline.ts';

describe('cli/art/brand/drawSkyline', () => {
  it.each(skylineKinds)('draws %s in layers that a build recolors', (kind) => {
    const svg = drawSkyline('Springfield', kind);
    expect(skyline(svg, 'night')).not.toContain('data-layer');
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.length).toBeLessThan(14_000);
  });

  it('draws the same for the same name, and something else for another', () => {
    expect(drawSkyline('Springfield', 'towers')).toBe(drawSkyline('Springfield', 'towers'));
    expect(drawSkyline('Springfield', 'towers')).not.toBe(drawSkyline('Riverton', 'towers'));
  });
});
