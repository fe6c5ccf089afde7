import * as path from 'node:path';
import type { z } from 'zod';
import { slug } from '../../data/schema/primitives.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';
import { type Draft, draft } from './draft.ts';
import { parseJson } from './parseJson.ts';

/** A draft whose file's name is its name. */
export interface NamedDraft<T> extends Draft<T> {
  readonly name: string;
}

/** A JSON file that is one object; `null` where it cannot be read. Adds what is wrong with it to `faults`. */
export function draftFile<T>(schema: z.ZodType<T>, file: SourceFile, faults: Diagnostic[]): Draft<T> | null {
  const parsed = parseJson(file);
  if ('value' in parsed) return draft(schema, parsed.value, file, [], faults);
  faults.push(...parsed.faults);
  return null;
}

/** The same for a file whose name becomes part of a path. */
export function draftNamed<T>(
  schema: z.ZodType<T>,
  file: SourceFile,
  faults: Diagnostic[],
): NamedDraft<T> | null {
  const name = nameOfFile(file, faults);
  const found = draftFile(schema, file, faults);
  return found && { ...found, name };
}

/** The name of a file without its ending; adds a fault (CD109) where it cannot be part of a path. */
export function nameOfFile(file: SourceFile, faults: Diagnostic[]): string {
  const ending = path.extname(file.path);
  const name = path.basename(file.path, ending);
  checkName(name, file.path, faults);
  return name;
}

/** Adds a fault (CD109) where `name`, of a file or folder at `place`, cannot be part of a path. */
export function checkName(name: string, place: string, faults: Diagnostic[]): void {
  if (slug.safeParse(name).success) return;
  const ending = path.extname(place);
  const right = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  faults.push(
    diagnostic({
      code: 'CD109',
      file: place,
      problem: `The name ${JSON.stringify(name)} cannot be the path of a page.`,
      expected: `lower-case letters, digits and single hyphens, such as "about${ending}"`,
      hint: right === '' ? null : `Rename the ${ending === '' ? 'folder' : 'file'} to "${right}${ending}".`,
    }),
  );
}
