import { describe, expect, it } from 'vitest';
import { readBuildRun } from '../../../../../cli/commands/dev/buildResult.ts';
import { diagnostic } from '../../../../../cli/diagnostics/diagnostic.ts';
import { diagnosticsJson } from '../../../../../cli/diagnostics/printDiagnostic.ts';

describe('cli/commands/dev/buildResult', () => {
  it('reads diagnostics back as they were, with a place or without', () => {
    const items = [
      diagnostic({ code: 'CD101', file: 'content', problem: 'Gone.', hint: 'Bring it back.' }),
      diagnostic({
        code: 'CD303',
        file: 'content/deals/food.json',
        range: { start: { line: 3, column: 5 }, end: { line: 3, column: 9 } },
        problem: 'There is no category "x".',
        related: { file: 'content/categories.json', start: { line: 1, column: 1 }, note: 'listed here' },
      }),
    ];
    const stdout = JSON.stringify(diagnosticsJson(items));
    expect(readBuildRun({ code: 1, stdout, stderr: 'words' })).toEqual({ kind: 'faults', items });
  });

  it('tells wrong usage from what the code threw', () => {
    expect(readBuildRun({ code: 2, stdout: '', stderr: 'error: no' })).toEqual({
      kind: 'usage',
      message: 'error: no',
    });
    expect(readBuildRun({ code: 70, stdout: '', stderr: 'lost' })).toEqual({
      kind: 'crash',
      message: 'lost',
    });
  });
});
