import { z } from 'zod';
import { httpsOrigin, httpsUrl } from './addresses.ts';
import { line } from './primitives.ts';

/*
 * What other services add to the pages. Each is off unless the content names it.
 */

export const allowedHostsSchema = z
  .array(httpsOrigin)
  .max(20)
  .default([])
  .meta({
    description:
      'Hosts from which the files in `slots/` may load scripts, pictures and frames, and to which their forms may send.',
    examples: [['https://widgets.example']],
  });

const service = <Name extends string>(name: Name) =>
  z.literal(name).meta({ description: 'The service.', examples: [name] });

const ownHost = (standard: string) =>
  httpsOrigin.optional().meta({
    description: `Where the service runs, if not at ${standard}.`,
    examples: ['https://stats.example'],
  });

export const analyticsSchema = z
  .discriminatedUnion('service', [
    z.strictObject({
      service: service('plausible'),
      domain: line(100)
        .optional()
        .meta({
          description: 'The site as it is called there; the host of `origin` if absent.',
          examples: ['deals.example'],
        }),
      host: ownHost('https://plausible.io'),
    }),
    z.strictObject({
      service: service('umami'),
      websiteId: z
        .string()
        .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
          error: 'an id such as "4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b"',
        })
        .meta({
          description: 'The id of the site there.',
          examples: ['4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b'],
        }),
      host: ownHost('https://cloud.umami.is'),
    }),
    z.strictObject({
      service: service('goatcounter'),
      code: z
        .string()
        .regex(/^[a-z0-9](?:[a-z0-9-]{0,48}[a-z0-9])?$/, { error: 'lower-case letters, digits and hyphens' })
        .meta({
          description: 'The code of the site there: the first part of its address at GoatCounter.',
          examples: ['our-city'],
        }),
    }),
    z.strictObject({
      service: service('cloudflare'),
      token: z
        .string()
        .regex(/^[0-9a-f]{32}$/, { error: '32 digits and letters from a to f' })
        .meta({
          description: 'The token in the snippet of Cloudflare Web Analytics.',
          examples: ['0123456789abcdef0123456789abcdef'],
        }),
    }),
  ])
  .meta({
    title: 'Analytics',
    description: 'Counts visits with a service that sets no cookies. Say so on the page about privacy.',
    examples: [{ service: 'plausible' }],
  });

export type Analytics = z.infer<typeof analyticsSchema>;

const words = {
  heading: line(60).meta({
    description: 'The heading of the form.',
    examples: ['Deals by mail, once a week'],
  }),
  text: line(200)
    .optional()
    .meta({
      description: 'What comes, and how often.',
      examples: ['New deals on Thursdays, and nothing else.'],
    }),
  label: line(40).meta({ description: 'The label of the field.', examples: ['Your email address'] }),
  button: line(30).meta({ description: 'The words of the button.', examples: ['Sign up'] }),
};

export const newsletterSchema = z
  .discriminatedUnion('service', [
    z.strictObject({
      service: service('buttondown'),
      username: z
        .string()
        .regex(/^[\w-]{1,100}$/, { error: 'letters, digits, hyphens and underscores' })
        .meta({ description: 'The name of the newsletter there.', examples: ['our-city'] }),
      ...words,
    }),
    z.strictObject({
      service: service('mailchimp'),
      action: httpsUrl.meta({
        description: 'The address in `action` of the embedded form that Mailchimp writes.',
        examples: ['https://our-city.us1.list-manage.com/subscribe/post?u=1&id=2'],
      }),
      ...words,
    }),
  ])
  .meta({
    title: 'Newsletter',
    description: 'A form above the footer, by which visitors order a newsletter.',
    examples: [
      {
        service: 'buttondown',
        username: 'our-city',
        heading: 'Deals by mail, once a week',
        label: 'Your email address',
        button: 'Sign up',
      },
    ],
  });

export type Newsletter = z.infer<typeof newsletterSchema>;
