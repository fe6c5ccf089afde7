import { describe, expect, it } from 'vitest';
import { skyline } from '../../../../../../cli/art/skyline.ts';
import { skylineKinds } from '../../../../../../cli/commands/init/answers.ts';
import { newSkyline } from '../../../../../../cli/commands/init/brand/newSkyline.ts';

describe('cli/commands/init/brand/newSkyline', () => {
  it.each(skylineKinds)('draws %s in layers that a build recolors', (kind) => {
    const svg = newSkyline('Springfield', kind);
    expect(skyline(svg, 'night')).not.toContain('data-layer');
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg.length).toBeLessThan(14_000);
  });

  it('draws the same for the same name, and something else for another', () => {
    expect(newSkyline('Springfield', 'towers')).toBe(newSkyline('Springfield', 'towers'));
    expect(newSkyline('Springfield', 'towers')).not.toBe(newSkyline('Riverton', 'towers'));
  });
});
