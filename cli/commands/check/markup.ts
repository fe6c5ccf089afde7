import { Parser } from 'htmlparser2';

/** An element of a page as it stands in the file. */
export interface PageElement {
  readonly name: string;
  /** By their names in small letters. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: PageElement | null;
  readonly children: (PageElement | string)[];
}

/** A page's HTML, read. */
export interface Markup {
  /** All elements in their order in the file. */
  readonly elements: readonly PageElement[];
  /** The elements of a name, in order. */
  named(name: string): readonly PageElement[];
  /** The first element that has this id. */
  withId(id: string): PageElement | undefined;
  /** How many elements have each id. */
  readonly ids: ReadonlyMap<string, number>;
}

/** Reads HTML as browsers do: whatever the text, there is a tree. */
export function readMarkup(html: string): Markup {
  const elements = readElements(html);
  const byName = new Map<string, PageElement[]>();
  const firstById = new Map<string, PageElement>();
  const ids = new Map<string, number>();
  for (const element of elements) {
    const same = byName.get(element.name);
    if (same) same.push(element);
    else byName.set(element.name, [element]);
    const { id } = element.attributes;
    if (id === undefined) continue;
    if (!firstById.has(id)) firstById.set(id, element);
    ids.set(id, (ids.get(id) ?? 0) + 1);
  }
  return {
    elements,
    named: (name) => byName.get(name) ?? [],
    withId: (id) => firstById.get(id),
    ids,
  };
}

function readElements(html: string): PageElement[] {
  const elements: PageElement[] = [];
  let current: PageElement | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      const element: PageElement = { name: name.toLowerCase(), attributes, parent: current, children: [] };
      current?.children.push(element);
      elements.push(element);
      current = element;
    },
    ontext(text) {
      if (!current) return;
      const { children } = current;
      const last = children.at(-1);
      // Text comes in pieces, cut at entities and comments; readers see one.
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
    },
    onclosetag() {
      current = current?.parent ?? null;
    },
  });
  parser.end(html);
  return elements;
}

/** True where `element` is `outer` or inside it. */
export function isInside(element: PageElement, outer: PageElement): boolean {
  for (let around: PageElement | null = element; around; around = around.parent) {
    if (around === outer) return true;
  }
  return false;
}

/** The text inside an element as it stands, whoever can see it. */
export function rawText(element: PageElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}

/** The words of a token list such as `rel` or `class`, in small letters. */
export const tokensOf = (text: string | undefined): string[] =>
  (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);
