import type { BuiltSite } from './builtSite.ts';
import type { CheckedPage } from './page.ts';
import { isVendorLink } from './rules/disclosure.ts';

/** What is kept of a page once it has been read: the rest is let go before the next. */
export interface PageMemory {
  readonly path: string;
  readonly file: string;
  readonly bytes: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly isIndexable: boolean;
  readonly isListed: boolean;
  readonly canonicalPath: string;
  /** Paths of the site to which it links. */
  readonly leadsTo: readonly string[];
  /** Places on other pages to which it links. */
  readonly anchors: readonly { readonly path: string; readonly id: string; readonly href: string }[];
  /** Addresses of vendors to which it links. */
  readonly vendors: readonly string[];
}

/** What to keep of `page`. */
export function remember(page: CheckedPage, site: BuiltSite): PageMemory {
  const { path, file, bytes, title, description, isIndexable, isListed, canonicalPath, links } = page;
  const leadsTo = new Set<string>();
  const anchors: PageMemory['anchors'][number][] = [];
  for (const { to, href } of links) {
    if (to.kind !== 'own') continue;
    const answer = site.answerAt(to.path);
    const target = answer.kind === 'redirect' ? answer.to : to.path;
    const known = site.pathNamed(target);
    if (known !== undefined && known !== path) leadsTo.add(known);
    if (to.fragment === '' || to.path === path) continue;
    anchors.push({ path: copied(to.path), id: copied(to.fragment), href: copied(href) });
  }
  const vendors = new Set(links.filter((link) => isVendorLink(link, site)).map(({ href }) => href));
  return {
    path,
    file,
    bytes,
    title: title === null ? null : copied(title),
    description: description === null ? null : copied(description),
    isIndexable,
    isListed,
    canonicalPath: copied(canonicalPath),
    leadsTo: [...leadsTo],
    anchors,
    vendors: [...vendors].map(copied),
  };
}

/** The same text by itself: a part of a page's text would keep the whole page in memory. */
const copied = (text: string) => Buffer.from(text).toString('utf8');
