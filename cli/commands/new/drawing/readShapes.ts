import { formatHex, parse } from 'culori';
import { type Box, parseViewBox } from '../../../art/drawing.ts';
import { shapeElements } from '../../../art/shapeRules.ts';
import { allElements, readSvg, type SvgElement, writeSvg } from '../../../art/svg.ts';

/** The shapes of an SVG file in the form of a drawing. */
export interface Shapes {
  /** Markup with every color written as `#RRGGBB`. */
  readonly body: string;
  /** Each color once, as `#RRGGBB`. */
  readonly colors: readonly string[];
  /** The box that the file draws them in. */
  readonly viewBox: Box;
}

/** A file that cannot become a drawing; the message completes `The drawing "x" …`, `hint` says what to do. */
export class UnusableDrawing extends Error {
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.hint = hint;
  }
}

const outlineLetters = 'Letters depend on the fonts of a visitor: turn them into paths.';

/** What to do about elements that editors write and drawings cannot have. */
const hints: Readonly<Record<string, string>> = {
  script: 'Remove all scripts.',
  style: 'Instead of a style sheet, write colors as attributes, such as fill="#DF4A2E".',
  text: outlineLetters,
  tspan: outlineLetters,
  image: 'Remove pictures made of pixels: a drawing has only shapes.',
};

const filledShapes = new Set(['path', 'circle', 'ellipse', 'rect', 'polygon', 'polyline']);
const paintAttributes = new Set(['fill', 'stroke', 'stop-color']);

/** Reads an SVG file as editors write it. Throws UnusableDrawing if it is more than flat shapes. */
export function readShapes(text: string): Shapes {
  const root = readRoot(text);
  const { attributes } = root;
  const size = (name: string) => Number.parseFloat(attributes.get(name) ?? '0');
  const viewBox = parseViewBox(attributes.get('viewBox') ?? `0 0 ${size('width')} ${size('height')}`);
  if (typeof viewBox === 'string') {
    throw new UnusableDrawing(viewBox, 'Add one that fits the shapes, such as viewBox="0 0 32 32".');
  }
  const shapes = withRootPaint(root).map(normalizeElement);
  const colors = allElements(shapes).flatMap((shape) =>
    [...shape.attributes].flatMap(([key, value]) =>
      paintAttributes.has(key) && value.startsWith('#') ? [value] : [],
    ),
  );
  return { body: shapes.map(writeSvg).join(''), colors: [...new Set(colors)], viewBox };
}

/** The outer element, without declarations and descriptions. */
function readRoot(text: string): SvgElement {
  const file = readSvg(
    text.replace(/<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(title|desc|metadata)\b[\s\S]*?<\/\1>/g, '').trim(),
  );
  const [root] = file?.roots ?? [];
  if (root?.name !== 'svg' || file?.roots.length !== 1) throw new UnusableDrawing('is not an SVG file');
  for (const { name } of allElements(root.children)) {
    if (!shapeElements.has(name)) {
      throw new UnusableDrawing(`contains <${name}>, which is not a shape`, hints[name] ?? null);
    }
  }
  if (file.problem !== null) throw new UnusableDrawing(file.problem);
  return root;
}

/**
 * The shapes, in a group with the paint that they inherit from the outer element, which is dropped. Shapes without a
 * fill are black; the group says so, because only written colors can be recolored.
 */
function withRootPaint({ attributes, children }: SvgElement): readonly SvgElement[] {
  const inherited = new Map([...attributes].filter(([key]) => /^(?:fill|stroke|opacity|clip)/.test(key)));
  if (!inherited.has('fill') && hasUnpainted(children)) inherited.set('fill', '#000000');
  return inherited.size === 0 ? children : [{ name: 'g', attributes: inherited, children }];
}

/** Whether a shape has no fill, neither its own nor that of a group. */
const hasUnpainted = (elements: readonly SvgElement[]): boolean =>
  elements.some(
    ({ name, attributes, children }) =>
      !attributes.has('fill') && (filledShapes.has(name) || hasUnpainted(children)),
  );

function normalizeElement({ name, attributes, children }: SvgElement): SvgElement {
  const normalized = [...attributes].map(([key, value]): [string, string] => {
    checkAttribute(key, value);
    if (key === 'xlink:href') return ['href', value];
    return [key, paintAttributes.has(key) ? normalizePaint(value.trim()) : value];
  });
  return { name, attributes: new Map(normalized), children: children.map(normalizeElement) };
}

function checkAttribute(key: string, value: string): void {
  if (/^on/i.test(key)) throw new UnusableDrawing(`has a script in its attribute ${key}`, hints.script);
  if ((/^(?:xlink:)?href$/.test(key) && !value.startsWith('#')) || /url\(\s*["']?(?!#)/i.test(value)) {
    throw new UnusableDrawing('refers to something outside itself', 'Put all shapes into the file.');
  }
  if (key === 'style' || key === 'class') {
    throw new UnusableDrawing(`uses ${key}="…"`, 'Write colors as attributes, such as fill="#DF4A2E".');
  }
  if (key.includes(':') && key !== 'xlink:href') {
    throw new UnusableDrawing(`has the attribute ${key}`, 'Save the file as plain SVG.');
  }
}

function normalizePaint(value: string): string {
  if (value === 'none' || value.startsWith('url(')) return value;
  const color = parse(value);
  if (color && (color.alpha ?? 1) === 1) return formatHex(color).toUpperCase();
  throw new UnusableDrawing(
    `has the color "${value}", which cannot be recolored`,
    'Write it as #RRGGBB, with fill-opacity="…" if it is translucent.',
  );
}
