import { allElements, readSvg, type SvgElement } from '../art/svg.ts';

/** A picture with more shapes than this takes seconds to show in browsers and to paint in builds. */
const maxShapes = 30_000;

/** How deep elements, including copies by <use>, may be nested. */
const maxCopyDepth = 1000;

const activeElements = new Set(['script', 'iframe', 'object', 'embed', 'handler', 'listener']);

/** Declarations of attributes, and of entities that hold more than plain text. */
const riskyDeclaration =
  /<!(?:ATTLIST|ENTITY\s+(?:%|[^\s>]+\s+(?:SYSTEM|PUBLIC|"[^"]*[&<][^"]*"|'[^']*[&<][^']*')))/i;

/** A reference to an entity that the document declares itself. Namespaces, which run nothing, often use one. */
const declaredEntity = /&(?!(?:amp|lt|gt|quot|apos|tab|newline|colon);)[\w:.-]+;/i;

/**
 * Why the SVG file `svg` must not be published as a picture, in words that complete `The picture "x" …`; `null` if it
 * is safe. Its address opens it as a document of the site, so nothing in it may run. Copies of copies and entities of
 * entities could grow without limit.
 */
export function unsafeSvg(svg: string): string | null {
  if (riskyDeclaration.test(svg)) return 'declares entities or attributes that could hold anything';
  const picture = readSvg(svg);
  if (!picture) return 'is nested too deep';
  const { roots } = picture;
  const elements = allElements(roots);
  for (const { name, attributes } of elements) {
    if (activeElements.has(localName(name))) return `contains <${name}>, which is not a shape`;
    for (const [key, value] of attributes) {
      if (/^on/i.test(key) || /(?:javascript|vbscript):|data:text\/html/i.test(addressIn(value))) {
        return `has a script in its attribute ${key.toLowerCase()}`;
      }
      if (!key.startsWith('xmlns') && declaredEntity.test(value)) {
        return `has an entity in its attribute ${key.toLowerCase()}, which could hold a script`;
      }
    }
  }
  return countShapes(roots, elements) > maxShapes ? `shows more than ${maxShapes} shapes` : null;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

/** The address that a browser reads in an attribute's value. */
const addressIn = (value: string) =>
  value
    .replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/&(?:tab|newline|colon);/gi, (name) => (name.toLowerCase() === '&colon;' ? ':' : ''))
    .replace(/[\p{Cc}\s]/gu, '');

/** The number of shapes that are drawn, copies included; infinite if an element contains itself. */
function countShapes(roots: readonly SvgElement[], elements: readonly SvgElement[]): number {
  const byId = new Map(elements.map((element) => [element.attributes.get('id') ?? '', element]));
  const counts = new Map<SvgElement, number>();
  const count = (element: SvgElement, depth: number): number => {
    const counted = counts.get(element);
    if (counted !== undefined) return counted;
    if (depth > maxCopyDepth) return Number.POSITIVE_INFINITY;
    // An element that is reached again while it is being counted contains a copy of itself.
    counts.set(element, Number.POSITIVE_INFINITY);
    const copied = copiedBy(element, byId);
    const parts = copied ? [...element.children, copied] : element.children;
    const total = parts.reduce((sum, part) => sum + count(part, depth + 1), 1);
    counts.set(element, total);
    return total;
  };
  return roots.reduce((sum, root) => sum + count(root, 0), 0);
}

function copiedBy({ name, attributes }: SvgElement, byId: ReadonlyMap<string, SvgElement>) {
  if (localName(name) !== 'use') return undefined;
  const href = attributes.get('href') ?? attributes.get('xlink:href') ?? '';
  return byId.get(href.replace(/^#/, ''));
}
