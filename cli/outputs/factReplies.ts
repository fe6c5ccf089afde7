import { english } from '../../data/language/english/english.ts';
import { englishFactReplies } from '../../data/language/english/factReplies.ts';
import type { FactReplies } from '../../data/language/factReplyWords.ts';
import { spanishFactReplies } from '../../data/language/spanish/factReplies.ts';
import { spanish } from '../../data/language/spanish/spanish.ts';
import { assistantDataVersion } from '../../data/model/assistant/assistantData.ts';
import { type FactRepliesFile, factRepliesPath } from '../../data/model/assistant/factRepliesFile.ts';
import type { TextFile } from './dealFiles.ts';

// The deals are in the language of the site, so their sentences are found by its words in every language.
const repliesByTag: ReadonlyMap<string, FactReplies> = new Map([
  [english.tag, englishFactReplies],
  [spanish.tag, { ...englishFactReplies, ...spanishFactReplies }],
]);

/** What answers about deals are made of in the language `tag`, or else in that of the site. */
export const factRepliesIn = (tag: string): FactReplies => repliesByTag.get(tag) ?? englishFactReplies;

/** A file of these for each language, which browsers load when a visitor asks about a deal. */
export function* factReplyFiles(): Iterable<TextFile> {
  for (const [tag, replies] of repliesByTag) {
    const file: FactRepliesFile = { version: assistantDataVersion, replies };
    yield [factRepliesPath(tag).slice(1), `${JSON.stringify(file)}\n`];
  }
}
