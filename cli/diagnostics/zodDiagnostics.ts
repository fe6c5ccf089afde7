import type { z } from 'zod';
import { readingLength } from '../../data/model/deals/dealReference.ts';
import { type Diagnostic, diagnostic, formatValue } from './diagnostic.ts';
import type { DiagnosticCode } from './diagnosticCodes.ts';
import { expectation, sizeWords } from './expectation.ts';
import { knownKeysAt, layersAt } from './schemaShape.ts';
import { type PropertyPart, placeIn, type SourceFile } from './sourceFile.ts';
import { suggest } from './suggest.ts';
import { valueHint } from './valueHint.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** The value that a schema checked, at the path `base` of `file`. */
export interface CheckedValue {
  readonly file: SourceFile;
  readonly base: Path;
  readonly value: unknown;
  readonly schema: z.ZodType;
}

/**
 * The issues of a schema as diagnostics with their places: one for each unknown key, and only the first for a value
 * that breaks several rules.
 */
export function zodDiagnostics(issues: readonly Issue[], checked: CheckedValue): Diagnostic[] {
  const seen = new Set<string>();
  const firsts = issues.filter((issue) => {
    const key = `${issue.code === 'unrecognized_keys'}/${JSON.stringify(issue.path)}`;
    return !seen.has(key) && seen.add(key);
  });
  return firsts.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey(key, issue.path, checked))
      : [describeIssue(issue, checked)],
  );
}

function unknownKey(key: string, path: Path, checked: CheckedValue): Diagnostic {
  const known = knownKeysAt(checked.schema, path);
  const near = suggest(key, known);
  return diagnosticAt(checked, [...path, key], 'key', {
    code: 'CD202',
    problem: `There is no key ${quote(key)} here.`,
    expected: near === null && known.length > 0 ? `one of ${known.join(', ')}` : null,
    hint: near && `Did you mean ${quote(near)}?`,
  });
}

function describeIssue(issue: Issue, checked: CheckedValue): Diagnostic {
  const value = valueAt(checked.value, issue.path);
  const name = describePath(issue.path);
  const words = {
    expected: expectation(issue, layersAt(checked.schema, issue.path)),
    hint: valueHint(issue, value, valueAt(checked.value, issue.path.slice(0, -1))),
  };
  if (value === undefined) {
    return diagnosticAt(checked, issue.path.slice(0, -1), 'key', {
      code: 'CD201',
      problem: `${name} is missing.`,
      ...words,
    });
  }
  return diagnosticAt(checked, issue.path, 'value', {
    code: codeOf(issue),
    problem:
      ownProblem(issue, name) ?? sizeProblem(issue, name, value) ?? `${name} is ${formatValue(value)}.`,
    ...words,
  });
}

/** A problem that a schema describes better than the value does. */
function ownProblem(issue: Issue, name: string): string | null {
  const words: unknown = issue.code === 'custom' ? issue.params?.problem : undefined;
  return typeof words === 'string' ? `${name} ${words}.` : null;
}

/** The problem of a text or list that is too long or too short: its size is more helpful than its value. */
function sizeProblem(issue: Issue, name: string, value: unknown): string | null {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return null;
  if (typeof value !== 'string' && !Array.isArray(value)) return null;
  return value.length === 0 ? null : `${name} has ${sizeWords(sizeOf(value), issue.origin)}.`;
}

/** The number of entries, or of the characters that visitors read. */
const sizeOf = (value: string | readonly unknown[]) =>
  typeof value === 'string' ? readingLength(value) : value.length;

function codeOf(issue: Issue): DiagnosticCode {
  switch (issue.code) {
    case 'invalid_type':
      return 'CD203';
    case 'invalid_value':
      return 'CD204';
    case 'too_big':
    case 'too_small':
      return 'CD206';
    case 'custom':
      return issue.params?.isMarkup === true ? 'CD207' : 'CD205';
    default:
      return 'CD205';
  }
}

function diagnosticAt(
  { file, base }: CheckedValue,
  path: Path,
  target: PropertyPart,
  fields: Pick<Diagnostic, 'code' | 'problem' | 'expected' | 'hint'>,
): Diagnostic {
  return diagnostic({ ...placeIn(file, [...base, ...path], target), ...fields });
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, step) =>
      current !== null && typeof current === 'object'
        ? (current as Record<PropertyKey, unknown>)[step]
        : undefined,
    value,
  );
}

function describePath(path: Path): string {
  const keys = path.filter((step) => typeof step === 'string');
  const name = keys.at(-1);
  if (name === undefined) return 'The value';
  const last = path.at(-1);
  return typeof last === 'number' ? `Entry ${last + 1} of ${quote(String(name))}` : quote(String(name));
}

const quote = (text: string) => JSON.stringify(text);
