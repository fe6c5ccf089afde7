import { z } from 'zod';
import { siteLink } from './addresses.ts';
import { line, proseLine, slug } from './primitives.ts';

/*
 * What the home page and the lists of deals say.
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
    intro: proseLine(240).meta({
      description: 'A sentence or two under the heading.',
      examples: ['Start with the biggest saving, or narrow the list to your side of town.'],
    }),
    metaDescription: proseLine(170).meta({
      description: 'What search engines show of the page.',
      examples: ['Every live deal in Port Sample in one list.'],
    }),
  })
  .meta({ title: 'Listing', description: 'A list of deals.' });

export const listingsSchema = z
  .strictObject({
    all: listing.meta({ description: 'The list of all deals, at /deals.' }),
    featured: listing.meta({ description: 'The list of featured deals, at /category/featured.' }),
    today: listing.optional().meta({ description: 'What takes place today.' }),
    tonight: listing.optional().meta({ description: 'What takes place this evening, from 5 p.m. on.' }),
    weekend: listing.optional().meta({ description: 'What takes place this or the coming weekend.' }),
    comingSoon: listing.optional().meta({ description: 'The list of deals that have not begun.' }),
    lowestPrices: listing.optional().meta({ description: 'The deals that cost least, free ones first.' }),
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
    text: line(120).meta({
      description: 'What it says where there is room: phones show the link alone.',
      examples: ['Long evenings: plans for summer.'],
    }),
    link: siteLink,
    hiddenOnPhones: z.boolean().default(false).meta({ description: 'Whether phones leave it out.' }),
  })
  .meta({ title: 'Seasonal banner', description: 'A line on the home page in certain months.' });

export const seasonalBannersSchema = z
  .array(seasonalBanner)
  .meta({ description: 'Lines on the home page in certain months.' });
