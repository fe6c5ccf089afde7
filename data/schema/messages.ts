import { z } from 'zod';
import { schemaAddress } from './addresses.ts';

/** `messages.json`: words in place of the program's own. `program` has those by their keys. */
export const messagesSchema = (program: Readonly<Record<string, string>>) =>
  z
    .strictObject({
      $schema: schemaAddress,
      ...Object.fromEntries(
        Object.entries(program).map(([key, text]) => [
          key,
          z
            .string()
            .max(600)
            .optional()
            .meta({ description: `In English: ${text}` }),
        ]),
      ),
    })
    .meta({ title: 'Messages', description: 'Words in place of those that the program says.' });

/** What `messages.json` says, by the keys of the program's messages. */
export type OwnMessages = Readonly<Record<string, string | undefined>>;
