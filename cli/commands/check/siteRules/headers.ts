import { headerFor } from '../policy.ts';
import type { SiteRule } from './siteRule.ts';

const file = '_headers';

/** What each answer of the host has to carry, and what its value has to be like. */
const needed: readonly (readonly [name: string, value: RegExp, expected: string])[] = [
  ['Content-Security-Policy', /\bdefault-src\b/, 'a policy with default-src'],
  ['Strict-Transport-Security', /max-age=[1-9]\d{6,}/, 'max-age of a year'],
  ['X-Content-Type-Options', /^nosniff$/i, 'nosniff'],
  ['Referrer-Policy', /./, 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', /./, 'what no page needs, such as camera=()'],
];

/** Every answer carries the headers that keep visitors safe (CD891). */
export const headerRule: SiteRule = ({ headers }, _pages, found) => {
  const wrong = (problem: string, expected: string) =>
    found('CD891', null, file, { problem, expected, hint: 'Build again with --clean.' });
  for (const [name, value, expected] of needed) {
    const given = headerFor(headers, '/any', name);
    if (given === null) wrong(`${file} gives no ${name}.`, expected);
    else if (!value.test(given)) wrong(`${file} gives "${name}: ${given}".`, expected);
  }
  const policy = headerFor(headers, '/any', 'Content-Security-Policy') ?? '';
  const loose = /'unsafe-(?:inline|eval)'/.exec(policy)?.[0];
  if (loose !== undefined)
    wrong(`The security policy allows ${loose}, and so keeps nothing out.`, 'hashes of what is inline');
  if (
    policy !== '' &&
    !/frame-ancestors/.test(policy) &&
    headerFor(headers, '/any', 'X-Frame-Options') === null
  ) {
    wrong('Any site may show the pages in a frame of its own.', "frame-ancestors 'none'");
  }
};
