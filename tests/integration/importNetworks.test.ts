import { mkdirSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { wordyCity } from '../support/checkedCity.ts';
import { runCommandLine } from '../support/commandLine.ts';
import { createRig, type Rig, testInstant } from '../support/rig.ts';
import type { CityFiles } from '../support/smallCity.ts';

type Json = Record<string, unknown>;

/** A sample feed, and what an operator makes of the map that is suggested for it. */
interface SampleFeed {
  readonly file: string;
  readonly deals: number;
  /** Some of what one of its deals must say. */
  readonly example: Json & { readonly slug: string };
  readonly answers: Json;
  readonly fields: Json;
}

const place = (from: string) => ({ neighborhood: { from, default: 'citywide' } });

const category = (from: string, matches: string) => ({
  category: { rules: [{ from, matches, is: 'food' }], default: 'shows' },
});

const noFields: Json = {};

const dollarFeeds: readonly SampleFeed[] = [
  {
    ...{
      file: 'awin.csv',
      example: {
        slug: 'sunday-roast-with-gravy-greens',
        originalPrice: 28,
        discountPrice: 21,
        expiryDate: '2027-05-31',
      },
      deals: 9,
      fields: noFields,
    },
    answers: category('merchant_category', 'restaurants|courses'),
  },
  {
    ...{
      file: 'cj.csv',
      example: {
        slug: 'choir-concert-in-the-mill',
        originalPrice: 24,
        discountPrice: 16,
        expiryDate: '2027-06-30',
      },
      deals: 8,
      answers: { ...category('ADVERTISERCATEGORY', 'food') },
    },
    fields: { title: 'NAME', originalPrice: ['RETAILPRICE', 'PRICE'] },
  },
  {
    ...{
      file: 'impact.csv',
      example: { slug: 'jazz-club-entry-for-two', vendor: 'The Blue Buoy', expiryDate: '2027-04-30' },
      deals: 8,
      fields: noFields,
    },
    answers: { id: 'CatalogItemId', ...category('Category', 'dining') },
  },
  {
    ...{
      file: 'google-merchant.xml',
      example: { slug: 'cheese-flight-with-cider', vendor: 'Rind & Rhyme', expiryDate: '2027-03-31' },
      deals: 8,
    },
    answers: category('product_type', '^food'),
    fields: {
      startDate: { from: 'sale_price_effective_date', matches: '^[^/]+' },
      expiryDate: { from: 'sale_price_effective_date', matches: '[^/]+$' },
    },
  },
  {
    file: 'google-merchant.tsv',
    example: { slug: 'noodle-box-lunch', originalPrice: 13, discountPrice: 9.5, category: 'food' },
    deals: 8,
    fields: noFields,
    answers: category('product_type', '^food'),
  },
  {
    ...{
      file: 'partner.json',
      example: {
        ...{ slug: 'drag-bingo', neighborhood: 'harbor', originalPrice: 25, expiryDate: '2027-02-28' },
        tags: ['sample', 'port sample'],
      },
      deals: 8,
    },
    answers: { ...category('category', 'eat'), ...place('location.area'), currency: 'price.currency' },
    fields: {
      ...{ vendor: 'merchant.name', imageUrl: 'images', offerText: undefined },
      ...{ originalPrice: 'price.regular', discountPrice: 'price.amount' },
    },
  },
  {
    ...{
      file: 'partner.jsonl',
      example: { slug: 'mini-golf-for-four', neighborhood: 'harbor', expiryDate: '2027-01-30' },
      deals: 8,
      fields: { expiryDate: 'expires_at' },
    },
    answers: { ...category('section', 'eat'), expiresAfterDays: undefined },
  },
  {
    ...{
      file: 'venue.ics',
      example: { slug: 'songs-for-small-sailors', discountPrice: 9, expiryDate: '2027-05-02' },
      deals: 8,
      answers: { neighborhood: { default: 'harbor' } },
    },
    fields: {
      ...{ vendor: { value: 'The Anchor' }, offerText: undefined },
      discountPrice: { from: 'description', matches: '\\$\\d+|free' },
    },
  },
];

const euroFeeds: readonly SampleFeed[] = [
  {
    ...{
      file: 'sheet.csv',
      example: { slug: 'orgelkonzert', originalPrice: 1024, discountPrice: 900, expiryDate: '2027-03-31' },
      deals: 8,
    },
    answers: {
      ...{ id: 'Nr.', dates: { format: 'dd.MM.yyyy' }, expiresAfterDays: undefined },
      ...{ ...category('Kategorie', 'food'), ...place('Stadtteil') },
    },
    fields: {
      ...{ title: 'Titel', vendor: 'Anbieter', description: 'Beschreibung', affiliateUrl: 'Link' },
      ...{ originalPrice: 'Statt', discountPrice: 'Preis', expiryDate: 'Gültig bis', offerText: undefined },
    },
  },
];

/** The small city without deals that have ended: whatever is reported is about the feeds. */
const city = (currency: string): CityFiles => {
  const files = wordyCity();
  return { ...files, 'site.json': { ...Object(files['site.json']), currency }, 'deals/shows.json': [] };
};

const fixture = (file: string) => path.join(root, 'tests/fixtures/feeds', `sample-${file}`);

const content = ['--content', 'content'];

/** Takes the map that is suggested for a feed, answers its questions, and imports the feed. */
async function importSample(rig: Rig, { file, deals, example, answers, fields }: SampleFeed): Promise<void> {
  const suggested = await runCommandLine(rig, ['import', '--suggest', fixture(file), ...content]);
  expect(suggested.code, file).toBe(0);
  const map = JSON.parse(suggested.printed);
  const name = file.replace('.', '-');
  mkdirSync(path.join(rig.folder, 'feeds'), { recursive: true });
  writeFileSync(
    path.join(rig.folder, `feeds/${name}.json`),
    JSON.stringify({ ...map, ...answers, fields: { ...map.fields, ...fields } }),
  );
  const args = ['import', fixture(file), '--map', `feeds/${name}.json`, '--now', testInstant, '--json'];
  const { code, printed, diagnostics } = await runCommandLine(rig, [...args, ...content]);
  expect({ code, diagnostics }, file).toEqual({ code: 0, diagnostics: [] });
  const [report] = JSON.parse(printed).feeds;
  expect({ added: report.new.length, reasons: report.reasons }, file).toEqual({ added: deals, reasons: {} });
  expect(JSON.parse(rig.read(`content/deals/${example.slug}.json`)), file).toMatchObject([example]);
  const before = rig.snapshot('content');
  expect((await runCommandLine(rig, [...args, ...content])).code, file).toBe(0);
  expect(rig.snapshot('content'), file).toEqual(before);
}

describe('sample feeds in the layouts of networks', () => {
  it.each([
    ['dollars', 'USD', dollarFeeds, 'deal/late-show-of-the-silent-film-club.html', ['$12', 'Projector Club']],
    ['euros', 'EUR', euroFeeds, 'deal/topferkurs.html', ['€69', 'Tonwerk']],
  ] as const)(
    'become a site that is valid, builds and passes its checks, in %s',
    async (_name, currency, feeds, page, words) => {
      const rig = createRig(city(currency));
      for (const feed of feeds) await importSample(rig, feed);
      const validated = await runCommandLine(rig, ['validate', ...content, '--now', testInstant]);
      expect({ code: validated.code, diagnostics: validated.diagnostics }).toEqual({
        code: 0,
        diagnostics: [],
      });
      expect(await rig.build()).toMatchObject({ code: 0, diagnostics: [] });
      for (const word of words) expect(rig.read(`dist/${page}`)).toContain(word);
      const checked = await runCommandLine(rig, [
        'check',
        ...content,
        '--now',
        testInstant,
        '--format',
        'json',
      ]);
      expect(JSON.parse(checked.printed).findings).toEqual([]);
      expect(checked.code).toBe(0);
    },
  );
});
