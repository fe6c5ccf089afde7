import { z } from 'zod';
import { isKnownZone, zoneNames } from '../model/time/zone.ts';
import { countryCode, regionCode } from './codes.ts';
import { imageFile } from './pictureName.ts';
import { coordinates, line } from './primitives.ts';

const timeZoneWords = 'an IANA time zone, such as "America/New_York"';

const timeZone = z
  .string()
  .refine(isKnownZone, { error: timeZoneWords, params: { candidates: zoneNames } })
  .meta({
    description: 'Its time zone by its IANA name. All days and times of the content are in it.',
    examples: ['America/Los_Angeles'],
    references: 'time-zone',
    pattern: '^[A-Za-z]{2}[A-Za-z0-9/_+-]*$',
    patternErrorMessage: timeZoneWords,
  });

export const citySchema = z
  .strictObject({
    name: line(60).meta({ description: 'Its name.', examples: ['Port Sample'] }),
    region: line(60).meta({
      description: 'The full name of its state, province or region.',
      examples: ['Washington'],
    }),
    regionCode: regionCode.optional().meta({
      description:
        'The short name of the region, as in addresses: the part of its ISO 3166-2 code after the hyphen. If absent, addresses have its full name.',
      examples: ['WA', '11'],
    }),
    country: countryCode.meta({ description: 'The ISO 3166 code of its country.', examples: ['US'] }),
    postalCode: line(12)
      .optional()
      .meta({ description: 'The postal code of its center.', examples: ['98000'] }),
    timeZone,
    coordinates: coordinates
      .optional()
      .meta({ description: 'Its center, with which all other coordinates are compared to find mistakes.' }),
  })
  .meta({ title: 'City', description: 'The city.' });

/** Where the pictures of a brand are if `site.json` does not say. What is not there either is drawn by builds. */
export const brandFiles = {
  mark: 'brand/mark.svg',
  socialImage: 'brand/social.png',
  skyline: 'brand/skyline.svg',
  assistant: 'brand/assistant.svg',
  assistantLost: 'brand/assistant-lost.svg',
} as const;

export const brandSchema = z
  .strictObject({
    mark: imageFile.default(brandFiles.mark).meta({
      description: 'The logo next to the site’s name.',
      examples: ['brand/mark.svg'],
    }),
    icon: imageFile.optional().meta({
      description: 'The icon for browser tabs and home screens, if the mark is too detailed for that size.',
      examples: ['brand/icon.svg'],
    }),
    appIcon: imageFile.optional().meta({
      description: 'The icon for home screens, if it has details that `icon`, for tabs, leaves out.',
      examples: ['brand/mark.svg'],
    }),
    socialImage: imageFile.default(brandFiles.socialImage).meta({
      description:
        'PNG or JPEG, 1200 × 630: the preview of shared pages that have no social image of their own.',
      examples: ['brand/social.png'],
    }),
    skyline: imageFile
      .refine((file) => /\.svg$/i.test(file), {
        error: 'an SVG file inside the content folder, such as "brand/skyline.svg"',
      })
      .default(brandFiles.skyline)
      .meta({
        description:
          'The wide drawing behind headlines: an SVG file whose layers are recolored for day, dusk and night.',
        examples: ['brand/skyline.svg'],
      }),
    assistant: imageFile.default(brandFiles.assistant).meta({
      description: 'A square picture of the assistant’s head.',
      examples: ['brand/assistant.svg'],
    }),
    assistantLost: imageFile.default(brandFiles.assistantLost).meta({
      description: 'The same head, puzzled, for the not-found page.',
      examples: ['brand/assistant-lost.svg'],
    }),
  })
  .default(brandFiles)
  .meta({
    title: 'Brand',
    description:
      'The pictures of the site. What is not named here and has no file with the usual name is drawn from the name of the city.',
  });
