import { createHash } from 'node:crypto';
import type { BuiltSite } from '../builtSite.ts';
import type { Found } from '../finding.ts';
import { type PageElement, rawText } from '../markup.ts';
import type { CheckedPage, PageRule } from '../page.ts';
import { type Policy, readPolicy } from '../policy.ts';
import { isExecuted } from './budgets.ts';
import { resourcesOf } from './resources.ts';

/** The site's security policy lets each page have what it brings with it (CD892). */
export const policyRule: PageRule = (page, site, found) => {
  const policy = readPolicy(site.headers, page.path);
  if (policy === null) return;
  checkInline(page, policy, found);
  checkSources(page, policy, site, found);
  for (const element of page.markup.elements) {
    for (const name in element.attributes) {
      if (name !== 'style' && !/^on[a-z]+$/.test(name)) continue;
      const problem = `<${element.name} ${name}="…"> is blocked by the security policy.`;
      found('CD892', { problem, at: element });
    }
  }
};

function checkInline({ markup }: CheckedPage, policy: Policy, found: Found): void {
  const inline: [string, string, readonly PageElement[]][] = [
    [
      'script-src',
      'script',
      markup.named('script').filter((script) => isExecuted(script) && script.attributes.src === undefined),
    ],
    ['style-src', 'style', markup.named('style')],
  ];
  for (const [directive, name, elements] of inline) {
    for (const element of elements) {
      if (policy.allowsHash(directive, hashOf(rawText(element)))) continue;
      found('CD892', {
        problem: `The security policy blocks an inline <${name}>: its hash is not in ${directive}.`,
        hint: 'Build again with --clean, and publish _headers with the pages.',
        at: element,
      });
    }
  }
}

const directives: Readonly<Record<string, string>> = {
  img: 'img-src',
  source: 'img-src',
  image: 'img-src',
  script: 'script-src',
  iframe: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
};

function checkSources(page: CheckedPage, policy: Policy, { origin }: BuiltSite, found: Found): void {
  for (const { element, address } of resourcesOf(page)) {
    const directive = directives[element.name] ?? linkDirective(element);
    if (directive === null || !URL.canParse(address, origin + page.path)) continue;
    const url = new URL(address, origin + page.path);
    if (policy.allowsSource(directive, url, origin)) continue;
    found('CD892', {
      problem: `The security policy blocks ${address}: ${directive} does not allow it.`,
      clues: [address],
      at: element,
    });
  }
}

function linkDirective({ attributes }: PageElement): string | null {
  if (attributes.rel === 'stylesheet') return 'style-src';
  if (attributes.rel === 'manifest') return 'manifest-src';
  if (attributes.rel === 'preload' && attributes.as === 'font') return 'font-src';
  return attributes.rel === 'preload' && attributes.as === 'image' ? 'img-src' : null;
}

const hashes = new Map<string, string>();

/** Few sheets and scripts stand on many pages. */
function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(text).digest('base64');
  if (hashes.size < 200) hashes.set(text, hash);
  return hash;
}
