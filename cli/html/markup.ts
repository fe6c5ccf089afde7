import { Parser } from 'htmlparser2';

/** An element of an HTML file. */
export interface MarkupElement {
  /** In lower case. */
  readonly name: string;
  /** By their names, in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: MarkupElement | null;
  readonly children: (MarkupElement | string)[];
}

/** A parsed HTML file. */
export interface Markup {
  /** All elements in document order. */
  readonly elements: readonly MarkupElement[];
  /** The elements with a tag name, in document order. */
  named(name: string): readonly MarkupElement[];
  /** The first element with this id. */
  withId(id: string): MarkupElement | undefined;
  /** The number of elements with each id. */
  readonly ids: ReadonlyMap<string, number>;
}

/** Parses HTML as leniently as browsers do: every text has a tree. `decodeEntities: false` leaves "&amp;" as it is. */
export function parseMarkup(html: string, { decodeEntities = true } = {}): Markup {
  const elements = parseElements(html, decodeEntities);
  const byName = new Map<string, MarkupElement[]>();
  const firstById = new Map<string, MarkupElement>();
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

function parseElements(html: string, decodeEntities: boolean): MarkupElement[] {
  const elements: MarkupElement[] = [];
  let current: MarkupElement | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: MarkupElement = {
          name: name.toLowerCase(),
          attributes,
          parent: current,
          children: [],
        };
        current?.children.push(element);
        elements.push(element);
        current = element;
      },
      ontext(text) {
        if (!current) return;
        const { children } = current;
        const last = children.at(-1);
        // The parser splits text at entities and comments; readers see one text.
        if (typeof last === 'string') children[children.length - 1] = last + text;
        else children.push(text);
      },
      onclosetag() {
        current = current?.parent ?? null;
      },
    },
    { decodeEntities },
  );
  parser.end(html);
  return elements;
}

/** The nearest of `element` and its ancestors that passes `test`; `null` if none does. */
export function closest(
  element: MarkupElement,
  test: (candidate: MarkupElement) => boolean,
): MarkupElement | null {
  for (let candidate: MarkupElement | null = element; candidate; candidate = candidate.parent) {
    if (test(candidate)) return candidate;
  }
  return null;
}

/** True if `element` is `ancestor` or inside it. */
export const isWithin = (element: MarkupElement, ancestor: MarkupElement): boolean =>
  closest(element, (candidate) => candidate === ancestor) !== null;

/** The tokens of an attribute such as `rel` or `class`, in lower case. */
export const tokensOf = (text: string | undefined): string[] =>
  (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);

/** Text with each run of white space collapsed to one space, and none around it. */
export const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of an element exactly as written, visible or not. */
export function rawText(element: MarkupElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}

/** The text of an element on one line, with spaces between its elements. Elements that pass `isSkipped` have no text. */
export function textWithout(element: MarkupElement, isSkipped: (element: MarkupElement) => boolean): string {
  const spaced = (part: MarkupElement): string => {
    if (isSkipped(part)) return '';
    let text = '';
    for (const child of part.children) text += ` ${typeof child === 'string' ? child : spaced(child)}`;
    return text;
  };
  return collapseSpaces(spaced(element));
}

/** The text of an element that visitors can read or hear, on one line. */
export const visibleTextOf = (element: MarkupElement): string => textWithout(element, isInvisible);

/** A text that visitors can read or hear, and the element that directly contains it. */
export interface VisibleText {
  readonly text: string;
  readonly element: MarkupElement;
}

/** All texts in the body of a page that visitors can read or hear, in document order. */
export function visibleTexts(markup: Markup): VisibleText[] {
  const texts: VisibleText[] = [];
  const collect = (element: MarkupElement) => {
    if (isInvisible(element)) return;
    for (const child of element.children) {
      if (typeof child !== 'string') collect(child);
      else if (child.trim() !== '') texts.push({ text: child, element });
    }
  };
  const [body] = markup.named('body');
  if (body) collect(body);
  return texts;
}

const invisibleElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'head',
]);

const isInvisible = ({ name, attributes }: MarkupElement) =>
  invisibleElements.has(name) || attributes.hidden !== undefined;
