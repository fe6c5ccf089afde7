import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oklchOf } from '../../../../cli/art/color.ts';
import { contrastOf } from '../../../../cli/theme/contrast.ts';
import { contrastSteps, deriveFamilies, oppositesOfStep } from '../../../../cli/theme/deriveFamilies.ts';
import { derivePalette } from '../../../../cli/theme/derivePalette.ts';
import { toneNames } from '../../../../data/model/appearance.ts';
import { defaultPalette } from '../../../../data/model/theme/palette.ts';
import { defaultFamilies, type ToneFamilies } from '../../../../data/model/theme/toneFamilies.ts';
import { anyColor } from './support/colors.ts';

/** Steps that cannot be read where pages show them. */
const unreadable = (families: ToneFamilies, palette = defaultPalette) =>
  toneNames.flatMap((tone) =>
    contrastSteps.filter((step) =>
      oppositesOfStep(palette, step).some(
        ({ color, least }) => contrastOf(families[tone][step], color) < least,
      ),
    ),
  );

const steps = { pale: '#E0F2F1', soft: '#B2DFDB', mid: '#80CBC4', strong: '#00897B', deep: '#00453E' };

describe('cli/theme/deriveFamilies', () => {
  it('has the default families if nothing is chosen, all of which can be read', () => {
    expect(deriveFamilies({}, defaultPalette)).toEqual(defaultFamilies);
    expect(unreadable(defaultFamilies)).toEqual([]);
  });

  it('gives a family the hue of a color, and leaves the others', () => {
    const { ember, sky } = deriveFamilies({ tones: { ember: '#7c3aed' } }, defaultPalette);
    expect(sky).toEqual(defaultFamilies.sky);
    for (const color of [ember.soft, ember.mid, ember.strong, ember.deep]) {
      expect(Math.abs((oklchOf(color)?.h ?? 0) - (oklchOf('#7c3aed')?.h ?? 0))).toBeLessThan(12);
    }
  });

  it('takes steps as they are', () => {
    const { rose } = deriveFamilies({ tones: { rose: { ...steps, pop: '#ffb300' } } }, defaultPalette);
    expect(rose).toMatchObject({ ...steps, pop: '#FFB300' });
  });

  it('makes families readable, whatever colors they come from', () => {
    fc.assert(
      fc.property(fc.record(Object.fromEntries(toneNames.map((tone) => [tone, anyColor]))), (tones) => {
        expect(unreadable(deriveFamilies({ tones }, defaultPalette))).toEqual([]);
      }),
    );
  });

  it('makes the default families readable on other pages', () => {
    const palette = derivePalette({ surfaces: { page: '#e3e8ef' }, text: { main: '#0b0b0c' } });
    expect(unreadable(deriveFamilies({}, palette), palette)).toEqual([]);
  });
});
