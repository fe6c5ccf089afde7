import { type Markup, type MarkupElement, tokensOf } from '../../../html/markup.ts';
import { resolveLink } from '../linkTarget.ts';
import type { PageRule } from '../rule.ts';

/** Everything that a page makes browsers download exists and is encrypted (CD848, CD845). */
export const resourceRule: PageRule = ({ path, markup }, { origin, responseAt }, report) => {
  for (const { element, address } of resourcesOf(markup)) {
    const target = resolveLink(address, path, origin);
    const clues = [address];
    const tag = `<${element.name}>`;
    if (target.kind === 'external' && target.url.protocol === 'http:') {
      report('CD845', { problem: `${tag} loads ${address} without encryption.`, clues, element });
    }
    if (address.trim() === '' || target.kind === 'malformed') {
      report('CD848', { problem: `${tag} has the invalid address "${address}".`, clues, element });
    }
    if (target.kind !== 'internal' || responseAt(target.path).kind !== 'not-found') continue;
    report('CD848', {
      problem: `${tag} loads ${target.path}, which does not exist.`,
      hint: 'Run "city-deals build --clean". If it is still missing, the content names a file that is not published.',
      clues,
      element,
    });
  }
};

/** An address that a page makes browsers download, and the element that has it. */
export interface PageResource {
  readonly element: MarkupElement;
  readonly address: string;
}

/** Values of `rel` whose <link> browsers download. */
const downloadedRels: readonly string[] = [
  'stylesheet',
  'preload',
  'modulepreload',
  'icon',
  'apple-touch-icon',
  'manifest',
  'alternate',
];

/** Everything that a page makes browsers download. */
export function resourcesOf(markup: Markup): PageResource[] {
  const withAttribute = (elements: readonly MarkupElement[], name: string) =>
    elements.flatMap((element): PageResource[] => {
      const address = element.attributes[name];
      return address === undefined ? [] : [{ element, address }];
    });
  const embedded = ['img', 'script', 'iframe', 'source', 'video', 'audio', 'track', 'embed'];
  const downloadedLinks = markup
    .named('link')
    .filter(({ attributes }) => tokensOf(attributes.rel).some((rel) => downloadedRels.includes(rel)));
  return [
    ...embedded.flatMap((name) => withAttribute(markup.named(name), 'src')),
    ...withAttribute(markup.named('video'), 'poster'),
    ...withAttribute(markup.named('image'), 'href'),
    ...[...markup.named('img'), ...markup.named('source')].flatMap((element) =>
      srcsetAddresses(element.attributes.srcset).map((address) => ({ element, address })),
    ),
    ...withAttribute(downloadedLinks, 'href'),
  ];
}

/** The addresses in a `srcset` attribute. */
export const srcsetAddresses = (srcset: string | undefined): string[] =>
  (srcset ?? '')
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '');
