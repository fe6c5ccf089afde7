import type { FactReplies } from '../../language/factReplyWords.ts';
import { assistantDataVersion } from './assistantData.ts';

/** The content of the file with what answers about deals are made of in a language. */
export interface FactRepliesFile {
  readonly version: typeof assistantDataVersion;
  readonly replies: FactReplies;
}

/** The path of that file for the language `tag`. */
export const factRepliesPath = (tag: string): string => `/assistant-facts-${tag}.json`;

/** The file in parsed JSON; `null` if it is something else, or of another version. */
export function readFactReplies(json: unknown): FactReplies | null {
  const sent = json as Partial<FactRepliesFile> | null;
  return (sent?.version === assistantDataVersion && sent.replies) || null;
}
