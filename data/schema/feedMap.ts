import { z } from 'zod';
import { schemaAddress } from './addresses.ts';
import { feedColumns, feedFieldsSchema, feedPattern, feedValueSchema, optionalValue } from './feedValue.ts';
import { slug } from './primitives.ts';

const share = z
  .string()
  .regex(/^(?:100|\d{1,2})(?:\.\d+)?%$/, { error: 'a share such as "30%"' })
  .optional();

const condition = z
  .strictObject({
    from: feedColumns,
    matches: feedPattern,
    not: z.literal(true).optional().meta({ description: 'The pattern must not match.' }),
  })
  .meta({ title: 'Condition', description: 'A row without it is left out.' });

const categoryRule = z
  .strictObject({
    from: feedColumns,
    matches: feedPattern,
    is: slug.meta({ description: 'Id of a category.', examples: ['food'], references: 'category' }),
  })
  .meta({ title: 'Rule', description: 'The category of rows that match.' });

/** `feeds/*.json`: how the rows of a feed become deals. */
export const feedMapSchema = z
  .strictObject({
    $schema: schemaAddress,
    notes: z
      .array(z.string().max(1000))
      .optional()
      .meta({ description: 'Remarks and open questions; city-deals ignores them.' }),
    source: z
      .string()
      .min(1)
      .max(2048)
      .optional()
      .meta({
        description:
          'An https: address, or a file relative to the map. {env:NAME} is an environment variable.',
        examples: ['https://feeds.example/{env:FEED_KEY}/deals.csv.gz'],
      }),
    format: z
      .enum(['csv', 'tsv', 'xml', 'json', 'jsonl', 'ical'])
      .optional()
      .meta({ description: 'The format; guessed if absent.', examples: ['csv'] }),
    encoding: z
      .string()
      .regex(/^[A-Za-z0-9_:.-]{1,40}$/, { error: 'an encoding that browsers know, such as "windows-1252"' })
      .optional()
      .meta({ description: 'The encoding; guessed if absent.', examples: ['windows-1252'] }),
    separator: z
      .string()
      .length(1)
      .optional()
      .meta({ description: 'What separates columns; guessed if absent.', examples: [';'] }),
    items: z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({
        description: 'The XML element of a row, or the dotted path of a list in JSON.',
        examples: ['item', 'data.offers'],
      }),
    id: feedValueSchema.meta({
      description: 'What names the row in the feed, the same each day.',
      examples: ['product_id'],
    }),
    fields: feedFieldsSchema,
    facts: z
      .record(z.string().regex(/^[a-zA-Z]+(?:\.[a-zA-Z]+)?$/), feedValueSchema)
      .optional()
      .meta({ description: 'Facts by their paths.', examples: [{ 'ages.from': 'min_age' }] }),
    hours: optionalValue('Opening hours in words, such as "Mon-Fri 11am-9pm".', 'opening_hours'),
    numbers: z
      .strictObject({
        decimal: z.enum(['.', ',']).meta({ description: 'The decimal sign.', examples: [','] }),
      })
      .optional()
      .meta({ description: 'How numbers are written; guessed if absent.' }),
    currency: optionalValue('The currency of the row.', 'currency'),
    dates: z
      .strictObject({
        format: z
          .string()
          .min(1)
          .max(60)
          .optional()
          .meta({
            description: 'How dates are written, with yyyy, yy, MM, M, MMM, dd, d, HH, mm and ss.',
            examples: ['dd/MM/yyyy'],
          }),
        zone: z
          .string()
          .max(60)
          .optional()
          .meta({ description: 'The time zone of times without an offset.', examples: ['Europe/London'] }),
      })
      .optional()
      .meta({ description: 'How dates are written.' }),
    category: z
      .strictObject({
        rules: z
          .array(categoryRule)
          .max(200)
          .optional()
          .meta({ description: 'The first that matches decides.' }),
        default: z.union([slug, z.literal('drop')]).meta({
          description: 'The category of other rows, or "drop" to leave them out.',
          examples: ['drop'],
        }),
      })
      .meta({ description: 'Which category a row belongs to.' }),
    neighborhood: z
      .strictObject({
        from: feedColumns.optional(),
        near: z
          .strictObject({
            lat: feedColumns,
            lon: feedColumns,
            km: z
              .number()
              .positive()
              .max(50)
              .meta({ description: 'How far at most.', examples: [3] }),
          })
          .optional()
          .meta({ description: 'The columns of coordinates: the nearest center counts.' }),
        default: z
          .union([slug, z.literal('citywide'), z.literal('drop')])
          .optional()
          .meta({
            description: 'A neighborhood, "citywide", or "drop" to leave the row out.',
            examples: ['citywide'],
          }),
      })
      .optional()
      .meta({ description: 'Where the deal is.' }),
    expiresAfterDays: z
      .int()
      .min(1)
      .max(3650)
      .optional()
      .meta({ description: 'Days until a deal without a last day ends.', examples: [60] }),
    priceCheckDays: z
      .int()
      .min(1)
      .max(3650)
      .optional()
      .meta({ description: 'After so many days, an unchanged price counts as checked.', examples: [14] }),
    filters: z.array(condition).max(100).optional().meta({ description: 'What all rows have to meet.' }),
    maxDeals: z
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .meta({ description: 'The most deals of the feed.', examples: [500] }),
    duplicates: z
      .enum(['first', 'last', 'cheapest'])
      .optional()
      .meta({ description: 'Which of several equal rows stays.', examples: ['cheapest'] }),
    review: z.boolean().optional().meta({ description: 'Whether new deals are drafts.' }),
    fetchImages: z
      .boolean()
      .optional()
      .meta({ description: 'Whether pictures are brought into the content.' }),
    maxGone: share.meta({
      description: 'The share of live deals that may vanish at once.',
      examples: ['30%'],
    }),
    maxBad: share.meta({ description: 'The share of rows that may be rejected.', examples: ['20%'] }),
  })
  .meta({ title: 'Map of a feed', description: 'How the rows of a feed become deals.' });

export type FeedMap = z.infer<typeof feedMapSchema>;
