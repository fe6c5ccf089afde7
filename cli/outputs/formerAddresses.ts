import type { RouteKey, RouteWords } from '../../data/messages/routeWords.ts';
import { t } from '../../data/messages/t.ts';
import { hasAssistant } from '../../data/model/languages.ts';
import { fileOfPath } from '../../data/model/routes.ts';
import { escapeHtml } from '../../templates/html/escapeHtml.ts';
import type { Site } from '../content/site.ts';
import { formerWordsOf } from '../content/siteRoutes.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import type { TextFile } from './dealFiles.ts';

/** A part of an address: a word of the site, or what differs from page to page. */
type Part = RouteKey | `:${string}`;

/** The lists of the site, all of which can have further pages. */
const lists: readonly (readonly Part[])[] = [
  ['deals'],
  ['deals', 'today'],
  ['deals', 'tonight'],
  ['deals', 'weekend'],
  ['deals', 'comingSoon'],
  ['deals', 'lowestPrices'],
  ['category', 'featured'],
  ['categories', ':id'],
  ['neighborhood', ':id'],
  ['vendor', ':id'],
];

/** The addresses of pages that contain words of the site; without that of the assistant, which not all sites have. */
const addresses: readonly (readonly Part[])[] = [
  ...lists,
  ...lists.map((list): readonly Part[] => [...list, 'page', ':page']),
  ['deal', ':slug'],
  ['search'],
  ['saved'],
];

/** Second addresses, and the first ones. */
const aliases: readonly (readonly [alias: readonly Part[], parts: readonly Part[]])[] = [
  [
    ['category', ':id'],
    ['categories', ':id'],
  ],
];

/** An address with a word that the site had before, and the present one; parts with a colon stand for any text. */
export interface FormerAddress {
  readonly from: string;
  readonly to: string;
}

/** The former addresses of a site; none if no word has changed. An address that still means something else is not one. */
export function formerAddresses({
  config,
  messages: { routes },
}: Pick<Site, 'config' | 'messages'>): FormerAddress[] {
  const former = formerWordsOf(config);
  const own = hasAssistant(config) ? [...addresses, ['chat'] as const] : addresses;
  const all = [...own.map((parts) => [parts, parts] as const), ...aliases];
  const present = new Set(all.map(([parts]) => addressOf(parts, routes)));
  const found = new Map<string, FormerAddress>();
  for (const [parts, target] of all) {
    const to = addressOf(target, routes);
    for (const from of variants(parts, routes, former)) {
      if (!present.has(from) && !found.has(from)) found.set(from, { from, to });
    }
  }
  return [...found.values()];
}

const isPlaceholder = (part: Part): part is `:${string}` => part.startsWith(':');

const addressOf = (parts: readonly Part[], words: RouteWords): string =>
  `/${parts.map((part) => (isPlaceholder(part) ? part : words[part])).join('/')}`;

/** All addresses with present and former words. */
const variants = (
  parts: readonly Part[],
  words: RouteWords,
  former: Readonly<Record<RouteKey, readonly string[]>>,
): string[] =>
  parts.reduce(
    (starts, part) => {
      const choices = isPlaceholder(part) ? [part] : [words[part], ...former[part]];
      return starts.flatMap((start) => choices.map((choice) => `${start}/${choice}`));
    },
    [''],
  );

/**
 * A file at each former address of a page, for hosts that do not read `_redirects`: it leads on at once, and tells search engines
 * which address is right.
 */
export function* formerPages(site: Site, { pages }: Pick<PlannedSite, 'pages'>): Iterable<TextFile> {
  const rules = formerAddresses(site).map(({ from, to }) => ({ from, matches: matcherOf(to) }));
  if (rules.length === 0) return;
  const taken = new Set([
    ...pages.map(({ path }) => path),
    ...[...site.publicFiles, ...site.fonts].map(({ file }) => `/${file}`),
  ]);
  for (const { path, canonicalPath } of pages) {
    for (const { from, matches } of rules) {
      const match = matches.exec(path);
      if (!match) continue;
      const former = from.replace(/:(\w+)/g, (_, name: string) => match.groups?.[name] ?? '');
      if (taken.has(former)) continue;
      taken.add(former);
      yield [fileOfPath(former), movedPage(site, canonicalPath)];
    }
  }
}

const matcherOf = (address: string) => new RegExp(`^${address.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

function movedPage({ config }: Site, to: string): string {
  const [href, text] = [escapeHtml(to), escapeHtml(t('lost.moved'))];
  return `<!doctype html><html lang="${config.language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text}</title><link rel="canonical" href="${config.origin}${href}"><meta http-equiv="refresh" content="0; url=${href}"><p><a href="${href}">${text}</a></p></html>\n`;
}
