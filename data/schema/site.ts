import { z } from 'zod';
import { isKnownZone, zoneNames } from '../model/time/zone.ts';
import { countryCode, currencyCode, languageTag, regionCode } from './codes.ts';
import { holidayRuleSchema } from './holiday.ts';
import { apiUrl, hostedSchema } from './hosted.ts';
import {
  coordinates,
  httpsOrigin,
  httpsUrl,
  imageFile,
  line,
  paragraphs,
  siteLink,
  slug,
} from './primitives.ts';

const timeZone = z.string().refine(isKnownZone, {
  error: 'an IANA time zone, such as "America/New_York"',
  params: { candidates: zoneNames },
});

const city = z.strictObject({
  name: line(60),
  /** The full name, such as "Washington". */
  region: line(60),
  /** The short name that addresses use, such as "WA": the part of the ISO 3166-2 code after the hyphen. */
  regionCode,
  country: countryCode,
  postalCode: line(12),
  timeZone,
  coordinates,
});

const brand = z.strictObject({
  /** The logo next to the site's name. */
  mark: imageFile,
  /** The icon for browser tabs and home screens, if the mark is too detailed for that size. */
  icon: imageFile.optional(),
  /** PNG or JPEG, 1200 × 630: the preview of shared pages that have no social image of their own. */
  socialImage: imageFile,
  /** The wide drawing behind headlines: an SVG file whose layers are recolored for day, dusk and night. */
  skyline: imageFile.refine((file) => /\.svg$/i.test(file), {
    error: 'an SVG file inside the content folder, such as "brand/skyline.svg"',
  }),
  /** A square picture of the assistant's head. */
  assistant: imageFile,
  /** The same head, puzzled, for the not-found page. */
  assistantLost: imageFile,
});

const listing = z.strictObject({
  label: line(40),
  heading: line(80),
  intro: line(240),
  metaDescription: line(170),
});

const seasonalBanner = z.strictObject({
  id: slug,
  /** The months, 1 to 12 in the city's zone, in which the home page shows the banner. */
  months: z.array(z.int().min(1).max(12)).min(1).max(12),
  text: line(120),
  link: siteLink,
  /** Hides the banner on phones. */
  hiddenOnPhones: z.boolean().default(false),
});

/** A kind of outing across categories: any deal with one of `tags`. */
const theme = z.strictObject({
  id: slug,
  label: line(40),
  /** Words visitors use for it, in lower case and the singular. */
  words: z.array(line(40).toLowerCase()).min(1).max(200),
  tags: z.array(line(40)).min(1).max(40),
});

const assistant = z.strictObject({
  name: line(30),
  /** Its first sentence is shown in bold. */
  greeting: line(240),
  placeholder: line(80),
  footnote: line(120),
  /** Suggested first messages; the links are for browsers without JavaScript. */
  quickReplies: z
    .array(siteLink.extend({ drawing: slug.optional() }))
    .min(1)
    .max(4),
  /** Whom to call in an emergency, for a visitor who needs more help than the assistant can give. */
  emergency: line(200).default('Please call your local emergency number.'),
  /** Tags of deals that are recommended only when asked for, such as hotels. */
  askedOnly: z.array(line(40)).default([]),
  /** Kinds of outings that visitors ask for and that are not categories. */
  themes: z.array(theme).default([]),
  /** Absent if the assistant works without a hosted model. */
  hosted: hostedSchema.optional(),
  /** Where the site's own proxy is, which visitors then ask without a key of theirs; see docs/proxy.md. */
  proxy: apiUrl.optional(),
});

/** `site.json`: the site and its city. */
export const siteSchema = z.strictObject({
  $schema: z.string().optional(),
  name: line(60),
  /** Follows the name in the default title. */
  tagline: line(80),
  description: line(240),
  origin: httpsOrigin,
  /** The city as part of URLs, such as "port-sample-wa". */
  productSlug: slug,
  language: languageTag,
  currency: currencyCode,
  contactEmail: z.email(),
  /** True while the deals are invented; the footer then says so. */
  sampleCatalogue: z.boolean(),
  /** Whether lists hide or keep deals that have ended. */
  expiredDeals: z.enum(['hide', 'show']).default('hide'),
  city,
  brand,
  /** Added to the keywords of every page. */
  keywords: z.array(line(60)).length(8),
  hero: z.strictObject({
    headline: z.array(line(24)).min(1).max(3),
    /** `{count}` stands for the number of live deals. */
    lead: line(160),
  }),
  listings: z.strictObject({
    all: listing,
    featured: listing,
    comingSoon: listing.default({
      label: 'Coming soon',
      heading: 'Deals that begin soon',
      intro: 'Announced, and not on yet. Save what you like: it shows up among the others on its first day.',
      metaDescription: 'Deals that have been announced and begin soon, with their prices and first days.',
    }),
  }),
  popularSearches: z.strictObject({
    heading: line(40),
    note: line(80),
    links: z.array(siteLink).min(1).max(12),
  }),
  promotion: z.strictObject({ heading: line(80), link: siteLink }),
  seasonalBanners: z.array(seasonalBanner),
  /** Days off that make a weekend longer. */
  publicHolidays: z.array(z.strictObject({ name: line(60), date: holidayRuleSchema })).default([]),
  navigation: z.strictObject({
    /** Links after the categories in the header. */
    header: z.array(siteLink).max(3),
    /** Ids of neighborhoods in the footer, in this order. */
    areas: z.array(slug).min(1).max(10),
    quickLinks: z.array(siteLink).min(1).max(10),
  }),
  social: z.array(
    z.strictObject({
      network: z.enum(['instagram', 'facebook', 'tiktok', 'youtube', 'x', 'bluesky', 'mastodon']),
      url: httpsUrl,
    }),
  ),
  footer: z.strictObject({
    blurb: line(200),
    areasHeading: line(40),
    note: line(60),
  }),
  disclosure: z.strictObject({
    heading: line(40),
    text: line(400),
    /** Shown next to every link to a vendor. */
    besideLink: line(60),
  }),
  sampleNotice: z.strictObject({ heading: line(40), text: paragraphs(400) }),
  assistant,
  /**
   * Receives a POST of `{"path": "/deal/…"}` as JSON whenever a deal is opened; its answer is ignored. If absent, the
   * click is a request for `/click.txt?path=/deal/…`, which the host's access log records. `clicks import` reads both.
   */
  clicks: z
    .strictObject({
      endpoint: httpsUrl.optional(),
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
    .optional(),
  /**
   * Proves to search engines that `notify` acts for the site. Choose any key; it is no secret, because the site
   * publishes it at `/<key>.txt`. Absent if search engines are not notified of changes.
   */
  indexNow: z
    .strictObject({
      key: z.string().regex(/^[A-Za-z0-9-]{8,128}$/, { error: '8 to 128 letters, digits or hyphens' }),
    })
    .optional(),
  viewport: z.strictObject({ allowZoom: z.boolean() }).default({ allowZoom: true }),
});

export type SiteConfig = z.infer<typeof siteSchema>;
