import { describe, expect, it } from 'vitest';
import { catalogueFor } from '../../../../data/messages/catalogues.ts';
import { inCatalogue } from '../../../../data/messages/t.ts';
import { distanceLabel } from '../../../../data/model/distanceLabel.ts';

describe('data/model/distanceLabel', () => {
  it('says miles where the country uses them, with a tenth as long as that tells something', () => {
    expect([0.05, 1.3, 16, 40].map((distance) => distanceLabel(distance))).toEqual([
      '0.1 mi',
      '0.8 mi',
      '9.9 mi',
      '25 mi',
    ]);
  });

  it('says kilometers elsewhere, as the language writes them', () => {
    const labelIn = (tag: string, kilometers: number) =>
      inCatalogue(catalogueFor(tag), () => distanceLabel(kilometers));
    expect(labelIn('en-CA', 1.25)).toBe('1.3 km');
    expect(labelIn('en-ZA', 1.31)).toBe('1,3 km');
  });
});
