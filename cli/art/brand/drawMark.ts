import { randomInteger, seededRandom } from '../random.ts';
import type { BrandColors } from './brandColors.ts';
import { svgFile } from './svgFile.ts';

/** The logo of a city with that name: its roofs before a low sun, as an SVG file. */
export function drawMark(city: string, { disc, sun, roofs, street }: BrandColors): string {
  const random = seededRandom(`mark ${city}`);
  const heights = [0, 1, 2, 3].map((index) => randomInteger(random, 9, index === 1 || index === 2 ? 22 : 15));
  const houses = heights.map((height, index) => `M${7 + index * 9} 46V${39 - height}h7.4V46z`).join('');
  return svgFile(
    'width="480" height="480" viewBox="0 0 48 48"',
    `<clipPath id="disc"><circle cx="24" cy="24" r="21"/></clipPath><g clip-path="url(#disc)"><path fill="${disc}" d="M0 0h48v48H0z"/><circle cx="24" cy="20" r="10" fill="${sun}"/><path fill="${roofs}" d="${houses}"/><path fill="${street}" d="M0 38h48v10H0z"/></g>`,
  );
}
