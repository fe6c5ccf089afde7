import { describe, expect, it } from 'vitest';
import { oklchOf } from '../../../../cli/art/color.ts';
import { printDrawing, recolor } from '../../../../cli/art/recolor.ts';
import { drawingOf } from './support/drawings.ts';

const chroma = (color: string) => oklchOf(color)?.c ?? Number.NaN;

describe('cli/art/recolor', () => {
  it.each([
    ['#000', '#14213A'],
    ['black', '#14213A'],
    ['#FFFFFF', '#FFFAF0'],
    ['#fff', '#FFFAF0'],
    ['#F8312F', '#DF4A2E'],
  ])('prints %s as %s', (from, to) => {
    expect(recolor(from)).toBe(to);
  });

  it('makes greys warm, with the same lightness', () => {
    const [from, to] = [oklchOf('#808080'), oklchOf(recolor('#808080'))];
    expect(to?.l).toBeCloseTo(from?.l ?? 0, 2);
    expect(to?.c).toBeGreaterThan(0.008);
    expect(to?.h).toBeCloseTo(85, -1);
  });

  it('makes bright colors less bright, with the same hue', () => {
    expect(chroma(recolor('#FF00FF'))).toBeLessThan(0.17);
    expect(oklchOf(recolor('#FF00FF'))?.h).toBeCloseTo(oklchOf('#FF00FF')?.h ?? 0, -1);
    expect(chroma(recolor('#3CA06E'))).toBeLessThan(chroma('#3CA06E'));
  });

  it('keeps colors of the palette, and anything but plain colors', () => {
    for (const same of ['#14213A', '#F5A81C', '#0C5F5B', '#FFFAF0', 'none', 'url(#d0)', 'rgb(0 0 0 / 20%)']) {
      expect(recolor(same)).toBe(same);
    }
  });

  it('prints shapes without a color like black ones', () => {
    const { body, outline } = printDrawing(
      drawingOf('blot', '<path d="M0 0h9v9z"/><path fill="currentColor" d="M0 0"/>'),
    );
    expect(body).toBe('<g fill="#14213A"><path d="M0 0h9v9z"/><path fill="#14213A" d="M0 0"/></g>');
    expect(outline).toEqual(['#14213A']);
  });

  it('returns the printed colors of the outline', () => {
    const attributes = 'viewBox="0 0 9 9" data-outline="#FFF #F8312F"';
    expect(printDrawing(drawingOf('a', '<path fill="#000" d="M0 0"/>', attributes)).outline).toEqual([
      '#FFFAF0',
      '#DF4A2E',
    ]);
  });

  it('uses all colors as the outline of a drawing without one', () => {
    const shapes = '<path fill="#FFF" stroke="none" d="M0 0"/><path fill="#F8312F" d="M0 0"/>';
    expect(printDrawing(drawingOf('b', shapes)).outline).toEqual(['#FFFAF0', '#DF4A2E']);
  });

  it('keeps the colors of drawings in the palette', () => {
    const attributes = 'viewBox="0 0 9 9" data-palette="house" data-outline="#F8312F"';
    const { body, outline } = printDrawing(drawingOf('c', '<path fill="#F8312F" d="M0 0"/>', attributes));
    expect(body).toContain('#F8312F');
    expect(outline).toEqual(['#F8312F']);
  });
});
