import { describe, expect, it } from 'vitest';
import { problemOfCrash } from '../../../../../cli/commands/dev/crash.ts';

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
const textAt = (file: string) => texts.get(file);
const thrown = (line: number) =>
  [
    'city-deals met a fault of its own. Please report it with what follows.',
    'Error: Rendering /deal/soup (from deals/food.json) failed',
    '    at renderInContext (file:///cache/a%20b/main.js:3:1)',
    "caused by TypeError: Cannot read properties of undefined (reading 'name')",
    `    at DealPage (file:///cache/a%20b/main.js:${line}:30)`,
    '    at render (file:///cache/a%20b/main.js:3:3)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)',
    '',
  ].join('\n');

describe('cli/commands/dev/crash', () => {
  it('leads what was thrown back to the line of the source', () => {
    expect(problemOfCrash(thrown(7), textAt)).toMatchObject({
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

  it('names the source alone where its line reads otherwise in the bundle', () => {
    expect(problemOfCrash(thrown(8), textAt).place).toBe('templates/pages/deal/DealPage.tsx');
  });

  it('has no place for what was thrown by nothing that is known', () => {
    expect(problemOfCrash(thrown(7), () => undefined).place).toBe('');
    expect(problemOfCrash('out of memory', textAt)).toMatchObject({
      place: '',
      problem: 'out of memory',
      frame: [],
    });
  });
});
