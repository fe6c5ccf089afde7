import { describe, expect, it } from 'vitest';
import { nearestLine } from '../../../../cli/content/nearestLine.ts';

const lines = ['Bring a spoon.', 'No need to read music at all.', 'Ask at the counter.'];

describe('cli/content/nearestLine', () => {
  it('finds a line that was edited, whatever its case and punctuation', () => {
    expect(nearestLine('no need to read music', lines)).toBe('No need to read music at all.');
    expect(nearestLine('Bring a big spoon!', lines)).toBe('Bring a spoon.');
  });

  it('finds none that says something else', () => {
    expect(nearestLine('There is a lift to the pool.', lines)).toBeNull();
    expect(nearestLine('Bring a spoon.', [])).toBeNull();
  });

  it('finds the first of several that are as near', () => {
    expect(nearestLine('Free tea', ['Free beer', 'Free soup'])).toBe('Free beer');
  });
});
