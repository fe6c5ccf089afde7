import { describe, expect, it } from 'vitest';
import type { BuildRun } from '../../../../../cli/commands/dev/buildResult.ts';
import type { Change } from '../../../../../cli/commands/dev/change.ts';
import { createDevReporter } from '../../../../../cli/commands/dev/devReporter.ts';
import { type Diagnostic, diagnostic } from '../../../../../cli/diagnostics/diagnostic.ts';
import type { ProgramEvent } from '../../../../../cli/program/reporter.ts';
import type { BuildSummary } from '../../../../../cli/publish/buildOutcome.ts';
import { diagnosticsOf } from '../../../../support/rig.ts';

const built = (rendered: number, removed = 0, warnings: Diagnostic[] = []): BuildRun => ({
  kind: 'built',
  summary: { pages: { rendered, removed, total: 12 }, warnings } as unknown as BuildSummary,
});
const saved = (...names: string[]): Change[] =>
  names.map((name) => ({ kind: 'content', file: `/desk/${name}` }));

function rig() {
  const events: ProgramEvent[] = [];
  const narrate = createDevReporter({
    ...{ cwd: '/desk', sources: '/program', textAt: () => undefined },
    report: (event) => events.push(event),
  });
  const tell = (changes: readonly Change[], result: BuildRun) => {
    events.length = 0;
    narrate({ changes, result, bundling: [], faults: [] }, 41.6);
    return events.flatMap((event) => (event.type === 'note' ? [event.text] : []));
  };
  return { events, tell };
}

describe('cli/commands/dev/devReporter', () => {
  it('tells in one line what was built, how long it took, and why', () => {
    const { tell } = rig();
    expect(tell([{ kind: 'start' }], built(12))).toEqual(['12 of 12 pages built in 42 ms']);
    expect(tell(saved('a.json'), built(3, 1))).toEqual(['3 of 12 pages built, 1 removed in 42 ms: a.json']);
    expect(tell(saved('a.json', 'b.json', 'a.json', 'c.json', 'd.json'), built(3))).toEqual([
      '3 of 12 pages built in 42 ms: a.json, b.json and 2 more',
    ]);
    expect(tell([{ kind: 'time' }], built(2))).toEqual(['2 of 12 pages built in 42 ms: they were due']);
    expect(tell([{ kind: 'content', file: '/else/a.json' }], built(0))).toEqual([
      '0 of 12 pages built in 42 ms: /else/a.json',
    ]);
  });

  it('warns of the same thing once, until it was mended and is back', () => {
    const { events, tell } = rig();
    const warning = diagnostic({ code: 'CD403', file: 'a.svg', problem: 'Unused.', severity: 'warning' });
    const warned = (warnings: Diagnostic[]) => {
      tell(saved('a.json'), built(1, 0, warnings));
      return diagnosticsOf(events).length;
    };
    expect([warned([warning]), warned([warning]), warned([]), warned([warning])]).toEqual([1, 0, 0, 1]);
  });

  it('says when the server itself would have to be started anew', () => {
    const { tell } = rig();
    const [, note] = tell([{ kind: 'code', file: '/program/cli/commands/dev/serveLive.ts' }], built(0));
    expect(note).toMatch(/start it again/);
    expect(tell([{ kind: 'code', file: '/program/cli/plan/pages/planDeal.ts' }], built(0))).toHaveLength(1);
  });
});
