import { z } from 'zod';
import { apiUrl, hostedSchema } from './hosted.ts';
import { line, siteLink, slug } from './primitives.ts';

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
      .default('Powered by AI & curated deals data')
      .meta({
        description: 'That line while a hosted model answers.',
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
          'Whom to call in an emergency, for a visitor who needs more help than the assistant can give.',
        examples: ['Please call 911.'],
      }),
    askedOnly: z
      .array(line(40))
      .default([])
      .meta({
        description: 'Tags of deals that are recommended only when asked for, such as hotels.',
        examples: [['hotel']],
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
  })
  .meta({ title: 'Assistant', description: 'The guide that visitors chat with.' });
