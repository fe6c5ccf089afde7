import type { BrandColors } from './brandColors.ts';
import { svgFile } from './svgFile.ts';

/** The head of the assistant, as an SVG file: a speech bubble with a face in a cap. `isLost` makes it puzzled. */
export function drawFace(isLost: boolean, { disc, brim, head, features }: BrandColors): string {
  const style = `<style>@media (prefers-color-scheme: dark) { .face { fill: ${head.dark} } .eye { fill: ${features.dark} } .mouth { stroke: ${features.dark} } }</style>`;
  const bubble = `<path class="face" fill="${head.light}" d="M32 14c13.800 0 24 9.800 24 22.500S45.800 59 32 59c-3.600 0-7-.6-10-1.800L10.500 61c-1.200.4-2.300-.8-1.800-2l3.300-8.200C9.500 46.800 8 42 8 36.500 8 23.800 18.200 14 32 14Z"/>`;
  const cap = `<g transform="rotate(${isLost ? 10 : -4} 32 18)"><path fill="${disc}" d="M15.500 21.500C17 11 23.500 5.500 32 5.500S47 11 48.500 21.500z"/><path fill="${brim}" d="M12 20h40.500c2.600 0 4 1.500 4 3s-1.400 2.500-4 2.500H12c-1.500 0-2.500-1.200-2.500-2.700S10.500 20 12 20Z"/><circle cx="32" cy="5.500" r="2.600" fill="${brim}"/></g>`;
  const [lookX, lookY] = isLost ? [1.5, -1] : [0, 0];
  const eyes = `<g class="eye" fill="${features.light}"><ellipse cx="${24 + lookX}" cy="${37 + lookY}" rx="3" ry="3.800"/><ellipse cx="${40 + lookX}" cy="${37 + lookY}" rx="3" ry="3.800"/></g>`;
  const curve = isLost ? 'M27 49.500q2.500-2.500 5 0t5 0' : 'M25 46.500c3.900 4.300 10.100 4.300 14 0';
  const mouth = `<path class="mouth" stroke="${features.light}" d="${curve}" fill="none" stroke-width="3.200" stroke-linecap="round"/>`;
  return svgFile('width="256" height="256" viewBox="0 0 64 64"', style + bubble + cap + eyes + mouth);
}
