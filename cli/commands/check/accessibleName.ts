import type { Markup, PageElement } from './markup.ts';
import { oneLine } from './visibleText.ts';

/**
 * What a screen reader calls an element; empty where it has no name. The parts of the rules that pages use:
 * https://www.w3.org/TR/accname-1.2/
 */
export function accessibleName(element: PageElement, markup: Markup): string {
  const { attributes } = element;
  const labelling = (attributes['aria-labelledby'] ?? '').split(/\s+/).filter(Boolean);
  const labelled = oneLine(labelling.map((id) => contentName(markup.withId(id))).join(' '));
  return (
    labelled ||
    oneLine(attributes['aria-label'] ?? '') ||
    ownName(element, markup) ||
    oneLine(attributes.title ?? '')
  );
}

/** Elements that are named by what is in them. */
const namedByContent: ReadonlySet<string> = new Set(['a', 'area', 'button', 'summary', 'option']);
const controls: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'meter', 'progress', 'output']);

function ownName(element: PageElement, markup: Markup): string {
  const { name, attributes } = element;
  if (name === 'img' || attributes.type === 'image') return oneLine(attributes.alt ?? '');
  if (name === 'input' && ['submit', 'reset', 'button'].includes(attributes.type ?? '')) {
    return oneLine(attributes.value ?? '') || (attributes.type === 'button' ? '' : 'Submit');
  }
  if (!controls.has(name)) return namedByContent.has(name) ? oneLine(contentName(element)) : '';
  const labels = markup
    .named('label')
    .filter(
      (label) =>
        (attributes.id !== undefined && label.attributes.for === attributes.id) || holds(label, element),
    );
  return oneLine(labels.map(contentName).join(' '));
}

function holds(label: PageElement, element: PageElement): boolean {
  for (let around = element.parent; around; around = around.parent) {
    if (around === label) return true;
  }
  return false;
}

/** The name that an element gets from what is in it, with spaces as they come. */
function contentName(element: PageElement | undefined): string {
  if (!element) return '';
  const { name, attributes } = element;
  if (attributes.hidden !== undefined || attributes['aria-hidden'] === 'true') return '';
  if (name === 'script' || name === 'style') return '';
  if (attributes['aria-label']) return attributes['aria-label'];
  if (name === 'img') return attributes.alt ?? '';
  let words = '';
  for (const child of element.children) words += ` ${typeof child === 'string' ? child : contentName(child)}`;
  return words;
}
