import * as path from 'node:path';
import { englishMessages } from '../../../data/language/english/messages.ts';
import { messagesIn } from '../../../data/messages/catalogues.ts';
import { parseJsonOrUndefined } from '../../../data/model/parseJsonOrUndefined.ts';
import { anyLanguageTag } from '../../../data/schema/codes.ts';
import { readContentText } from '../../content/contentEdits.ts';
import { messagesFile } from '../../content/siteMessages.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { UsageError } from '../../program/usageError.ts';

export interface MessagesOptions {
  /** The content folder as typed. */
  readonly content: string;
  /** A BCP 47 tag. */
  readonly language: string;
  /** Prints all messages, and writes none. */
  readonly print: boolean;
}

/** `city-deals messages`: completes `messages.json` for a language that the program does not speak, or prints what it says. */
export function runMessages(deps: Deps, { content, language, print }: MessagesOptions): ExitCode {
  if (!anyLanguageTag.safeParse(language).success)
    throw new UsageError(`"${language}" is not a language.`, 'Give its BCP 47 tag, such as fr or fr-CA.');
  const file = path.join(path.resolve(deps.cwd, content), messagesFile);
  const label = `${content}/${messagesFile}`;
  const own = readOwn(deps, file, label);
  const program = messagesIn(language) ?? {};
  if (print) {
    deps.print(JSON.stringify({ ...englishMessages, ...program, ...own }, null, 2));
    return 0;
  }
  const missing = Object.entries(englishMessages).filter(([key]) => !(key in program) && !(key in own));
  if (missing.length === 0) {
    deps.print(
      `Nothing is missing in "${language}". To say something otherwise, put it into ${label}; --print shows all words.`,
    );
    return 0;
  }
  deps.fs.write(file, `${JSON.stringify({ ...own, ...Object.fromEntries(missing) }, null, 2)}\n`);
  deps.print(
    `Wrote ${missing.length} of ${Object.keys(englishMessages).length} messages into ${label}, in English. ` +
      `Translate them, then set "language": "${language}" in site.json.`,
  );
  return 0;
}

/** The site's own words; none without the file. */
function readOwn({ fs }: Deps, file: string, label: string): Readonly<Record<string, unknown>> {
  const text = readContentText(fs, file);
  const own = text === null ? {} : parseJsonOrUndefined(text);
  if (typeof own === 'object' && own !== null && !Array.isArray(own)) return own as Record<string, unknown>;
  throw new UsageError(
    `${label} is not a JSON object, so nothing was written.`,
    'Run "city-deals validate" to see where it is wrong.',
  );
}
