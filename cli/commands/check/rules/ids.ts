import type { PageElement } from '../markup.ts';
import type { PageRule } from '../page.ts';

/** An id names one element (CD873). */
export const idRule: PageRule = ({ markup }, _site, found) => {
  for (const [id, count] of markup.ids) {
    if (count === 1) continue;
    const at = markup.withId(id);
    found('CD873', {
      problem: `${count} elements have the id "${id}".`,
      expected: 'one',
      ...(at ? { at } : {}),
    });
  }
};

/** Attributes that name other elements by their ids. */
const references: ReadonlySet<string> = new Set([
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-details',
  'aria-errormessage',
  'aria-activedescendant',
  'aria-flowto',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
  'commandfor',
]);

/** What names another element by its id names one that is there (CD874). */
export const referenceRule: PageRule = ({ markup }, _site, found) => {
  for (const element of markup.elements) {
    for (const attribute in element.attributes) {
      for (const id of namedBy(element, attribute)) {
        if (markup.ids.has(id)) continue;
        found('CD874', {
          problem: `<${element.name} ${attribute}="${id}"> names an element that is not on the page.`,
          expected: `an element with id="${id}"`,
          at: element,
        });
      }
    }
  }
};

const none: readonly string[] = [];

/** The ids of other elements that an attribute names. */
function namedBy({ name, attributes }: PageElement, attribute: string): readonly string[] {
  const value = attributes[attribute] ?? '';
  if (references.has(attribute)) return value.split(/\s+/).filter((id) => id !== '');
  return name === 'use' && attribute.endsWith('href') && value.startsWith('#') ? [value.slice(1)] : none;
}
