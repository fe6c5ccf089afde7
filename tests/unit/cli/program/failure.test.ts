import { describe, expect, it } from 'vitest';
import { diagnostic } from '../../../../cli/diagnostics/diagnostic.ts';
import { reportFailure, untouched } from '../../../../cli/program/failure.ts';
import type { ProgramEvent } from '../../../../cli/program/reporter.ts';

const invalid = diagnostic({ code: 'CD104', file: 'a.json', problem: 'Empty.' });

function rig() {
  const events: ProgramEvent[] = [];
  const printed: unknown[] = [];
  const deps = {
    report: (event: ProgramEvent) => events.push(event),
    print: (text: string) => printed.push(JSON.parse(text)),
  };
  return { deps, events, printed };
}

describe('cli/program/failure', () => {
  it('reports the diagnostics, the consequence and their count, and returns 1', () => {
    const { deps, events, printed } = rig();
    const textOf = () => '{}';
    expect(reportFailure(deps, untouched([invalid], textOf))).toBe(1);
    expect(events).toEqual([
      { type: 'diagnostics', items: [invalid], textOf },
      { type: 'note', text: 'Nothing was changed: 1 error.' },
    ]);
    expect(printed).toEqual([]);
  });

  it('prints the diagnostics as JSON on request, with the fields of the command', () => {
    const { deps, events, printed } = rig();
    reportFailure(deps, { diagnostics: [invalid] }, true);
    reportFailure(deps, { diagnostics: [invalid] }, { sent: 2 });
    const json = { ok: false, diagnostics: [expect.objectContaining({ code: 'CD104', name: 'file-empty' })] };
    expect(printed).toEqual([json, { ...json, sent: 2 }]);
    expect(events.at(-1)).toEqual({ type: 'note', text: '1 error.' });
  });
});
