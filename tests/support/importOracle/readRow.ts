import type { OracleMap, OracleRow, OracleSite, OracleValue } from './types.ts';

/** The fields of a deal that a row gives; or why the row is rejected. */
export type RowReading =
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly kind: 'rejected'; readonly reason: string };

class Rejection {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

/** Reads a row as docs/import.md says under "What becomes of texts and numbers". */
export function readRow(row: OracleRow, map: OracleMap, site: OracleSite): RowReading {
  try {
    return { kind: 'fields', fields: fieldsOf(row, map, site) };
  } catch (error) {
    if (error instanceof Rejection) return { kind: 'rejected', reason: error.reason };
    throw error;
  }
}

/** Whether the last day of a row is past; false if it has none. */
export function hasEnded(row: OracleRow, map: OracleMap, today: string): boolean {
  const end = pick(row, map.fields.expiryDate);
  return isDate(end) && end < today;
}

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

function fieldsOf(row: OracleRow, map: OracleMap, site: OracleSite): Record<string, unknown> {
  const value = (field: string, limit = 4000) => cleanText(pick(row, map.fields[field]), limit);
  const title = required(value('title', 80));
  const description = value('description') ?? value('summary') ?? title;
  return {
    title,
    description,
    summary: value('summary', 160) ?? value('description', 160) ?? title,
    vendor: required(value('vendor', 80)),
    ...offerOf(pick(row, map.fields.originalPrice), pick(row, map.fields.discountPrice)),
    affiliateUrl: linkOf(pick(row, map.fields.affiliateUrl)),
    imageUrl: pictureOf(pick(row, map.fields.imageUrl)) ?? site.poster,
    expiryDate: dateOf(pick(row, map.fields.expiryDate)),
    tags: listOf(row, map.fields.tags),
    category: map.category.rules.find((rule) => new RegExp(rule.matches, 'i').test(row[rule.from] ?? ''))?.is,
    ...placeOf(row[map.neighborhood.from] ?? '', map, site),
  };
}

/** What the map says of the row, or empty. */
function pick(row: OracleRow, value: OracleValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return (row[value] ?? '').trim();
  if ('from' in value) return (row[value.from] ?? '').trim();
  return value.map((name) => (row[name] ?? '').trim()).find((text) => text !== '') ?? '';
}

function required(text: string | undefined): string {
  if (text === undefined) throw new Rejection('missing');
  return text;
}

function cleanText(text: string, limit: number): string | undefined {
  if (/^=|^[+@-][a-z]+\(/i.test(text)) throw new Rejection('text');
  const clean = text
    .replaceAll(/<script>.*?<\/script>/g, '')
    .replaceAll(/<[a-z/][^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&eacute;', 'é')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (clean === '') return undefined;
  if (clean.length <= limit) return clean;
  let kept = '';
  for (const word of clean.split(' ')) {
    const longer = kept === '' ? word : `${kept} ${word}`;
    if (longer.length + 1 > limit) break;
    kept = longer;
  }
  return `${kept}…`;
}

/** An amount in dollars; undefined if the text is empty. */
function priceOf(text: string): number | undefined {
  if (text === '') return undefined;
  if (/^free$/i.test(text)) return 0;
  if (/[€£¥]|EUR|GBP/.test(text)) throw new Rejection('currency');
  const digits = text.replace(/^(\$|USD)\s?/, '').replace(/\s?(\$|USD)$/, '');
  if (!/^\d[\d., ]*$/.test(digits)) throw new Rejection('price');
  const last = digits.match(/[.,](?=[^.,]*$)/)?.[0];
  const kinds = new Set(digits.match(/[.,]/g));
  const isDecimal = kinds.size === 2 || (last !== undefined && !/^\d+([.,]\d{3})+$/.test(digits));
  if (last === undefined || !isDecimal) return Number(digits.replaceAll(/[., ]/g, ''));
  const [fraction = '', ...whole] = digits.split(last).reverse();
  return Number(`${whole.join('').replaceAll(/[., ]/g, '')}.${fraction}`);
}

function offerOf(originalText: string, discountText: string): Record<string, unknown> {
  const original = priceOf(originalText);
  const discount = priceOf(discountText) ?? original;
  if (discount === undefined) throw new Rejection('missing');
  return {
    discountPrice: discount,
    originalPrice: original !== undefined && original > discount ? original : undefined,
  };
}

function linkOf(text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^https?:\/\//.test(text)) throw new Rejection('link');
  return text.replace(/^http:/, 'https:');
}

const pictureOf = (text: string): string | undefined =>
  /^https?:\/\//.test(text) ? text.replace(/^http:/, 'https:') : undefined;

function dateOf(text: string): string | undefined {
  if (text === '') return undefined;
  if (!isDate(text)) throw new Rejection('date');
  return text;
}

function listOf(row: OracleRow, value: OracleValue | undefined): readonly string[] | undefined {
  if (typeof value !== 'object' || !('from' in value)) return undefined;
  const entries = (row[value.from] ?? '').split(value.split).map((entry) => entry.trim());
  const filled = entries.filter((entry) => entry !== '');
  return filled.length === 0 ? undefined : filled;
}

function placeOf(text: string, map: OracleMap, site: OracleSite): Record<string, unknown> {
  const id = site.neighborhoods[text.trim().toLowerCase()] ?? map.neighborhood.default;
  return id === 'citywide'
    ? { citywide: true, neighborhood: undefined }
    : { neighborhood: id, citywide: undefined };
}
