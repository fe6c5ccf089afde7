import { type Destination, destinationOf } from './addresses.ts';
import type { BuiltSite } from './builtSite.ts';
import type { Found } from './finding.ts';
import { type Markup, type PageElement, rawText, readMarkup, tokensOf } from './markup.ts';
import { pathOf } from './sitemap.ts';
import { type VisibleText, visibleTexts } from './visibleText.ts';

/** A page of the built site, read. */
export interface CheckedPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly bytes: number;
  readonly markup: Markup;
  /** What visitors read, piece by piece. */
  readonly texts: readonly VisibleText[];
  /** What the head says; `null` where it does not. */
  readonly title: string | null;
  readonly description: string | null;
  readonly robots: string | null;
  readonly canonical: string | null;
  /** The path of the canonical address; the page's own where it has none, or one of another site. */
  readonly canonicalPath: string;
  /** True where search engines may list the page, be it under another address. */
  readonly isIndexable: boolean;
  /** True for a page that search engines list at its own address. */
  readonly isListed: boolean;
  readonly links: readonly PageLink[];
}

/** A link on a page. */
export interface PageLink {
  readonly element: PageElement;
  readonly href: string;
  readonly to: Destination;
}

/** Looks at one page of `site`, and tells what is wrong with it. */
export type PageRule = (page: CheckedPage, site: BuiltSite, found: Found) => void;

/** Reads the page at `path` from its bytes. */
export function readPage(path: string, file: string, content: Uint8Array, origin: string): CheckedPage {
  const html = Buffer.from(content).toString('utf8');
  const markup = readMarkup(html);
  const [title] = headTitles(markup);
  const robots = metaOf(markup, 'name', 'robots');
  const canonical = canonicalsOf(markup)[0]?.attributes.href ?? null;
  const isOwn = canonical !== null && (canonical === origin || canonical.startsWith(`${origin}/`));
  const canonicalPath = isOwn ? pathOf(canonical, origin) : path;
  const isIndexable = !/\b(?:noindex|none)\b/i.test(robots ?? '');
  return {
    path,
    file,
    html,
    bytes: content.length,
    markup,
    texts: visibleTexts(markup),
    title: title === undefined ? null : rawText(title).trim(),
    description: metaOf(markup, 'name', 'description'),
    robots,
    canonical,
    canonicalPath,
    isIndexable,
    isListed: isIndexable && canonicalPath === path,
    links: linksOf(markup, path, origin),
  };
}

function linksOf(markup: Markup, path: string, origin: string): PageLink[] {
  return [...markup.named('a'), ...markup.named('area')].flatMap((element) => {
    const href = element.attributes.href ?? element.attributes['xlink:href'];
    return href === undefined ? [] : { element, href, to: destinationOf(href, path, origin) };
  });
}

/** The titles of a document; an SVG may have others. */
export const headTitles = (markup: Markup) =>
  markup.named('title').filter(({ parent }) => parent?.name === 'head' || parent?.name === 'html');

/** The elements that name the canonical address. */
export const canonicalsOf = (markup: Markup) =>
  markup.named('link').filter(({ attributes }) => tokensOf(attributes.rel).includes('canonical'));

/** The `content` of the first such meta element; `null` where there is none. */
export function metaOf(markup: Markup, key: 'name' | 'property', value: string): string | null {
  const found = markup.named('meta').find(({ attributes }) => attributes[key]?.toLowerCase() === value);
  return found?.attributes.content ?? null;
}
