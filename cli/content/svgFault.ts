/** A picture with more shapes than this takes browsers seconds to show, and us to paint. */
const mostShapes = 30_000;

const programs = new Set(['script', 'iframe', 'object', 'embed', 'handler', 'listener']);

const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;
const attribute = /([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const entityOfMore = /<!ENTITY\s+(?:%|[^\s>]+\s+(?:SYSTEM|PUBLIC|"[^"]*&[^"]*"|'[^']*&[^']*'))/i;

/** An element of a picture: what is in it, and what it copies. */
interface Shape {
  readonly inside: Shape[];
  readonly copies: string | null;
}

/**
 * Why the SVG file `svg` is not shown as a picture, in words that complete `The picture "x" …`; null where all is
 * well. Whoever opens its address opens a document of the site: nothing in it may run. Copies of copies, and entities
 * of entities, could grow without end.
 */
export function svgFault(svg: string): string | null {
  if (entityOfMore.test(svg)) return 'has an entity that stands for more than words';
  const root: Shape = { inside: [], copies: null };
  const open = [root];
  const named = new Map<string, Shape>();
  for (const [, closing, name = '', text = ''] of svg.matchAll(tag)) {
    if (closing) {
      if (open.length > 1) open.pop();
      continue;
    }
    const local = name.slice(name.indexOf(':') + 1).toLowerCase();
    if (programs.has(local)) return `has <${name}> in it, which is no shape`;
    const attributes = attributesIn(text);
    const fault = runningFault(attributes);
    if (fault) return fault;
    const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
    const shape: Shape = { inside: [], copies: local === 'use' ? href.replace(/^#/, '') : null };
    open.at(-1)?.inside.push(shape);
    named.set(attributes.get('id') ?? '', shape);
    if (!/\/\s*$/.test(text)) open.push(shape);
  }
  return countShapes(root, named) > mostShapes ? `shows more than ${mostShapes} shapes` : null;
}

const attributesIn = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(attribute)].map(([, key = '', double, single]) => [
      key.toLowerCase(),
      double ?? single ?? '',
    ]),
  );

function runningFault(attributes: ReadonlyMap<string, string>): string | null {
  for (const [key, value] of attributes) {
    if (/^on/.test(key)) return `has a script in its attribute ${key}`;
    if (/(?:javascript|vbscript):|data:text\/html/i.test(plain(value)))
      return `has a script in its attribute ${key}`;
  }
  return null;
}

/** An attribute's value as a browser reads an address in it. */
const plain = (value: string) =>
  value
    .replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/&(?:tab|newline|colon);/gi, (name) => (name.toLowerCase() === '&colon;' ? ':' : ''))
    .replace(/[\p{Cc}\s]/gu, '');

/** How many shapes are drawn, copies included; infinite where something copies itself. */
function countShapes(root: Shape, named: ReadonlyMap<string, Shape>): number {
  const counts = new Map<Shape, number>();
  // What is still being counted is met again only through a copy of itself.
  const count = (shape: Shape, depth: number): number => {
    const known = counts.get(shape);
    if (known !== undefined) return known;
    if (depth > 1000) return Number.POSITIVE_INFINITY;
    counts.set(shape, Number.POSITIVE_INFINITY);
    const copied = shape.copies === null ? undefined : named.get(shape.copies);
    const parts = copied ? [...shape.inside, copied] : shape.inside;
    const total = parts.reduce((sum, part) => sum + count(part, depth + 1), 1);
    counts.set(shape, total);
    return total;
  };
  return count(root, 0);
}
