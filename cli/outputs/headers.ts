import { createHash } from 'node:crypto';
import type { AssetManifest } from '../../data/model/pages/page.ts';
import type { Site } from '../content/site.ts';
import { hostedModel } from './hostedModel.ts';

const year = 31_536_000;

/** The rules of a site for browsers: by path pattern, names and values of headers. */
export type HeaderRules = readonly (readonly [
  pattern: string,
  headers: readonly (readonly [name: string, value: string])[],
])[];

/**
 * Security on every answer; hashed assets are kept for ever. Pages have no rule: hosts have browsers ask anew for
 * them by default, and a second value for the same header would be joined to the first on some.
 */
export function headerRules(site: Site, assets: AssetManifest): HeaderRules {
  return [
    [
      '/*',
      [
        ['Content-Security-Policy', contentSecurityPolicy(site, assets)],
        ['Strict-Transport-Security', `max-age=${year}; includeSubDomains`],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), microphone=(), payment=(), geolocation=(self)'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
      ],
    ],
    ['/assets/*', [['Cache-Control', `public, max-age=${year}, immutable`]]],
  ];
}

const originsIn = (address: string | undefined) => (address === undefined ? [] : [new URL(address).origin]);

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function contentSecurityPolicy(site: Site, { styles, headScript }: AssetManifest): string {
  const { clicks, assistant } = site.config;
  const remoteHosts = new Set(
    [...site.pictures.values()].flatMap((picture) =>
      picture.kind === 'remote' ? originsIn(picture.src) : [],
    ),
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${sourceOf(headScript)}`,
    `style-src 'self' ${[...new Set(Object.values(styles).map(sourceOf))].join(' ')}`,
    `img-src ${["'self'", ...[...remoteHosts].sort()].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...new Set([clicks?.endpoint, hostedModel(assistant)?.url].flatMap(originsIn))].join(' ')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** `_headers` in the form that Netlify and Cloudflare Pages read. */
export function printHeaders(rules: HeaderRules): string {
  return `${rules
    .map(([pattern, headers]) =>
      [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')}\n`;
}
