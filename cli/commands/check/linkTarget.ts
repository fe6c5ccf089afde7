/** What a link points to; `other` are schemes such as "mailto:". */
export type LinkTarget =
  | { readonly kind: 'internal'; readonly path: string; readonly fragment: string }
  | { readonly kind: 'external'; readonly url: URL }
  | { readonly kind: 'other'; readonly scheme: string }
  | { readonly kind: 'malformed' };

const plainPath = /^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?$/i;

/** Resolves an address on the page at `path` of the site at `origin`. */
export function resolveLink(href: string, path: string, origin: string): LinkTarget {
  // Most links are plain paths, which need no parsing.
  if (plainPath.test(href)) return { kind: 'internal', path: href, fragment: '' };
  let url: URL;
  try {
    url = new URL(href, origin + path);
  } catch {
    return { kind: 'malformed' };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'other', scheme: url.protocol };
  if (url.origin !== origin) return { kind: 'external', url };
  return { kind: 'internal', path: url.pathname, fragment: decodeFragment(url.hash) };
}

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
