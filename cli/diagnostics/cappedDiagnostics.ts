import type { Diagnostic } from './diagnostic.ts';
import { diagnosticCodes } from './diagnosticCodes.ts';

/** How many diagnostics of one code a reader gets to see; one mistake of a feed can be in thousands of its deals. */
const shownOfCode: Readonly<Record<Diagnostic['severity'], number>> = { error: 20, warning: 5 };

/** What is shown of many diagnostics. */
export interface CappedDiagnostics {
  readonly shown: readonly Diagnostic[];
  /** A line for each code of which there are more, and how many. */
  readonly hidden: readonly { readonly text: string; readonly count: number }[];
}

/** The first diagnostics of each code, in their order, and how many others there are. */
export function cappedDiagnostics(items: readonly Diagnostic[]): CappedDiagnostics {
  const counts = new Map<Diagnostic['code'], { count: number; severity: Diagnostic['severity'] }>();
  const shown = items.filter(({ code, severity }) => {
    const count = (counts.get(code)?.count ?? 0) + 1;
    counts.set(code, { count, severity });
    return count <= shownOfCode[severity];
  });
  const hidden = [...counts].flatMap(([code, { count, severity }]) => {
    const rest = count - shownOfCode[severity];
    const words = rest === 1 ? severity : `${severity}s`;
    const text = `… and ${rest} more ${words} ${code} ${diagnosticCodes[code]}`;
    return rest > 0 ? { text, count: rest } : [];
  });
  return { shown, hidden };
}
