import { describe, expect, it } from 'vitest';
import { neighborhoodHeader } from '../../../../cli/art/neighborhoodHeader.ts';
import { readSvg } from '../../../../cli/art/svg.ts';
import { toneNames } from '../../../../data/model/appearance.ts';
import { drawingOf, sampleDrawings } from './support/drawings.ts';
import { unseenEdge } from './support/rasters.ts';

const ball = (name: string) => drawingOf(name, '<circle cx="10" cy="10" r="10" fill="#DF4A2E"/>');

describe('cli/art/neighborhoodHeader', () => {
  it('is small and has only finite numbers for every drawing', () => {
    for (const [index, drawing] of sampleDrawings().entries()) {
      const svg = neighborhoodHeader(drawing, toneNames[index % 6] ?? 'ember');
      expect(readSvg(svg)?.problem).toBeNull();
      expect(svg).toContain('viewBox="0 0 1200 480"');
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
      expect(svg.length).toBeLessThan(15_000);
    }
  });

  it('prints the same street for the same drawing, and a different one for another', () => {
    expect(neighborhoodHeader(ball('ball'), 'rose')).toBe(neighborhoodHeader(ball('ball'), 'rose'));
    expect(neighborhoodHeader(ball('ball'), 'rose')).not.toBe(neighborhoodHeader(ball('kite'), 'rose'));
  });

  it.each(toneNames)('keeps the whole edge of a drawing visible in %s', async (tone) => {
    expect(await unseenEdge(neighborhoodHeader(ball('ball'), tone))).toBeLessThan(0.1);
  });
});
