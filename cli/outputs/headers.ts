import { createHash } from 'node:crypto';
import type { AssetManifest } from '../../data/model/pages/page.ts';
import { speculationRules } from '../../data/model/pages/speculationRules.ts';
import { themedSheet } from '../../data/model/theme/themedSheet.ts';
import type { Site } from '../content/site.ts';
import type { SlotSources } from '../content/slots/slotMarkup.ts';
import { additionSources } from '../plan/planAdditions.ts';
import { hostedModel } from './assistantJson.ts';

/** In seconds. */
const year = 31_536_000;

/** The response headers of a site: names and values by path pattern. */
export type HeaderRules = readonly (readonly [
  pattern: string,
  headers: readonly (readonly [name: string, value: string])[],
])[];

/**
 * Security headers for every response; browsers keep assets, which have a hash in their names, for a year. Pages have no
 * rule of their own: by default hosts let browsers revalidate them, and some hosts would join a second `Cache-Control` to
 * the first.
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

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function contentSecurityPolicy(site: Site, { styles, letterStyles, headScript }: AssetManifest): string {
  const { clicks, assistant, newsletter } = site.config;
  const model = hostedModel(assistant);
  const remoteHosts = new Set(
    [...site.pictures.values()].flatMap((picture) =>
      picture.kind === 'remote' ? originsIn(picture.src) : [],
    ),
  );
  const sheets = Object.values(styles).map((sheet) => themedSheet(sheet, site.look.sheets));
  const inlined = [...sheets, newsletter ? letterStyles : '', site.extraStyles].filter(Boolean);
  const connected = [clicks?.endpoint, model && 'url' in model ? model.url : undefined].flatMap(originsIn);
  const added = additionSources(site);
  const sources = (name: keyof SlotSources, own: readonly string[]) =>
    `${name} ${[...new Set(["'self'", ...own, ...(added[name] ?? [])])].join(' ')}`;
  return [
    "default-src 'none'",
    sources('script-src', [hashSource(headScript), hashSource(speculationRules)]),
    `style-src 'self' ${[...new Set(inlined.map(hashSource))].join(' ')}`,
    sources('img-src', [...remoteHosts].sort()),
    "font-src 'self'",
    sources('connect-src', connected),
    ...(added['frame-src'] ? [sources('frame-src', [])] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    sources('form-action', []),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** `_headers` in the format of Netlify and Cloudflare Pages. */
export function printHeaders(rules: HeaderRules): string {
  return `${rules
    .map(([pattern, headers]) =>
      [pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')}\n`;
}

/** The rules of a `_headers` file; other lines are ignored. */
export function parseHeaders(text: string): HeaderRules {
  const rules: [string, [string, string][]][] = [];
  for (const line of text.split(/\r?\n/)) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    const current = rules.at(-1);
    if (line.startsWith('/')) rules.push([line.trim(), []]);
    else if (header && current) current[1].push([header[1] ?? '', header[2] ?? '']);
  }
  return rules;
}
