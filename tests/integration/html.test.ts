import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFullRun } from '../support/fullRun.ts';
import { pagesOfEachKind } from '../support/sampleRoutes.ts';
import { builtSampleCity } from '../support/sampleSite.ts';

let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  const site = await builtSampleCity();
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [file, readFileSync(path.join(site, file), 'utf8')]),
  );
});

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // The house style writes what React writes: these are matters of taste, not of validity.
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'error',
    'long-title': 'off',
    'doctype-style': 'off',
    // Non-breaking characters are asked for in numbers only where they matter.
    'tel-non-breaking': 'off',
    'prefer-native-element': 'off',
  },
});

/** Files of a page of each kind. */
const ofEachKind = new Set([
  '404.html',
  ...Object.values(pagesOfEachKind).map((page) => `${page.slice(1) || 'index'}.html`),
]);

describe('the HTML of the sample city', () => {
  it('is valid on every page', async () => {
    const faults: string[] = [];
    for (const [file, html] of pages) {
      if (!isFullRun && !ofEachKind.has(file)) continue;
      const report = await validator.validateString(html);
      for (const { messages } of report.results) {
        faults.push(
          ...messages.map(
            ({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId} ${message}`,
          ),
        );
      }
    }
    expect(pages.size).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });

  it('has titles, descriptions and canonical addresses that no two canonical pages share', () => {
    const canonical = [...pages].filter(([, html]) => /<meta name="robots" content="index/.test(html));
    const seen = new Map<string, string>();
    for (const [, html] of canonical) {
      const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(address).toMatch(/^https:\/\//);
      expect(title.length).toBeGreaterThan(10);
      expect(seen.get(title) ?? address, title).toBe(address);
      seen.set(title, address);
    }
    expect(seen.size).toBeGreaterThan(90);
  });

  it('carries structured data that parses, with prices only for live deals', () => {
    let offers = 0;
    for (const [file, html] of pages) {
      for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
        const graph = JSON.parse(json);
        expect(graph['@context'], file).toBe('https://schema.org');
        if (json.includes('"Offer"')) offers += 1;
      }
    }
    expect(offers).toBeGreaterThanOrEqual(48);
  });

  it('keeps the longest deal page, styles included, within 14 kB of gzip: one window of a new connection', () => {
    const deals = [...pages].filter(([file]) => file.startsWith('deal/'));
    const sizes = deals.map(([file, html]) => ({ file, bytes: gzipSync(html).length }));
    expect(sizes.filter(({ bytes }) => bytes > 14_336)).toEqual([]);
  });

  it('names the disclosure beside every link to a vendor', () => {
    for (const [file, html] of pages) {
      const links = [...html.matchAll(/rel="sponsored noopener"/g)].length;
      const notes = [...html.matchAll(/Paid link/g)].length;
      expect(notes, file).toBeGreaterThanOrEqual(links);
    }
  });
});

describe('the suggestions for a first message', () => {
  it('lead without script to what they name, each to a page of its own', () => {
    const [, list = ''] = /<ul class="replies">(.*?)<\/ul>/s.exec(pages.get('index.html') ?? '') ?? [];
    const paths = [...list.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(paths.length).toBeGreaterThan(3);
    expect(new Set(paths).size).toBe(paths.length);
    for (const href of paths) expect(pages.has(`${href.slice(1)}.html`), href).toBe(true);
    expect(paths).not.toContain('/deals');
  });
});
