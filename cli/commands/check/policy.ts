import type { HeaderRules } from '../../outputs/headers.ts';

/** What a Content-Security-Policy allows. */
export interface Policy {
  readonly text: string;
  allowsHash(directive: string, hash: string): boolean;
  allowsSource(directive: string, url: URL, origin: string): boolean;
}

/** The value of a header for `path`, as `_headers` gives it; `null` where it gives none. */
export function headerFor(rules: HeaderRules, path: string, name: string): string | null {
  const values = rules
    .filter(([pattern]) => matches(pattern, path))
    .flatMap(([, headers]) => headers.filter(([own]) => own.toLowerCase() === name.toLowerCase()))
    .map(([, value]) => value);
  return values.length === 0 ? null : values.join(', ');
}

const matches = (pattern: string, path: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(path);

/** The policy for `path`; `null` where it has none. */
export function readPolicy(rules: HeaderRules, path: string): Policy | null {
  const text = headerFor(rules, path, 'Content-Security-Policy');
  return text === null ? null : parsePolicy(text);
}

const parsed = new Map<string, Policy>();

function parsePolicy(text: string): Policy {
  const known = parsed.get(text);
  if (known) return known;
  const directives = new Map(
    text.split(';').flatMap((part): [string, string[]][] => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), sources]] : [];
    }),
  );
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src');
  const policy: Policy = {
    text,
    allowsHash(directive, hash) {
      const sources = sourcesOf(directive);
      return !sources || sources.includes(`'sha256-${hash}'`) || sources.includes("'unsafe-inline'");
    },
    allowsSource(directive, url, origin) {
      const sources = sourcesOf(directive);
      return !sources || sources.some((source) => allows(source, url, origin));
    },
  };
  if (parsed.size < 50) parsed.set(text, policy);
  return policy;
}

function allows(source: string, url: URL, origin: string): boolean {
  if (source === "'self'") return url.origin === origin;
  if (source === '*') return url.protocol === 'https:' || url.protocol === 'http:';
  if (source.endsWith(':')) return url.protocol === source;
  return url.origin === source || url.host === source;
}
