import * as path from 'node:path';
import { diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FileSystem } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure, untouched } from '../../program/failure.ts';
import { UsageError } from '../../program/usageError.ts';
import { contentKinds } from './contentKinds.ts';
import { withSchemaSettings } from './editorSettings.ts';
import { fieldReference } from './fieldReference.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { type FoundIds, readKnownIds, standardIds } from './knownIds.ts';

export interface SchemaOptions {
  /** The content folder as typed. */
  readonly content: string;
  /** The folder for the schemas as typed. */
  readonly out: string;
  /** Whether VS Code is told which files the schemas are for. */
  readonly vscode: boolean;
  /** Only finds out whether everything is as it would be written. */
  readonly check: boolean;
  /** A Markdown file for the reference of all fields, which is then all that is written; `null` for the schemas. */
  readonly reference: string | null;
}

/** A file to write, as typed and with its text, and what to say of it. */
interface PlannedFile {
  readonly file: string;
  readonly text: string;
  readonly about: string;
}

const settingsFile = '.vscode/settings.json';

/** `city-deals schema`: writes JSON Schemas for editors, one for each kind of content file. */
export function runSchema(deps: Deps, options: SchemaOptions): ExitCode {
  const { fs, cwd } = deps;
  if (options.reference !== null) {
    const about = 'the reference of all fields';
    return finish(deps, [{ file: options.reference, text: fieldReference(), about }], options.check);
  }
  const found = readKnownIds(fs, path.resolve(cwd, options.content));
  const files = planSchemas(found, options);
  const settings = options.vscode ? planSettings(deps, options) : [];
  if (settings === null) return reportFailure(deps, untouched([unusableSettings()]));
  noteIds(deps, found, options.content);
  return finish(deps, [...files, ...settings], options.check);
}

function planSchemas({ known }: FoundIds, { out, content }: SchemaOptions): PlannedFile[] {
  const ids = { ...standardIds(), ...known };
  return contentKinds.map(({ name, schema, files }) => ({
    file: path.posix.join(out, `${name}.schema.json`),
    text: `${JSON.stringify(jsonSchemaOf(schema, ids), null, 2)}\n`,
    about: `for ${files.map((file) => placeOf(content, file)).join(' ')}`,
  }));
}

/** A pattern for files of the content folder as a pattern for files of the working directory. */
const placeOf = (content: string, pattern: string) =>
  pattern.startsWith('!')
    ? `!${path.posix.join(content, pattern.slice(1))}`
    : path.posix.join(content, pattern);

/** The settings of VS Code with what is missing; `null` if the present ones cannot be read. */
function planSettings({ fs, cwd }: Deps, { content, out }: SchemaOptions): PlannedFile[] | null {
  const folder = insideOf(cwd, content, '--content');
  const schemas = insideOf(cwd, out, '--out');
  const entries = contentKinds
    .filter(({ files }) => files.every((file) => file.endsWith('.json')))
    .map(({ name, files }) => ({
      url: `./${path.posix.join(schemas, `${name}.schema.json`)}`,
      fileMatch: files.map((file) => placeOf(folder, file)),
    }));
  const present = path.join(cwd, settingsFile);
  const text = withSchemaSettings(fs.exists(present) ? fs.readText(present) : '', entries);
  return text === null ? null : [{ file: settingsFile, text, about: 'tells VS Code which file has which' }];
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
    problem: 'The settings are not valid, or their "json.schemas" is no list.',
    hint: 'Correct them in VS Code, which marks the place, and run the command again.',
  });

/** Says which ids the schemas list, or why they list none. */
function noteIds({ report }: Deps, { known, unread }: FoundIds, content: string): void {
  const counts = Object.entries(known).map(([kind, ids]) => `${kind} ${ids?.length ?? 0}`);
  const listed = counts.length === 0 ? 'none' : counts.join(', ');
  report({ type: 'note', text: `Ids of ${content} in the schemas: ${listed}.` });
  if (unread.length === 0) return;
  const files = unread.map((file) => path.posix.join(content, file)).join(', ');
  report({
    type: 'note',
    text: `Missing or not readable: ${files}. The schemas do not list what would be there.`,
  });
}

/** Writes the files that differ; or with `check` only names them, with the exit code 1 if there are any. */
function finish({ fs, cwd, print, report }: Deps, files: readonly PlannedFile[], check: boolean): ExitCode {
  const stale = files.filter(({ file, text }) => textOf(fs, path.resolve(cwd, file)) !== text);
  if (check) {
    for (const { file } of stale) print(`${file}  is out of date`);
    const isFine = stale.length === 0;
    const advice = 'Run the command without --check to write what is out of date.';
    report({ type: 'note', text: isFine ? 'Everything is up to date.' : advice });
    return isFine ? 0 : 1;
  }
  for (const { file, text } of stale) fs.write(path.resolve(cwd, file), text);
  for (const { file, about } of files) print(`${file}  ${about}`);
  return 0;
}

const textOf = (fs: FileSystem, file: string) => (fs.exists(file) ? fs.readText(file) : null);
