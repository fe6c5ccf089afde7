import { z } from 'zod';
import { readingLength } from '../model/deals/dealReference.ts';
import { isRealDate } from '../model/time/calendar.ts';
import { correctDate } from './corrections.ts';
import { isPlainText, plainTextRule } from './plainText.ts';

export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugWords = 'lower-case letters, digits and single hyphens, such as "taco-night"';

/** Lower-case words joined by single hyphens; safe in file names and URLs. */
export const slug = z.string({ error: slugWords }).max(80).regex(slugPattern, { error: slugWords });

/** The state of what somebody still works on. */
export const draft = z.boolean().optional().meta({
  description: 'True as long as it is not to be published. Only `dev` shows drafts.',
  default: false,
});

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
