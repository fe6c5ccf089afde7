import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchColor, oklchOf } from '../../../../cli/art/color.ts';
import { weakPairs } from '../../../../cli/theme/contrastPairs.ts';
import { colorFields, derivePalette } from '../../../../cli/theme/derivePalette.ts';
import { defaultPalette } from '../../../../data/model/theme/palette.ts';
import { anyColor } from './support/colors.ts';

const hueOf = (color: string) => oklchOf(color)?.h ?? 0;

/** A deep color of any hue, such as brands have. */
const deepColor = fc
  .record({
    l: fc.double({ min: 0.3, max: 0.44, noNaN: true }),
    c: fc.double({ min: 0.04, max: 0.2, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map(({ l, c, h }) => oklchColor(l, c, h));

describe('cli/theme/derivePalette', () => {
  it('is the default look if nothing is chosen', () => {
    expect(derivePalette({})).toEqual(defaultPalette);
  });

  it('is the default look if its own colors are chosen, in any case', () => {
    const { teal, paper, ink } = defaultPalette;
    const theme = {
      accent: teal.light.toUpperCase(),
      surfaces: { page: paper.light },
      text: { main: { light: ink.light, dark: ink.dark } },
    };
    expect(derivePalette(theme)).toEqual(defaultPalette);
  });

  it('has no two colors of the default look that are too much alike', () => {
    expect(weakPairs(defaultPalette)).toEqual([]);
  });

  it('keeps what is chosen, and makes the dark color of the same hue', () => {
    const { teal, ground, 'teal-soft': soft } = derivePalette({ accent: '#1d4ed8' });
    expect(teal.light).toBe('#1d4ed8');
    expect(ground.light).toBe('#1d4ed8');
    for (const color of [teal.dark, soft.light, soft.dark])
      expect(hueOf(color)).toBeCloseTo(hueOf('#1d4ed8'), -1);
  });

  it('takes a dark color that is chosen as it is', () => {
    const { teal } = derivePalette({ accent: { light: '#1d4ed8', dark: '#93c5fd' } });
    expect(teal).toEqual({ light: '#1d4ed8', dark: '#93c5fd' });
  });

  it('takes the surfaces of the dark theme from the text of the light one', () => {
    const { paper, surface } = derivePalette({ text: { main: '#3b1020' } });
    expect(paper.light).toBe(defaultPalette.paper.light);
    for (const color of [paper.dark, surface.dark]) expect(hueOf(color)).toBeCloseTo(hueOf('#3b1020'), -1);
  });

  it('makes everything readable that follows from a deep accent', () => {
    fc.assert(
      fc.property(deepColor, (accent) => {
        expect(weakPairs(derivePalette({ accent }))).toEqual([]);
      }),
    );
  });

  it('makes everything readable that follows from a deep text and pale paper', () => {
    fc.assert(
      fc.property(deepColor, fc.double({ min: 0, max: 360, noNaN: true }), (main, hue) => {
        const [text, page] = [oklchColor(0.25, 0.05, hueOf(main)), oklchColor(0.975, 0.012, hue)];
        expect(weakPairs(derivePalette({ text: { main: text }, surfaces: { page } }))).toEqual([]);
      }),
    );
  });

  it('ends with colors, whatever is chosen', () => {
    const chosen = fc.option(anyColor, { nil: undefined });
    const fields = fc.record({
      accent: chosen,
      highlight: chosen,
      urgent: chosen,
      ground: chosen,
      footer: chosen,
      surfaces: fc.record({ page: chosen, card: chosen, sunk: chosen, line: chosen, edge: chosen }),
      text: fc.record({ main: chosen, soft: chosen, faint: chosen }),
    });
    fc.assert(
      fc.property(fields, (theme) => {
        const look = derivePalette(theme);
        for (const { light, dark } of Object.values(look)) {
          expect(light).toMatch(/^#[0-9a-f]{6}$/);
          expect(dark).toMatch(/^#[0-9a-f]{6}$/);
        }
      }),
    );
  });

  it('sets a color of its own with each field', () => {
    expect(new Set(colorFields.map(({ name }) => name)).size).toBe(colorFields.length);
  });
});
