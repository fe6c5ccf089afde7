import * as path from 'node:path';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure, untouched } from '../../program/failure.ts';
import { contentKinds } from './contentKinds.ts';
import { fieldReference } from './fieldReference.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { type FoundIds, readKnownIds, standardIds } from './knownIds.ts';
import { type PlannedFile, writeOrCheck } from './plannedFile.ts';
import { placeOf, planSettings } from './planSettings.ts';

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

/** `city-deals schema`: writes JSON Schemas for editors, one for each kind of content file. */
export function runSchema(deps: Deps, options: SchemaOptions): ExitCode {
  const { fs, cwd } = deps;
  if (options.reference !== null) {
    const about = 'the reference of all fields';
    return writeOrCheck(deps, [{ file: options.reference, text: fieldReference(), about }], options.check);
  }
  const found = readKnownIds(fs, path.resolve(cwd, options.content));
  const files = planSchemas(found, options);
  const settings = options.vscode ? planSettings(deps, options) : null;
  if (settings !== null && 'code' in settings) return reportFailure(deps, untouched([settings]));
  noteIds(deps, found, options.content);
  return writeOrCheck(deps, settings === null ? files : [...files, settings], options.check);
}

function planSchemas({ known }: FoundIds, { out, content }: SchemaOptions): PlannedFile[] {
  const ids = { ...standardIds(), ...known };
  return contentKinds.map(({ name, schema, files }) => ({
    file: path.posix.join(out, `${name}.schema.json`),
    text: `${JSON.stringify(jsonSchemaOf(schema, ids), null, 2)}\n`,
    about: `for ${files.map((file) => placeOf(content, file)).join(' ')}`,
  }));
}

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
