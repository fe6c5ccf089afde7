import { z } from 'zod';
import { holidayRuleSchema } from './holidayRule.ts';
import { httpsUrl, line, paragraphs, siteLink, slug } from './primitives.ts';

/*
 * What pages of the site show around deals and guides.
 */

export const heroSchema = z
  .strictObject({
    headline: z
      .array(line(24))
      .min(1)
      .max(3)
      .meta({ description: 'The headline, one entry a line.', examples: [['Port Sample,', 'for less.']] }),
    lead: line(160).meta({
      description: 'The sentence below; {count} stands for the number of live deals.',
      examples: ['{count} local deals, and a guide who knows them.'],
    }),
  })
  .meta({ description: 'The top of the home page.' });

const listing = z
  .strictObject({
    label: line(40).meta({ description: 'Its name in menus.', examples: ['All deals'] }),
    heading: line(80).meta({ description: 'The heading.', examples: ['All deals in Port Sample'] }),
    intro: line(240).meta({
      description: 'A sentence or two under the heading.',
      examples: ['Start with the biggest saving, or narrow the list to your side of town.'],
    }),
    metaDescription: line(170).meta({
      description: 'What search engines show of the page.',
      examples: ['Every live deal in Port Sample in one list.'],
    }),
  })
  .meta({ title: 'Listing', description: 'A list of deals.' });

/** The default words of a listing about a time; its heading gets the date. */
const timeWords = (label: string, time: string) => ({
  label,
  heading: label,
  intro: `What takes place ${time}: events by their start, then what is open.`,
  metaDescription: `Deals that take place ${time}, with their times and prices.`,
});

export const listingsSchema = z
  .strictObject({
    all: listing.meta({ description: 'The list of all deals, at /deals.' }),
    featured: listing.meta({ description: 'The list of featured deals, at /category/featured.' }),
    today: listing.default(timeWords('Today', 'today')).meta({ description: 'What takes place today.' }),
    tonight: listing
      .default(timeWords('Tonight', 'tonight'))
      .meta({ description: 'What takes place this evening, from 5 p.m. on.' }),
    weekend: listing
      .default(timeWords('This weekend', 'this weekend'))
      .meta({ description: 'What takes place this or the coming weekend.' }),
    comingSoon: listing
      .default({
        label: 'Coming soon',
        heading: 'Deals that begin soon',
        intro:
          'Announced, and not on yet. Save what you like: it shows up among the others on its first day.',
        metaDescription: 'Deals that have been announced and begin soon, with their prices and first days.',
      })
      .meta({ description: 'The list of deals that have not begun.' }),
  })
  .meta({ description: 'The lists that every site has.' });

export const popularSearchesSchema = z
  .strictObject({
    heading: line(40).meta({ description: 'The heading.', examples: ['Popular searches'] }),
    note: line(80).meta({ description: 'A few words below it.', examples: ['Quick ways to a good plan'] }),
    links: z.array(siteLink).min(1).max(12).meta({ description: 'The links.' }),
  })
  .meta({ description: 'Links to what visitors look for often.' });

export const promotionSchema = z
  .strictObject({
    heading: line(80).meta({ description: 'The heading.', examples: ['Find a deal for tonight'] }),
    link: siteLink,
  })
  .meta({ description: 'The band above the footer.' });

const seasonalBanner = z
  .strictObject({
    id: slug.meta({ description: 'Unique.', examples: ['summer'] }),
    months: z
      .array(z.int().min(1).max(12))
      .min(1)
      .max(12)
      .meta({
        description: 'The months, 1 to 12 in the city’s zone, in which it shows.',
        examples: [[6, 7, 8]],
      }),
    text: line(120).meta({ description: 'What it says.', examples: ['Long evenings: plans for summer.'] }),
    link: siteLink,
    hiddenOnPhones: z.boolean().default(false).meta({ description: 'Whether phones leave it out.' }),
  })
  .meta({ title: 'Seasonal banner', description: 'A line on the home page in certain months.' });

export const seasonalBannersSchema = z
  .array(seasonalBanner)
  .meta({ description: 'Lines on the home page in certain months.' });

export const publicHolidaysSchema = z
  .array(
    z.strictObject({
      name: line(60).meta({ description: 'Its name.', examples: ['Labor Day'] }),
      date: holidayRuleSchema,
    }),
  )
  .default([])
  .meta({ description: 'Days off that make a weekend longer.' });

export const navigationSchema = z
  .strictObject({
    header: z.array(siteLink).max(3).meta({ description: 'Links after the categories in the header.' }),
    areas: z
      .array(slug.meta({ references: 'neighborhood' }))
      .min(1)
      .max(10)
      .meta({
        description: 'Ids of neighborhoods in the footer, in this order.',
        examples: [['old-town', 'harbor']],
      }),
    quickLinks: z.array(siteLink).min(1).max(10).meta({ description: 'More links in the footer.' }),
  })
  .meta({ description: 'The links of header and footer.' });

export const socialSchema = z
  .array(
    z.strictObject({
      network: z
        .enum(['instagram', 'facebook', 'tiktok', 'youtube', 'x', 'bluesky', 'mastodon'])
        .meta({ description: 'The network, for its icon.', examples: ['instagram'] }),
      url: httpsUrl.meta({
        description: 'The page of the site there.',
        examples: ['https://social.example/our-city'],
      }),
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

export const clicksSchema = z
  .strictObject({
    endpoint: httpsUrl.optional().meta({
      description:
        'Receives a POST of {"path": "/deal/…"} as JSON whenever a deal is opened; its answer is ignored. If absent, the click is a request for /click.txt?path=/deal/…, which the host’s access log records.',
      examples: ['https://count.deals.example/clicks'],
    }),
    ledger: z
      .string()
      .regex(/^(?:\.\.)?\/[^\p{Cc}\p{Cs}\\]*[^/\p{Cc}\p{Cs}\\]\.json$/u, {
        error: 'a path of a JSON file outside of the content folder, such as "../clicks.json"',
      })
      .optional()
      .meta({
        description:
          'The file of counted clicks, relative to the content folder; "../clicks.json" if absent.',
        examples: ['../../counts/our-city.json'],
      }),
  })
  .meta({ description: 'How clicks on deals are counted; `clicks import` reads both ways.' });

export const indexNowSchema = z
  .strictObject({
    key: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, { error: '8 to 128 letters, digits or hyphens' })
      .meta({
        description:
          'Proves to search engines that `notify` acts for the site. Choose any; it is no secret, because the site publishes it at /<key>.txt.',
        examples: ['3f9c2ab47d5e41c0'],
      }),
  })
  .meta({ description: 'Absent if search engines are not notified of changes.' });
