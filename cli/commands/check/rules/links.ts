import { suggest } from '../../../diagnostics/suggest.ts';
import { accessibleName } from '../accessibleName.ts';
import type { BuiltSite } from '../builtSite.ts';
import type { CheckedPage, PageLink } from '../page.ts';
import type { FindingDetails, PageRule, ReportOnPage } from '../rule.ts';

/** Link schemes that are fine besides those of the web. */
const allowedSchemes: readonly string[] = ['mailto:', 'tel:', 'sms:', 'geo:'];

/** Every link has a text and a secure, existing, final target (CD841 to CD846). */
export const linkRule: PageRule = (page, site, report) => {
  for (const link of page.links) {
    const { href, element } = link;
    const reportLink: ReportOnPage = (code, details) => report(code, { ...details, clues: [href], element });
    if (accessibleName(element, page.markup) === '') {
      reportLink('CD844', {
        problem: `The link to ${quoted(href)} has no text.`,
        hint: 'Give it a text or an "aria-label": screen readers announce it only as "link".',
      });
    }
    checkTarget(page, link, site, reportLink);
  }
};

function checkTarget(
  page: CheckedPage,
  { target, href }: PageLink,
  site: BuiltSite,
  report: ReportOnPage,
): void {
  const isDisallowed = target.kind === 'other' && !allowedSchemes.includes(target.scheme);
  if (href.trim() === '' || target.kind === 'malformed' || isDisallowed) {
    report('CD846', { problem: `A link has the invalid address ${quoted(href)}.` });
  } else if (target.kind === 'external' && target.url.protocol !== 'https:') {
    report('CD845', {
      problem: `The link to ${quoted(href)} is not encrypted.`,
      expected: 'an address that begins with https:',
    });
  } else if (target.kind === 'internal') {
    checkInternal(page, href, target, site, report);
  }
}

function checkInternal(
  { path, markup }: CheckedPage,
  href: string,
  target: { readonly path: string; readonly fragment: string },
  { responseAt, pages }: BuiltSite,
  report: ReportOnPage,
): void {
  const response = target.path === path ? { kind: 'page' as const } : responseAt(target.path);
  if (response.kind === 'not-found') {
    report('CD841', {
      problem: `The link to ${quoted(href)} is broken: nothing is at that address.`,
      ...suggestionFor(target.path, pages.keys()),
    });
  }
  if (response.kind === 'redirect') {
    report('CD843', {
      problem: `The link to ${quoted(href)} redirects to ${response.to}.`,
      expected: `a link to ${response.to}`,
    });
  }
  if (target.path === path && isMissingFragment(target.fragment, markup.ids)) {
    report('CD842', {
      problem: `The link to ${quoted(href)} points to an element that is not on the page.`,
      expected: `an element with id="${target.fragment}"`,
    });
  }
}

/** A hint that names the page that was probably meant by `path`, if there is one. */
function suggestionFor(path: string, pages: Iterable<string>): Pick<FindingDetails, 'hint'> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const candidates = [...pages].filter(
    (page) => page.startsWith(folder) && Math.abs(page.length - path.length) < 5,
  );
  const suggestion = suggest(path, candidates.slice(0, 2_000));
  return suggestion === null ? {} : { hint: `Did you mean ${suggestion}?` };
}

/** True if no element has this id. "#" and "#top" exist on every page: they scroll to its start. */
export const isMissingFragment = (fragment: string, ids: { has(id: string): boolean }): boolean =>
  fragment !== '' && fragment.toLowerCase() !== 'top' && !fragment.startsWith(':~:') && !ids.has(fragment);

const quoted = (href: string) => JSON.stringify(href.length > 90 ? `${href.slice(0, 89)}…` : href);
