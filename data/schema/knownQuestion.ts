import { z } from 'zod';
import { fieldTopics } from '../model/assistant/modelAnswer.ts';
import { forbids } from './editorRules.ts';
import { line } from './primitives.ts';

/** Messages of visitors that ask the same about a deal, and what answers them. */
export const knownQuestionSchema = z
  .strictObject({
    asked: z
      .array(line(200))
      .min(1)
      .meta({
        description: 'What visitors write to ask it, in any language; each message once in a file.',
        examples: [['do I have to know how to read music', 'I’ve never held one']],
      }),
    says: z
      .array(line(400))
      .min(1)
      .max(2)
      .optional()
      .meta({
        description:
          'One or two lines of the deal that answer, word for word: a sentence of `summary`, `description` or `goodToKnow`, an entry of `included`, `restrictions` or `bring`, a `note`, `transit` or `goodFor`.',
        examples: [['No need to read music.']],
      }),
    fact: z
      .enum(fieldTopics)
      .optional()
      .meta({
        description: 'What is asked about, if fields of the deal answer it and no line does.',
        examples: ['booking'],
      }),
  })
  .refine(({ says, fact }) => says === undefined || fact === undefined, {
    path: ['fact'],
    error: 'either "says" or "fact", or neither if the page does not tell',
  })
  .meta({
    title: 'Question about a deal',
    description:
      'Messages that ask the same, and what answers them. Without `says` and `fact`, the page does not tell.',
    dependentSchemas: forbids('says', ['fact']),
  });

/** A file of `questions/`, which is named after its deal. */
export const knownQuestionsSchema = z.array(knownQuestionSchema).min(1).meta({
  title: 'Questions about a deal',
  description: 'What visitors ask the assistant about a deal. The name of the file is the slug of the deal.',
});

export type WrittenQuestion = z.infer<typeof knownQuestionSchema>;
