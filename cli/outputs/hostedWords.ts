import { english } from '../../data/language/english/english.ts';
import { englishHosted } from '../../data/language/english/hosted.ts';
import { englishHostedNotices } from '../../data/language/english/hostedNotices.ts';
import type { HostedNotices } from '../../data/language/hostedNotices.ts';
import type { HostedWords } from '../../data/language/hostedWords.ts';
import { spanishHosted } from '../../data/language/spanish/hosted.ts';
import { spanishHostedNotices } from '../../data/language/spanish/hostedNotices.ts';
import { spanish } from '../../data/language/spanish/spanish.ts';
import { assistantDataVersion } from '../../data/model/assistant/assistantData.ts';
import { type HostedNoticesFile, hostedNoticesPath } from '../../data/model/assistant/hostedNoticesFile.ts';
import { type HostedWordsFile, hostedWordsPath } from '../../data/model/assistant/hostedWordsFile.ts';
import type { TextFile } from './dealFiles.ts';

const wordsByTag: ReadonlyMap<string, HostedWords> = new Map([
  [english.tag, englishHosted],
  [spanish.tag, spanishHosted],
]);

const noticesByTag: ReadonlyMap<string, HostedNotices> = new Map([
  [english.tag, englishHostedNotices],
  [spanish.tag, spanishHostedNotices],
]);

/** What answers of a hosted model are made of in the language `tag`, or else in that of the site. */
export const hostedWordsIn = (tag: string): HostedWords => wordsByTag.get(tag) ?? englishHosted;

/**
 * Two files for each language on a site with a hosted model: what answers are made of, which browsers load when a visitor asks the
 * model, and what a chat tells about it.
 */
export function* hostedWordFiles(): Iterable<TextFile> {
  const version = assistantDataVersion;
  for (const [tag, words] of wordsByTag)
    yield textFile(hostedWordsPath(tag), { version, words } satisfies HostedWordsFile);
  for (const [tag, notices] of noticesByTag)
    yield textFile(hostedNoticesPath(tag), { version, notices } satisfies HostedNoticesFile);
}

const textFile = (path: string, content: object): TextFile => [path.slice(1), `${JSON.stringify(content)}\n`];
