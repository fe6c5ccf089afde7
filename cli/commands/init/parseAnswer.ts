import type { z } from 'zod';
import type { Coordinates } from '../../../data/model/geo.ts';
import { isKnownZone, zoneNames } from '../../../data/model/time/zone.ts';
import {
  correctCountry,
  correctCurrency,
  correctLanguage,
  countryCode,
  currencyCode,
  languageTag,
} from '../../../data/schema/codes.ts';
import { line } from '../../../data/schema/primitives.ts';
import { type SkylineKind, skylineKinds } from '../../art/brand/skylineKinds.ts';
import { didYouMean } from '../../diagnostics/suggest.ts';
import { type Host, hosts, type NeighborhoodAnswer } from './answers.ts';

/** An answer that cannot be used; the message says what would be one. */
export class UnusableAnswer extends Error {}

/** The longest name of a city, region or neighborhood; it stands in headings with other words. */
export const longestName = 40;

/** A name of one line. */
export function parseName(text: string): string {
  if (line(longestName).safeParse(text).success) return text;
  throw new UnusableAnswer(`Give a name of 1 to ${longestName} characters, without HTML.`);
}

/** The code of a country, also from its name. */
export function parseCountry(text: string): string {
  const code = correctCountry(text);
  if (code !== null && countryCode.safeParse(code).success) return code;
  throw new UnusableAnswer(
    `There is no country "${text}". Give its ISO 3166 code, such as US, or its English name.`,
  );
}

/** A region with its short name if one follows after a comma, such as "Washington, WA". */
export function parseRegion(text: string): { region: string; regionCode: string | null } {
  const [, name = text, code = null] = /^(.+?)\s*,\s*([A-Z0-9]{1,3})$/.exec(text) ?? [];
  return { region: parseName(name), regionCode: code };
}

/** A time zone by its IANA name, in any case. */
export function parseZone(text: string): string {
  const name = zoneNames().find((zone) => zone.toLowerCase() === text.toLowerCase()) ?? text;
  if (isKnownZone(name)) return name;
  const place = text.replaceAll(' ', '_').toLowerCase();
  const ofPlace = zoneNames().find((zone) => zone.toLowerCase().endsWith(`/${place}`));
  const hint = ofPlace === undefined ? didYouMean(text, zoneNames()) : `Did you mean "${ofPlace}"?`;
  throw new UnusableAnswer(
    `There is no time zone "${text}". ${hint ?? 'Give its IANA name, such as America/New_York.'}`,
  );
}

/** The tag of a language that the program has words in. */
export const parseLanguage = (text: string): string =>
  parseCode(
    languageTag,
    correctLanguage(text) ?? text,
    (words) => `"${text}" cannot be used. Give ${words}.`,
  );

/** The code of a currency, also from its name or symbol. */
export const parseCurrency = (text: string): string =>
  parseCode(currencyCode, correctCurrency(text) ?? text, () => {
    const near = didYouMean(text.toUpperCase(), Intl.supportedValuesOf('currency'));
    return `There is no currency "${text}". ${near ?? 'Give its ISO 4217 code, such as USD.'}`;
  });

function parseCode(schema: z.ZodType<string>, text: string, problem: (words: string) => string): string {
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new UnusableAnswer(problem(parsed.error.issues[0]?.message ?? ''));
}

/** Latitude and longitude in decimal degrees; `null` for an empty text. */
export function parseCoordinates(text: string): Coordinates | null {
  if (text === '') return null;
  const [, lat, lon] = /^(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)$/.exec(text)?.map(Number) ?? [];
  if (lat !== undefined && lon !== undefined && Math.abs(lat) <= 90 && Math.abs(lon) <= 180) {
    return { lat, lon };
  }
  throw new UnusableAnswer(
    `"${text}" are no coordinates. Give latitude and longitude in degrees, such as 47.606, -122.332; west and south are negative.`,
  );
}

/** A neighborhood, with coordinates if they follow after "@". */
export function parseNeighborhood(text: string): NeighborhoodAnswer {
  const [name = '', place = ''] = text.split('@').map((part) => part.trim());
  return { name: parseName(name), coordinates: parseCoordinates(place) };
}

export const parseSkyline = (text: string): SkylineKind => parseChoice(text, skylineKinds);

/** Where to publish; `null` for "none". */
export function parseHost(text: string): Host | null {
  return text === 'none' ? null : parseChoice(text, hosts, ' or none');
}

function parseChoice<Choice extends string>(text: string, choices: readonly Choice[], more = ''): Choice {
  const found = choices.find((choice) => choice === text.toLowerCase());
  if (found !== undefined) return found;
  throw new UnusableAnswer(`"${text}" is none of the choices: ${choices.join(', ')}${more}.`);
}
