import { closest, type Markup, type MarkupElement, visibleTextOf } from '../../../html/markup.ts';
import { accessibleName } from '../accessibleName.ts';
import type { PageRule } from '../rule.ts';

/** A page has exactly one <h1>, and its headings skip no level (CD871, CD872). */
export const headingRule: PageRule = ({ markup }, _site, report) => {
  const headings = markup.elements.filter(
    ({ name, attributes }) => /^h[1-6]$/.test(name) && attributes.hidden === undefined,
  );
  const topHeadings = headings.filter(({ name, parent }) => name === 'h1' && parent !== null);
  if (topHeadings.length !== 1) {
    report('CD871', {
      problem: `The page has ${topHeadings.length === 0 ? 'no' : topHeadings.length} <h1> headings.`,
      expected: 'one that says what the page is about',
    });
  }
  const empty = topHeadings.find((heading) => visibleTextOf(heading) === '');
  if (empty) report('CD871', { problem: 'The <h1> heading of the page is empty.', element: empty });
  let previousLevel = 0;
  for (const element of headings) {
    const level = Number(element.name.slice(1));
    if (previousLevel > 0 && level > previousLevel + 1) {
      const text = visibleTextOf(element);
      report('CD872', {
        problem: `The heading "${text}" is an <h${level}>, but the one before it is an <h${previousLevel}>.`,
        expected: `<h${previousLevel + 1}>`,
        clues: [text],
        element,
      });
    }
    previousLevel = level;
  }
};

/** No two elements have the same id (CD873). */
export const uniqueIdRule: PageRule = ({ markup }, _site, report) => {
  for (const [id, count] of markup.ids) {
    if (count === 1) continue;
    const element = markup.withId(id);
    report('CD873', {
      problem: `${count} elements have the id "${id}".`,
      expected: 'one',
      ...(element ? { element } : {}),
    });
  }
};

/** Attributes that refer to other elements by their ids. */
const idReferenceAttributes: ReadonlySet<string> = new Set([
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

/** References to ids point to elements of the page (CD874). */
export const idReferenceRule: PageRule = ({ markup }, _site, report) => {
  for (const element of markup.elements) {
    for (const attribute in element.attributes) {
      for (const id of referencedIds(element, attribute)) {
        if (markup.ids.has(id)) continue;
        report('CD874', {
          problem: `<${element.name} ${attribute}="${id}"> refers to an element that is not on the page.`,
          expected: `an element with id="${id}"`,
          element,
        });
      }
    }
  }
};

const noIds: readonly string[] = [];

function referencedIds({ name, attributes }: MarkupElement, attribute: string): readonly string[] {
  const value = attributes[attribute] ?? '';
  if (idReferenceAttributes.has(attribute)) return value.split(/\s+/).filter((id) => id !== '');
  return name === 'use' && attribute.endsWith('href') && value.startsWith('#') ? [value.slice(1)] : noIds;
}

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

/** Each control has a name that screen readers can announce (CD875). */
export const controlRule: PageRule = ({ markup }, _site, report) => {
  for (const element of controls.flatMap((name) => markup.named(name))) {
    if (isUnreachable(element) || accessibleName(element, markup) !== '') continue;
    const { name, attributes } = element;
    const type = attributes.type === undefined ? '' : ` type="${attributes.type}"`;
    report('CD875', {
      problem: `A <${name}${type}> has no accessible name.`,
      hint: 'Give it a text, a <label> or an "aria-label"; a placeholder is not enough.',
      element,
    });
  }
};

function isUnreachable(control: MarkupElement): boolean {
  if (control.name === 'input' && control.attributes.type === 'hidden') return true;
  const hidden = closest(
    control,
    ({ attributes, name }) =>
      attributes.hidden !== undefined || attributes['aria-hidden'] === 'true' || name === 'template',
  );
  return hidden !== null;
}

/** A page has one <main>, and navigations whose names tell them apart (CD876). */
export const landmarkRule: PageRule = ({ markup }, _site, report) => {
  const mains = elementsWithRole(markup, 'main', 'main');
  if (mains.length !== 1) {
    report('CD876', {
      problem: `The page has ${mains.length === 0 ? 'no' : mains.length} <main> elements.`,
      expected: 'one',
    });
  }
  const navigations = elementsWithRole(markup, 'nav', 'navigation');
  if (navigations.length === 0) {
    report('CD876', { problem: 'The page has no navigation (<nav>).', expected: 'at least one' });
  }
  if (navigations.length < 2) return;
  const names = new Set<string>();
  for (const element of navigations) {
    const name = accessibleName(element, markup);
    if (name === '') {
      report('CD876', {
        problem: 'One of several navigations has no name.',
        hint: 'Give it an "aria-label".',
        element,
      });
    } else if (names.has(name)) {
      report('CD876', {
        problem: `Two navigations have the name "${name}".`,
        expected: 'different names',
        element,
      });
    }
    names.add(name);
  }
};

const elementsWithRole = (markup: Markup, name: string, role: string): MarkupElement[] =>
  markup.elements.filter((element) =>
    element.attributes.role === undefined ? element.name === name : element.attributes.role === role,
  );
