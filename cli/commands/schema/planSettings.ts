import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Deps } from '../../program/deps.ts';
import { UsageError } from '../../program/usageError.ts';
import { contentKinds } from './contentKinds.ts';
import { withSchemaSettings } from './editorSettings.ts';
import { type PlannedFile, readTextIfAny } from './plannedFile.ts';

const settingsFile = '.vscode/settings.json';

/** The folders of content and schemas, as typed. */
export interface Folders {
  readonly content: string;
  readonly out: string;
}

/** A pattern for files of the content folder as a pattern for files of the working directory. */
export const placeOf = (content: string, pattern: string) =>
  pattern.startsWith('!')
    ? `!${path.posix.join(content, pattern.slice(1))}`
    : path.posix.join(content, pattern);

/** The settings of VS Code with what is missing; a diagnostic if the present ones cannot be read. */
export function planSettings({ fs, cwd }: Deps, { content, out }: Folders): PlannedFile | Diagnostic {
  const folder = insideOf(cwd, content, '--content');
  const schemas = insideOf(cwd, out, '--out');
  const entries = contentKinds
    .filter(({ files }) => files.every((file) => file.endsWith('.json')))
    .map(({ name, files }) => ({
      url: `./${path.posix.join(schemas, `${name}.schema.json`)}`,
      fileMatch: files.map((file) => placeOf(folder, file)),
    }));
  const file = path.join(cwd, settingsFile);
  const present = fs.exists(file) ? readTextIfAny(fs, file) : '';
  const text = present === null ? null : withSchemaSettings(present, entries);
  if (text === null) return unusableSettings();
  return { file: settingsFile, text, about: 'tells VS Code which file has which' };
}

/** A folder as a path from `cwd`, in which VS Code looks for its settings. */
function insideOf(cwd: string, folder: string, option: string): string {
  const relative = path.relative(cwd, path.resolve(cwd, folder)).replaceAll(path.sep, '/');
  if (!/^\.\.(?:\/|$)/.test(relative) && !path.isAbsolute(relative)) return relative;
  throw new UsageError(
    `The folder of ${option} is outside of the working directory, where the settings of VS Code would be.`,
    'Run the command in the folder that you open in VS Code.',
  );
}

const unusableSettings = () =>
  diagnostic({
    code: 'CD105',
    file: settingsFile,
    problem: 'The settings cannot be read, are not valid, or have a "json.schemas" that is no list.',
    hint: 'Correct them in VS Code, which marks the place, and run the command again.',
  });
