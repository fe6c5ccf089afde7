import { type ParseError, type ParseErrorCode, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { emptyFileDiagnostic, type SourceFile } from '../diagnostics/sourceFile.ts';
import { createLineIndex, type LineIndex } from '../diagnostics/textLines.ts';

/** A JSON text with an index of its lines. */
interface JsonText {
  readonly path: string;
  readonly text: string;
  readonly lines: LineIndex;
}

/** The value of a JSON file; or that it is empty (CD104), each of its syntax errors, or that it is too deep (CD105). */
export function parseJson({
  path,
  readText,
}: SourceFile): { readonly value: unknown } | { readonly diagnostics: readonly Diagnostic[] } {
  const text = readText();
  const empty = emptyFileDiagnostic(path, text, contentOf(path));
  if (empty) return { diagnostics: [empty] };
  const json = () => ({ path, text, lines: createLineIndex(text) });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const deep = nestedTooDeep(json());
    return { diagnostics: deep ? [deep] : syntaxErrors(json()) };
  }
  const deep = isDeep(value) ? nestedTooDeep(json()) : null;
  const diagnostics = deep ? [deep] : hasMoreKeysThan(text, value) ? duplicateKeys(json()) : [];
  return diagnostics.length > 0 ? { diagnostics } : { value };
}

/** What a file is to contain, by its path; completes "expected: …". */
function contentOf(path: string): string {
  if (path.startsWith('deals/')) return 'a deal: { … }, or a list of deals: [ … ]';
  return /^(?:categories|neighborhoods|vendors)\.json$/.test(path) ? 'a list: [ … ]' : 'an object: { … }';
}

const jsonError = (
  { path, lines }: JsonText,
  { offset, length }: { readonly offset: number; readonly length: number },
  problem: string,
  hint: string | null,
): Diagnostic =>
  diagnostic({ code: 'CD105', file: path, range: lines.rangeAt(offset, length), problem, hint });

const messages: Record<string, readonly [problem: string, hint: string | null]> = {
  ValueExpected: ['A value is missing here.', null],
  CommaExpected: ['A comma is missing before this.', null],
  ColonExpected: ['A colon is missing before this.', null],
  PropertyNameExpected: [
    'A key in double quotes is missing here.',
    'Remove the comma before it, or add the key.',
  ],
  CloseBraceExpected: ['A closing brace is missing before this.', 'Add a } to close the object.'],
  CloseBracketExpected: ['A closing bracket is missing before this.', 'Add a ] to close the list.'],
  UnexpectedEndOfString: ['A text is not closed.', 'End it with a double quote on the same line.'],
  InvalidCommentToken: ['JSON has no comments.', 'Remove the comment.'],
  InvalidSymbol: [
    'This is not JSON.',
    'Write keys and texts in double quotes, and true, false and null in lower case.',
  ],
  InvalidNumberFormat: ['This is not a JSON number.', null],
  UnexpectedEndOfNumber: ['This is not a JSON number.', 'Add digits after the decimal point.'],
  InvalidEscapeCharacter: [
    'This backslash does not start an escape that JSON knows.',
    'Write \\\\ for a backslash.',
  ],
  InvalidUnicode: ['This is not a \\u escape.', 'Write \\u and four hexadecimal digits.'],
  InvalidCharacter: ['This character must be escaped in a text.', 'Write an escape, such as \\n or \\t.'],
  EndOfFileExpected: ['The JSON value has ended before this.', 'Remove what follows it.'],
};

function syntaxErrors(json: JsonText): Diagnostic[] {
  const errors: ParseError[] = [];
  parse(json.text, errors, { disallowComments: true, allowTrailingComma: false });
  // Report something even if this parser accepts what JSON.parse refused.
  const reported = errors.length > 0 ? errors : [{ error: 0 as ParseErrorCode, offset: 0, length: 1 }];
  const end = json.text.trimEnd().length;
  return withoutFollowUps(json.lines, reported).map(({ error, offset, length }) => {
    const name = printParseErrorCode(error);
    const isAtEnd = offset >= end || (offset + length >= end && openBracket(json.text) !== null);
    if (isAtEnd) return cutOff(json, { offset: Math.min(offset, end), length: Math.max(1, length) });
    const [problem, hint] = messages[name] ?? ['This is not JSON.', null];
    return jsonError(json, { offset, length: Math.max(1, length) }, problem, hint);
  });
}

/** Reports a text that ends before everything in it is closed. */
function cutOff(json: JsonText, place: { readonly offset: number; readonly length: number }): Diagnostic {
  const open = openBracket(json.text);
  const opened =
    open === null ? '' : `: the ${open.name} that begins on line ${lineOf(json, open)} is not closed`;
  const problem = `The file ends too early${opened}.`;
  return jsonError(json, place, problem, 'It may be cut off: restore its end, or add what is missing.');
}

const lineOf = ({ lines }: JsonText, { offset }: { readonly offset: number }) =>
  lines.positionAt(offset).line;

/** The innermost list or object of `text` that is not closed; `null` if there is none. */
function openBracket(text: string): { readonly name: string; readonly offset: number } | null {
  const open: { name: string; offset: number }[] = [];
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*(?:"|$)|[[{]|[\]}]/gs)) {
    if (token === '[' || token === '{') open.push({ name: token === '[' ? 'list' : 'object', offset: index });
    else if (token === ']' || token === '}') open.pop();
  }
  return open.at(-1) ?? null;
}

/** One mistake makes the parser report several errors: those on the same line or the next are left out. */
function withoutFollowUps(lines: LineIndex, errors: readonly ParseError[]): ParseError[] {
  let last = Number.NEGATIVE_INFINITY;
  return errors.filter(({ offset }) => {
    const { line } = lines.positionAt(offset);
    const isNew = line > last + 1;
    last = line;
    return isNew;
  });
}

/** No content is nested deeper, and recursive functions would overflow the stack on a file that is. */
const maxDepth = 50;

function isDeep(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return false;
  return depth >= maxDepth || Object.values(value).some((inner) => isDeep(inner, depth + 1));
}

const stringOrBracket = /"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs;

/** Reports a text that is nested deeper than any content; `null` if it is not. */
function nestedTooDeep(json: JsonText): Diagnostic | null {
  let depth = 0;
  for (const { 0: token, index } of json.text.matchAll(stringOrBracket)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > maxDepth) {
      const problem = `Lists and objects are nested more than ${maxDepth} levels deep here.`;
      return jsonError(
        json,
        { offset: index, length: 1 },
        problem,
        'The file seems to be damaged: restore it.',
      );
    }
  }
  return null;
}

/** A quick test that makes the slow search for duplicate keys rare. */
const hasMoreKeysThan = (text: string, value: unknown): boolean =>
  (text.match(/"\s*:/g)?.length ?? 0) > countKeys(value);

function countKeys(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const inner = Object.values(value);
  const ownKeys = Array.isArray(value) ? 0 : inner.length;
  return inner.reduce<number>((sum, item) => sum + countKeys(item), ownKeys);
}

/** Reports keys that an object has twice: JSON.parse silently keeps the last. */
function duplicateKeys(json: JsonText): Diagnostic[] {
  const objects: Set<string>[] = [];
  const diagnostics: Diagnostic[] = [];
  visit(json.text, {
    onObjectBegin: () => {
      objects.push(new Set());
    },
    onObjectEnd: () => {
      objects.pop();
    },
    onObjectProperty: (key, offset, length) => {
      const keys = objects.at(-1);
      if (keys?.has(key)) {
        const problem = `The key ${JSON.stringify(key)} appears twice in this object.`;
        diagnostics.push(
          jsonError(json, { offset, length }, problem, 'Keep one of the two: the first would be ignored.'),
        );
      }
      keys?.add(key);
    },
  });
  return diagnostics;
}
