import { describe, expect, it } from 'vitest';
import { contrastOf } from '../../../../cli/theme/contrast.ts';
import { weakPairs } from '../../../../cli/theme/contrastPairs.ts';
import { contrastSteps, oppositesOfStep } from '../../../../cli/theme/deriveFamilies.ts';
import { lookOf } from '../../../../cli/theme/look.ts';
import { completeTheme } from '../../../../cli/theme/readyThemes.ts';
import { toneNames } from '../../../../data/model/appearance.ts';
import { readyThemeNames } from '../../../../data/model/theme/readyThemeNames.ts';

describe('cli/theme/readyThemes', () => {
  it.each(readyThemeNames)('has no two colors in %s that are too much alike', (theme) => {
    const { palette, families } = lookOf({ theme });
    expect(weakPairs(palette)).toEqual([]);
    for (const tone of toneNames) {
      for (const step of contrastSteps) {
        for (const { color, least } of oppositesOfStep(palette, step)) {
          expect(contrastOf(families[tone][step], color), `${tone} ${step}`).toBeGreaterThanOrEqual(least);
        }
      }
    }
  });

  it('has looks that differ', () => {
    const accents = readyThemeNames.map((theme) => lookOf({ theme }).palette.teal.light);
    expect(new Set(accents).size).toBe(readyThemeNames.length);
  });

  it('counts what a city says more than the ready look, field by field', () => {
    const { palette } = lookOf({ theme: 'harbor', accent: '#6d28d9', surfaces: { card: '#fefefe' } });
    const ready = lookOf({ theme: 'harbor' }).palette;
    expect(palette.teal.light).toBe('#6d28d9');
    expect(palette.surface.light).toBe('#fefefe');
    expect(palette.paper).toEqual(ready.paper);
    expect(completeTheme({})).toEqual({ surfaces: {}, text: {}, tones: {} });
  });
});
