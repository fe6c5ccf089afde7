import { english } from '../../data/language/english/english.ts';
import { englishHosted } from '../../data/language/english/hosted.ts';
import type { HostedWords } from '../../data/language/hostedWords.ts';
import { spanishHosted } from '../../data/language/spanish/hosted.ts';
import { spanish } from '../../data/language/spanish/spanish.ts';
import { assistantDataVersion } from '../../data/model/assistant/assistantData.ts';
import { type HostedWordsFile, hostedWordsPath } from '../../data/model/assistant/hostedWordsFile.ts';
import type { TextFile } from './dealFiles.ts';

const wordsByTag: ReadonlyMap<string, HostedWords> = new Map([
  [english.tag, englishHosted],
  [spanish.tag, spanishHosted],
]);

/** What answers of a hosted model are made of in the language `tag`, or else in that of the site. */
export const hostedWordsIn = (tag: string): HostedWords => wordsByTag.get(tag) ?? englishHosted;

/** A file of these for each language, which browsers load when a visitor asks a model. */
export function* hostedWordFiles(): Iterable<TextFile> {
  for (const [tag, words] of wordsByTag) {
    const file: HostedWordsFile = { version: assistantDataVersion, words };
    yield [hostedWordsPath(tag).slice(1), `${JSON.stringify(file)}\n`];
  }
}
