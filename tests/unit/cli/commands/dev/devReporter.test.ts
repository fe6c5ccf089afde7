import { describe, expect, it } from 'vitest';
import type { Change } from '../../../../../cli/commands/dev/change.ts';
import { createDevReporter } from '../../../../../cli/commands/dev/devReporter.ts';
import type { DevBuild } from '../../../../../cli/commands/dev/siteUpdater.ts';
import { type Diagnostic, diagnostic } from '../../../../../cli/diagnostics/diagnostic.ts';
import type { ProgramEvent } from '../../../../../cli/program/reporter.ts';
import type { BuildSummary } from '../../../../../cli/publish/buildOutcome.ts';
import { diagnosticsOf } from '../../../../support/rig.ts';

const built = (rendered: number, removed = 0, warnings: Diagnostic[] = []): DevBuild => ({
  kind: 'built',
  summary: { pages: { rendered, removed, total: 12 }, warnings } as unknown as BuildSummary,
});
const saved = (...names: string[]): Change[] =>
  names.map((name) => ({ kind: 'content', file: `/desk/${name}` }));

function rig() {
  const events: ProgramEvent[] = [];
  const reportUpdate = createDevReporter({
    ...{ cwd: '/desk', sources: '/program', textOf: () => undefined },
    report: (event) => events.push(event),
  });
  const notesOf = (changes: readonly Change[], build: DevBuild) => {
    events.length = 0;
    reportUpdate({ changes, build, bundling: [], problems: [] }, 41.6);
    return events.flatMap((event) => (event.type === 'note' ? [event.text] : []));
  };
  return { events, notesOf };
}

describe('cli/commands/dev/devReporter', () => {
  it('prints what was built, the duration and the reason in one line', () => {
    const { notesOf } = rig();
    expect(notesOf([{ kind: 'start' }], built(12))).toEqual(['12 of 12 pages built in 42 ms']);
    expect(notesOf(saved('a.json'), built(3, 1))).toEqual([
      '3 of 12 pages built, 1 removed in 42 ms: a.json',
    ]);
    expect(notesOf(saved('a.json', 'b.json', 'a.json', 'c.json', 'd.json'), built(3))).toEqual([
      '3 of 12 pages built in 42 ms: a.json, b.json and 2 more',
    ]);
    expect(notesOf([{ kind: 'time' }], built(2))).toEqual(['2 of 12 pages built in 42 ms: they were due']);
    expect(notesOf([{ kind: 'content', file: '/else/a.json' }], built(0))).toEqual([
      '0 of 12 pages built in 42 ms: /else/a.json',
    ]);
  });

  it('prints a warning once, and again if it returns after a fix', () => {
    const { events, notesOf } = rig();
    const warning = diagnostic({ code: 'CD403', file: 'a.svg', problem: 'Unused.', severity: 'warning' });
    const warned = (warnings: Diagnostic[]) => {
      notesOf(saved('a.json'), built(1, 0, warnings));
      return diagnosticsOf(events).length;
    };
    expect([warned([warning]), warned([warning]), warned([]), warned([warning])]).toEqual([1, 0, 0, 1]);
  });

  it('prints that the server must be restarted', () => {
    const { notesOf } = rig();
    const [, note] = notesOf([{ kind: 'code', file: '/program/cli/commands/dev/serveLive.ts' }], built(0));
    expect(note).toMatch(/restart it/);
    expect(notesOf([{ kind: 'code', file: '/program/cli/plan/pages/planDeal.ts' }], built(0))).toHaveLength(
      1,
    );
  });
});
