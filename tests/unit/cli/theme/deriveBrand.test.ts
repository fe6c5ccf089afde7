import { describe, expect, it } from 'vitest';
import { defaultBrandColors } from '../../../../cli/art/brand/brandColors.ts';
import { deriveBrand } from '../../../../cli/theme/deriveBrand.ts';
import { derivePalette } from '../../../../cli/theme/derivePalette.ts';
import { defaultPalette } from '../../../../data/model/theme/palette.ts';

describe('cli/theme/deriveBrand', () => {
  it('has the default colors in the default look', () => {
    expect(deriveBrand(defaultPalette)).toEqual(defaultBrandColors);
  });

  it('follows the accent, the highlight, the urgent color and the page, each in its place', () => {
    const changedBy = (theme: Parameters<typeof derivePalette>[0]) => {
      const colors = Object.entries(deriveBrand(derivePalette(theme)));
      const before = new Map<string, unknown>(Object.entries(defaultBrandColors));
      return colors.flatMap(([name, color]) =>
        JSON.stringify(color) === JSON.stringify(before.get(name)) ? [] : name,
      );
    };
    expect(changedBy({ accent: '#1d4ed8' })).toEqual(expect.arrayContaining(['street', 'head']));
    expect(changedBy({ highlight: '#f9a8d4' })).toEqual(['disc', 'sun']);
    expect(changedBy({ urgent: '#9d174d' })).toEqual(['brim']);
    expect(changedBy({ surfaces: { page: '#f5f7fa' } })).toContain('sky');
  });
});
