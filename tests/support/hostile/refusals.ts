import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { printDiagnostics } from '../../../cli/diagnostics/printDiagnostic.ts';

/** Codes about a whole file or a missing one. */
const ofWholeFiles = ['CD101', 'CD102', 'CD103', 'CD104', 'CD107', 'CD108', 'CD109', 'CD310'];

/** The length of a message that is too long to read. */
const longest = 2000;

/**
 * The problems of a refusal of content: each error must name a file and, in text, a line and column, in a short message
 * without control characters.
 */
export function faultsOfRefusal(
  diagnostics: readonly Diagnostic[],
  content: ReadonlyMap<string, Uint8Array>,
): string[] {
  const files = [...content].filter(([name]) => /\.(?:json|md)$/.test(name));
  const texts = new Map(
    files.map(([name, bytes]) => [`content/${name}`, Buffer.from(bytes).toString('utf8')]),
  );
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return ['nothing is said'];
  const printed = printDiagnostics(errors, { colors: false, textOf: (name) => texts.get(name) });
  return errors.flatMap((item, index) =>
    faultsOf(item, printed[index] ?? '', texts).map(
      (fault) => `${item.code} ${item.file.slice(0, 80)}: ${fault}`,
    ),
  );
}

function faultsOf(item: Diagnostic, printed: string, texts: ReadonlyMap<string, string>): string[] {
  const { file, range, code } = item;
  const text = texts.get(file);
  const faults: string[] = [];
  if (file !== 'content' && !file.startsWith('content/')) faults.push('names no file of the content');
  if (range === null && text !== undefined && !ofWholeFiles.includes(code)) faults.push('names no place');
  if (range !== null && text !== undefined && !isIn(text, range)) {
    faults.push(`names a place that is not there: ${JSON.stringify(range)}`);
  }
  if (printed.length > longest) faults.push(`takes ${printed.length} characters to say it`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be printed
  if (/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/.test(printed)) faults.push('commands the terminal');
  if (/^\s+at |\bundefined\b|\[object |\bzod\b/im.test(`${item.problem} ${item.expected} ${item.hint}`)) {
    faults.push(`speaks of the program: ${item.problem} ${item.expected} ${item.hint}`);
  }
  return faults;
}

function isIn(text: string, { start, end }: NonNullable<Diagnostic['range']>): boolean {
  const lines = linesIn(text);
  const fits = ({ line, column }: typeof start) =>
    line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1]?.length ?? 0) + 2;
  return fits(start) && fits(end) && (start.line < end.line || start.column <= end.column);
}

let split: { text: string; lines: readonly string[] } = { text: '', lines: [''] };

/** Split once for all faults of a file. */
function linesIn(text: string): readonly string[] {
  if (split.text !== text) split = { text, lines: text.split(/\r\n|\r|\n/) };
  return split.lines;
}
