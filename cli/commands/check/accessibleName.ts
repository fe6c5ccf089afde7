import { closest, collapseSpaces, type Markup, type MarkupElement } from '../../html/markup.ts';

/**
 * The name by which a screen reader announces an element; empty if it has none. Covers the parts of the rules that the
 * pages use: https://www.w3.org/TR/accname-1.2/
 */
export function accessibleName(element: MarkupElement, markup: Markup): string {
  const { attributes } = element;
  const labelIds = (attributes['aria-labelledby'] ?? '').split(/\s+/).filter(Boolean);
  return (
    collapseSpaces(labelIds.map((id) => contentName(markup.withId(id))).join(' ')) ||
    collapseSpaces(attributes['aria-label'] ?? '') ||
    nativeName(element, markup) ||
    collapseSpaces(attributes.title ?? '')
  );
}

/** Elements that are named by their content. */
const namedByContent: ReadonlySet<string> = new Set(['a', 'area', 'button', 'summary', 'option']);

/** Elements that are named by a <label>. */
const namedByLabel: ReadonlySet<string> = new Set([
  'input',
  'select',
  'textarea',
  'meter',
  'progress',
  'output',
]);

/** The name without ARIA and `title`. */
function nativeName(element: MarkupElement, markup: Markup): string {
  const { name, attributes } = element;
  if (name === 'img' || attributes.type === 'image') return collapseSpaces(attributes.alt ?? '');
  if (name === 'input' && ['submit', 'reset', 'button'].includes(attributes.type ?? '')) {
    return collapseSpaces(attributes.value ?? '') || (attributes.type === 'button' ? '' : 'Submit');
  }
  if (!namedByLabel.has(name)) return namedByContent.has(name) ? collapseSpaces(contentName(element)) : '';
  const labels = markup
    .named('label')
    .filter(
      (label) =>
        (attributes.id !== undefined && label.attributes.for === attributes.id) || contains(label, element),
    );
  return collapseSpaces(labels.map(contentName).join(' '));
}

const contains = (label: MarkupElement, { parent }: MarkupElement): boolean =>
  parent !== null && closest(parent, (ancestor) => ancestor === label) !== null;

/** The name that an element gets from its content, with white space as written. */
function contentName(element: MarkupElement | undefined): string {
  if (!element) return '';
  const { name, attributes } = element;
  if (attributes.hidden !== undefined || attributes['aria-hidden'] === 'true') return '';
  if (name === 'script' || name === 'style') return '';
  if (attributes['aria-label']) return attributes['aria-label'];
  if (name === 'img') return attributes.alt ?? '';
  let text = '';
  for (const child of element.children) text += ` ${typeof child === 'string' ? child : contentName(child)}`;
  return text;
}
