import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { englishMessages } from '../../data/language/english/messages.ts';
import type { MessageKey } from '../../data/language/messages.ts';
import { checkMessage } from '../../data/messages/checkMessage.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { rightToLeftCity } from '../support/rightToLeftCity.ts';
import { smallCity } from '../support/smallCity.ts';

/** All files of the city, by their paths. */
const contentFiles = () =>
  Object.fromEntries(
    readdirSync(rightToLeftCity, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(rightToLeftCity, file), new Uint8Array(readFileSync(file))]),
  );

const pagesOf = ({ folder }: Rig) =>
  readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file, readFileSync(path.join(folder, 'dist', file), 'utf8')] as const);

const sheetIn = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';

describe('a site in Arabic', () => {
  it('says its direction in every page and in its manifest, and has the sheets for it', async () => {
    const rig = createRig(contentFiles());
    const { code, diagnostics } = await rig.build();
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(code).toBe(0);
    const pages = pagesOf(rig);
    expect(pages.length).toBeGreaterThan(30);
    for (const [file, html] of pages) {
      expect(html, file).toContain('<html lang="ar" dir="rtl"');
      expect(sheetIn(html).includes('@layer direction{'), file).toBe(true);
    }
    expect(JSON.parse(rig.read('dist/site.webmanifest'))).toMatchObject({ lang: 'ar', dir: 'rtl' });
  });

  it('keeps the picture of its brand for shared links, because our fonts have no letters of its script', async () => {
    const rig = createRig(contentFiles());
    expect((await rig.build({ socialImages: true })).code).toBe(0);
    const images = pagesOf(rig).map(([, html]) => /property="og:image" content="([^"]*)"/.exec(html)?.[1]);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(/\/social-\w+\.png$/);
  });

  it('has all messages in its own words, with a case for each kind of number', () => {
    const messages: Record<string, string> = JSON.parse(
      readFileSync(path.join(rightToLeftCity, 'messages.json'), 'utf8'),
    );
    const keys = Object.keys(englishMessages) as MessageKey[];
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
    const problems = keys.flatMap((key) => {
      const problem = checkMessage(messages[key] ?? '', englishMessages[key], 'ar');
      return problem ? [[key, problem]] : [];
    });
    expect(problems).toEqual([]);
    const categories = new Intl.PluralRules('ar').resolvedOptions().pluralCategories;
    for (const key of keys.filter((name) => englishMessages[name].includes(', plural,')))
      for (const category of categories) expect(messages[key], key).toContain(` ${category} {`);
    const hasWords = (message: string) => /[a-z]{2}/i.test(message.replace(/\{\w+\}/g, ''));
    expect(keys.filter((key) => messages[key] === englishMessages[key] && hasWords(messages[key]))).toEqual(
      [],
    );
  });
});

describe('a site in English', () => {
  it('says no direction, and pays nothing for the other one', async () => {
    const rig = createRig(smallCity());
    await rig.build();
    for (const [file, html] of pagesOf(rig)) {
      expect(html, file).not.toMatch(/<html[^>]* dir=/);
      expect(/,direction|layer direction|inline-(?:start|end)|\[dir=/.exec(sheetIn(html)), file).toBeNull();
    }
    expect(JSON.parse(rig.read('dist/site.webmanifest'))).not.toHaveProperty('dir');
  });
});
