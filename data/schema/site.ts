import { z } from 'zod';
import { isKnownZone, zoneNames } from '../model/time/zone.ts';
import { holidayRuleSchema } from './holiday.ts';
import { apiUrl, hostedSchema } from './hosted.ts';
import { coordinates, httpsUrl, imageFile, line, paragraphs, siteLink, slug } from './primitives.ts';

const origin = httpsUrl.refine((text) => /^https:\/\/[^/?#]+$/i.test(text), {
  error: 'an address without a path or a slash at its end, such as "https://deals.example"',
});

const timeZone = z.string().refine(isKnownZone, {
  error: 'a time zone of the IANA database, such as "America/New_York"',
  params: { candidates: zoneNames },
});

const city = z.strictObject({
  name: line(60),
  /** The name in full, such as "Washington". */
  region: line(60),
  /** As used in addresses, such as "WA". */
  regionCode: z.string().regex(/^[A-Z]{2,3}$/, { error: 'a code such as "WA"' }),
  country: z.string().regex(/^[A-Z]{2}$/, { error: 'a country code of two letters, such as "US"' }),
  postalCode: line(12),
  timeZone,
  coordinates,
});

const brand = z.strictObject({
  /** The mark beside the site's name. */
  mark: imageFile,
  /** The icon of browser tabs and home screens, where the mark says too much for its size. */
  icon: imageFile.optional(),
  /** 1200 × 630, PNG or JPEG: what shared links show of a page without a social image of its own. */
  socialImage: imageFile,
  /** The wide drawing behind headlines: an SVG file whose layers are recolored for day, dusk and night. */
  skyline: imageFile.refine((file) => /\.svg$/i.test(file), {
    error: 'an SVG file inside the content folder, such as "brand/skyline.svg"',
  }),
  /** A square head of the assistant. */
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
  /** The months, 1 to 12 in the city's zone, in which home shows the banner. */
  months: z.array(z.int().min(1).max(12)).min(1).max(12),
  text: line(120),
  link: siteLink,
  /** Not shown below the breakpoint of phones. */
  hiddenOnPhones: z.boolean().default(false),
});

/** A kind of outing that cuts across the categories: deals with one of `tags` are of it. */
const theme = z.strictObject({
  id: slug,
  label: line(40),
  /** What visitors call things of this kind, in lower case and the singular. */
  words: z.array(line(40).toLowerCase()).min(1).max(200),
  tags: z.array(line(40)).min(1).max(40),
});

const assistant = z.strictObject({
  name: line(30),
  /** The first sentence is set in bold. */
  greeting: line(240),
  placeholder: line(80),
  footnote: line(120),
  /** What the visitor may say first; the link is for browsers without JavaScript. */
  quickReplies: z
    .array(siteLink.extend({ drawing: slug.optional() }))
    .min(1)
    .max(4),
  /** Whom to call in an emergency, for a visitor who needs more than a guide. */
  emergency: line(200).default('Please call your local emergency number.'),
  /** Tags of deals that come up only when they are asked for, such as hotels. */
  askedOnly: z.array(line(40)).default([]),
  /** Kinds of outings that visitors ask for and that are no category. */
  themes: z.array(theme).default([]),
  /** Absent where the guide answers alone. */
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
  origin,
  /** The city in addresses, such as "port-sample-wa". */
  productSlug: slug,
  language: z.string().regex(/^[a-z]{2}(?:-[A-Z]{2})?$/, { error: 'a language such as "en-US"' }),
  currency: z.string().regex(/^[A-Z]{3}$/, { error: 'a currency code such as "USD"' }),
  contactEmail: z.email(),
  /** True while the offers are invented; the footer then says so. */
  sampleCatalogue: z.boolean(),
  /** Whether deals that have ended leave the lists or stay in them. */
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
  listings: z.strictObject({ all: listing, featured: listing }),
  popularSearches: z.strictObject({
    heading: line(40),
    note: line(80),
    links: z.array(siteLink).min(1).max(12),
  }),
  promotion: z.strictObject({ heading: line(80), link: siteLink }),
  seasonalBanners: z.array(seasonalBanner),
  /** Days off, for weekends that a Monday makes longer. */
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
    /** Stands beside every link to a vendor. */
    besideLink: line(60),
  }),
  sampleNotice: z.strictObject({ heading: line(40), text: paragraphs(400) }),
  assistant,
  /**
   * Where pages tell that a deal was opened: a POST of `{"path": "/deal/…"}` as JSON, whose answer nobody reads. Absent
   * where the host's access log records it instead, as a request for `/click.txt?path=/deal/…`. `clicks import` reads
   * both back.
   */
  clicks: z.strictObject({ endpoint: httpsUrl }).optional(),
  /**
   * What proves to search engines that `notify` speaks for the site. The key is made up and no secret: the site
   * publishes it at `/<key>.txt`. Absent where search engines are not told of changes.
   */
  indexNow: z
    .strictObject({
      key: z.string().regex(/^[A-Za-z0-9-]{8,128}$/, { error: '8 to 128 letters, digits or hyphens' }),
    })
    .optional(),
  viewport: z.strictObject({ allowZoom: z.boolean() }).default({ allowZoom: true }),
});

export type SiteConfig = z.infer<typeof siteSchema>;
