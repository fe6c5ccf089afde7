/** What a host answers with at a path of the site. */
export type Answer =
  | { readonly kind: 'page' | 'file'; readonly file: string; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing' };

/** Finds what is at a path, as the hosts of docs/hosting do. */
export type AnswerAt = (path: string) => Answer;

/** The path of the page that a file of the output folder is; `null` for a file that is no page. */
export function pathOfFile(file: string): string | null {
  if (!file.endsWith('.html')) return null;
  const path = `/${file.slice(0, -'.html'.length)}`;
  return path === '/index' ? '/' : path.replace(/\/index$/, '');
}

/**
 * Answers for a folder with these files and redirects. A page has one address; the others that hosts know for it
 * (its file's name, a slash at the end) lead there.
 */
export function answersOf(files: Iterable<string>, redirects: ReadonlyMap<string, string>): AnswerAt {
  const answers = new Map<string, Answer>();
  for (const file of files) {
    const path = pathOfFile(file);
    if (path === null) answers.set(`/${file}`, { kind: 'file', file, path: `/${file}` });
    else {
      answers.set(path, { kind: 'page', file, path });
      answers.set(`/${file}`, { kind: 'redirect', to: path });
    }
  }
  for (const [from, to] of redirects) answers.set(from, { kind: 'redirect', to });
  return (address) => {
    const found = answers.get(address) ?? answers.get(decoded(address));
    if (found) return found;
    const stripped = address.replace(/\/+$/, '');
    const page = stripped === address ? undefined : answers.get(stripped);
    return page?.kind === 'page' ? { kind: 'redirect', to: stripped } : { kind: 'nothing' };
  };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Where a link on a page leads. */
export type Destination =
  | { readonly kind: 'own'; readonly path: string; readonly fragment: string }
  | { readonly kind: 'foreign'; readonly url: URL }
  | { readonly kind: 'other'; readonly scheme: string }
  | { readonly kind: 'malformed' };

const plainPath = /^\/(?:[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*)?$/i;

/** Reads an address on the page at `path` of the site at `origin`. Mail, telephone and the like are `other`. */
export function destinationOf(href: string, path: string, origin: string): Destination {
  // Most links are plain paths, which need no parsing.
  if (plainPath.test(href)) return { kind: 'own', path: href, fragment: '' };
  let url: URL;
  try {
    url = new URL(href, origin + path);
  } catch {
    return { kind: 'malformed' };
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'other', scheme: url.protocol };
  if (url.origin !== origin) return { kind: 'foreign', url };
  return { kind: 'own', path: url.pathname, fragment: fragmentOf(url.hash) };
}

function fragmentOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
