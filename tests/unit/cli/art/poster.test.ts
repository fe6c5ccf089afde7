import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { posterVariants } from '../../../../cli/art/poster.ts';
import { readSvg } from '../../../../cli/art/svg.ts';
import { toneNames } from '../../../../data/model/appearance.ts';
import { defaultFamilies } from '../../../../data/model/theme/toneFamilies.ts';
import { propertyRuns } from '../../../support/fullRun.ts';
import { drawingOf, sampleDrawings } from './support/drawings.ts';
import { raster } from './support/rasters.ts';

const cup = '<path fill="#1F6A9C" d="M2 2h16v9H2z"/><circle cx="10" cy="12" r="6"/>';
const drawings = sampleDrawings();
const allPosters = drawings.flatMap((drawing, index) => {
  const tone = toneNames[index % toneNames.length] ?? 'ember';
  return posterVariants(drawing, tone);
});
const share = (ground: string) =>
  allPosters.filter((poster) => poster.ground === ground).length / allPosters.length;

describe('cli/art/poster', () => {
  it('creates five posters of each drawing, in different compositions', () => {
    for (const drawing of drawings) {
      for (const tone of toneNames) {
        const posters = posterVariants(drawing, tone);
        expect(posters).toHaveLength(5);
        expect(new Set(posters.map(({ composition }) => composition)).size).toBe(5);
      }
    }
  });

  it('depends only on the drawing, its name and the family of colors', () => {
    const [cupA, cupB] = [drawingOf('cup', cup), drawingOf('cup', cup)];
    expect(posterVariants(cupA, 'sky')).toEqual(posterVariants(cupB, 'sky'));
    const others = [posterVariants(drawingOf('mug', cup), 'sky'), posterVariants(cupA, 'sage')];
    for (const other of others) expect(other).not.toEqual(posterVariants(cupA, 'sky'));
  });

  it('uses light grounds most often, and deep ones least', () => {
    expect(share('light')).toBeGreaterThan(0.4);
    expect(share('mid')).toBeGreaterThan(0.2);
    expect(share('deep')).toBeGreaterThan(0.1);
    expect(share('light')).toBeGreaterThan(share('mid'));
    expect(share('mid')).toBeGreaterThanOrEqual(share('deep'));
  });

  it('prints no drawing on more than one deep ground, whatever the family', () => {
    for (const drawing of drawings) {
      for (const tone of toneNames) {
        const deep = posterVariants(drawing, tone).filter(({ ground }) => ground === 'deep');
        expect(deep.length, `${drawing.name} ${tone}`).toBeLessThanOrEqual(1);
      }
    }
  });

  it('borrows the colors of the nearest families for a drawing that its own would hide', () => {
    const peach = drawingOf('peach', '<circle cx="10" cy="10" r="8" fill="#ECB071"/>', 'viewBox="2 2 16 16"');
    const bases = posterVariants(peach, 'ember').map(({ svg }) => /<path fill="(#\w{6})"/.exec(svg)?.[1]);
    const { rose, sage, ember } = defaultFamilies;
    const expected = [rose.pale, rose.mid, sage.pale, sage.mid, ember.deep];
    expect(bases.filter((base) => !expected.includes(base ?? ''))).toEqual([]);
    expect(bases.some((base) => base === rose.pale || base === rose.mid)).toBe(true);
    expect(bases.some((base) => base === sage.pale || base === sage.mid)).toBe(true);
  });

  it('uses every composition', () => {
    expect(new Set(allPosters.map(({ composition }) => composition)).size).toBe(16);
  });

  it('creates small files', () => {
    const sizes = allPosters.map(({ svg }) => svg.length);
    expect(Math.max(...sizes)).toBeLessThan(12_000);
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(4000);
  });

  it('tilts drawings a little, except upright ones', () => {
    const tiltsOf = (attributes: string) =>
      toneNames.flatMap((tone) =>
        posterVariants(drawingOf('cup', cup, attributes), tone).map(({ svg }) =>
          Number(/<use [^>]*rotate\((-?\d+)\)/.exec(svg)?.[1] ?? 0),
        ),
      );
    const tilted = tiltsOf('viewBox="2 2 16 16"');
    expect(new Set(tilted).size).toBeGreaterThan(5);
    expect(Math.max(...tilted.map(Math.abs))).toBeLessThanOrEqual(10);
    expect(tiltsOf('viewBox="2 2 16 16" data-upright=""').every((tilt) => tilt === 0)).toBe(true);
  });

  it('shows the drawing in the middle, with its shadow to the lower right', async () => {
    const square = drawingOf(
      'square',
      '<path fill="#DF4A2E" d="M1 1h8v8H1z"/>',
      'viewBox="1 1 8 8" data-upright=""',
    );
    for (const { svg } of posterVariants(square, 'dusk')) {
      const pixels = await raster(svg, 800, 600);
      const color = (x: number, y: number) =>
        pixels.subarray((y * 800 + x) * 4, (y * 800 + x) * 4 + 3).toString('hex');
      const corners = [color(171, 71), color(628, 71), color(171, 528), color(628, 528)];
      expect(corners).toEqual(Array(4).fill('df4a2e'));
      expect([color(167, 300), color(633, 300), color(400, 67), color(400, 533)]).not.toContain('df4a2e');
      const paths = svg.slice(0, svg.indexOf('<defs>'));
      const bare = await raster(`${paths}</svg>`, 800, 600);
      const shaded = (x: number, y: number) =>
        !bare
          .subarray((y * 800 + x) * 4, (y * 800 + x) * 4 + 3)
          .equals(pixels.subarray((y * 800 + x) * 4, (y * 800 + x) * 4 + 3));
      expect([shaded(642, 300), shaded(400, 546), shaded(648, 300), shaded(400, 552)]).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }
  });

  it('creates well-formed files with finite numbers for any drawing', async () => {
    const size = fc.integer({ min: 1, max: 3000 });
    const input = fc.record({
      name: fc.string(),
      box: fc.tuple(fc.integer(), fc.integer(), size, size).filter(([x, y, w, h]) => {
        return Math.max(Math.abs(x), Math.abs(y)) < 1e5 && w / h < 100 && h / w < 100;
      }),
      tone: fc.constantFrom(...toneNames),
      color: fc.stringMatching(/^#[0-9a-f]{6}$/),
    });
    await fc.assert(
      fc.asyncProperty(input, async ({ name, box, tone, color }) => {
        const drawing = drawingOf(
          name,
          `<path fill="${color}" d="M0 0h9v9z"/>`,
          `viewBox="${box.join(' ')}"`,
        );
        for (const { svg } of posterVariants(drawing, tone)) {
          expect(readSvg(svg)?.problem).toBeNull();
          expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
        }
        const [{ svg } = { svg: '' }] = posterVariants(drawing, tone);
        expect((await raster(svg, 8, 6)).length).toBe(8 * 6 * 4);
      }),
      propertyRuns(60),
    );
  });
});
