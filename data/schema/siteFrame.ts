import { z } from 'zod';
import { toneNames } from '../model/appearance.ts';
import { httpsUrl, siteLink } from './addresses.ts';
import { line, paragraphs, slug } from './primitives.ts';

/*
 * What stands on every page: header, footer and notices.
 */

export const navigationSchema = z
  .strictObject({
    header: z.array(siteLink).max(3).meta({
      description: 'Links after the categories in the header. All neighborhoods are at "/search#areas".',
    }),
    menu: z
      .array(siteLink)
      .max(6)
      .default([])
      .meta({ description: 'Links before the categories in the menu of narrow windows.' }),
    guides: z
      .array(
        siteLink
          .extend({
            drawing: slug.meta({
              description: 'The name of a file in the folder `drawings`, without ".svg".',
              examples: ['taco'],
              references: 'drawing',
            }),
            tone: z.enum(toneNames).meta({ description: 'The colors of the picture.' }),
          })
          .meta({ title: 'Guide card', description: 'A link with a picture.' }),
      )
      .max(4)
      .default([])
      .meta({ description: 'Guides with a picture on the home page; the others are folded below.' }),
    areas: z
      .array(slug.meta({ references: 'neighborhood' }))
      .max(10)
      .default([])
      .meta({
        description: 'Ids of neighborhoods in the footer, in this order.',
        examples: [['old-town', 'harbor']],
      }),
    quickLinks: z.array(siteLink).min(1).max(10).meta({ description: 'More links in the footer.' }),
  })
  .meta({ description: 'The links of header and footer.' });

export const socialSchema = z
  .array(
    z
      .strictObject({
        network: z
          .enum(['instagram', 'facebook', 'tiktok', 'youtube', 'x', 'bluesky', 'mastodon'])
          .optional()
          .meta({ description: 'The network, for its name and icon.', examples: ['instagram'] }),
        name: line(30)
          .optional()
          .meta({ description: 'The name of any other network.', examples: ['Our forum'] }),
        icon: z
          .string()
          .max(2000)
          .regex(/^[Mm][MmZzLlHhVvCcSsQqTtAa\d\s.,+e-]*$/, {
            error: 'the "d" of an SVG path, such as "M4 4h16v12H9l-5 4z"',
          })
          .optional()
          .meta({
            description:
              'The icon of any other network: the `d` of one filled SVG path on a grid of 24 × 24.',
            examples: ['M4 4h16v12H9l-5 4z'],
          }),
        url: httpsUrl.meta({
          description: 'The page of the site there.',
          examples: ['https://social.example/our-city'],
        }),
      })
      .refine(({ network, name, icon }) => (network ? !name && !icon : name && icon), {
        error: 'a "network", or a "name" and an "icon"',
      }),
  )
  .meta({ description: 'Pages of the site in social networks.' });

export const footerSchema = z
  .strictObject({
    blurb: line(200).meta({
      description: 'What the site is, in a sentence or two.',
      examples: ['Local deals, checked by hand.'],
    }),
    areasHeading: line(40).meta({
      description: 'The heading above the neighborhoods.',
      examples: ['Around town'],
    }),
    note: line(60).meta({ description: 'The last line.', examples: ['Made in Port Sample'] }),
  })
  .meta({ description: 'The texts of the footer.' });

export const disclosureSchema = z
  .strictObject({
    heading: line(40).meta({ description: 'The heading.', examples: ['Affiliate disclosure'] }),
    text: line(400).meta({
      description: 'How the site earns money, for the footer.',
      examples: ['We may earn a commission when you buy through our links.'],
    }),
    besideLink: line(60).meta({
      description: 'Shown next to every link to a vendor.',
      examples: ['Paid link'],
    }),
  })
  .meta({ description: 'What the site says of paid links.' });

export const sampleNoticeSchema = z
  .strictObject({
    heading: line(40).meta({ description: 'The heading.', examples: ['Sample offers'] }),
    text: paragraphs(400).meta({
      description: 'What the footer says while `sampleCatalogue` is true.',
      examples: ['The offers on this site are invented.'],
    }),
  })
  .meta({ description: 'The notice that offers are invented.' });
