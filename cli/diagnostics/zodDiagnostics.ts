import type { z } from 'zod';
import { type Diagnostic, diagnostic, formatValue } from './diagnostic.ts';
import type { DiagnosticCode } from './diagnosticCodes.ts';
import type { PropertyPart, SourceFile } from './sourceFile.ts';
import { didYouMean, suggest } from './suggest.ts';

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
  if (value === undefined) {
    return diagnosticAt(checked, issue.path.slice(0, -1), 'key', {
      code: 'CD201',
      problem: `${name} is missing.`,
      expected: expectation(issue),
      hint: null,
    });
  }
  return diagnosticAt(checked, issue.path, 'value', {
    code: codeOf(issue),
    problem: sizeProblem(issue, name, value) ?? `${name} is ${formatValue(value)}.`,
    expected: expectation(issue),
    hint: didYouMean(value, candidates(issue)),
  });
}

/** The problem of a text or list that is too long or too short: its size is more helpful than its value. */
function sizeProblem(issue: Issue, name: string, value: unknown): string | null {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return null;
  if (typeof value !== 'string' && !Array.isArray(value)) return null;
  return value.length === 0 ? null : `${name} has ${sizeWords(value.length, issue.origin)}.`;
}

function codeOf(issue: Issue): DiagnosticCode {
  switch (issue.code) {
    case 'invalid_type':
      return 'CD203';
    case 'invalid_value':
      return 'CD204';
    case 'too_big':
    case 'too_small':
      return 'CD206';
    default:
      return 'CD205';
  }
}

/** Completes "expected: …". The error texts of the schemas are written for this place. */
function expectation(issue: Issue): string | null {
  switch (issue.code) {
    case 'invalid_type':
      return typeNames[issue.expected] ?? withArticle(issue.expected);
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return `${boundWords(issue, 'at least', 'more than')} ${sizeWords(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `${boundWords(issue, 'at most', 'less than')} ${sizeWords(issue.maximum, issue.origin)}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'an email address, such as "hello@deals.example"' : issue.message;
    default:
      return issue.message;
  }
}

type Bound = { readonly inclusive?: boolean | undefined; readonly exact?: boolean | undefined };

const boundWords = ({ exact, inclusive }: Bound, inclusiveWords: string, exclusiveWords: string) =>
  exact ? 'exactly' : inclusive ? inclusiveWords : exclusiveWords;

function sizeWords(amount: number | bigint, origin: string): string {
  const isSingular = Number(amount) === 1;
  if (origin === 'string') return isSingular ? '1 character' : `${amount} characters`;
  if (origin === 'array') return isSingular ? '1 entry' : `${amount} entries`;
  return String(amount);
}

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
};

const withArticle = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

function candidates(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'custom') return [];
  const list: unknown = issue.params?.candidates;
  return typeof list === 'function' ? list() : [];
}

function diagnosticAt(
  { file, base }: CheckedValue,
  path: Path,
  target: PropertyPart,
  fields: Pick<Diagnostic, 'code' | 'problem' | 'expected' | 'hint'>,
): Diagnostic {
  return diagnostic({ file: file.path, range: file.locate([...base, ...path], target), ...fields });
}

/** The keys that the object at `path` of `schema` may have; none if it is not an object. */
function knownKeysAt(schema: unknown, path: Path): string[] {
  let current = unwrap(schema);
  for (const step of path) current = unwrap(child(current, step));
  const keys = shapesOf(current).flatMap((shape) => Object.keys(shape));
  return [...new Set(keys)].filter((key) => key !== '$schema');
}

/** The shape of an object, or the shapes of all objects of a union. */
function shapesOf(schema: unknown): Record<string, unknown>[] {
  const { shape, options } = definition(schema) ?? {};
  return shape ? [shape] : (options ?? []).flatMap((option) => shapesOf(unwrap(option)));
}

interface Definition {
  readonly shape?: Record<string, unknown>;
  readonly options?: readonly unknown[];
  readonly element?: unknown;
  readonly innerType?: unknown;
}

const definition = (schema: unknown): Definition | undefined =>
  (schema as { _zod?: { def: Definition } } | undefined)?._zod?.def;

const child = (schema: unknown, step: PropertyKey): unknown =>
  typeof step === 'number'
    ? definition(schema)?.element
    : shapesOf(schema).find((shape) => String(step) in shape)?.[String(step)];

function unwrap(schema: unknown): unknown {
  const inner = definition(schema)?.innerType;
  return inner === undefined ? schema : unwrap(inner);
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
