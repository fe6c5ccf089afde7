import { accessibleName } from '../accessibleName.ts';
import type { PageElement } from '../markup.ts';
import type { PageRule } from '../page.ts';

const controls: readonly string[] = [
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'dialog',
  'iframe',
  'meter',
  'progress',
];

/** Each part of the page that one can use has a name that a screen reader can say (CD875). */
export const controlRule: PageRule = ({ markup }, _site, found) => {
  for (const element of controls.flatMap((name) => markup.named(name))) {
    if (isOutOfReach(element) || accessibleName(element, markup) !== '') continue;
    const { name, attributes } = element;
    const type = attributes.type === undefined ? '' : ` type="${attributes.type}"`;
    found('CD875', {
      problem: `A <${name}${type}> has no name.`,
      hint: 'Give it a text, a <label> or an "aria-label"; a placeholder is no name.',
      at: element,
    });
  }
};

function isOutOfReach(element: PageElement): boolean {
  if (element.name === 'input' && element.attributes.type === 'hidden') return true;
  for (let around: PageElement | null = element; around; around = around.parent) {
    const { attributes, name } = around;
    if (attributes.hidden !== undefined || attributes['aria-hidden'] === 'true' || name === 'template')
      return true;
  }
  return false;
}
