import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { contentKinds } from '../../cli/commands/schema/contentKinds.ts';
import { jsonSchemaOf } from '../../cli/commands/schema/jsonSchema.ts';
import { readKnownIds, standardIds } from '../../cli/commands/schema/knownIds.ts';
import { parseMarkdown } from '../../cli/content/parseMarkdown.ts';
import { markdownSource } from '../../cli/diagnostics/sourceFile.ts';
import { nodeFileSystem } from '../../cli/files/fileSystem.ts';
import { memoize } from '../../data/model/memoize.ts';
import { createSchemaCheck } from '../support/jsonSchemas.ts';
import { createRig } from '../support/rig.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

/** The check of files of the kind `name`, with the ids of a content folder. */
function checkOf(name: string | undefined, folder: string) {
  const kind = contentKinds.find((other) => other.name === name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  const known = { ...standardIds(), ...readKnownIds(nodeFileSystem(), folder).known };
  return createSchemaCheck(jsonSchemaOf(kind.schema, known));
}

const sampleFolder = path.join(root, 'data', 'content');

/** The kind of a content file, as the last of the patterns that match says. */
function kindOf(file: string): string | undefined {
  const isMatch = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(file);
  return contentKinds.find(
    ({ files }) =>
      files.some(isMatch) && !files.some((other) => other.startsWith('!') && isMatch(other.slice(1))),
  )?.name;
}

/** The JSON of a content file; of a page, that of its front matter. */
function jsonOf(file: string): string {
  const text = readFileSync(path.join(sampleFolder, file), 'utf8');
  if (!file.endsWith('.md')) return text;
  const parsed = parseMarkdown(markdownSource(file, text));
  return JSON.stringify('value' in parsed ? parsed.value.frontMatter : null);
}

describe('the schemas of the sample content', () => {
  const checkFor = memoize((kind: string | undefined) => checkOf(kind, sampleFolder));
  const files = readdirSync(sampleFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    kindOf(file),
  );

  it('are for files of every kind but the ledger, which counts on the server, maps of feeds, words, looks and parts of site.json', () => {
    // The sample speaks and looks as cities do by default.
    const absent = ['clicks', 'feed', 'messages', 'site-part', 'theme'];
    const kinds = contentKinds.map(({ name }) => name).filter((name) => !absent.includes(name));
    expect(new Set(files.map(kindOf))).toEqual(new Set(kinds));
  });

  it.each(files)('take %s', (file) => {
    expect(checkFor(kindOf(file))(jsonOf(file))).toEqual([]);
  });
});

describe('the schemas of a content folder', () => {
  const checkFor = memoize((kind: string) => checkOf(kind, path.join(createRig().folder, 'content')));
  const marksOf = (kind: string, value: unknown) =>
    checkFor(kind)(JSON.stringify(value)).map(({ marked }) => marked);

  it('take its deals, one in a file or many', () => {
    expect(marksOf('deals', sampleDeal('tea'))).toEqual([]);
    expect(marksOf('deals', [sampleDeal('tea'), sampleDeal('cake')])).toEqual([]);
    expect(marksOf('deals', [])).toEqual([]);
  });

  it.each<[mistake: string, fields: Record<string, unknown>, marked: string]>([
    ['a category that does not exist', { category: 'fod' }, '"fod"'],
    ['the label of a neighborhood instead of its id', { neighborhood: 'Old Town' }, '"Old Town"'],
    ['a day that does not exist', { expiryDate: '2027-02-30' }, '"2027-02-30"'],
    ['a date of another country', { expiryDate: '31.05.2027' }, '"31.05.2027"'],
    ['an address without encryption', { affiliateUrl: 'http://vendor.example' }, '"http://vendor.example"'],
    ['an address without a scheme', { affiliateUrl: 'vendor.example' }, '"vendor.example"'],
    ['HTML in a title', { title: 'Soup <b>today</b>' }, '"Soup <b>today</b>"'],
    ['an entity in a summary', { summary: 'Soup &amp; bread' }, '"Soup &amp; bread"'],
    ['Markdown in a text', { description: 'Soup **today** only.' }, '"Soup **today** only."'],
    ['a price in quotes', { discountPrice: '40' }, '"40"'],
    ['a negative price', { originalPrice: -5 }, '-5'],
    ['a photo that browsers do not show', { imageUrl: 'IMG_1.HEIC' }, '"IMG_1.HEIC"'],
    ['a slug with capitals', { slug: 'Soup Of The Day' }, '"Soup Of The Day"'],
    ['a key with a typo', { expiriDate: '2027-05-31' }, '"expiriDate"'],
    ['a code with spaces', { couponCode: 'SPRING 20' }, '"SPRING 20"'],
    ['a time as people say it', { hours: [{ from: '9am', to: '17:00' }] }, '"9am"'],
    ['a day of the week as a word', { days: ['Friday'] }, '"Friday"'],
    ['a drawing that does not exist', { imageUrl: undefined, art: { drawing: 'no such' } }, '"no such"'],
    ['latitude and longitude swapped', { coordinates: { lat: -122.3, lon: 47.6 } }, '-122.3'],
    ['prices beside words', { offerText: 'Two for one' }, '50'],
    ['a poster beside a picture', { art: { drawing: 'taco' } }, '"images/poster.svg"'],
    ['a neighborhood beside citywide', { citywide: true }, 'true'],
  ])('mark %s', (_, fields, marked) => {
    expect(marksOf('deals', [sampleDeal('tea', fields)])).toContain(marked);
  });

  it.each<[mistake: string, missing: string[]]>([
    ['neither a price nor words', ['discountPrice', 'originalPrice']],
    ['a usual price alone', ['discountPrice']],
    ['neither a poster nor a picture', ['imageUrl']],
    ['no day of publication', ['publishedDate']],
  ])('mark a deal with %s', (_, missing) => {
    const deal = sampleDeal('tea', Object.fromEntries(missing.map((key) => [key, undefined])));
    expect(marksOf('deals', [deal])).toContain(JSON.stringify(deal));
  });

  it.each<[mistake: string, fields: Record<string, unknown>, marked: string]>([
    ['a currency that does not exist', { currency: 'XYZ' }, '"XYZ"'],
    ['an origin with a path', { origin: 'https://deals.example/city' }, '"https://deals.example/city"'],
    ['a language by its name', { language: 'Português' }, '"Português"'],
    [
      'a link to no page',
      { promotion: { heading: 'All', link: { label: 'All', href: '/dealz' } } },
      '"/dealz"',
    ],
  ])('mark %s in site.json', (_, fields, marked) => {
    const site = smallCity()['site.json'];
    expect(marksOf('site', site)).toEqual([]);
    expect(marksOf('site', { ...site, ...fields })).toContain(marked);
  });
});
