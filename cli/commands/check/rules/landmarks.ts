import { accessibleName } from '../accessibleName.ts';
import type { Markup, PageElement } from '../markup.ts';
import type { PageRule } from '../page.ts';

/** A page has one main part, and ways to move about whose names tell them apart (CD876). */
export const landmarkRule: PageRule = ({ markup }, _site, found) => {
  const mains = withRole(markup, 'main', 'main');
  if (mains.length !== 1) {
    found('CD876', {
      problem: `The page has ${mains.length === 0 ? 'no' : mains.length} main parts (<main>).`,
      expected: 'one',
    });
  }
  const navigations = withRole(markup, 'nav', 'navigation');
  if (navigations.length === 0) {
    return found('CD876', { problem: 'The page has no navigation (<nav>).', expected: 'at least one' });
  }
  if (navigations.length === 1) return;
  const names = navigations.map((element) => ({ element, name: accessibleName(element, markup) }));
  for (const [index, { element, name }] of names.entries()) {
    if (name === '') {
      found('CD876', {
        problem: 'One of several navigations has no name.',
        hint: 'Give it an "aria-label".',
        at: element,
      });
    } else if (names.findIndex((other) => other.name === name) < index) {
      found('CD876', {
        problem: `Two navigations are called "${name}".`,
        expected: 'names that differ',
        at: element,
      });
    }
  }
};

const withRole = (markup: Markup, name: string, role: string): PageElement[] =>
  markup.elements.filter(({ name: own, attributes }) =>
    attributes.role === undefined ? own === name : attributes.role === role,
  );
