import { z } from 'zod';
import { cardIconNames } from '../model/appearance.ts';
import { schemaAddress, sitePath } from './addresses.ts';
import { draft, line, localDate, proseLine, proseParagraphs, slug } from './primitives.ts';

export const tipSchema = z
  .strictObject({
    icon: z
      .enum(cardIconNames)
      .optional()
      .meta({ description: 'The drawing beside the tip. Default: none.', examples: ['clock'] }),
    title: proseLine(60).meta({ description: 'The tip in a few words.', examples: ['Come early'] }),
    text: proseLine(320).meta({
      description: 'A sentence or two.',
      examples: ['The patio fills by six; before that there is always a table.'],
    }),
  })
  .meta({ title: 'Tip', description: 'A tip for visitors.' });

export const questionSchema = z
  .strictObject({
    question: proseLine(120).meta({
      description: 'A question as visitors ask it.',
      examples: ['Where can one park?'],
    }),
    answer: proseParagraphs(900).meta({
      description: 'The answer, in a few sentences.',
      examples: ['The deck on Mill Street is free after five.'],
    }),
  })
  .meta({ title: 'Question', description: 'A question of visitors with its answer.' });

export const linkCardSchema = z
  .strictObject({
    title: proseLine(60).meta({ description: 'What the page is about.', examples: ['This weekend'] }),
    description: proseLine(160).meta({
      description: 'A sentence on what is there.',
      examples: ['What takes place from Friday to Sunday.'],
    }),
    icon: z.enum(cardIconNames).meta({ description: 'The drawing on the card.', examples: ['calendar'] }),
    href: sitePath.meta({ description: 'The path of the page.' }),
  })
  .meta({ title: 'Card', description: 'A card that links to a page of this site.' });

/** Title and metadata, which every guide has. */
export const guideHead = {
  $schema: schemaAddress,
  draft,
  title: proseLine(90).meta({ description: 'The heading.', examples: ['Things to do this weekend'] }),
  description: proseLine(240).meta({
    description: 'The sentence under the heading.',
    examples: ['Our picks for {range}.'],
  }),
  metaTitle: proseLine(80).meta({
    description: 'The title in search results, without the site’s name, which is appended.',
    examples: ['Things to do this weekend'],
  }),
  metaDescription: proseLine(170).meta({
    description: 'What search engines show of the page.',
    examples: ['What to do this weekend, with live deals, prices and tips.'],
  }),
  relatedKeywords: z
    .array(proseLine(60))
    .min(7)
    .max(9)
    .meta({
      description: 'What people search for who should find this page, seven to nine phrases.',
      examples: [['weekend', 'live music', 'markets', 'day trips', 'brunch', 'galleries', 'rainy days']],
    }),
  updatedDate: localDate
    .optional()
    .meta({ description: 'The day of the last change of its text.', examples: ['2026-11-02'] }),
} as const;

/** Text of at least `count` words. */
export const longText = (count: number) =>
  proseParagraphs(4000).refine((text) => text.split(/\s+/).filter(Boolean).length >= count, {
    error: `a text of at least ${count} words`,
  });

export type GuideTip = z.infer<typeof tipSchema>;
export type GuideQuestion = z.infer<typeof questionSchema>;
export type LinkCardContent = z.infer<typeof linkCardSchema>;

const price = z.number().nonnegative().max(100_000);

const rule = z
  .strictObject({
    categories: z
      .array(slug.meta({ references: 'category' }))
      .min(1)
      .optional()
      .meta({
        description: 'Ids of categories; the deal is in one of them.',
        examples: [['food']],
      }),
    neighborhoods: z
      .array(slug.meta({ references: 'neighborhood' }))
      .min(1)
      .optional()
      .meta({
        description: 'Ids of neighborhoods; the deal is in one of them.',
        examples: [['old-town']],
      }),
    audience: z.enum(['family', 'adults']).optional().meta({
      description: '"family" for deals marked as family-friendly, "adults" for those that are not.',
    }),
    setting: z
      .enum(['indoor', 'outdoor'])
      .optional()
      .meta({ description: 'Whether the deal is indoors or outdoors.' }),
    minPrice: price
      .optional()
      .meta({ description: 'The lowest price, in the site’s currency.', examples: [50] }),
    maxPrice: price
      .optional()
      .meta({ description: 'The highest price, in the site’s currency.', examples: [25] }),
    tags: z
      .array(line(40))
      .min(1)
      .optional()
      .meta({ description: 'Tags; the deal has one of them.', examples: [['live music', 'date night']] }),
    dates: z
      .strictObject({
        first: localDate.meta({ description: 'The first day.', examples: ['2026-12-24'] }),
        last: localDate.meta({ description: 'The last day.', examples: ['2026-12-26'] }),
      })
      .optional()
      .meta({ description: 'The deal is on for at least one of these days.' }),
  })
  .meta({ title: 'Rule', description: 'Conditions for a deal; it meets all that are written.' });

export const selectionSchema = z
  .strictObject({
    heading: proseLine(80).meta({ description: 'The heading above the deals.', examples: ['Our picks'] }),
    limit: z
      .int()
      .min(1)
      .max(12)
      .default(8)
      .meta({ description: 'How many deals at most.', examples: [6] }),
    picks: z
      .array(
        z.strictObject({
          deal: slug.meta({
            description: 'The slug of a deal.',
            examples: ['taco-flight'],
            references: 'deal',
          }),
          reason: proseLine(200).meta({
            description: 'Why it is a good choice here.',
            examples: ['Enough for two, and the patio is heated.'],
          }),
        }),
      )
      .min(1)
      .optional()
      .meta({ description: 'Deals chosen by hand, which come first.' }),
    anyOf: z
      .array(rule)
      .min(1)
      .optional()
      .meta({
        description: 'Rules that find more deals; a deal is found if it meets one of them.',
        examples: [[{ categories: ['food'], maxPrice: 25 }]],
      }),
    sort: z.enum(['use', 'discount', 'popularity', 'expiry', 'price']).default('use').meta({
      description:
        'The order of the deals that rules find; "use" weighs popularity, the end, news and discount, with the categories in turn.',
    }),
  })
  .refine(({ picks, anyOf }) => picks !== undefined || anyOf !== undefined, {
    path: ['picks'],
    error: '"picks", "anyOf" or both, so that the page has deals to show',
  })
  .meta({
    title: 'Selection',
    description: 'The deals of a guide: named ones first, each with a reason, then those that a rule finds.',
    anyOf: [{ required: ['picks'] }, { required: ['anyOf'] }],
  });

export type Selection = z.infer<typeof selectionSchema>;
export type SelectionRule = z.infer<typeof rule>;
