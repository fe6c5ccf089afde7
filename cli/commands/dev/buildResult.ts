import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { diagnosticsJson } from '../../diagnostics/printDiagnostic.ts';
import type { BuildSummary } from '../../publish/buildOutcome.ts';
import type { ProgramRun } from './buildThread.ts';

/** What a run of `build --json` came to. */
export type BuildRun =
  | { readonly kind: 'built'; readonly summary: BuildSummary }
  | { readonly kind: 'faults'; readonly items: readonly Diagnostic[] }
  | { readonly kind: 'usage'; readonly message: string }
  | { readonly kind: 'crash'; readonly message: string };

/** Reads what a run of `build --json` printed. */
export function readBuildRun({ code, stdout, stderr }: ProgramRun): BuildRun {
  if (code === 0) return { kind: 'built', summary: JSON.parse(stdout) };
  if (code === 1) return { kind: 'faults', items: JSON.parse(stdout).diagnostics.map(diagnosticOf) };
  return { kind: code === 2 ? 'usage' : 'crash', message: stderr };
}

type DiagnosticJson = ReturnType<typeof diagnosticsJson>['diagnostics'][number];

function diagnosticOf({ name: _, line, column, endLine, endColumn, ...item }: DiagnosticJson): Diagnostic {
  const hasPlace = line !== null && column !== null && endLine !== null && endColumn !== null;
  const range = hasPlace ? { start: { line, column }, end: { line: endLine, column: endColumn } } : null;
  return { ...item, range };
}
