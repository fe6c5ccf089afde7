import * as path from 'node:path';
import type { z } from 'zod';
import { slug } from '../../data/schema/primitives.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';
import { show, zodIssues } from '../diagnostics/zodIssues.ts';
import { parseJson } from './parseJson.ts';

/**
 * Something that content says, on its way to be believed. `raw` is what the file says and is there even when the
 * shape is at fault, so that the faults between entities are found in the same run.
 */
export interface Draft<T> {
  readonly file: SourceFile;
  /** Where the entity stands in its file. */
  readonly path: readonly PropertyKey[];
  readonly raw: unknown;
  /** `null` where the shape is at fault. */
  readonly value: T | null;
}

/** Checks `raw` against `schema`; adds what is wrong with it to `faults`. */
export function draft<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  file: SourceFile,
  path: readonly PropertyKey[],
  faults: Diagnostic[],
): Draft<z.infer<Schema>> {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) {
    faults.push(...zodIssues(parsed.error.issues, { file, base: path, value: raw, schema }));
  }
  return { file, path, raw, value: parsed.success ? parsed.data : null };
}

/** The text at `key` of what a draft says, or `null` where there is none. */
export function textOf(item: Draft<unknown>, key: string): string | null {
  const value = fieldOf(item, key);
  return typeof value === 'string' ? value : null;
}

/** The number at `key` of what a draft says, or `null` where there is none. */
export function numberOf(item: Draft<unknown>, key: string): number | null {
  const value = fieldOf(item, key);
  return Number.isFinite(value) ? Number(value) : null;
}

/** Whatever is at `key` of what a draft says; `undefined` where there is nothing. */
export function fieldOf({ raw }: Draft<unknown>, key: string): unknown {
  return raw !== null && typeof raw === 'object' ? (raw as Record<string, unknown>)[key] : undefined;
}

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

/**
 * The entries of a JSON file that is a list, each checked on its own; adds what is wrong to `faults`. A list that
 * `mayBeEmpty` not is one of them.
 */
export function listDrafts<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  faults: Diagnostic[],
  mayBeEmpty: boolean,
): Draft<T>[] {
  const parsed = parseJson(file);
  if ('faults' in parsed) {
    faults.push(...parsed.faults);
    return [];
  }
  if (Array.isArray(parsed.value)) {
    if (parsed.value.length === 0 && !mayBeEmpty) faults.push(emptyList(file));
    return parsed.value.map((raw, index) => draft(schema, raw, file, [index], faults));
  }
  faults.push(
    diagnostic({
      code: 'CD203',
      file: file.path,
      range: file.locate([], 'value'),
      problem: `The file holds ${show(parsed.value)}.`,
      expected: 'a list: [ … ]',
    }),
  );
  return [];
}

const emptyList = (file: SourceFile) =>
  diagnostic({
    code: 'CD206',
    file: file.path,
    range: file.locate([], 'value'),
    problem: 'The list is empty.',
    expected: 'at least 1 entry',
  });
