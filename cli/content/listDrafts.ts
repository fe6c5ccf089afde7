import type { z } from 'zod';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';
import { show } from '../diagnostics/zodIssues.ts';
import { type Draft, draft } from './draft.ts';
import { parseJson } from './parseJson.ts';

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
