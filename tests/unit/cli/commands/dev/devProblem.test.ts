import { describe, expect, it } from 'vitest';
import {
  countProblems,
  printProblem,
  problemOfBundling,
  problemOfCrash,
  problemOfDiagnostic,
  problemsOfDiagnostics,
} from '../../../../../cli/commands/dev/devProblem.ts';
import { diagnostic } from '../../../../../cli/diagnostics/diagnostic.ts';
import { crashNotice } from '../../../../../cli/program/failure.ts';

const none = { id: '', pluginName: '', detail: null, notes: [] };

describe('cli/commands/dev/devProblem', () => {
  it('shows the first problems of a code, and counts the others', () => {
    const item = diagnostic({ code: 'CD202', file: 'deals/feed.json', problem: 'There is no key "x" here.' });
    const problems = problemsOfDiagnostics(
      Array.from({ length: 2897 }, () => item),
      () => undefined,
    );
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)?.name).toBe('… and 2877 more errors CD202 unknown-key');
    expect(countProblems(problems)).toBe(2897);
  });

  it('shows a diagnostic with its place, frame, related place and hint', () => {
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

  it('converts the byte columns of esbuild to the columns of editors', () => {
    const lineText = "const x = 'café' 5;";
    const location = {
      ...{ file: 'templates/a.tsx', namespace: '', line: 7, lineText, suggestion: ';' },
      column: Buffer.from("const x = 'café' ").length,
      length: 1,
    };
    const problem = problemOfBundling(
      { ...none, text: 'Expected ";" but found "5"', location },
      () => undefined,
    );
    expect(problem.place).toBe('templates/a.tsx:7:18');
    expect(problem.frame.slice(1)).toEqual([`> 7 | ${lineText}`, `    | ${' '.repeat(17)}^`]);
    expect(printProblem(problem).split('\n')).toEqual([
      'error Not bundled  templates/a.tsx:7:18',
      '  Expected ";" but found "5"',
      ...problem.frame.map((row) => `  ${row}`),
      '  Did you mean ";"?',
    ]);
  });

  it('prints a problem without a place', () => {
    const problem = problemOfBundling({ ...none, text: 'The disk is full', location: null }, () => undefined);
    expect(printProblem(problem)).toBe('error Not bundled\n  The disk is full');
  });
});

const bundle = [
  '// node_modules/react/index.js',
  'function render() {',
  '  work();',
  '}',
  '// templates/pages/deal/DealPage.tsx',
  'function DealPage({ page }) {',
  '  const name = page.vendor.name + "!";',
  '  return jsx("p", { children: name });',
  '}',
].join('\n');
const source =
  "\n\nexport function DealPage({ page }: Props) {\n  const name = page.vendor.name + '!';\n  return <p>{name}</p>;\n}";
const texts = new Map([
  ['/cache/a b/main.js', bundle],
  ['templates/pages/deal/DealPage.tsx', source],
]);
const textOf = (file: string) => texts.get(file);
const thrown = (line: number) =>
  [
    crashNotice,
    'Error: Rendering /deal/soup (from deals/food.json) failed',
    '    at renderInContext (file:///cache/a%20b/main.js:3:1)',
    "caused by TypeError: Cannot read properties of undefined (reading 'name')",
    `    at DealPage (file:///cache/a%20b/main.js:${line}:30)`,
    '    at render (file:///cache/a%20b/main.js:3:3)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
    '',
  ].join('\n');

describe('cli/commands/dev/devProblem', () => {
  it('maps the place of an error to the line of the source', () => {
    expect(problemOfCrash(thrown(7), textOf)).toMatchObject({
      place: 'templates/pages/deal/DealPage.tsx:4',
      problem:
        "Rendering /deal/soup (from deals/food.json) failed\ncaused by TypeError: Cannot read properties of undefined (reading 'name')",
      frame: [
        'at DealPage (templates/pages/deal/DealPage.tsx:4)',
        'at render (file:///cache/a%20b/main.js:3:3)',
        'at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
      ],
    });
  });

  it('names only the source if its line differs in the bundle', () => {
    expect(problemOfCrash(thrown(8), textOf).place).toBe('templates/pages/deal/DealPage.tsx');
  });

  it('has no place for an error in unknown code', () => {
    expect(problemOfCrash(thrown(7), () => undefined).place).toBe('');
    expect(problemOfCrash('out of memory', textOf)).toMatchObject({
      place: '',
      problem: 'out of memory',
      frame: [],
    });
  });
});
