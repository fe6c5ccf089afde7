import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { headerRules, parseHeaders, printHeaders } from '../../../../cli/outputs/headers.ts';
import { speculationRules } from '../../../../data/model/pages/speculationRules.ts';
import { sampleAssets } from '../../../support/sampleAssets.ts';
import { sampleDeal, smallCity } from '../../../support/smallCity.ts';
import { siteOf, siteWith } from '../support/siteOf.ts';

const headerOf = (name: string, site = siteOf()) =>
  headerRules(site, sampleAssets)
    .flatMap(([pattern, headers]) => (pattern === '/*' ? headers : []))
    .find(([key]) => key === name)?.[1];

const policy = (directive: string, site = siteOf()) =>
  headerOf('Content-Security-Policy', site)
    ?.split('; ')
    .find((part) => part.startsWith(`${directive} `));

describe('cli/outputs/headers', () => {
  it('allows the styles of each kind of page by their hashes, each once', () => {
    const hashes = [...new Set(Object.values(sampleAssets.styles))].map(
      (sheet) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(1);
    expect(policy('style-src')).toBe(`style-src 'self' ${hashes.join(' ')}`);
  });

  it('allows the script in the head of pages, and the speculation rules, by their hashes', () => {
    const [head, rules] = [sampleAssets.headScript, speculationRules].map((script) =>
      createHash('sha256').update(script).digest('base64'),
    );
    expect(policy('script-src')).toBe(`script-src 'self' 'sha256-${head}' 'sha256-${rules}'`);
  });

  it('allows no inline code, no eval and no other hosts', () => {
    const whole = headerOf('Content-Security-Policy') ?? '';
    expect(whole).not.toMatch(/unsafe|https?:|\*|data:/);
    expect(policy('default-src')).toBe("default-src 'none'");
    expect(policy('base-uri')).toBe("base-uri 'none'");
    expect(policy('frame-ancestors')).toBe("frame-ancestors 'none'");
  });

  it('allows pictures only from the hosts that the content names, each once', () => {
    const site = siteWith([
      sampleDeal('a', { imageUrl: 'https://pictures.example/a.png' }),
      sampleDeal('b', { imageUrl: 'HTTPS://Pictures.example/b.png?x=1' }),
      sampleDeal('c', { imageUrl: 'https://cdn.example:8443/c.png' }),
    ]);
    expect(policy('img-src', site)).toBe("img-src 'self' https://cdn.example:8443 https://pictures.example");
    expect(policy('img-src')).toBe("img-src 'self'");
  });

  it('lets pages report clicks to the endpoint of the site, and to no other host', () => {
    const clicks = { endpoint: 'https://Clicks.example:8443/record?x=1' };
    expect(policy('connect-src', siteWith([sampleDeal('a')], { clicks }))).toBe(
      "connect-src 'self' https://clicks.example:8443",
    );
    expect(policy('connect-src')).toBe("connect-src 'self'");
  });

  it('lets pages ask the hosted model of the site, or its proxy instead, and no other host', () => {
    const assistant = (fields: object) => {
      const { assistant: own } = smallCity()['site.json'] as { assistant: object };
      return siteWith([sampleDeal('a')], { assistant: { ...own, ...fields } });
    };
    const models = { small: 's', standard: 'm' };
    const hosted = { baseUrl: 'https://Model.example/v1', models };
    expect(policy('connect-src', assistant({ hosted }))).toBe("connect-src 'self' https://model.example");
    const local = { baseUrl: 'http://localhost:11434/v1', models, provider: 'chat-completions' };
    expect(policy('connect-src', assistant({ hosted: local }))).toBe(
      "connect-src 'self' http://localhost:11434",
    );
    const proxy = 'https://ask.deals.example';
    expect(policy('connect-src', assistant({ hosted, proxy }))).toBe(`connect-src 'self' ${proxy}`);
    expect(policy('connect-src', assistant({ hosted: { provider: 'browser' } }))).toBe("connect-src 'self'");
  });

  it('makes only files with a hash in their name immutable', () => {
    const rules = headerRules(siteOf(), sampleAssets);
    expect(rules.map(([pattern]) => pattern)).toEqual(['/*', '/assets/*']);
    const caching = rules.filter(([, headers]) => headers.some(([name]) => name === 'Cache-Control'));
    expect(caching).toEqual([['/assets/*', [['Cache-Control', 'public, max-age=31536000, immutable']]]]);
  });

  it.each(['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'])(
    'sends %s with every response',
    (name) => {
      expect(headerOf(name)).toBeTruthy();
    },
  );
});

describe('cli/outputs/headers parseHeaders', () => {
  it('parses what is printed', () => {
    const rules = headerRules(siteOf(), sampleAssets);
    expect(parseHeaders(printHeaders(rules))).toEqual(rules);
    expect(parseHeaders(printHeaders(rules).replaceAll('\n', '\r\n'))).toEqual(rules);
  });

  it('ignores other lines', () => {
    expect(parseHeaders('# note\n  Lost: value\n/a\n\n  X: 1:2\nnonsense\n')).toEqual([
      ['/a', [['X', '1:2']]],
    ]);
    expect(parseHeaders('')).toEqual([]);
  });
});
