import { hexOf, oklchColor, oklchOf } from './color.ts';
import type { Box, Drawing } from './drawing.ts';

/** Replaces black, and is the color of shapes that have none. */
const ink = '#14213A';

/** The colors that drawings use most, and what replaces each in the palette of the posters. */
const replacements: Readonly<Record<string, string>> = {
  '#FFFFFF': '#FFFAF0',
  '#F4F4F4': '#FBF4E6',
  '#E6E6E6': '#EADFCB',
  '#D3D3D3': '#D8CDBB',
  '#BEBEBE': '#BFB6A8',
  '#9B9B9B': '#8D8C93',
  '#636363': '#4D566B',
  '#212121': '#1A2742',
  '#1C1C1C': '#1A2742',
  '#000000': ink,
  '#201728': '#1B2440',
  '#321B41': '#262B57',
  '#F8312F': '#DF4A2E',
  '#00A6ED': '#2F8FC4',
  '#0074BA': '#1F6A9C',
  '#F70A8D': '#CF3A72',
  '#FF6DC6': '#EE8FB0',
  '#F837A2': '#DB5488',
  '#00D26A': '#36A676',
  '#008463': '#0E6B62',
  '#86D72F': '#8FBF4A',
  '#FCD53F': '#FACB52',
  '#F9C23C': '#F5B537',
  '#FFB02E': '#F5A81C',
  '#CA0B4A': '#B02A4A',
  '#F92F60': '#DF4560',
  '#533566': '#4A3A78',
  '#635994': '#5F5A9B',
  '#3F5FFF': '#4867C9',
  '#26C9FC': '#63BBDD',
  '#26EAFC': '#8AD3E3',
  '#83CBFF': '#A5CDEB',
};

/** Colors that already belong to the palette, including those of the style sheet. */
const paletteColors = new Set([
  ...Object.values(replacements),
  ...['#FBF6EC', '#FFFDF8', '#F4EBDB', '#E6DBC7', '#8F866F', '#46516A', '#5E6880', '#101B31'],
  ...['#0C5F5B', '#094A47', '#D8EBE4', '#FDEBC4', '#7F4B00', '#AF3619', '#F6EFE1', '#FFBB3D'],
]);

/** A color of a drawing, converted to the palette of the posters. Anything but a plain color, such as `none`, stays. */
export function recolor(color: string): string {
  const key = hexOf(color);
  const lch = oklchOf(color);
  if (color === 'currentColor') return ink;
  if (!key || !lch || lch.alpha < 1) return color;
  if (paletteColors.has(key)) return key;
  const replacement = replacements[key];
  if (replacement) return replacement;
  const { l, c, h } = lch;
  // Greys become warm, other colors a little less bright.
  return c < 0.03
    ? oklchColor(l, Math.min(0.02, c + 0.012), 85)
    : oklchColor(l, Math.min(c * 0.86, 0.165), h);
}

/** A drawing in the palette of the posters. */
export interface PrintedDrawing {
  readonly box: Box;
  /** SVG markup of one group. */
  readonly body: string;
  /** `#RRGGBB` along its silhouette, largest share first; never empty. */
  readonly outline: readonly string[];
}

const paletteColor = (color: string) => (color === 'currentColor' ? ink : color);

/** The drawing in the palette of the posters. */
export function printDrawing(drawing: Drawing): PrintedDrawing {
  const colors = new Set<string>();
  const paint = drawing.inHouseColors ? paletteColor : recolor;
  const recolored = drawing.body.replace(
    /\b(fill|stroke|stop-color)="([^"]*)"/g,
    (_, key: string, color: string) => {
      const result = paint(color);
      if (result.startsWith('#')) colors.add(result);
      return `${key}="${result}"`;
    },
  );
  const outline = drawing.outline.length > 0 ? drawing.outline.map(paint) : [...colors];
  return {
    box: drawing.box,
    body: `<g fill="${ink}">${recolored}</g>`,
    outline: outline.length > 0 ? [...new Set(outline)] : [ink],
  };
}
