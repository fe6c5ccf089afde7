import { describe, expect, it } from 'vitest';
import { cappedDiagnostics } from '../../../../cli/diagnostics/cappedDiagnostics.ts';
import { type Diagnostic, diagnostic } from '../../../../cli/diagnostics/diagnostic.ts';

const several = (count: number, code: Diagnostic['code'], severity: Diagnostic['severity'] = 'error') =>
  Array.from({ length: count }, (_, index) =>
    diagnostic({ code, severity, file: `deals/${index}.json`, problem: 'It is wrong.' }),
  );

describe('cli/diagnostics/cappedDiagnostics', () => {
  it('shows all of a few diagnostics', () => {
    const items = [...several(20, 'CD202'), ...several(5, 'CD401', 'warning'), ...several(20, 'CD203')];
    expect(cappedDiagnostics(items)).toEqual({ shown: items, hidden: [] });
    expect(cappedDiagnostics([])).toEqual({ shown: [], hidden: [] });
  });

  it('shows the first of each code, and counts the rest of each', () => {
    const many = [...several(1000, 'CD202'), ...several(21, 'CD203'), ...several(7, 'CD401', 'warning')];
    const { shown, hidden } = cappedDiagnostics(many);
    expect(shown).toEqual([...many.slice(0, 20), ...many.slice(1000, 1020), ...many.slice(1021, 1026)]);
    expect(hidden).toEqual([
      { text: '… and 980 more errors CD202 unknown-key', count: 980 },
      { text: '… and 1 more error CD203 wrong-type', count: 1 },
      { text: '… and 2 more warnings CD401 deal-ended', count: 2 },
    ]);
  });
});
