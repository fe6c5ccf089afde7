import { readdirSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';
import { languagesWithWords } from '../../../../data/model/languages.ts';
import {
  correctCountry,
  correctCurrency,
  correctLanguage,
  correctRegion,
  countryCode,
  currencyCode,
  languageTag,
  regionCode,
} from '../../../../data/schema/codes.ts';

const takes = (schema: typeof currencyCode, text: string) => schema.safeParse(text).success;

describe('data/schema/codes', () => {
  it.each(['USD', 'EUR', 'JPY', 'PLN', 'BRL'])('takes the currency %s', (text) => {
    expect(takes(currencyCode, text)).toBe(true);
  });

  it.each([
    ['XYZ', null],
    ['usd', 'USD'],
    ['Euro', 'EUR'],
    ['€', 'EUR'],
    ['zł', 'PLN'],
    ['dollars', null],
    ['', null],
  ])('refuses the currency "%s", and suggests %s', (text, code) => {
    expect(takes(currencyCode, text)).toBe(false);
    expect(correctCurrency(text)).toBe(code);
  });

  it.each(['US', 'PT', 'GB', 'JP', 'XK'])('takes the country %s', (text) => {
    expect(takes(countryCode, text)).toBe(true);
  });

  it.each([
    ['UK', 'GB'],
    ['pt', 'PT'],
    ['Portugal', 'PT'],
    ['united states', 'US'],
    ['DD', 'DE'],
    ['USA', null],
    ['EU', null],
    ['ZZ', null],
    ['XX', null],
    ['', null],
  ])('refuses the country "%s", and suggests %s', (text, code) => {
    expect(takes(countryCode, text)).toBe(false);
    expect(correctCountry(text)).toBe(code);
  });

  it.each(['WA', '11', 'ENG', 'B', '06'])('takes the region %s', (text) => {
    expect(takes(regionCode, text)).toBe(true);
  });

  it.each([
    ['PT-11', '11'],
    ['us-wa', 'WA'],
    ['Washington', null],
    ['', null],
  ])('refuses the region "%s", and suggests %s', (text, code) => {
    expect(takes(regionCode, text)).toBe(false);
    expect(correctRegion(text)).toBe(code);
  });

  it.each(['en', 'en-US', 'en-GB', 'en-Latn-AU'])('takes the language %s', (text) => {
    expect(takes(languageTag, text)).toBe(true);
  });

  it.each([
    ['nl-BE', null],
    ['en-us', 'en-US'],
    ['EN_gb', 'en-GB'],
    ['english', null],
    ['e', null],
    ['', null],
  ])('refuses the language "%s", and suggests %s', (text, tag) => {
    expect(takes(languageTag, text)).toBe(false);
    expect(correctLanguage(text)).toBe(tag);
  });

  it('says which languages there are', () => {
    expect(languageTag.safeParse('nl-BE').error?.issues[0]?.message).toBe(
      'a language that city-deals has words for: English, as "en" or with a country as "en-US"; German, as "de" or with a country as "de-US"; Portuguese, as "pt" or with a country as "pt-US"; Spanish, as "es" or with a country as "es-US"',
    );
  });

  it('has a folder of words for each language of a site', () => {
    const folders = readdirSync(path.join(root, 'data/language'));
    const languages = Object.values(languagesWithWords).map((name) => name.toLowerCase());
    expect(folders).toEqual(expect.arrayContaining(languages));
  });
});
