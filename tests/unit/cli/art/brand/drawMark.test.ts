import { describe, expect, it } from 'vitest';
import { defaultBrandColors } from '../../../../../cli/art/brand/brandColors.ts';
import { drawFace } from '../../../../../cli/art/brand/drawFace.ts';
import { drawMark } from '../../../../../cli/art/brand/drawMark.ts';

describe('cli/art/brand/drawMark', () => {
  it('draws the same for the same name, and other roofs for another', () => {
    const mark = (city: string) => drawMark(city, defaultBrandColors);
    expect(mark('Springfield')).toBe(mark('Springfield'));
    expect(mark('Springfield')).not.toBe(mark('Riverton'));
    expect(mark('東京')).not.toMatch(/NaN|undefined/);
  });
});

describe('cli/art/brand/drawFace', () => {
  it('has another color of the head in each theme, and another look when it is lost', () => {
    const head = { light: '#1D4ED8', dark: '#93C5FD' };
    const face = drawFace(false, { ...defaultBrandColors, head });
    expect(face).toContain('fill="#1D4ED8"');
    expect(face).toContain('.face { fill: #93C5FD }');
    expect(drawFace(true, defaultBrandColors)).not.toBe(drawFace(false, defaultBrandColors));
  });
});
