import { hexOf } from './color.ts';
import { parseMarkup, type SvgElement, writeMarkup } from './markup.ts';
import { markupFault, withDescendants } from './safeMarkup.ts';

/** A rectangle in the units of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A flat drawing of the content. */
export interface Drawing {
  readonly name: string;
  /** Tight around the painted shape. */
  readonly box: Box;
  /** SVG markup inside the root. Its ids are d0, d1 and so on, so that none can be a poster's own. */
  readonly body: string;
  /** `#RRGGBB` along its silhouette, biggest share first; empty when unknown: then all its colors count. */
  readonly outline: readonly string[];
  /** Stands on the ground, and must not be tilted. */
  readonly upright: boolean;
  /** Made in the colors of the house, which are printed as they are. */
  readonly inHouseColors: boolean;
}

/** A drawing with more than this is no flat drawing, and its poster no small file. */
const longest = 40_000;

const rootAttributes = new Set(
  'xmlns viewBox width height data-outline data-upright data-palette'.split(' '),
);

/**
 * The drawing of a file such as `<svg xmlns="…" viewBox="…" data-outline="#RRGGBB …" data-upright="">…</svg>`, or
 * what is wrong with it, in words that complete `The drawing "x" …`. With `data-palette="house"` its colors stay.
 */
export function parseDrawing(name: string, svg: string): Drawing | string {
  if (svg.length > longest) return `has more than ${longest} characters`;
  const root = parseMarkup(svg);
  if (typeof root === 'string') return root;
  for (const key of root.attributes.keys()) {
    if (!rootAttributes.has(key)) return `has the attribute ${key} on <svg>`;
  }
  const box = parseViewBox(root.attributes.get('viewBox'));
  if (typeof box === 'string') return box;
  const outline = parseOutline(root.attributes.get('data-outline') ?? '');
  if (typeof outline === 'string') return outline;
  const fault = root.children.length === 0 ? 'is empty' : markupFault(root.children);
  if (fault) return fault;
  return {
    name,
    box,
    body: withOwnIds(root.children).map(writeMarkup).join(''),
    outline,
    upright: root.attributes.has('data-upright'),
    inHouseColors: root.attributes.get('data-palette') === 'house',
  };
}

function parseViewBox(text: string | undefined): Box | string {
  if (text === undefined) return 'has no viewBox';
  const [x, y, width, height, ...more] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const complete = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
  if (!complete || more.length > 0 || ![x, y, width, height].every(Number.isFinite)) {
    return 'has a viewBox that is not four numbers';
  }
  // Beyond these a number of the poster would lose its digits.
  const possible = [width, height].every((size) => size >= 0.1 && size <= 1e5) && width / height < 100;
  if (!possible || height / width > 100 || Math.abs(x) > 1e5 || Math.abs(y) > 1e5) {
    return 'has a viewBox of an impossible size';
  }
  return { x, y, width, height };
}

function parseOutline(text: string): string[] | string {
  const colors: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const color = hexOf(word);
    if (!color) return `has "${word}" in data-outline, which is no color`;
    colors.push(color);
  }
  return colors;
}

function withOwnIds(shapes: readonly SvgElement[]): SvgElement[] {
  const ids = shapes.flatMap(withDescendants).flatMap((element) => element.attributes.get('id') ?? []);
  const names = new Map(ids.map((id, index) => [id, `d${index}`]));
  const rename = (element: SvgElement): SvgElement => ({
    ...element,
    attributes: new Map([...element.attributes].map(([key, value]) => [key, renamed(key, value, names)])),
    children: element.children.map(rename),
  });
  return shapes.map(rename);
}

function renamed(key: string, value: string, names: ReadonlyMap<string, string>): string {
  if (key === 'id') return names.get(value) ?? value;
  if (key === 'href') return `#${names.get(value.slice(1))}`;
  return value.replace(/^url\(#(.*)\)$/, (_, id: string) => `url(#${names.get(id)})`);
}
