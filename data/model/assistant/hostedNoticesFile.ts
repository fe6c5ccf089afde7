import type { HostedNotices } from '../../language/hostedNotices.ts';
import { assistantDataVersion } from './assistantData.ts';

/** The content of the file with what a chat tells visitors about the hosted model in a language. */
export interface HostedNoticesFile {
  readonly version: typeof assistantDataVersion;
  readonly notices: HostedNotices;
}

/** The path of that file for the language `tag`. */
export const hostedNoticesPath = (tag: string): string => `/assistant-notices-${tag}.json`;

/** The file in parsed JSON; `null` if it is something else, or of another version. */
export function readHostedNotices(json: unknown): HostedNotices | null {
  const sent = json as Partial<HostedNoticesFile> | null;
  return (sent?.version === assistantDataVersion && sent.notices) || null;
}
