import { z } from 'zod';
import { locationsSchema } from './place.ts';
import { httpsUrl, imageRef, line, paragraphs, slug } from './primitives.ts';
import { hoursSchema, specialHoursSchema } from './schedule.ts';

/** Whoever sells deals. Deals name it by its id, and take from here what they do not say themselves. */
export const vendorSchema = z.strictObject({
  id: slug.meta({ description: 'Names the vendor in deals, and is the end of its page’s address.' }),
  name: line(60).meta({ description: 'Its name for visitors.', examples: ['Sample Bakery'] }),
  about: paragraphs(1200).optional().meta({ description: 'A few sentences about it.' }),
  site: httpsUrl.optional().meta({ description: 'Its own site.', examples: ['https://bakery.example'] }),
  phone: line(30)
    .regex(/^[+(]?\d[\d ().-]{4,}$/, { error: 'a phone number such as "+1 555 010 0199"' })
    .optional()
    .meta({ description: 'Its phone number, as people dial it.', examples: ['+1 555 010 0199'] }),
  locations: locationsSchema.optional(),
  hours: hoursSchema.optional(),
  specialHours: specialHoursSchema.optional(),
  imageUrl: imageRef.optional().meta({ description: 'Its logo or a picture of it, square.' }),
});

/** `vendors.json` */
export const vendorsSchema = z.array(vendorSchema);

export type Vendor = z.infer<typeof vendorSchema>;
