import { describe, expect, it } from 'vitest';
import { defaultSkyline } from '../../../../cli/art/skyline.ts';
import { derivePalette } from '../../../../cli/theme/derivePalette.ts';
import { deriveSkyline } from '../../../../cli/theme/deriveSkyline.ts';
import { defaultPalette } from '../../../../data/model/theme/palette.ts';

describe('cli/theme/deriveSkyline', () => {
  it('is the default city in the default colors', () => {
    expect(deriveSkyline(defaultPalette)).toEqual(defaultSkyline);
  });

  it('stands on the ground of pages, which begins below it', () => {
    const palette = derivePalette({ ground: { light: '#1e3a8a', dark: '#101b3f' }, highlight: '#f9a8d4' });
    const { day, night, dusk } = deriveSkyline(palette);
    expect(day.trees).toBe('#1E3A8A');
    expect(night.trees).toBe('#101B3F');
    expect(day.lit).not.toBe(defaultSkyline.day.lit);
    expect(dusk).toEqual(defaultSkyline.dusk);
  });
});
