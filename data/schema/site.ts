import { z } from 'zod';
import { httpsOrigin, schemaAddress } from './addresses.ts';
import { anyLanguageTag, currencyCode } from './codes.ts';
import { contentVersion } from './contentVersion.ts';
import { line, slug } from './primitives.ts';
import { allowedHostsSchema, analyticsSchema, newsletterSchema } from './siteAdditions.ts';
import { assistantSchema } from './siteAssistant.ts';
import { brandSchema, citySchema } from './siteCity.ts';
import {
  disclosureSchema,
  footerSchema,
  navigationSchema,
  sampleNoticeSchema,
  socialSchema,
} from './siteFrame.ts';
import {
  heroSchema,
  listingsSchema,
  popularSearchesSchema,
  promotionSchema,
  seasonalBannersSchema,
} from './siteHome.ts';
import { formerRoutesSchema, routesSchema } from './siteRoutes.ts';
import { clicksSchema, indexNowSchema, publicHolidaysSchema } from './siteServices.ts';

/** `site.json`: the site and its city. */
export const siteSchema = z
  .strictObject({
    $schema: schemaAddress,
    contentVersion,
    name: line(60).meta({ description: 'The name of the site.', examples: ['Port Sample Deals'] }),
    tagline: line(80)
      .optional()
      .meta({
        description: 'Follows the name in the default title. If absent, made of the city’s name.',
        examples: ['Best discounts in Port Sample, WA'],
      }),
    description: line(240)
      .optional()
      .meta({
        description: 'What the site is, for search engines. If absent, made of the city’s name.',
        examples: ['Local deals in Port Sample, with a guide who helps you choose.'],
      }),
    origin: httpsOrigin.meta({
      description: 'The scheme and host at which the site is published.',
      examples: ['https://deals.example'],
    }),
    productSlug: slug.optional().meta({
      description: 'The city as part of URLs. If absent, made of its name and `regionCode`.',
      examples: ['port-sample-wa'],
    }),
    language: anyLanguageTag.meta({
      description:
        'The language of the site: one that the program speaks, or that `messages.json` has all words of.',
      examples: ['en-US'],
    }),
    routes: routesSchema,
    formerRoutes: formerRoutesSchema,
    alternates: z
      .array(
        z.strictObject({
          language: anyLanguageTag.meta({ description: 'Its language.', examples: ['es-US'] }),
          origin: httpsOrigin.meta({
            description: 'The scheme and host at which it is published.',
            examples: ['https://es.deals.example'],
          }),
        }),
      )
      .max(20)
      .default([])
      .meta({
        description:
          'The same site in other languages, with the same paths: for search engines, and for visitors in the footer.',
      }),
    currency: currencyCode.meta({ description: 'The currency of all prices.', examples: ['USD'] }),
    contactEmail: z.email().meta({
      description: 'The address for messages of visitors.',
      examples: ['hello@deals.example'],
    }),
    sampleCatalogue: z
      .boolean()
      .default(false)
      .meta({ description: 'True while the deals are invented; the footer then says so.' }),
    expiredDeals: z
      .enum(['hide', 'show'])
      .default('hide')
      .meta({ description: 'Whether lists hide or keep deals that have ended.' }),
    offline: z.boolean().default(true).meta({
      description:
        'Whether visitors can use the site without a network. False also removes it from browsers that have it.',
    }),
    priceCheckDays: z
      .int()
      .min(1)
      .max(3650)
      .default(60)
      .meta({
        description: 'After how many days to warn that the price of a deal without an end was not checked.',
        examples: [60],
      }),
    city: citySchema,
    brand: brandSchema,
    keywords: z
      .array(line(60))
      .length(8)
      .optional()
      .meta({ description: 'Added to the keywords of every page; eight phrases.' }),
    hero: heroSchema.optional(),
    listings: listingsSchema.optional(),
    popularSearches: popularSearchesSchema.optional(),
    promotion: promotionSchema.optional(),
    seasonalBanners: seasonalBannersSchema.default([]),
    publicHolidays: publicHolidaysSchema,
    navigation: navigationSchema.optional(),
    social: socialSchema.default([]),
    footer: footerSchema.optional(),
    disclosure: disclosureSchema.optional(),
    sampleNotice: sampleNoticeSchema.optional(),
    assistant: assistantSchema.optional(),
    allowedHosts: allowedHostsSchema,
    analytics: analyticsSchema.optional(),
    newsletter: newsletterSchema.optional(),
    clicks: clicksSchema.optional(),
    indexNow: indexNowSchema.optional(),
    viewport: z
      .strictObject({
        allowZoom: z.boolean().meta({ description: 'Whether visitors can zoom. Leave it true.' }),
      })
      .default({ allowZoom: true })
      .meta({ description: 'How phones show pages.' }),
  })
  .meta({ title: 'Site', description: 'The site and its city.' });

/** `site.json` as it is written. */
export type WrittenSite = z.infer<typeof siteSchema>;

/** The keys that follow from others where they are not written. */
type Derived =
  | 'tagline'
  | 'description'
  | 'productSlug'
  | 'keywords'
  | 'hero'
  | 'listings'
  | 'popularSearches'
  | 'promotion'
  | 'navigation'
  | 'footer'
  | 'disclosure'
  | 'sampleNotice'
  | 'assistant';

/** All that is known of the site and its city. */
export type SiteConfig = WrittenSite & { [Key in Derived]-?: NonNullable<WrittenSite[Key]> };
