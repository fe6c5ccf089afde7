import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { runCheck } from '../../cli/commands/check/runCheck.ts';
import { englishMessages } from '../../data/language/english/messages.ts';
import { messagesIn } from '../../data/messages/catalogues.ts';
import { createRig, type Rig, testInstant } from '../support/rig.ts';
import { spokenOn } from '../support/spokenOn.ts';

/** Cities in other languages than English, each a folder of content and nothing else. */
const cities = [
  { name: 'Lisbon in Portuguese', folder: 'lisbon', language: 'pt-PT', pages: 50 },
  { name: 'Charlotte in Spanish', folder: 'charlotte-es', language: 'es-US', pages: 80 },
] as const;

/** Words of English that neither Portuguese nor Spanish has, of which any sentence in English has one. */
const english = new RegExp(
  `(?<!\\p{L})(?:${[
    'the|and|with|for|from|your|you|this|that|these|of|to|is|are|was|or|not|by|at|it|its|we|our|will|can',
    'deals?|off|get|save[ds]?|saving|savings|opens?|ends|ended|until|free|only|left|now|today|tonight|tomorrow|weekend',
    'price|prices|view|all|more|search|close|closed|home|categories|category|filters?|sort|when|where|what|who|how',
    'buy|shop|share|copy|copied|code|next|previous|page|skip|content|loading|again|sample|vendor|sold|add',
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|june|july|october|december',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

const filesOf = ({ folder }: Rig, ending: RegExp) =>
  readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => [name, readFileSync(path.join(folder, 'dist', name), 'utf8')] as const);

/** All texts of structured data, without addresses, types and what is no sentence. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('@') ? [] : textsOf(inner)));
}

const structuredTexts = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
    textsOf(JSON.parse(json)),
  );

const isForMachines = (text: string) =>
  /^(?:https?:\/\/|\/|mailto:|\w+=)|^[\w.+-]+@[\w.-]+$/.test(text.trim());

/** Texts with a word of English, with the file that has them. */
const inEnglish = (name: string, texts: readonly string[]) =>
  texts.filter((text) => !isForMachines(text) && english.test(text)).map((text) => `${name}: ${text}`);

describe.each(cities)('$name', ({ folder, language, pages }) => {
  const content = path.join(root, 'tests', 'fixtures', 'cities', folder);

  it('is built from content alone, so that a check finds no error and no word of English', async () => {
    const rig = createRig({});
    const { code, summary } = await rig.build({ content });
    expect(code).toBe(0);
    expect(summary.pages.total).toBeGreaterThan(pages);
    rig.printed.length = 0;
    const options = { content, out: 'dist', now: testInstant, external: false, format: 'json' } as const;
    await runCheck(rig.deps, options);
    expect(JSON.parse(rig.printed.join('')).findings).toEqual([]);
    const html = filesOf(rig, /\.html$/);
    for (const [name, page] of html) expect(page, name).toContain(`<html lang="${language}"`);
    const found = [
      ...html.flatMap(([name, page]) => inEnglish(name, [...spokenOn(page), ...structuredTexts(page)])),
      ...filesOf(rig, /feed.*\.xml$|\.ics$/).flatMap(([name, text]) =>
        inEnglish(
          name,
          spokenOn(text.replace(/^(?:UID|PRODID|URL|DTSTAMP|BEGIN|END|METHOD|RRULE|CALSCALE).*$/gm, '')),
        ),
      ),
      ...filesOf(rig, /\.webmanifest$/).flatMap(([name, text]) => inEnglish(name, textsOf(JSON.parse(text)))),
    ];
    expect([...new Set(found)]).toEqual([]);
  });

  it('has no message of English in its scripts', async () => {
    const rig = createRig({});
    await rig.build({ content });
    const own = messagesIn(language) ?? {};
    const foreign = Object.entries(englishMessages).filter(
      ([key, message]) => /^[^{}|]{12,}$/.test(message) && own[key as keyof typeof own] !== message,
    );
    expect(foreign.length).toBeGreaterThan(150);
    const scripts = filesOf(rig, /\.js$/);
    const found = scripts.flatMap(([name, text]) =>
      foreign.flatMap(([, message]) => (text.includes(`"${message}"`) ? [`${name}: ${message}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
