import * as path from 'node:path';
import type { z } from 'zod';
import { slugFromText } from '../../data/model/slugFromText.ts';
import { slug } from '../../data/schema/primitives.ts';
import { type Diagnostic, diagnostic, formatValue } from '../diagnostics/diagnostic.ts';
import { placeIn, type SourceFile } from '../diagnostics/sourceFile.ts';
import { zodDiagnostics } from '../diagnostics/zodDiagnostics.ts';
import { withoutEmptyValues } from './emptyValues.ts';
import { parseJson } from './parseJson.ts';

/**
 * An entity of the content whose shape has been checked. `raw` is there even if the shape is invalid, so that entities
 * can be compared in the same run.
 */
export interface Draft<T> {
  readonly file: SourceFile;
  /** Where the entity is in its file. */
  readonly path: readonly PropertyKey[];
  /** As written, without optional keys that are empty. */
  readonly raw: unknown;
  /** `null` if the shape is invalid. */
  readonly value: T | null;
}

/** Checks `raw` against `schema`, and adds what is wrong with it to `diagnostics`. */
export function createDraft<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  file: SourceFile,
  path: readonly PropertyKey[],
  diagnostics: Diagnostic[],
): Draft<z.infer<Schema>> {
  const value = withoutEmptyValues(raw, schema);
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    diagnostics.push(...zodDiagnostics(parsed.error.issues, { file, base: path, value, schema }));
  }
  return { file, path, raw: value, value: parsed.success ? parsed.data : null };
}

/** A problem with what is at `path` of a draft, or with all of it. */
export const draftDiagnostic = (
  { file, path: base }: Draft<unknown>,
  path: readonly PropertyKey[],
  fields: Pick<Diagnostic, 'code' | 'problem'> & Partial<Diagnostic>,
): Diagnostic => diagnostic({ ...placeIn(file, [...base, ...path]), ...fields });

/** The text at `key` of a draft's raw value; `null` if there is none. */
export function stringField(item: Draft<unknown>, key: string): string | null {
  const value = rawField(item, key);
  return typeof value === 'string' ? value : null;
}

/** The number at `key` of a draft's raw value; `null` if there is none. */
export function numberField(item: Draft<unknown>, key: string): number | null {
  const value = rawField(item, key);
  return Number.isFinite(value) ? Number(value) : null;
}

/** Whatever is at `key` of a draft's raw value; `undefined` if there is nothing. */
export function rawField({ raw }: Draft<unknown>, key: string): unknown {
  return raw !== null && typeof raw === 'object' ? (raw as Record<string, unknown>)[key] : undefined;
}

export const hasField = (item: Draft<unknown>, key: string): boolean => rawField(item, key) !== undefined;

/** Whether an item is an object, as far as one can tell before its fields are checked. */
export const isObjectDraft = ({ raw }: Draft<unknown>): boolean =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A draft named after its file. */
export interface NamedDraft<T> extends Draft<T> {
  readonly name: string;
}

/** The draft of a JSON file that is one object; `null` if it is not JSON. Adds what is wrong to `diagnostics`. */
export function draftObject<T>(
  schema: z.ZodType<T>,
  file: SourceFile,
  diagnostics: Diagnostic[],
): Draft<T> | null {
  const parsed = parseJson(file);
  if ('value' in parsed) return createDraft(schema, parsed.value, file, [], diagnostics);
  diagnostics.push(...parsed.diagnostics);
  return null;
}

/** Like `draftObject`, for a file whose name becomes part of a path. */
export function draftNamedObject<T>(
  schema: z.ZodType<T>,
  file: SourceFile,
  diagnostics: Diagnostic[],
): NamedDraft<T> | null {
  const name = checkFileName(file, diagnostics);
  const draft = draftObject(schema, file, diagnostics);
  return draft && { ...draft, name };
}

/** The name of a file without its extension. Reports a name that cannot be part of a path (CD109). */
export function checkFileName(file: SourceFile, diagnostics: Diagnostic[]): string {
  const extension = path.extname(file.path);
  const name = path.basename(file.path, extension);
  checkPathName(name, file.path, diagnostics);
  return name;
}

/** Reports that `name`, of the file or folder at `place`, cannot be part of a path (CD109). */
export function checkPathName(name: string, place: string, diagnostics: Diagnostic[]): void {
  if (slug.safeParse(name).success) return;
  const extension = path.extname(place);
  const validName = slugFromText(name);
  diagnostics.push(
    diagnostic({
      code: 'CD109',
      file: place,
      problem: `The name ${JSON.stringify(name)} cannot be part of the path of a page.`,
      expected: `lower-case letters, digits and single hyphens, such as "about${extension}"`,
      hint:
        validName === ''
          ? null
          : `Rename the ${extension === '' ? 'folder' : 'file'} to "${validName}${extension}".`,
    }),
  );
}

/** The drafts of a JSON file that is a list. Adds what is wrong to `diagnostics`, including a list with too few entries. */
export function draftList<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  diagnostics: Diagnostic[],
  fewest: 0 | 1 = 1,
): Draft<T>[] {
  const parsed = parseJson(file);
  if ('diagnostics' in parsed) {
    diagnostics.push(...parsed.diagnostics);
    return [];
  }
  if (Array.isArray(parsed.value)) {
    if (parsed.value.length < fewest) diagnostics.push(emptyList(file));
    return draftEntries(parsed.value, schema, file, diagnostics);
  }
  diagnostics.push(noList(file, parsed.value, 'a list: [ … ]'));
  return [];
}

/** The drafts of a JSON file that is a list, which may be empty, or one entity alone. */
export function draftListOrObject<T>(
  file: SourceFile,
  schema: z.ZodType<T>,
  diagnostics: Diagnostic[],
): Draft<T>[] {
  const parsed = parseJson(file);
  if ('diagnostics' in parsed) {
    diagnostics.push(...parsed.diagnostics);
    return [];
  }
  const { value } = parsed;
  if (Array.isArray(value)) return draftEntries(value, schema, file, diagnostics);
  if (value !== null && typeof value === 'object' && wrappedList(value) === null) {
    return [createDraft(schema, value, file, [], diagnostics)];
  }
  diagnostics.push(noList(file, value, 'one object: { … }, or a list of them: [ … ]'));
  // What refers to the entities of a wrapped list is not wrong.
  const key = wrappedList(value);
  const wrapped: unknown = key === null ? null : (value as Record<string, unknown>)[key];
  return Array.isArray(wrapped) ? draftEntries(wrapped, schema, file, diagnostics, [key ?? '']) : [];
}

const draftEntries = <T>(
  entries: readonly unknown[],
  schema: z.ZodType<T>,
  file: SourceFile,
  diagnostics: Diagnostic[],
  base: readonly PropertyKey[] = [],
) => entries.map((raw, index) => createDraft(schema, raw, file, [...base, index], diagnostics));

/** The only key of an object that holds nothing but a list, as some editors write it; `null` for any other value. */
function wrappedList(value: unknown): string | null {
  const [[key, inner] = [], ...others] =
    value !== null && typeof value === 'object' ? Object.entries(value) : [];
  return key !== undefined && others.length === 0 && Array.isArray(inner) ? key : null;
}

function noList(file: SourceFile, value: unknown, expected: string): Diagnostic {
  const key = wrappedList(value);
  return diagnostic({
    ...{ code: 'CD203', file: file.path, range: file.locate([], 'value') },
    problem: `The file contains ${formatValue(value)}.`,
    expected,
    hint: key && `Write the list alone, without { ${JSON.stringify(key)}: … } around it.`,
  });
}

const emptyList = (file: SourceFile) =>
  diagnostic({
    ...{ code: 'CD206', file: file.path, range: file.locate([], 'value') },
    problem: 'The list is empty.',
    expected: 'at least 1 entry',
  });
