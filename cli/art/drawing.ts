import { hexOf } from './color.ts';
import { shapeProblem } from './shapeRules.ts';
import { allElements, readSvg, type SvgElement, writeSvg } from './svg.ts';

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
  /** SVG markup inside the root. Its ids are d0, d1 and so on, which posters do not use. */
  readonly body: string;
  /** `#RRGGBB` along its silhouette, largest share first; if empty, all its colors count. */
  readonly outline: readonly string[];
  /** It stands on the ground and must not be tilted. */
  readonly upright: boolean;
  /** Its colors belong to the palette of the posters, and stay as they are. */
  readonly inHouseColors: boolean;
}

/** A larger file is not a flat drawing, and its posters would not be small files. */
const maxLength = 40_000;

const rootAttributes = new Set(
  'xmlns viewBox width height data-outline data-upright data-palette'.split(' '),
);

/**
 * The drawing of a file such as `<svg xmlns="…" viewBox="…" data-outline="#RRGGBB …" data-upright="">…</svg>`, or
 * what is wrong with it, in words that complete `The drawing "x" …`. With `data-palette="house"` its colors stay.
 */
export function parseDrawing(name: string, svg: string): Drawing | string {
  if (svg.length > maxLength) return `has more than ${maxLength} characters`;
  const file = readSvg(svg);
  if (!file) return 'is nested too deep';
  if (file.problem !== null) return file.problem;
  const [root] = file.roots;
  if (!root || file.roots.length > 1 || root.name !== 'svg') return 'is not one <svg> element';
  for (const key of root.attributes.keys()) {
    if (!rootAttributes.has(key)) return `has the attribute ${key} on <svg>`;
  }
  const box = parseViewBox(root.attributes.get('viewBox'));
  if (typeof box === 'string') return box;
  const outline = parseOutline(root.attributes.get('data-outline') ?? '');
  if (typeof outline === 'string') return outline;
  const problem = root.children.length === 0 ? 'is empty' : shapeProblem(root.children);
  if (problem) return problem;
  return {
    name,
    box,
    body: withOwnIds(root.children).map(writeSvg).join(''),
    outline,
    upright: root.attributes.has('data-upright'),
    inHouseColors: root.attributes.get('data-palette') === 'house',
  };
}

export function parseViewBox(text: string | undefined): Box | string {
  if (text === undefined) return 'has no viewBox';
  const [x, y, width, height, ...more] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const complete = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
  if (!complete || more.length > 0 || ![x, y, width, height].every(Number.isFinite)) {
    return 'has a viewBox that is not four numbers';
  }
  // Beyond these limits numbers of the poster would lose digits.
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
    if (!color) return `has "${word}" in data-outline, which is not a color`;
    colors.push(color);
  }
  return colors;
}

function withOwnIds(shapes: readonly SvgElement[]): SvgElement[] {
  const ids = allElements(shapes).flatMap((element) => element.attributes.get('id') ?? []);
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
