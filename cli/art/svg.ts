import { Parser } from 'htmlparser2';

/** An element of an SVG file; attributes keep the text between their quotes, with its entities. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly SvgElement[];
}

/** An SVG file as a tree. */
export interface SvgDocument {
  /** Elements without a parent; a well-formed file has one. */
  readonly roots: readonly SvgElement[];
  /**
   * The first problem in the file, in words that complete `The file "x" …`: something besides elements, attributes and
   * comments, or something that is not well-formed. `null` if there is none.
   */
  readonly problem: string | null;
}

/** XML parsers stop at a depth of 256, and recursive functions would overflow the stack on a deeper file. */
const maxDepth = 200;

/** Reads an SVG file, well-formed or not; `null` if it is nested deeper than any picture. */
export function readSvg(text: string): SvgDocument | null {
  const svg = text.replace(/^\uFEFF/, '');
  const root = createElement('');
  const open = [root];
  let attributes = new Map<string, string>();
  let problem: string | null = null;
  const report = (words: string) => {
    problem ??= words;
  };
  const parser = new Parser(
    {
      onopentagname() {
        attributes = new Map();
      },
      onattribute(name, value, quote) {
        if (attributes.has(name)) report(`has the attribute ${name} twice on one element`);
        if (!quote) report(`has the attribute ${name} without quotes`);
        attributes.set(name, value);
      },
      onopentag(name) {
        const element = createElement(name, attributes);
        open.at(-1)?.children.push(element);
        open.push(element);
        if (open.length > maxDepth) parser.pause();
      },
      onclosetag(name, isImplied) {
        open.pop();
        if (isImplied && !svg.startsWith('/>', parser.endIndex - 1)) report(`does not close <${name}>`);
      },
      ontext(content) {
        if (content.trim() !== '') report(`has text: ${quoted(content.trim())}`);
      },
      oncdatastart: () => report('has a CDATA section'),
      onprocessinginstruction(name, data) {
        if (name.toLowerCase() !== '?xml') report(`has a declaration: ${quoted(`<${data}>`)}`);
      },
    },
    { xmlMode: true, decodeEntities: false },
  );
  parser.end(svg);
  return open.length > maxDepth ? null : { roots: root.children, problem };
}

interface OpenElement extends SvgElement {
  readonly children: OpenElement[];
}

const createElement = (name: string, attributes: ReadonlyMap<string, string> = new Map()): OpenElement => ({
  name,
  attributes,
  children: [],
});

const quoted = (text: string) => JSON.stringify(shortened(text));

/** `text`, cut to a length that fits into a message. */
export const shortened = (text: string): string => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

/** The elements and everything in them, in the order of the file. */
export const allElements = (elements: readonly SvgElement[]): SvgElement[] =>
  elements.flatMap((element) => [element, ...allElements(element.children)]);

/** The element as text; attributes must have no quotes in them. */
export function writeSvg({ name, attributes, children }: SvgElement): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
  if (children.length === 0) return `<${name}${written}/>`;
  return `<${name}${written}>${children.map(writeSvg).join('')}</${name}>`;
}
