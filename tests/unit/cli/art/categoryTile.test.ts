import { describe, expect, it } from 'vitest';
import { categoryTile, emblem } from '../../../../cli/art/categoryTile.ts';
import { drawingOf } from './support/drawings.ts';

const ball = drawingOf('ball', '<circle cx="5" cy="5" r="5" fill="#F8312F"/>', 'viewBox="0 0 10 10"');

describe('cli/art/categoryTile', () => {
  it('prints an arch within an arch, and the drawing with its shadow', () => {
    expect(categoryTile(ball, 'sky')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 360"><path fill="#ABDAF4" d="M0 0h300v360H0z"/>' +
        '<path fill="#7BC4E9" d="M30 360V150a120 120 0 0 1 240 0V360z"/>' +
        '<path fill="#FFC64B" d="M66 360V160a84 84 0 0 1 168 0V360z"/>' +
        '<defs><g id="a"><g fill="#14213A"><circle cx="5" cy="5" r="5" fill="#DF4A2E"/></g></g>' +
        '<mask id="b" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="300" height="360">' +
        '<use href="#a" transform="translate(150 196)scale(21.4)translate(-5 -5)"/></mask></defs>' +
        '<g transform="translate(7 9)" opacity="0.3"><path fill="#1387B4" d="M0 0h300v360H0z" mask="url(#b)"/></g>' +
        '<use href="#a" transform="translate(150 196)scale(21.4)translate(-5 -5)"/></svg>',
    );
  });

  it('prints an emblem: the drawing alone, in the middle of a square', () => {
    const bar = drawingOf('bar', '<path fill="#FFF" d="M2 1h12v6H2z"/>', 'viewBox="2 1 12 6"');
    expect(emblem(bar)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
        '<g transform="translate(48 48)scale(8)translate(-8 -4)"><g fill="#14213A">' +
        '<path fill="#FFFAF0" d="M2 1h12v6H2z"/></g></g></svg>',
    );
  });
});
