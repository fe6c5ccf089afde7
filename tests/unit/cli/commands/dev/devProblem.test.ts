import { describe, expect, it } from 'vitest';
import {
  printProblem,
  problemOfBundling,
  problemOfDiagnostic,
} from '../../../../../cli/commands/dev/devProblem.ts';
import { diagnostic } from '../../../../../cli/diagnostics/diagnostic.ts';

const none = { id: '', pluginName: '', detail: null, notes: [] };

describe('cli/commands/dev/devProblem', () => {
  it('tells of content with its place, frame, second place and way out', () => {
    const item = diagnostic({
      code: 'CD301',
      file: 'content/categories.json',
      range: { start: { line: 2, column: 3 }, end: { line: 2, column: 9 } },
      problem: 'Two categories are called "food".',
      expected: 'another id',
      hint: 'Rename one.',
      related: { file: 'content/categories.json', start: { line: 1, column: 3 }, note: 'first listed here' },
    });
    expect(problemOfDiagnostic(item, () => '[ "food",\n  "food" ]')).toEqual({
      name: 'CD301 duplicate-id',
      place: 'content/categories.json:2:3',
      problem: 'Two categories are called "food".',
      frame: ['  1 | [ "food",', '> 2 |   "food" ]', '    |   ^^^^^^'],
      related: 'first listed here: content/categories.json:1:3',
      expected: 'another id',
      hint: 'Rename one.',
    });
  });

  it('counts columns of code as editors do, where esbuild counts bytes', () => {
    const lineText = "const x = 'café' 5;";
    const location = {
      ...{ file: 'templates/a.tsx', namespace: '', line: 7, lineText, suggestion: ';' },
      column: Buffer.from("const x = 'café' ").length,
      length: 1,
    };
    const fault = problemOfBundling(
      { ...none, text: 'Expected ";" but found "5"', location },
      () => undefined,
    );
    expect(fault.place).toBe('templates/a.tsx:7:18');
    expect(fault.frame.slice(1)).toEqual([`> 7 | ${lineText}`, `    | ${' '.repeat(17)}^`]);
    expect(printProblem(fault).split('\n')).toEqual([
      'error Not bundled  templates/a.tsx:7:18',
      '  Expected ";" but found "5"',
      ...fault.frame.map((row) => `  ${row}`),
      '  Did you mean ";"?',
    ]);
  });

  it('does without a place', () => {
    const fault = problemOfBundling({ ...none, text: 'The disk is full', location: null }, () => undefined);
    expect(printProblem(fault)).toBe('error Not bundled\n  The disk is full');
  });
});
