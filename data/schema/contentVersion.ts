import { z } from 'zod';

/** The version of the form of content that this program writes. Each step from one to the next is a migration. */
export const newestContentVersion = 2;

/** The version of the form of a content folder, in `site.json`; content from before there were versions has none. */
export const contentVersion = z
  .int()
  .min(1)
  .refine((version) => version <= newestContentVersion, {
    error: `a version up to ${newestContentVersion}; content of a later one needs a later city-deals`,
  })
  .optional()
  .meta({
    description: 'The version of the form of all content; 1 if absent. `upgrade-content` writes it.',
    examples: [newestContentVersion],
  });
