import { describe, expect, it } from 'vitest';
import { distanceLabel } from '../../../../data/model/distanceLabel.ts';

describe('data/model/distanceLabel', () => {
  it('says miles where the country uses them, with a tenth as long as that tells something', () => {
    expect([0.05, 1.3, 16, 40].map((distance) => distanceLabel(distance, 'en-US'))).toEqual([
      '0.1 mi',
      '0.8 mi',
      '9.9 mi',
      '25 mi',
    ]);
  });

  it('says kilometers elsewhere, as the language writes them', () => {
    expect(distanceLabel(1.25, 'en-CA')).toBe('1.3 km');
    expect(distanceLabel(1.31, 'de-DE')).toBe('1,3 km');
  });
});
