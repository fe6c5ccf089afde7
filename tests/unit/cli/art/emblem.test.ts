import { describe, expect, it } from 'vitest';
import { emblem } from '../../../../cli/art/emblem.ts';
import { drawingOf } from './support/drawings.ts';

describe('cli/art/emblem', () => {
  it('is the drawing alone, in the middle of a square', () => {
    const bar = drawingOf('bar', '<path fill="#FFF" d="M2 1h12v6H2z"/>', 'viewBox="2 1 12 6"');
    expect(emblem(bar)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
        '<g transform="translate(48 48)scale(8)translate(-8 -4)"><g fill="#14213A">' +
        '<path fill="#FFFAF0" d="M2 1h12v6H2z"/></g></g></svg>',
    );
  });
});
