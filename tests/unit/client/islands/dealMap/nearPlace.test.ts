import { describe, expect, it } from 'vitest';
import { nearestSentence, positionNear } from '../../../../../client/islands/dealMap/nearPlace.ts';
import { samplePoints } from '../../../../support/sampleMap.ts';

describe('client/islands/dealMap/nearPlace', () => {
  const limits = { extent: { west: 0, east: 100, south: 0, north: 100 }, most: 20 };
  const frame = { width: 300, height: 400 };

  it('shows the visitor with the deals around, unless they are not on the map', () => {
    const position = positionNear({ x: 60, y: 40 }, { lat: 35.6, lon: -80.4 }, samplePoints, limits, frame);
    expect(position?.x).toBe(70);
    expect(positionNear({ x: 300, y: 40 }, { lat: 35.6, lon: -78 }, samplePoints, limits, frame)).toBeNull();
  });

  it('says how far the nearest deal is', () => {
    expect(nearestSentence(samplePoints, { lat: 35.5, lon: -80.52 })).toBe(
      ' The nearest is 1.1 mi from you.',
    );
    expect(nearestSentence([], { lat: 35.5, lon: -80.52 })).toBe('');
  });
});
