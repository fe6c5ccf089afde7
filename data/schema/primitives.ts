import { z } from 'zod';
import { toneNames } from '../model/appearance.ts';
import { readingLength } from '../model/deals/dealReference.ts';
import { isRealDate } from '../model/time/calendar.ts';
import { correctDate, correctHttps, correctOrigin } from './corrections.ts';
import { isPicturePath, pictureFilePattern, pictureName } from './pictureName.ts';
import { isPlainText, plainTextRule } from './plainText.ts';

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugWords = 'lower-case letters, digits and single hyphens, such as "taco-night"';

/** Lower-case words joined by single hyphens; safe in file names and URLs. */
export const slug = z.string({ error: slugWords }).max(80).regex(slugPattern, { error: slugWords });

/** The state of what somebody still works on. */
export const draft = z
  .boolean()
  .optional()
  .meta({ description: 'True as long as it is not to be published. Only `dev` shows drafts.' });

/** One line of plain text, trimmed, from 1 to `max` characters. */
export const line = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^(?!\s)[^\p{Cc}\p{Cs}\u2028\u2029]*(?<!\s)$/u, {
      error: 'one line of text without leading or trailing spaces',
    })
    .check(isPlainText(max))
    .meta(plainTextRule);

/** Plain text with an empty line between paragraphs. */
export const paragraphs = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^(?!\s)(?:[^\p{Cc}\p{Cs}\u2028\u2029]|[\r\n\t])*$/u, {
      error: 'text without a leading space and without control characters other than line breaks',
    })
    .check(isPlainText(max))
    .meta(plainTextRule);

/** A text with references is longer in content than on pages, by no more than this factor. */
const maxWritten = 4;

const isReadingLength =
  (max: number): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    if (readingLength(value) <= max) return;
    issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
  };

/** A line that can name deals by reference, of at most `max` characters as visitors read it. */
export const proseLine = (max: number) =>
  line(maxWritten * max)
    .check(isReadingLength(max))
    .meta({ readingLength: max });

/** Paragraphs that can name deals by reference, of at most `max` characters as visitors read them. */
export const proseParagraphs = (max: number) =>
  paragraphs(maxWritten * max)
    .check(isReadingLength(max))
    .meta({ readingLength: max });

const dateWords = 'a real calendar date from 1900 to 2999 as YYYY-MM-DD, such as "2027-05-31"';

/** For editors; it lets February 29 pass in every year. */
const datePattern = (() => {
  const day = '0[1-9]|[12]\\d';
  const long = `(?:0[13578]|1[02])-(?:${day}|3[01])`;
  const short = `(?:0[469]|11)-(?:${day}|30)`;
  return `^(?:19|2\\d)\\d\\d-(?:${long}|${short}|02-(?:${day}))$`;
})();

/** A calendar day in the city's zone, such as "2027-05-31". */
export const localDate = z
  .string({ error: dateWords })
  .refine(isRealDate, { error: dateWords, params: { correct: correctDate } })
  .meta({ format: 'date', pattern: datePattern, patternErrorMessage: dateWords });

/** Control characters, and lone surrogates, which UTF-8 cannot encode. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

const hostLabel = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const originPattern = `[Hh][Tt][Tt][Pp][Ss]://(?:${hostLabel}\\.)+(?=[A-Za-z])${hostLabel}(?::(\\d{1,5}))?`;
const httpsPattern = new RegExp(`^${originPattern}(?:[/?#][^\\s\\\\<>"]*)?$`);
const isHttps = (text: string) => {
  const match = httpsPattern.exec(text);
  if (match === null || Number(match[1] ?? 443) > 65_535 || unprintable.test(text)) return false;
  // Browsers refuse some host names of the right form, such as "xn--0.example".
  return z.url().safeParse(text).success;
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

const pictureWords = 'a picture file inside the content folder, such as "images/taco.svg"';

/** A picture: a file inside the content folder or an https address. */
export const imageRef = pictureName(
  `${pictureWords}, or an https: address`,
  (text) => isHttps(text) || isPicturePath(text),
).meta({
  pattern: `^${pictureFilePattern}$|${httpsPattern.source}`,
  patternErrorMessage: `${pictureWords}, or an https: address`,
});

/** A picture file inside the content folder. */
export const imageFile = pictureName(pictureWords, isPicturePath).meta({
  pattern: `^${pictureFilePattern}$`,
  patternErrorMessage: pictureWords,
});

/** The address of a JSON Schema, by which editors check a file. */
export const schemaAddress = z
  .string()
  .optional()
  .meta({ description: 'The JSON Schema by which editors check the file; city-deals ignores it.' });

export const coordinates = z
  .strictObject({
    lat: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'Degrees north of the equator; negative in the south.', examples: [35.2271] }),
    lon: z
      .number()
      .min(-180)
      .max(180)
      .meta({ description: 'Degrees east of Greenwich; negative in the Americas.', examples: [-80.8431] }),
  })
  .meta({
    title: 'Coordinates',
    description: 'Where it is, in decimal degrees (WGS 84) as maps give them.',
    examples: [{ lat: 35.2271, lon: -80.8431 }],
  });

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

export const artSchema = z
  .strictObject({
    drawing: slug.meta({
      description: 'The name of a file in the folder `drawings`, without ".svg".',
      examples: ['taco'],
      references: 'drawing',
    }),
    tone: z
      .enum(toneNames)
      .optional()
      .meta({
        description: 'The color of its background, if not that of the category.',
        examples: ['sky'],
      }),
  })
  .meta({
    title: 'Poster',
    description: 'A poster, made from a flat drawing at build time.',
    examples: [{ drawing: 'taco' }],
  });

export type Art = z.infer<typeof artSchema>;

/** Whether an entity has either a poster or a picture of its own, and not both. */
export const hasExactlyOne = (art: Art | undefined, image: string | undefined): boolean =>
  (art === undefined) !== (image === undefined);
