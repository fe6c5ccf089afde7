import { destinationOf } from '../addresses.ts';
import type { BuiltSite } from '../builtSite.ts';
import type { Found } from '../finding.ts';
import { type PageElement, tokensOf } from '../markup.ts';
import type { CheckedPage, PageRule } from '../page.ts';

/** Kinds of <link> that a browser fetches. */
const fetched: readonly string[] = [
  'stylesheet',
  'preload',
  'modulepreload',
  'icon',
  'apple-touch-icon',
  'manifest',
  'alternate',
];

/** All that a page has browsers fetch is there, and comes encrypted (CD848, CD845). */
export const resourceRule: PageRule = (page, site, found) => {
  for (const { element, address } of resourcesOf(page)) check(page, element, address, site, found);
};

function check(
  { path }: CheckedPage,
  at: PageElement,
  address: string,
  { origin, answerAt }: BuiltSite,
  found: Found,
): void {
  const to = destinationOf(address, path, origin);
  const what = `<${at.name}>`;
  if (to.kind === 'foreign' && to.url.protocol === 'http:') {
    found('CD845', { problem: `${what} takes ${address} without encryption.`, clues: [address], at });
  }
  if (address.trim() === '' || to.kind === 'malformed') {
    found('CD848', { problem: `${what} names no file: "${address}".`, clues: [address], at });
  }
  if (to.kind !== 'own' || answerAt(to.path).kind !== 'nothing') return;
  found('CD848', {
    problem: `${what} needs ${to.path}, which is not there.`,
    hint: 'Build again with --clean; if it is still missing, the content names a file that is not published.',
    clues: [address],
    at,
  });
}

/** What browsers fetch for a page, with the elements that ask for it. */
export function resourcesOf({
  markup,
}: Pick<CheckedPage, 'markup'>): { element: PageElement; address: string }[] {
  const of = (names: readonly string[], key: string) =>
    names.flatMap((name) =>
      markup.named(name).flatMap((element) => {
        const address = element.attributes[key];
        return address === undefined ? [] : [{ element, address }];
      }),
    );
  const links = markup
    .named('link')
    .filter(({ attributes }) => tokensOf(attributes.rel).some((rel) => fetched.includes(rel)));
  return [
    ...of(['img', 'script', 'iframe', 'source', 'video', 'audio', 'track', 'embed'], 'src'),
    ...of(['video'], 'poster'),
    ...of(['image'], 'href'),
    ...[...markup.named('img'), ...markup.named('source')].flatMap((element) =>
      sourcesOf(element.attributes.srcset).map((address) => ({ element, address })),
    ),
    ...links.flatMap((element) =>
      element.attributes.href === undefined ? [] : [{ element, address: element.attributes.href }],
    ),
  ];
}

/** The addresses in a `srcset`. */
export const sourcesOf = (srcset: string | undefined): string[] =>
  (srcset ?? '')
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '');
