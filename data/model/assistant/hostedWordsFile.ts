import type { HostedWords } from '../../language/hostedWords.ts';
import { assistantDataVersion } from './assistantData.ts';

/** The content of the file with what answers of a hosted model are made of in a language. */
export interface HostedWordsFile {
  readonly version: typeof assistantDataVersion;
  readonly words: HostedWords;
}

/** The path of that file for the language `tag`. */
export const hostedWordsPath = (tag: string): string => `/assistant-model-${tag}.json`;

/** The file in parsed JSON; `null` if it is something else, or of another version. */
export function readHostedWords(json: unknown): HostedWords | null {
  const sent = json as Partial<HostedWordsFile> | null;
  return (sent?.version === assistantDataVersion && sent.words) || null;
}
