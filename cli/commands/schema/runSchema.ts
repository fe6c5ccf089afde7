import * as path from 'node:path';
import { dealLists } from '../../content/dealLists.ts';
import { findOwnPages } from '../../content/findOwnPages.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure, untouched } from '../../program/failure.ts';
import { UsageError } from '../../program/usageError.ts';
import { planEditor } from './cms/planEditor.ts';
import { contentKinds } from './contentKinds.ts';
import type { Editor } from './editors.ts';
import { fieldReference } from './fieldReference.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { type FoundIds, readKnownIds, standardIds } from './knownIds.ts';
import { type PlannedFile, writeOrCheck } from './plannedFile.ts';
import { type Folders, placeOf, planSettings } from './planSettings.ts';

export interface SchemaOptions {
  /** The content folder as typed. */
  readonly content: string;
  /** The folder for the schemas or the editor as typed; `null` for the usual one. */
  readonly out: string | null;
  /** Whether VS Code is told which files the schemas are for. */
  readonly vscode: boolean;
  /** Only finds out whether everything is as it would be written. */
  readonly check: boolean;
  /** A Markdown file for the reference of all fields, which is then all that is written; `null` for the schemas. */
  readonly reference: string | null;
  /** The editor whose settings are written instead of the schemas; `null` for none. */
  readonly cms: Editor | null;
  /** The repository that the editor changes, as typed; `null` for the one that the folder was cloned from. */
  readonly repo: string | null;
  readonly branch: string;
}

/** `city-deals schema`: writes JSON Schemas for editors, one for each kind of content file, or forms for people. */
export function runSchema(deps: Deps, options: SchemaOptions): ExitCode {
  const { fs, cwd } = deps;
  if (options.reference !== null) {
    const about = 'the reference of all fields';
    return writeOrCheck(deps, [{ file: options.reference, text: fieldReference(), about }], options.check);
  }
  const content = path.resolve(cwd, options.content);
  const found = readKnownIds(fs, content, findOwnPages(fs, cwd, content));
  if (options.cms !== null) return writeEditor(deps, found, options, options.cms);
  const folders = { content: options.content, out: options.out ?? '.schemas' };
  const files = planSchemas(found, folders);
  const settings = options.vscode ? planSettings(deps, folders) : null;
  if (settings !== null && 'code' in settings) return reportFailure(deps, untouched([settings]));
  noteIds(deps, found, options.content);
  return writeOrCheck(deps, settings === null ? files : [...files, settings], options.check);
}

function writeEditor(deps: Deps, found: FoundIds, options: SchemaOptions, editor: Editor): ExitCode {
  if (options.vscode) {
    throw new UsageError(
      '--cms and --vscode are for different people.',
      'Run the command twice, once with each of them.',
    );
  }
  const { content, repo: repository, branch } = options;
  const out = options.out ?? 'admin';
  const planned = planEditor(deps, found.known, { content, out, editor, repository, branch });
  if ('code' in planned) return reportFailure(deps, untouched([planned]));
  noteIds(deps, found, content);
  noteLists(deps, content);
  return writeOrCheck(deps, planned, options.check);
}

function planSchemas({ known }: FoundIds, { out, content }: Folders): PlannedFile[] {
  const ids = { ...standardIds(), ...known };
  return contentKinds.map(({ name, schema, files }) => ({
    file: path.posix.join(out, `${name}.schema.json`),
    text: `${JSON.stringify(jsonSchemaOf(schema, ids), null, 2)}\n`,
    about: `for ${files.map((file) => placeOf(content, file)).join(' ')}`,
  }));
}

/** Names the files with lists of deals, which forms cannot show. */
function noteLists({ fs, cwd, report }: Deps, content: string): void {
  const folder = path.resolve(cwd, content);
  const lists = dealLists(fs, folder).map((file) => path.posix.join(content, file));
  if (lists.length === 0) return;
  report({
    type: 'note',
    text: `Forms show files with one deal each. These are lists of deals: ${lists.join(', ')}. "city-deals upgrade-content --split" gives each deal a file of its own.`,
  });
}

/** Says which ids the schemas list, or why they list none. */
function noteIds({ report }: Deps, { known, unread }: FoundIds, content: string): void {
  const counts = Object.entries(known).map(([kind, ids]) => `${kind} ${ids?.length ?? 0}`);
  const listed = counts.length === 0 ? 'none' : counts.join(', ');
  report({ type: 'note', text: `Ids found in ${content}: ${listed}.` });
  if (unread.length === 0) return;
  const files = unread.map((file) => path.posix.join(content, file)).join(', ');
  report({
    type: 'note',
    text: `Missing or not readable: ${files}. What would be there is not listed.`,
  });
}
