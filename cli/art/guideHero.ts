import { hash32 } from '../../data/model/hash32.ts';
import type { Drawing } from './drawing.ts';
import { shadowStrength } from './merging.ts';
import { fitInto, transformOf } from './placement.ts';
import { printDrawing } from './recolor.ts';
import { defaultSkyline, type Mood, skyline } from './skyline.ts';

/** The drawing of a city, with its size in its own units. */
interface City {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Shares of the city's height: the largest drawing, and the ground under its feet. */
const [largest, ground] = [0.8, 0.97];

/**
 * How far to the left the city may step aside, in shares of its height, so that not all guides show the same towers. Further to the
 * left, its towers would stand behind the words of wide windows.
 */
const steps = [0.15, -0.5, -0.85] as const;

/** What the feet of a drawing stand in, so that they do not float. */
const shadow = '#0E1728';

/**
 * The city in the colors of a mood with a drawing in front of it; an SVG file of the city's size. The drawing is in the
 * center, where the sun is, and the center of the city to its left or right, by the name of the drawing.
 */
export function guideHero(
  { svg, width, height }: City,
  drawing: Drawing,
  mood: Mood,
  skylineColors = defaultSkyline,
): string {
  const size = largest * height;
  const { box } = drawing;
  const scale = Math.min(size / box.width, size / box.height);
  const middle = { x: width / 2, y: ground * height - (box.height * scale) / 2 };
  const offset = Math.round(height / 36);
  const aside = steps[hash32(drawing.name) % steps.length] ?? 0;
  const whole = `M0 0h${width}v${height}H0z`;
  const printed = `<use href="#hero" transform="${transformOf(box, fitInto(box, size, size, middle))}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${nested(skyline(svg, mood, skylineColors), -Math.round(aside * height), width, height)}` +
    `<defs><g id="hero">${printDrawing(drawing).body}</g>` +
    `<mask id="cast" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">` +
    `${printed}</mask></defs><g transform="translate(${offset} ${offset})" opacity="${shadowStrength}">` +
    `<path fill="${shadow}" d="${whole}" mask="url(#cast)"/></g>${printed}</svg>`
  );
}

/** An SVG file as an element of another one, `x` to the right and as large as `width` and `height`. */
function nested(svg: string, x: number, width: number, height: number): string {
  const root = svg.slice(svg.indexOf('<svg'), svg.lastIndexOf('</svg>') + '</svg>'.length);
  return root.replace(/^<svg[^>]*>/, (tag) => {
    const sized = tag.replace(/\s(?:x|y|width|height)="[^"]*"/g, '');
    const viewBox = /\sviewBox=/.test(sized) ? '' : ` viewBox="0 0 ${width} ${height}"`;
    return `<svg x="${x}" width="${width}" height="${height}"${viewBox}${sized.slice('<svg'.length)}`;
  });
}
