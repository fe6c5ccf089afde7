import { accessibleName } from '../accessibleName.ts';
import type { BuiltSite } from '../builtSite.ts';
import type { Found } from '../finding.ts';
import type { CheckedPage, PageLink, PageRule } from '../page.ts';
import { closest } from '../suggestPath.ts';

/** Schemes besides the web's that a link may have. */
const schemes: readonly string[] = ['mailto:', 'tel:', 'sms:', 'geo:'];

/** Every link leads somewhere, at once, safely, and says where (CD841 to CD846). */
export const linkRule: PageRule = (page, site, found) => {
  for (const link of page.links) {
    checkWords(page, link, found);
    checkAddress(page, link, site, found);
  }
};

function checkWords({ markup }: CheckedPage, { element, href }: PageLink, found: Found): void {
  if (accessibleName(element, markup) !== '') return;
  found('CD844', {
    problem: `The link to ${shown(href)} has no words.`,
    hint: 'A screen reader says only "link": give it a text, or an "aria-label".',
    clues: [href],
    at: element,
  });
}

function checkAddress(page: CheckedPage, link: PageLink, site: BuiltSite, found: Found): void {
  const { to, href, element } = link;
  const clues = [href];
  if (
    href.trim() === '' ||
    to.kind === 'malformed' ||
    (to.kind === 'other' && !schemes.includes(to.scheme))
  ) {
    found('CD846', {
      problem: `A link has the address ${shown(href)}, which is no place.`,
      clues,
      at: element,
    });
  } else if (to.kind === 'foreign' && to.url.protocol !== 'https:') {
    found('CD845', {
      problem: `The link to ${shown(href)} is not encrypted.`,
      expected: 'an address that begins with https:',
      clues,
      at: element,
    });
  } else if (to.kind === 'own') {
    checkOwn(page, link, to, site, found);
  }
}

function checkOwn(
  { path, markup }: CheckedPage,
  { href, element }: PageLink,
  to: { readonly path: string; readonly fragment: string },
  { answerAt, pages }: BuiltSite,
  found: Found,
): void {
  const clues = [href];
  const answer = to.path === path ? { kind: 'page' as const } : answerAt(to.path);
  if (answer.kind === 'nothing') {
    const near = closest(to.path, pages.keys());
    found('CD841', {
      problem: `The link to ${shown(href)} leads nowhere.`,
      ...(near === null ? {} : { hint: `Is ${near} meant?` }),
      clues,
      at: element,
    });
  }
  if (answer.kind === 'redirect') {
    found('CD843', {
      problem: `The link to ${shown(href)} leads on to ${answer.to}.`,
      expected: `a link to ${answer.to}`,
      clues,
      at: element,
    });
  }
  if (to.path === path && isMissing(to.fragment, markup.ids)) {
    found('CD842', {
      problem: `The link to ${shown(href)} leads to no place on the page.`,
      expected: `an element with id="${to.fragment}"`,
      clues,
      at: element,
    });
  }
}

/** True for a fragment that no element has as its id. "#" and "#top" lead to the top of every page. */
export const isMissing = (fragment: string, ids: { has(id: string): boolean }): boolean =>
  fragment !== '' && fragment.toLowerCase() !== 'top' && !fragment.startsWith(':~:') && !ids.has(fragment);

const shown = (href: string) => JSON.stringify(href.length > 90 ? `${href.slice(0, 89)}…` : href);
