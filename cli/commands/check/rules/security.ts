import { createHash } from 'node:crypto';
import { boundedCache, memoize } from '../../../../data/model/memoize.ts';
import { headerFor } from '../../../hosting/hostResponses.ts';
import { type Markup, type MarkupElement, rawText } from '../../../html/markup.ts';
import type { CheckedPage } from '../page.ts';
import { cleanBuildHint, type PageRule, type ReportOnPage, type SiteRule } from '../rule.ts';
import { parsePolicy, type SecurityPolicy } from '../securityPolicy.ts';
import { isExecuted } from './budgets.ts';
import { resourcesOf } from './resources.ts';

const headersFile = '_headers';

/** The headers that every response needs, the shape of their values, and an example or description. */
const requiredHeaders: readonly (readonly [name: string, value: RegExp, expected: string])[] = [
  ['Content-Security-Policy', /\bdefault-src\b/, 'a policy with default-src'],
  ['Strict-Transport-Security', /max-age=[1-9]\d{6,}/, 'a max-age of one year'],
  ['X-Content-Type-Options', /^nosniff$/i, 'nosniff'],
  ['Referrer-Policy', /./, 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', /./, 'a policy that turns off unused features, such as camera=()'],
];

/** Every response has the headers that protect visitors (CD891). */
export const headerRule: SiteRule = ({ headers }, _pages, report) => {
  const headerValue = (name: string) => headerFor(headers, '/any', name);
  const reportProblem = (problem: string, expected: string) =>
    report('CD891', null, headersFile, { problem, expected, hint: cleanBuildHint });
  for (const [name, pattern, expected] of requiredHeaders) {
    const value = headerValue(name);
    if (value === null) reportProblem(`${headersFile} lacks the header ${name}.`, expected);
    else if (!pattern.test(value)) {
      reportProblem(`${headersFile} has the ineffective header "${name}: ${value}".`, expected);
    }
  }
  const policy = headerValue('Content-Security-Policy') ?? '';
  const unsafe = /'unsafe-(?:inline|eval)'/.exec(policy)?.[0];
  if (unsafe !== undefined) {
    reportProblem(
      `The security policy is ineffective: it allows ${unsafe}.`,
      'hashes of inline scripts and styles',
    );
  }
  if (policy !== '' && !/frame-ancestors/.test(policy) && headerValue('X-Frame-Options') === null) {
    reportProblem('The security policy lets any site show the pages in a frame.', "frame-ancestors 'none'");
  }
};

/** A rule: the site's security policy allows everything on a page (CD892). Caches parsed policies and hashes. */
export function createPolicyRule(): PageRule {
  const policyFrom = memoize(parsePolicy, boundedCache(50));
  const hashOf = memoize(
    (text: string) => createHash('sha256').update(text).digest('base64'),
    boundedCache(200),
  );
  return (page, { headers, origin }, report) => {
    const header = headerFor(headers, page.path, 'Content-Security-Policy');
    if (header === null) return;
    const policy = policyFrom(header);
    checkInline(page.markup, policy, hashOf, report);
    checkResources(page, policy, origin, report);
    for (const element of page.markup.elements) {
      for (const name in element.attributes) {
        if (name !== 'style' && !/^on[a-z]+$/.test(name)) continue;
        const problem = `The security policy blocks the attribute of <${element.name} ${name}="…">.`;
        report('CD892', { problem, element });
      }
    }
  };
}

function checkInline(
  markup: Markup,
  policy: SecurityPolicy,
  hashOf: (text: string) => string,
  report: ReportOnPage,
): void {
  const scripts = markup
    .named('script')
    .filter((script) => isExecuted(script) && script.attributes.src === undefined);
  const check = (directive: string, elements: readonly MarkupElement[]) => {
    for (const element of elements) {
      if (policy.allowsHash(directive, hashOf(rawText(element)))) continue;
      report('CD892', {
        problem: `The security policy blocks an inline <${element.name}>: its hash is not in ${directive}.`,
        hint: 'Run "city-deals build --clean", and publish _headers together with the pages.',
        element,
      });
    }
  };
  check('script-src', scripts);
  check('style-src', markup.named('style'));
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

function checkResources(
  { markup, path }: CheckedPage,
  policy: SecurityPolicy,
  origin: string,
  report: ReportOnPage,
): void {
  for (const { element, address } of resourcesOf(markup)) {
    const directive = directives[element.name] ?? linkDirective(element);
    if (directive === null || !URL.canParse(address, origin + path)) continue;
    if (policy.allowsUrl(directive, new URL(address, origin + path), origin)) continue;
    report('CD892', {
      problem: `The security policy blocks ${address}: ${directive} does not allow it.`,
      clues: [address],
      element,
    });
  }
}

function linkDirective({ attributes }: MarkupElement): string | null {
  if (attributes.rel === 'stylesheet') return 'style-src';
  if (attributes.rel === 'manifest') return 'manifest-src';
  if (attributes.rel === 'preload' && attributes.as === 'font') return 'font-src';
  return attributes.rel === 'preload' && attributes.as === 'image' ? 'img-src' : null;
}
