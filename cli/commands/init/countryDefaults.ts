/*
 * What is likely for a country, as defaults that the operator sees and can change. The runtime knows which zones and
 * currencies exist, but not which of them a country mostly uses.
 */

/** The zone of most people, for countries with several. */
const mainZones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  US: 'America/New_York',
};

/** Countries by their currency. */
const currencies: Readonly<Record<string, string>> = {
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  CZK: 'CZ',
  DKK: 'DK',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB',
  HUF: 'HU',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  NOK: 'NO',
  NZD: 'NZ',
  PLN: 'PL',
  RON: 'RO',
  SEK: 'SE',
  SGD: 'SG',
  TRY: 'TR',
  ZAR: 'ZA',
};

/** The currency of a country; US dollars if it is not in the list. */
export const currencyOf = (country: string): string =>
  Object.entries(currencies).find(([, countries]) => countries.split(' ').includes(country))?.[0] ?? 'USD';

/**
 * The time zone of a city: one with its name, the computer's if it is of that country, or that of most people there. `null` if the
 * runtime knows no zones of the country.
 */
export function zoneOf(country: string, city: string, ownZone: string): string | null {
  const zones = zonesOf(country);
  const place = city.toLowerCase().replaceAll(' ', '_');
  const ofCity = zones.find((zone) => zone.toLowerCase().endsWith(`/${place}`));
  return ofCity ?? (zones.includes(ownZone) ? ownZone : (mainZones[country] ?? zones[0] ?? null));
}

/** The country in which a zone is; `null` for one such as UTC. */
export function countryOfZone(zone: string): string | null {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => zonesOf(code).includes(zone)) ?? null;
}

/** The English name of a country. */
export const countryName = (country: string): string =>
  new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;

/** The zones of a country, which runtimes name in a property or, later, in a method. */
function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & {
    readonly timeZones?: readonly string[];
    readonly getTimeZones?: () => readonly string[] | undefined;
  } = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
