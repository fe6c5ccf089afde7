import type { Markup, PageElement } from './markup.ts';

/** A piece of text that visitors read, and the element that it stands in. */
export interface VisibleText {
  readonly text: string;
  readonly element: PageElement;
}

const unreadElements: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'title',
  'head',
]);

const isUnread = ({ name, attributes }: PageElement) =>
  unreadElements.has(name) || attributes.hidden !== undefined;

/** What the body of a page says, piece by piece, words for screen readers included. */
export function visibleTexts(markup: Markup): VisibleText[] {
  const texts: VisibleText[] = [];
  const [body] = markup.named('body');
  if (body) gather(body, texts);
  return texts;
}

function gather(element: PageElement, texts: VisibleText[]): void {
  if (isUnread(element)) return;
  for (const child of element.children) {
    if (typeof child !== 'string') gather(child, texts);
    else if (child.trim() !== '') texts.push({ text: child, element });
  }
}

/** The words of an element in one line; the words of elements within it are set apart. */
export const wordsOf = (element: PageElement): string => oneLine(spacedWords(element));

function spacedWords(element: PageElement): string {
  if (isUnread(element)) return '';
  let words = '';
  for (const child of element.children) words += ` ${typeof child === 'string' ? child : spacedWords(child)}`;
  return words;
}

/** Text with each run of white space as one space. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
