/** An element of an SVG file; attributes keep the text between their quotes. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
}

interface OpenElement extends SvgElement {
  readonly attributes: Map<string, string>;
  readonly children: OpenElement[];
}

/** No drawing needs more; a file made to be deep would overflow what reads it. */
const deepest = 50;

const prolog = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?/;
const token =
  /<!--[\s\S]*?-->|<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The root of an SVG file, or what is wrong with the file, in words that follow its name. Knows elements, attributes
 * and comments; all else that XML allows is refused, as a flat drawing needs none of it.
 */
export function parseMarkup(svg: string): SvgElement | string {
  const start = prolog.exec(svg)?.[0].length ?? 0;
  const top: OpenElement = { name: '', attributes: new Map(), children: [] };
  const open = [top];
  token.lastIndex = start;
  while (token.lastIndex < svg.length) {
    const at = token.lastIndex;
    const match = token.exec(svg);
    const parent = open.at(-1);
    if (!match || !parent) return `is not well-formed SVG at ${quoted(svg.slice(at))}`;
    const fault = read(match, parent, open);
    if (fault) return fault;
  }
  const [root] = top.children;
  if (open.length > 1) return `does not close <${open.at(-1)?.name}>`;
  if (!root || top.children.length > 1 || root.name !== 'svg') return 'is not one <svg> element';
  return root;
}

function read(match: RegExpExecArray, parent: OpenElement, open: OpenElement[]): string | null {
  const [text, closing, name, attributeText = '', empty] = match;
  if (name === undefined) {
    return text.startsWith('<!--') || text.trim() === '' ? null : `has text: ${quoted(text.trim())}`;
  }
  if (closing) {
    if (parent.name !== name || attributeText) return `closes <${name}> where <${parent.name}> is open`;
    open.pop();
    return null;
  }
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single] of attributeText.matchAll(attribute)) {
    if (attributes.has(key)) return `has the attribute ${key} twice on <${name}>`;
    attributes.set(key, double ?? single ?? '');
  }
  const element: OpenElement = { name, attributes, children: [] };
  parent.children.push(element);
  if (!empty) open.push(element);
  return open.length > deepest ? 'is nested too deep' : null;
}

const quoted = (text: string) => JSON.stringify(text.length > 24 ? `${text.slice(0, 24)}…` : text);

/** The element as text; attributes must have no quotes in them. */
export function writeMarkup({ name, attributes, children }: SvgElement): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
  if (children.length === 0) return `<${name}${written}/>`;
  return `<${name}${written}>${children.map(writeMarkup).join('')}</${name}>`;
}
