import { describe, expect, it } from 'vitest';
import { guideHero } from '../../../../cli/art/guideHero.ts';
import { readSvg } from '../../../../cli/art/svg.ts';
import { drawingOf } from './support/drawings.ts';

const ball = drawingOf('ball', '<circle cx="5" cy="5" r="5" fill="#F8312F"/>', 'viewBox="0 0 10 10"');
const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const hero = (svg: string) => guideHero({ svg, width: 1000, height: 100 }, ball, 'dusk');

describe('cli/art/guideHero', () => {
  it('shows another part of the city behind other drawings', () => {
    const city = { svg: `<svg ${xmlns}></svg>`, width: 1000, height: 100 };
    const places = ['ball', 'kite', 'bear', 'tram', 'cup', 'dove'].map((name) => {
      const drawing = drawingOf(name, '<circle cx="5" cy="5" r="5"/>', 'viewBox="0 0 10 10"');
      return /<svg x="(-?\d+)"/.exec(guideHero(city, drawing, 'dusk'))?.[1];
    });
    expect(new Set(places)).toEqual(new Set(['-15', '50', '85']));
  });

  it('prints the drawing in the center, in front of the city', () => {
    const svg = hero(
      `<?xml version="1.0"?><svg ${xmlns} width="500" height="50" viewBox="0 0 500 50"><g data-layer="front"/></svg>\n`,
    );

    expect(readSvg(svg)?.problem).toBeNull();
    expect(svg).toContain(`<svg ${xmlns} width="1000" height="100" viewBox="0 0 1000 100">`);
    expect(svg).toContain(
      `<svg x="85" width="1000" height="100" ${xmlns} viewBox="0 0 500 50"><g fill="#182449" color="#182449"/></svg>`,
    );
    expect(svg).toContain('<use href="#hero" transform="translate(500 57)scale(8)translate(-5 -5)"/></svg>');
  });

  it('scales a city without a viewBox like any other', () => {
    expect(hero(`<svg ${xmlns} width="1000" height="100"></svg>`)).toContain(
      `<svg x="85" width="1000" height="100" viewBox="0 0 1000 100" ${xmlns}></svg>`,
    );
  });

  it('depends on the mood', () => {
    const city = { svg: `<svg ${xmlns}><g data-layer="back"/></svg>`, width: 1000, height: 100 };
    const moods = (['day', 'dusk', 'night'] as const).map((mood) => guideHero(city, ball, mood));
    expect(new Set(moods).size).toBe(3);
  });
});
