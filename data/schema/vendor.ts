import { z } from 'zod';
import { httpsUrl } from './addresses.ts';
import { imageRef } from './pictureName.ts';
import { locationsSchema } from './place.ts';
import { line, paragraphs, slug } from './primitives.ts';
import { hoursSchema, specialHoursSchema } from './schedule.ts';

/** Whoever sells deals. Deals name it by its id, and take from here what they do not say themselves. */
export const vendorSchema = z
  .strictObject({
    id: slug.meta({
      description: 'Names the vendor in deals, and is the end of its page’s address.',
      examples: ['sample-bakery'],
    }),
    name: line(60).meta({ description: 'Its name for visitors.', examples: ['Sample Bakery'] }),
    about: paragraphs(1200)
      .optional()
      .meta({
        description: 'A few sentences about it.',
        examples: ['Bread and cakes from a wood-fired oven, since 1987.'],
      }),
    site: httpsUrl.optional().meta({ description: 'Its own site.', examples: ['https://bakery.example'] }),
    phone: line(30)
      .regex(/^[+(]?\d[\d ().-]{4,}$/, { error: 'a phone number such as "+1 555 010 0199"' })
      .optional()
      .meta({ description: 'Its phone number, as people dial it.', examples: ['+1 555 010 0199'] }),
    locations: locationsSchema.optional().meta({
      description: 'Its places. A deal that names no place of its own is offered at all of them.',
    }),
    hours: hoursSchema.optional().meta({
      description: 'Its opening hours. A deal without times of its own has these.',
    }),
    specialHours: specialHoursSchema.optional(),
    imageUrl: imageRef.optional().meta({
      description: 'Its logo or a picture of it, square.',
      examples: ['images/sample-bakery.png'],
    }),
  })
  .meta({ title: 'Vendor', description: 'Whoever sells deals.' });

/** `vendors.json` */
export const vendorsSchema = z.array(vendorSchema).meta({
  title: 'Vendors',
  description: 'Who sells deals. Deals name them by id, and take from here what they do not say themselves.',
});

export type Vendor = z.infer<typeof vendorSchema>;
