import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { evaluate } from '../../../eval/evaluate.ts';
import { smallCity } from '../../../support/smallCity.ts';
import { writeCity } from '../../../support/writeCity.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'assistant-eval-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const content = writeCity(folder, smallCity());

/** The exit code and the output for a set of these conversations. */
function evaluated(lines: readonly object[], ...args: string[]): { code: number; printed: string } {
  const file = path.join(folder, 'set.jsonl');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return run(file, '--content', content, ...args);
}

function run(...args: string[]): { code: number; printed: string } {
  const lines: string[] = [];
  const code = evaluate(args, (text) => lines.push(text));
  return { code, printed: lines.join('\n').replaceAll(`${folder}/`, '') };
}

const good = { id: 'a', group: 'plain', turns: ['hello', 'start over'], expect: { flags: { reset: true } } };
const bad = { id: 'b', group: 'wish', turns: ['hello'], concrete: true, expect: { says: ['zebra'] } };

describe('tests/eval/evaluate', () => {
  it('prints figures by group and in all', () => {
    const { code, printed } = evaluated([good, bad]);
    expect(code).toBe(0);
    expect(printed).toMatch(/plain {2}1 of 1 +100\.0 %/);
    expect(printed).toMatch(/wish {3}0 of 1 +0\.0 %/);
    expect(printed).toMatch(/all {4}1 of 2 +50\.0 %/);
    expect(printed).toContain('ms an answer');
    expect(printed).not.toContain('zebra');
  });

  it('prints the failing conversations with what was missed', () => {
    const { printed } = evaluated([good, bad], '--failures');
    expect(printed).toMatch(/^set\.jsonl:2 b \(wish\)\n {2}> hello\n {4}\S/);
    expect(printed).toContain('    ✗ does not say "zebra"\n');
  });

  it('prints JSON', () => {
    const { printed } = evaluated([good, bad], '--json', '--failures');
    expect(JSON.parse(printed)).toMatchObject({
      all: { well: 1, of: 2, percent: 50 },
      failures: [{ place: 'set.jsonl:2', id: 'b', faults: [{ turn: 0 }] }],
    });
  });

  it('fails below the least percentage', () => {
    expect(evaluated([good, bad], '--least', '50').code).toBe(0);
    expect(evaluated([good, bad], '--least', '51').code).toBe(1);
  });

  it('refuses invalid sets with place and cause', () => {
    const { code, printed } = evaluated([good, { ...bad, id: 'a' }, { ...bad, expect: { sais: [] } }]);
    expect(code).toBe(1);
    expect(printed).toMatch(/^set\.jsonl:2 id: .*\nset\.jsonl:3 expect: .*sais/);
  });

  it('checks sets without asking the assistant', () => {
    expect(evaluated([good, bad], '--check')).toEqual({
      code: 0,
      printed: '2 conversations in 1 file, no faults',
    });
    const { code, printed } = evaluated(
      [{ ...good, expect: { deals: { some: { slug: 'ghost' } } } }],
      '--check',
    );
    expect(code).toBe(1);
    expect(printed).toContain('set.jsonl:1 expect.deals.some.slug: there is no deal ghost');
  });

  it('measures variety', () => {
    const { code, printed } = run('--variety', '3', '--content', content);
    expect(code).toBe(0);
    expect(printed).toMatch(/^3 broad messages, 5 visitors each: \d+ lists\n/);
    expect(printed).toMatch(/\d+ deals come first, \d+ are among the first three$/);
    expect(JSON.parse(run('--variety', '3', '--json', '--content', content).printed)).toMatchObject({
      messages: 3,
    });
  });

  it('explains itself', () => {
    expect(run()).toMatchObject({ code: 2, printed: expect.stringContaining('assistant:eval') });
    expect(run('--variety', 'many')).toMatchObject({
      code: 2,
      printed: expect.stringContaining('--variety takes'),
    });
    expect(run('set.jsonl', '--least', 'x')).toMatchObject({
      code: 2,
      printed: expect.stringContaining('--least'),
    });
    expect(run('--shout')).toMatchObject({ code: 2, printed: expect.stringContaining('--shout') });
    expect(run('nowhere.jsonl')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('nowhere.jsonl'),
    });
  });
});
