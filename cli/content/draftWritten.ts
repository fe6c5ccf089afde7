import { siteSchema, type WrittenSite } from '../../data/schema/site.ts';
import { type Diagnostic, diagnostic, formatValue } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';
import { createDraft, type Draft, draftObject } from './draft.ts';
import { parseJson } from './parseJson.ts';

/**
 * The draft of `site.json` with the fields of the files that it is split into; `null` if one of them is no JSON object. Adds what is
 * wrong to `diagnostics`, also a field that two files have (CD105).
 */
export function draftWritten(
  main: SourceFile,
  parts: readonly SourceFile[],
  diagnostics: Diagnostic[],
): Draft<WrittenSite> | null {
  if (parts.length === 0) return draftObject<WrittenSite>(siteSchema, main, diagnostics);
  const found: Diagnostic[] = [];
  const owners = new Map<string, SourceFile>();
  const fields: Record<string, unknown> = {};
  for (const file of [main, ...parts]) {
    for (const [key, value] of fieldsOf(file, found)) {
      const owner = owners.get(key);
      if (owner) found.push(saidTwice(file, key, owner));
      owners.set(key, file);
      fields[key] = value;
    }
  }
  diagnostics.push(...found);
  return found.length > 0
    ? null
    : createDraft(siteSchema, fields, { ...main, parts: owners }, [], diagnostics);
}

/** The fields of a file, without the address of its schema. */
function fieldsOf(file: SourceFile, diagnostics: Diagnostic[]): [key: string, value: unknown][] {
  const parsed = parseJson(file);
  if ('diagnostics' in parsed) diagnostics.push(...parsed.diagnostics);
  else if (isObject(parsed.value)) return Object.entries(parsed.value).filter(([key]) => key !== '$schema');
  else diagnostics.push(noObject(file, parsed.value));
  return [];
}

const isObject = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const noObject = (file: SourceFile, value: unknown) =>
  diagnostic({
    code: 'CD203',
    file: file.path,
    range: file.locate([], 'value'),
    problem: `The file contains ${formatValue(value)}.`,
    expected: 'an object: { … }',
  });

const saidTwice = (file: SourceFile, key: string, owner: SourceFile) =>
  diagnostic({
    code: 'CD105',
    file: file.path,
    range: file.locate([key], 'key'),
    problem: `The key ${JSON.stringify(key)} is in ${owner.path}, too.`,
    hint: 'Keep one of the two.',
  });
