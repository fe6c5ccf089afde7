import {
  type Markup,
  type MarkupElement,
  parseMarkup,
  rawText,
  tokensOf,
  type VisibleText,
  visibleTexts,
} from '../../html/markup.ts';
import type { BuiltSite } from './builtSite.ts';
import { type LinkTarget, resolveLink } from './linkTarget.ts';
import { pathOf } from './sitemap.ts';

/** A parsed page of the built site. */
export interface CheckedPage {
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly bytes: number;
  readonly markup: Markup;
  readonly texts: readonly VisibleText[];
  /** The metadata of the head; `null` where there is none. */
  readonly title: string | null;
  readonly description: string | null;
  readonly robots: string | null;
  readonly canonical: string | null;
  /** The path of the canonical address; the page's own if it has none, or one on another site. */
  readonly canonicalPath: string;
  /** True if search engines may list the page, possibly at another address. */
  readonly isIndexable: boolean;
  /** True if search engines may list the page at its own address. */
  readonly isListed: boolean;
  readonly links: readonly PageLink[];
}

/** A link on a page. */
export interface PageLink {
  readonly element: MarkupElement;
  readonly href: string;
  readonly target: LinkTarget;
}

/** Parses the page at `path`, the content of `file`. */
export function readPage(path: string, file: string, content: Uint8Array, origin: string): CheckedPage {
  const html = Buffer.from(content).toString('utf8');
  const markup = parseMarkup(html);
  const [title] = titlesOf(markup);
  const robots = metaOf(markup, 'name', 'robots');
  const canonical = canonicalsOf(markup)[0]?.attributes.href ?? null;
  const isOnSite = canonical !== null && (canonical === origin || canonical.startsWith(`${origin}/`));
  const canonicalPath = isOnSite ? pathOf(canonical, origin) : path;
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
    return href === undefined ? [] : { element, href, target: resolveLink(href, path, origin) };
  });
}

/** The titles of the document, without those of SVG drawings. */
export const titlesOf = (markup: Markup) =>
  markup.named('title').filter(({ parent }) => parent?.name === 'head' || parent?.name === 'html');

/** The <link rel="canonical"> elements. */
export const canonicalsOf = (markup: Markup) =>
  markup.named('link').filter(({ attributes }) => tokensOf(attributes.rel).includes('canonical'));

/** The `content` of the first <meta> element with this name or property; `null` if there is none. */
export function metaOf(markup: Markup, key: 'name' | 'property', value: string): string | null {
  const meta = markup.named('meta').find(({ attributes }) => attributes[key]?.toLowerCase() === value);
  return meta?.attributes.content ?? null;
}

/** True for a link to a vendor: one marked as paid, or to a host where a deal of the content is sold. */
export function isVendorLink(
  { element, href, target }: PageLink,
  { facts }: Pick<BuiltSite, 'facts'>,
): boolean {
  if (target.kind !== 'external') return false;
  const { attributes } = element;
  return (
    tokensOf(attributes.rel).includes('sponsored') ||
    attributes['data-action'] === 'open' ||
    (facts?.vendorHosts.has(target.url.host) === true && !facts.vendorSites.has(href))
  );
}

/** The properties of a page that rules about the whole site need; the page itself is not kept in memory. */
export interface PageSummary {
  readonly path: string;
  readonly file: string;
  readonly bytes: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly isIndexable: boolean;
  readonly isListed: boolean;
  readonly canonicalPath: string;
  /** Paths of the other pages that it links to. */
  readonly linkedPaths: readonly string[];
  /** Links to elements of other pages, such as "/about#team". */
  readonly fragmentLinks: readonly FragmentLink[];
  /** Addresses of vendors that it links to. */
  readonly vendorUrls: readonly string[];
}

/** A link to the element with the id `fragment` on the page at `path`. */
export interface FragmentLink {
  readonly path: string;
  readonly fragment: string;
  readonly href: string;
}

/** The summary of `page`. */
export function summarizePage(page: CheckedPage, site: BuiltSite): PageSummary {
  const { path, file, bytes, title, description, isIndexable, isListed, canonicalPath, links } = page;
  const linkedPaths = new Set<string>();
  const fragmentLinks: FragmentLink[] = [];
  for (const { target, href } of links) {
    if (target.kind !== 'internal') continue;
    const response = site.responseAt(target.path);
    const linkedPath = site.internPath(response.kind === 'redirect' ? response.to : target.path);
    if (linkedPath !== undefined && linkedPath !== path) linkedPaths.add(linkedPath);
    if (target.fragment === '' || target.path === path) continue;
    fragmentLinks.push({
      path: detach(target.path),
      fragment: detach(target.fragment),
      href: detach(href),
    });
  }
  const vendorUrls = new Set(links.filter((link) => isVendorLink(link, site)).map(({ href }) => href));
  return {
    path,
    file,
    bytes,
    title: title === null ? null : detach(title),
    description: description === null ? null : detach(description),
    isIndexable,
    isListed,
    canonicalPath: detach(canonicalPath),
    linkedPaths: [...linkedPaths],
    fragmentLinks,
    vendorUrls: [...vendorUrls].map(detach),
  };
}

/** A copy of `text`: a substring of a page would keep the whole page in memory. */
export const detach = (text: string): string => Buffer.from(text).toString('utf8');
