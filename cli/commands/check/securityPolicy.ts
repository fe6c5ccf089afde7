/** What a Content-Security-Policy allows; directives are names such as "script-src". */
export interface SecurityPolicy {
  /** `hash` is of an inline script or style, with SHA-256, in base 64. */
  allowsHash(directive: string, hash: string): boolean;
  /** `origin` is that of the site. */
  allowsUrl(directive: string, url: URL, origin: string): boolean;
}

/** Parses the value of a Content-Security-Policy header. */
export function parsePolicy(text: string): SecurityPolicy {
  const directives = new Map(
    text.split(';').flatMap((part): [string, string[]][] => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), sources]] : [];
    }),
  );
  const sourcesOf = (directive: string) => directives.get(directive) ?? directives.get('default-src');
  return {
    allowsHash(directive, hash) {
      const sources = sourcesOf(directive);
      return !sources || sources.includes(`'sha256-${hash}'`) || sources.includes("'unsafe-inline'");
    },
    allowsUrl(directive, url, origin) {
      const sources = sourcesOf(directive);
      return !sources || sources.some((source) => matchesSource(source, url, origin));
    },
  };
}

function matchesSource(source: string, url: URL, origin: string): boolean {
  if (source === "'self'") return url.origin === origin;
  if (source === '*') return url.protocol === 'https:' || url.protocol === 'http:';
  if (source.endsWith(':')) return url.protocol === source;
  return url.origin === source || url.host === source;
}
