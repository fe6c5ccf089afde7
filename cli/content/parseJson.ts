import { type ParseError, type ParseErrorCode, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { emptyFileDiagnostic, rangeAt, type SourceFile } from '../diagnostics/sourceFile.ts';
import { positionAt } from '../diagnostics/textLines.ts';

/** What a JSON text says; or each of its syntax errors (CD105), that it is too deep, or that it is empty (CD104). */
export function parseJson(
  file: SourceFile,
): { readonly value: unknown } | { readonly diagnostics: readonly Diagnostic[] } {
  const source = { ...file };
  const empty = emptyFileDiagnostic(
    source,
    listFiles.test(source.path) ? 'a list: [ … ]' : 'an object: { … }',
  );
  if (empty) return { diagnostics: [empty] };
  let value: unknown;
  try {
    value = JSON.parse(source.text);
  } catch {
    const deep = tooDeep(source);
    return { diagnostics: deep ? [deep] : syntaxErrors(source) };
  }
  const deep = isDeep(value) ? tooDeep(source) : null;
  const diagnostics = deep ? [deep] : duplicateKeys(source, value);
  return diagnostics.length > 0 ? { diagnostics } : { value };
}

const listFiles = /^(?:deals\/|categories\.json|neighborhoods\.json)/;
const cutOff = 'The file may be cut off: restore its end.';

const meanings: Record<string, readonly [problem: string, hint: string | null]> = {
  ValueExpected: ['A value is missing here.', null],
  CommaExpected: ['A comma is missing before this.', null],
  ColonExpected: ['A colon is missing before this.', null],
  PropertyNameExpected: [
    'A key in double quotes is missing here.',
    'Remove the comma before it, or add the key.',
  ],
  CloseBraceExpected: ['A closing brace is missing.', cutOff],
  CloseBracketExpected: ['A closing bracket is missing.', cutOff],
  UnexpectedEndOfString: ['A text is not closed.', 'End it with a double quote on the same line.'],
  InvalidCommentToken: ['JSON has no comments.', 'Remove the comment.'],
  InvalidSymbol: [
    'This is not JSON.',
    'Keys and texts stand in double quotes; true, false and null in small letters.',
  ],
  InvalidNumberFormat: ['This is no JSON number.', null],
  UnexpectedEndOfNumber: ['This is no JSON number.', 'Digits follow a decimal point.'],
  InvalidEscapeCharacter: [
    'This backslash does not start an escape that JSON knows.',
    'Write \\\\ for a backslash.',
  ],
  InvalidUnicode: ['This is no \\u escape.', 'Write \\u and four hexadecimal digits.'],
  InvalidCharacter: [
    'This character may not stand in a text as it is.',
    'Write it as an escape, such as \\n or \\t.',
  ],
  EndOfFileExpected: ['The JSON value has ended before this.', 'Remove what follows it.'],
};

function syntaxErrors(source: SourceFile): Diagnostic[] {
  const errors: ParseError[] = [];
  parse(source.text, errors, { disallowComments: true, allowTrailingComma: false });
  // Should the two parsers ever disagree, the file is still at fault.
  const found = errors.length > 0 ? errors : [{ error: 0 as ParseErrorCode, offset: 0, length: 1 }];
  return firstOfEachSlip(source.text, found).map(({ error, offset, length }) => {
    const [problem, hint] = meanings[printParseErrorCode(error)] ?? ['This is not JSON.', null];
    const range = rangeAt(source.text, offset, Math.max(1, length));
    const isAtEnd = offset + length >= source.text.trimEnd().length;
    const way = isAtEnd && printParseErrorCode(error) === 'UnexpectedEndOfString' ? cutOff : hint;
    return diagnostic({ code: 'CD105', file: source.path, range, problem, hint: way });
  });
}

/** One slip makes the parser stumble several times in a row: errors on the same line or the next are passed over. */
function firstOfEachSlip(text: string, errors: readonly ParseError[]): ParseError[] {
  const lineOf = ({ offset }: ParseError) => positionAt(text, offset).line;
  let last = Number.NEGATIVE_INFINITY;
  return errors.filter((error) => {
    const line = lineOf(error);
    const isNew = line > last + 1;
    last = line;
    return isNew;
  });
}

/** No content needs more; a file made to be deep would overflow what walks it. */
const deepest = 50;

/** Whether there are values in values in `value`, deeper than in any content. */
export function isDeep(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return false;
  return depth >= deepest || Object.values(value).some((inner) => isDeep(inner, depth + 1));
}

const token = /"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs;

/** The fault of a JSON text that has values in values in values, deeper than any content (CD105); `null` otherwise. */
export function tooDeep({ path, text }: SourceFile): Diagnostic | null {
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(token)) {
    if (found === '[' || found === '{') depth += 1;
    else if (found === ']' || found === '}') depth -= 1;
    if (depth > deepest) {
      return diagnostic({
        code: 'CD105',
        file: path,
        range: rangeAt(text, index, 1),
        problem: `Lists and objects stand in each other more than ${deepest} deep here.`,
        hint: 'No content is like that: make the file anew.',
      });
    }
  }
  return null;
}

/**
 * Keys that an object of a JSON text has twice (CD105): parsing keeps the last and says nothing. `value` is what the
 * text parsed to. Walking a text is slow, so that is done only where it seems to have more keys than the value.
 */
export function duplicateKeys(source: SourceFile, value: unknown): Diagnostic[] {
  const inText = source.text.match(/"\s*:/g)?.length ?? 0;
  if (inText <= countKeys(value)) return [];
  const objects: Set<string>[] = [];
  const diagnostics: Diagnostic[] = [];
  visit(source.text, {
    onObjectBegin: () => {
      objects.push(new Set());
    },
    onObjectEnd: () => {
      objects.pop();
    },
    onObjectProperty: (key, offset, length) => {
      const seen = objects.at(-1);
      if (seen?.has(key)) diagnostics.push(duplicate(source, key, offset, length));
      seen?.add(key);
    },
  });
  return diagnostics;
}

function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const inner = Object.values(value);
  const own = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce<number>((sum, item) => sum + countKeys(item), own);
}

const duplicate = (source: SourceFile, key: string, offset: number, length: number) =>
  diagnostic({
    code: 'CD105',
    file: source.path,
    range: rangeAt(source.text, offset, length),
    problem: `The key ${JSON.stringify(key)} is there twice in this object.`,
    hint: 'Keep one of the two: the first would be passed over.',
  });
