import { formatHex, parse } from 'culori';

const shapes = new Set(
  'g path circle ellipse rect polygon polyline line defs clipPath mask linearGradient radialGradient stop use'.split(
    ' ',
  ),
);
const refusals = {
  script: 'A drawing must not hold scripts.',
  style: 'Write colors as attributes (fill="#DF4A2E") instead of in a style sheet.',
  text: 'Letters depend on the fonts of a visitor: turn them into paths.',
  tspan: 'Letters depend on the fonts of a visitor: turn them into paths.',
  image: 'A drawing holds shapes alone, no pictures made of pixels.',
  foreignObject: 'A drawing holds shapes alone.',
};

/** A shape with no fill of its own. */
const unpainted = /<(?:path|circle|ellipse|rect|polygon|polyline)\b(?![^>]*\sfill\s*=)/;

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * @param {string} text an SVG file
 * @param {string} source its name in messages
 * @returns {{ body: string, viewBox: Box }} what stands inside the outer element, and the box it is drawn in
 */
export function readSvg(text, source) {
  const bare = text.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '').trim();
  const [, attributes, inside] = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/.exec(bare) ?? [];
  if (attributes === undefined || inside === undefined) throw new Error(`"${source}" is not an SVG file.`);
  const box =
    attributeOf(attributes, 'viewBox') ?? `0 0 ${size(attributes, 'width')} ${size(attributes, 'height')}`;
  const [x = 0, y = 0, width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0))
    throw new Error(`"${source}" needs a viewBox, such as viewBox="0 0 32 32".`);
  const shapesOnly = inside.replace(/<(title|desc|metadata)\b[\s\S]*?<\/\1>/g, '').trim();
  // Paint that the outer element hands down to the shapes would be lost with it, and so would the black of shapes
  // that name no color: only named colors can be recolored.
  const handedDown = [
    ...attributes.matchAll(/\s(?:fill|stroke|opacity|clip)[\w-]*\s*=\s*(?:"[^"]*"|'[^']*')/g),
  ].join('');
  const isBlack = !/\sfill\s*=/.test(attributes) && unpainted.test(shapesOnly);
  const paint = handedDown + (isBlack ? ' fill="#000000"' : '');
  return { body: paint ? `<g${paint}>${shapesOnly}</g>` : shapesOnly, viewBox: { x, y, width, height } };
}

/**
 * @param {string} body
 * @param {string} source its name in messages
 * @returns {string} the same shapes, every color written as #RRGGBB
 */
export function checkedShapes(body, source) {
  const refuse = (/** @type {string} */ why) => {
    throw new Error(`"${source}" is refused. ${why}`);
  };
  for (const [, name = ''] of body.matchAll(/<([^\s/>!?]+)/g)) {
    if (shapes.has(name)) continue;
    refuse(refusals[/** @type {keyof typeof refusals} */ (name)] ?? `A drawing has no use for <${name}>.`);
  }
  if (/<[!?]/.test(body)) refuse('A drawing holds neither comments nor declarations inside.');
  if (/\son[a-z]+\s*=/i.test(body)) refuse('A drawing must not hold scripts, and so no on…= attributes.');
  if (/\shref\s*=\s*["'](?!#)|url\(\s*["']?(?!#)/i.test(body)) {
    refuse('It points outside itself: a drawing must hold all of its own shapes.');
  }
  const styled = /\s(style|class)\s*=/.exec(body)?.[1];
  if (styled) refuse(`It uses ${styled}="…": write colors as attributes, such as fill="#DF4A2E".`);
  const prefixed = /\s([\w-]+:[\w-]+)\s*=/.exec(body)?.[1];
  if (prefixed && prefixed !== 'xlink:href') refuse(`Save it as plain SVG, without "${prefixed}".`);
  if (/xlink:href\s*=\s*["'](?!#)/i.test(body)) refuse('It points outside itself.');
  return body
    .replaceAll('xlink:href', 'href')
    .replace(/>\s+</g, '><')
    .replace(
      paintPattern,
      (_, before, value, after) => `${before}${paintValue(value) ?? refuse(badPaint(value))}${after}`,
    );
}

/** @param {string} body @returns {string[]} its colors as #RRGGBB, each once */
export function colorsOf(body) {
  return [...new Set([...body.matchAll(paintPattern)].map((match) => match[2] ?? ''))].filter((value) =>
    value.startsWith('#'),
  );
}

/** A color: what stands before it, the color itself, and the quote that ends it. */
const paintPattern = /(\s(?:fill|stroke|stop-color)\s*=\s*["']\s*)([^"']*?)(\s*["'])/g;

/** @param {string} value @returns {string | undefined} nothing when it is no color, or one that shines through */
function paintValue(value) {
  if (value === 'none' || value.startsWith('url(')) return value;
  const color = parse(value);
  return color && (color.alpha ?? 1) === 1 ? formatHex(color).toUpperCase() : undefined;
}

/** @param {string} value */
function badPaint(value) {
  return `"${value}" cannot be recolored: write it as #RRGGBB, with fill-opacity="…" where it shines through.`;
}

/** @param {string} attributes @param {string} name */
function attributeOf(attributes, name) {
  return new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
}

/** @param {string} attributes @param {string} name */
function size(attributes, name) {
  return Number.parseFloat(attributeOf(attributes, name) ?? '0');
}
