import type { z } from 'zod';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';
import { zodIssues } from '../diagnostics/zodIssues.ts';

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
