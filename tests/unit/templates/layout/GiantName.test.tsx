import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GiantName } from '../../../../templates/layout/GiantName.tsx';

const mark = { src: '/assets/mark.svg', width: 48, height: 44, alt: '' };

/** Units of the drawing in which a name stands. */
function roomOf(name: string): number {
  const html = renderToStaticMarkup(<GiantName name={name} mark={mark} />);
  return Number(/viewBox="0 0 (\d+) /.exec(html)?.[1]);
}

describe('templates/layout/GiantName', () => {
  // Measured in a browser, with the letters of the display face.
  it.each([
    ['Tucson', 303],
    ['Boise', 229],
    ['Albuquerque', 537],
    ['Minneapolis', 500],
    ['San Francisco', 582],
    ['Llanfairpwll', 474],
    ['WOMBWOOD', 548],
  ])('gives %s room for its %s units, and not much more', (name, width) => {
    expect(roomOf(name)).toBeGreaterThan(width);
    expect(roomOf(name)).toBeLessThanOrEqual(Math.max(300, width * 1.3));
  });

  it('lets a short name be no taller than others', () => {
    expect(roomOf('Ely')).toBe(roomOf('Rye'));
  });
});
