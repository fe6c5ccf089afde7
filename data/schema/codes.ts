import { z } from 'zod';
import { languagesWithWords } from '../model/languages.ts';

/*
 * Codes of standards in `site.json`. What exists is known to the runtime, so that no list here grows old.
 */

/** Made when it is needed, because few runs have something to correct. */
const namesOf = (type: 'currency' | 'region') => new Intl.DisplayNames('en', { type, fallback: 'none' });

const currencyWords = 'the code of a currency in ISO 4217, such as "USD"';

/** A currency of ISO 4217. */
export const currencyCode = z
  .string({ error: currencyWords })
  .refine((text) => Intl.supportedValuesOf('currency').includes(text), {
    error: currencyWords,
    params: { correct: correctCurrency },
  })
  .meta({ references: 'currency' });

/** The currency of "usd", "Euro" or "€"; `null` if there is none or several. */
export function correctCurrency(text: string): string | null {
  const wanted = text.trim().toLowerCase();
  const codes = Intl.supportedValuesOf('currency');
  const byCode = codes.find((code) => code.toLowerCase() === wanted);
  if (byCode !== undefined) return byCode;
  const names = namesOf('currency');
  const named = codes.filter((code) =>
    [names.of(code) ?? '', symbolOf(code)].some((name) => name.toLowerCase() === wanted),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The symbol as in its own countries, such as "€". */
function symbolOf(currency: string): string {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? '';
}

const countryWords = 'the code of a country in ISO 3166, such as "US"';

/** Codes of the same form that stand for more than a country, or for none. */
const otherRegions: readonly string[] = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

/** False also for obsolete codes and aliases, such as "UK" for "GB". */
const isCountry = (text: string) =>
  /^[A-Z]{2}$/.test(text) &&
  !otherRegions.includes(text) &&
  currentRegion(text) === text &&
  namesOf('region').of(text) !== undefined;

/** The code that replaced an obsolete one, such as "GB" for "UK"; else the same. */
const currentRegion = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0]?.slice('und-'.length);

/** A country of ISO 3166-1. */
export const countryCode = z
  .string({ error: countryWords })
  .refine(isCountry, { error: countryWords, params: { correct: correctCountry } })
  .meta({ pattern: '^[A-Z]{2}$', patternErrorMessage: countryWords });

/** The code of "uk", "GBR" or "United Kingdom"; `null` if there is none. */
export function correctCountry(text: string): string | null {
  const wanted = text.trim();
  const current = /^[a-z]{2}$/i.test(wanted) ? currentRegion(wanted.toUpperCase()) : undefined;
  if (current !== undefined && isCountry(current)) return current;
  const names = namesOf('region');
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const named = codes.find((code) => names.of(code)?.toLowerCase() === wanted.toLowerCase());
  return named !== undefined && isCountry(named) ? named : null;
}

const regionWords = 'the part of an ISO 3166-2 code after the hyphen, such as "WA" or "11"';

const regionPattern = /^[A-Z0-9]{1,3}$/;

/** The part of an ISO 3166-2 code after the hyphen, such as "WA" or "11". */
export const regionCode = z
  .string({ error: regionWords })
  .refine((text) => regionPattern.test(text), { error: regionWords, params: { correct: correctRegion } })
  .meta({ pattern: regionPattern.source, patternErrorMessage: regionWords });

/** The last part of "PT-11" or "us-wa"; `null` if it has another form. */
export function correctRegion(text: string): string | null {
  const code = text
    .trim()
    .toUpperCase()
    .replace(/^[A-Z]{2}-/, '');
  return regionPattern.test(code) ? code : null;
}

const languageWords = `a language that city-deals has words for: ${Object.entries(languagesWithWords)
  .map(([code, name]) => `${name}, as "${code}" or with a country as "${code}-US"`)
  .join('; ')}`;

/** A BCP 47 tag of a language that the program's words exist in; any region of it. */
export const languageTag = z
  .string({ error: languageWords })
  .refine((text) => canonicalTag(text) === text && hasWords(text), {
    error: languageWords,
    params: { correct: correctLanguage },
  })
  .meta({
    pattern: `^(?:${Object.keys(languagesWithWords).join('|')})(?:-[A-Za-z0-9]{2,8})*$`,
    patternErrorMessage: languageWords,
  });

/** A BCP 47 tag of any language. */
export const anyLanguageTag = z
  .string()
  .max(35)
  .refine((text) => canonicalTag(text) === text, {
    error: 'the tag of a language, such as "es-US"',
    params: { correct: (text: string) => canonicalTag(text.trim().replaceAll('_', '-')) },
  })
  .meta({
    pattern: '^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$',
    patternErrorMessage: 'the tag of a language, such as "es-US"',
  });

/** The tag in its usual spelling, such as "en-US" for "en_us"; `null` if it has no words or is no tag. */
export function correctLanguage(text: string): string | null {
  const tag = canonicalTag(text.trim().replaceAll('_', '-'));
  return tag !== null && hasWords(tag) ? tag : null;
}

const hasWords = (tag: string) => Object.hasOwn(languagesWithWords, new Intl.Locale(tag).language);

function canonicalTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    return null;
  }
}
