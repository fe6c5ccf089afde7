import { z } from 'zod';
import { siteLink } from './addresses.ts';
import { apiUrl, hostedSchema } from './hosted.ts';
import { line, slug } from './primitives.ts';

const theme = z
  .strictObject({
    id: slug.meta({ description: 'Unique.', examples: ['date-night'] }),
    label: line(40).meta({ description: 'Its name for visitors.', examples: ['Date night'] }),
    words: z
      .array(line(40).toLowerCase())
      .min(1)
      .max(200)
      .meta({
        description: 'Words that visitors use for it, in lower case and the singular.',
        examples: [['romantic', 'date night']],
      }),
    tags: z
      .array(line(40))
      .min(1)
      .max(40)
      .meta({
        description: 'Tags of deals; a deal with one of them belongs to it.',
        examples: [['date night']],
      }),
  })
  .meta({ title: 'Theme', description: 'A kind of outing across categories: any deal with one of `tags`.' });

const milliseconds = z.int().min(0).max(10_000);

const careKinds = [
  'crisis',
  'medical',
  'poison',
  'danger',
  'assault',
  'child',
  'abuse',
  'hardship',
  'stranded',
  'pet',
] as const;

const phoneNumber = z
  .string()
  .regex(/^\+?\d[\d-]{1,18}\d$/, 'must be a phone number such as 911 or 1-800-555-0100');

const helpLineWords = {
  name: line(60).meta({ description: 'Who answers.', examples: ['Crisis line'] }),
  call: phoneNumber
    .optional()
    .meta({ description: 'The number to call: digits and hyphens.', examples: ['1-800-555-0100'] }),
  text: line(60)
    .optional()
    .meta({ description: 'What to text, and to which number.', examples: ['HELLO to 55501'] }),
  note: line(120)
    .optional()
    .meta({ description: 'What else to know, such as hours.', examples: ['day and night, free'] }),
};

const helpLine = z
  .strictObject({
    for: z
      .array(z.enum(careKinds))
      .min(1)
      .meta({
        description:
          'What they help with: `crisis` is despair and suicide, `assault` sexual violence, `child` the abuse of a child, `abuse` violence at home and stalking, `danger` fire, crime and lost children, `hardship` no money for rent or food, `stranded` a car that broke down, `pet` a pet that is hurt.',
        examples: [['crisis']],
      }),
    ...helpLineWords,
    translations: z
      .record(
        z.string().regex(/^[a-z]{2}$/, 'must be a language code such as es'),
        z.strictObject(helpLineWords).partial(),
      )
      .optional()
      .meta({
        description: 'What differs in other languages, by their codes.',
        examples: [{ es: { note: 'oprime 2' } }],
      }),
  })
  .refine(({ call, text }) => call !== undefined || text !== undefined, 'must have `call` or `text`')
  .meta({ title: 'Help line', description: 'Who helps people in need, by phone or by text message.' });

export const assistantSchema = z
  .strictObject({
    name: line(30).meta({ description: 'Its name.', examples: ['Sam'] }),
    greeting: line(240).meta({
      description: 'How it greets; the first sentence is shown in bold.',
      examples: ['Hi, I am Sam. What are you in the mood for?'],
    }),
    placeholder: line(80).meta({
      description: 'What the field for messages shows while it is empty.',
      examples: ['Tacos for two, tonight'],
    }),
    footnote: line(120).meta({
      description: 'The line below the field while it answers by itself: where its answers come from.',
      examples: ['Answers come from our deals, on your device.'],
    }),
    hostedFootnote: line(120)
      .optional()
      .meta({
        description: 'That line while a hosted model is on; where messages then go is added.',
        examples: ['Answers come from a language model and our deals.'],
      }),
    replyDelay: z
      .strictObject({
        reply: milliseconds.default(400).meta({ description: 'From a message to the reply.' }),
        followUp: milliseconds.default(0).meta({
          description: 'From a reply to the question that follows it; 0 shows them together.',
        }),
      })
      .default({ reply: 400, followUp: 0 })
      .meta({
        title: 'Reply delay',
        description:
          'How many milliseconds it takes at least, so that a reply is noticed; less for visitors who prefer reduced motion.',
        examples: [{ reply: 1800, followUp: 1000 }],
      }),
    quickReplies: z
      .array(
        siteLink
          .extend({
            drawing: slug.optional().meta({
              description: 'The name of a file in the folder `drawings`, without ".svg".',
              examples: ['taco'],
              references: 'drawing',
            }),
          })
          .meta({
            title: 'Quick reply',
            description: 'A message, and the page for browsers without JavaScript.',
          }),
      )
      .min(1)
      .max(4)
      .meta({
        description: 'Suggested first messages; the links are for browsers without JavaScript.',
        examples: [[{ label: 'Something with kids', href: '/days-with-kids' }]],
      }),
    asks: z
      .enum(['along', 'first'])
      .default('along')
      .meta({
        description:
          'When it asks who is coming and the like: "along" with the first deals, or "first", before it shows any.',
        examples: ['along'],
      }),
    emergency: line(200)
      .default('Please call your local emergency number.')
      .meta({
        description:
          'Whom to call in an emergency, for visitors who need help that none of `helpLines` is for.',
        examples: ['Please call 911.'],
      }),
    helpLines: z
      .array(helpLine)
      .max(20)
      .default([])
      .meta({
        description:
          'Whom to call, for visitors who write of despair, violence, a medical emergency or danger; in the order in which they are named.',
        examples: [[{ for: ['crisis'], name: 'Crisis line', call: '1-800-555-0100' }]],
      }),
    askedOnly: z
      .array(line(40))
      .default([])
      .meta({
        description: 'Tags of deals that are recommended only when asked for, such as hotels.',
        examples: [['hotel']],
      }),
    elsewhere: z
      .array(line(40))
      .default([])
      .meta({
        description:
          'Names of places out of town: visitors who ask for deals there are told that there are none.',
        examples: [['Springfield']],
      }),
    landmarks: z
      .array(line(40))
      .default([])
      .meta({
        description:
          'Names of teams, parks and venues that visitors ask for: where no deal is about one, they are told so instead of being shown something else with "game" or "museum" in it.',
        examples: [['Springfield Isotopes']],
      }),
    themes: z
      .array(theme)
      .default([])
      .meta({ description: 'Kinds of outings that visitors ask for and that are not categories.' }),
    hosted: hostedSchema
      .optional()
      .meta({ description: 'The hosted model; absent if the assistant works without one.' }),
    proxy: apiUrl.optional().meta({
      description:
        'Where the site’s own proxy is, which visitors then ask without a key of theirs; see docs/proxy.md.',
      examples: ['https://ask.deals.example/api'],
    }),
    proxyConsent: z
      .enum(['ask', 'elsewhere'])
      .default('ask')
      .meta({
        description:
          'Whether the chat asks before it sends what a visitor writes to the proxy: "ask", or "elsewhere" if visitors agree to it before they see the chat, such as in a dialog of yours.',
        examples: ['ask'],
      }),
  })
  .meta({ title: 'Assistant', description: 'The guide that visitors chat with.' });
