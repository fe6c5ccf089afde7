import { pagePath } from '../../data/model/routes.ts';
import type { HeaderRules } from '../outputs/headers.ts';

/** How a host responds to a request for a path of the site. */
export type HostResponse =
  | { readonly kind: 'page' | 'file'; readonly file: string; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not-found' };

/** The response of the hosts in docs/hosting to a path. */
export type ResponseAt = (path: string) => HostResponse;

/**
 * The responses for a folder with these files and redirects. A page has one address; hosts redirect its other ones (the
 * name of its file, a trailing slash) to it.
 */
export function createResponses(files: Iterable<string>, redirects: Iterable<Redirect>): ResponseAt {
  const responses = new Map<string, HostResponse>();
  for (const file of files) {
    const path = pagePath(file);
    if (path === null) responses.set(`/${file}`, { kind: 'file', file, path: `/${file}` });
    else {
      responses.set(path, { kind: 'page', file, path });
      responses.set(`/${file}`, { kind: 'redirect', to: path });
    }
  }
  const patterns: RedirectPattern[] = [];
  for (const redirect of redirects) {
    if (redirect.from.includes('/:')) patterns.push(patternOf(redirect));
    else responses.set(redirect.from, { kind: 'redirect', to: redirect.to });
  }
  return (path) => {
    const to = firstMatch(patterns, path);
    if (to !== null) return { kind: 'redirect', to };
    const response = responses.get(path) ?? responses.get(decodePath(path));
    if (response) return response;
    const withoutSlash = path.replace(/\/+$/, '');
    const page = withoutSlash === path ? undefined : responses.get(withoutSlash);
    return page?.kind === 'page' ? { kind: 'redirect', to: withoutSlash } : { kind: 'not-found' };
  };
}

interface RedirectPattern {
  readonly matcher: RegExp;
  readonly to: string;
}

/** A redirect with placeholders, such as "/deal/:slug", each of which stands for one segment of a path. */
const patternOf = ({ from, to }: Redirect): RedirectPattern => ({
  matcher: new RegExp(`^${escapePattern(from).replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  to: to.replace(/:(\w+)/g, '$<$1>'),
});

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function firstMatch(patterns: readonly RedirectPattern[], path: string): string | null {
  const pattern = patterns.find(({ matcher }) => matcher.test(path));
  return pattern ? path.replace(pattern.matcher, pattern.to) : null;
}

/** `path` without escapes; unchanged if they are not valid. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A line of a `_redirects` file; `line` counts from 1. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** The redirects of a `_redirects` file, in order. */
export function parseRedirects(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((row, index) => {
    const [from, to] = row.trim().split(/\s+/);
    return from === undefined || to === undefined || from.startsWith('#')
      ? []
      : [{ from, to, line: index + 1 }];
  });
}

/** The value of a header for `path` in `_headers`; `null` if it has none. */
export function headerFor(rules: HeaderRules, path: string, name: string): string | null {
  const values = rules
    .filter(([pattern]) => matchesPattern(pattern, path))
    .flatMap(([, headers]) => headers.filter(([header]) => header.toLowerCase() === name.toLowerCase()))
    .map(([, value]) => value);
  return values.length === 0 ? null : values.join(', ');
}

const matchesPattern = (pattern: string, path: string) =>
  new RegExp(`^${pattern.split('*').map(escapePattern).join('.*')}$`).test(path);
