import { z } from 'zod';
import { correctHttps, correctOrigin } from './corrections.ts';
import { line } from './primitives.ts';

/** Control characters, and lone surrogates, which UTF-8 cannot encode. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

const hostLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const originPattern = `[Hh][Tt][Tt][Pp][Ss]://(?:${hostLabel}\\.)+(?=[A-Za-z])${hostLabel}(?::(\\d{1,5}))?`;
/** An absolute `https:` address without credentials. */
export const httpsPattern = new RegExp(`^${originPattern}(?:[/?#][^\\s\\\\<>"]*)?$`);

const browserAddress = z.url();

/** Whether `text` is an `https:` address that browsers take. */
export const isHttps = (text: string) => {
  const match = httpsPattern.exec(text);
  if (match === null || Number(match[1] ?? 443) > 65_535 || unprintable.test(text)) return false;
  // Browsers refuse some host names of the right form, such as "xn--0.example".
  return browserAddress.safeParse(text).success;
};

/** `correct` if its result is an address that browsers take, else nothing. */
const onlyHttps = (correct: (text: string) => string | null) => (text: string) => {
  const address = correct(text);
  return address !== null && isHttps(address) ? address : null;
};

const httpsWords = 'an https: address, such as "https://vendor.example/offer"';

/** An absolute `https:` URL without credentials. No other scheme is safe to print into a page. */
export const httpsUrl = z
  .string({ error: httpsWords })
  .max(2048)
  .refine(isHttps, { error: httpsWords, params: { correct: onlyHttps(correctHttps) } })
  .meta({ format: 'uri', pattern: httpsPattern.source, patternErrorMessage: httpsWords });

const originWords = 'an https: address without a path or trailing slash, such as "https://deals.example"';

/** The scheme and host of a site. */
export const httpsOrigin = z
  .string({ error: originWords })
  .max(2048)
  .refine((text) => isHttps(text) && /^https:\/\/[^/?#]+$/i.test(text), {
    error: originWords,
    params: { correct: onlyHttps(correctOrigin) },
  })
  .meta({ format: 'uri', pattern: `^${originPattern}$`, patternErrorMessage: originWords });

/** A path of this site, such as "/deals"; cross-checks verify that it exists. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)[^\s\\\p{Cc}\p{Cs}]*$/u, {
    error: 'a path of this site that starts with one slash, such as "/deals"',
  })
  .meta({ examples: ['/deals'], references: 'page' });

/** The path of a page defined by content. It becomes a file name, so no part of it can leave the output folder. */
export const contentPagePath = z
  .string()
  .max(200)
  .regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, {
    error: 'a path of lower-case letters, digits and single hyphens, such as "/july-4th/parades"',
  });

/** The address of a JSON Schema, by which editors check a file. */
export const schemaAddress = z
  .string()
  .optional()
  .meta({ description: 'The JSON Schema by which editors check the file; city-deals ignores it.' });

export const siteLink = z
  .strictObject({
    label: line(60).meta({ description: 'The words of the link.', examples: ['See all deals'] }),
    href: sitePath.meta({ description: 'The path of a page of this site.' }),
  })
  .meta({
    title: 'Link',
    description: 'A link to a page of this site.',
    examples: [{ label: 'See all deals', href: '/deals' }],
  });
