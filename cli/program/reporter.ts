import { cappedDiagnostics } from '../diagnostics/cappedDiagnostics.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type PrintOptions, printDiagnostics, type TextOf } from '../diagnostics/printDiagnostic.ts';

/** What a command reports while it works; results go to standard output instead. */
export type ProgramEvent =
  | {
      readonly type: 'diagnostics';
      readonly items: readonly Diagnostic[];
      /** For code frames. */
      readonly textOf?: TextOf | undefined;
    }
  | { readonly type: 'progress'; readonly label: string; readonly done: number; readonly total: number }
  | { readonly type: 'progress-end' }
  | { readonly type: 'note'; readonly text: string };

export type Report = (event: ProgramEvent) => void;

/** Milliseconds between two updates of a progress line. */
const progressInterval = 80;

/** Where events are printed. */
export interface ReportStream {
  write(text: string): void;
  readonly isTTY: boolean;
  readonly colors: boolean;
}

/** Prints events; progress only on a terminal, where each line replaces the one before. */
export function createReporter(stream: ReportStream, clock: () => number): Report {
  let hasProgressLine = false;
  let lastProgress = 0;
  const clearProgress = () => {
    if (hasProgressLine) stream.write('\r\u001b[2K');
    hasProgressLine = false;
  };
  const progress = (label: string, done: number, total: number) => {
    const time = clock();
    if (!stream.isTTY || (done < total && time - lastProgress < progressInterval)) return;
    lastProgress = time;
    stream.write(`\r\u001b[2K${label} ${done} of ${total}`);
    hasProgressLine = true;
  };
  return (event: ProgramEvent) => {
    switch (event.type) {
      case 'progress':
        return progress(event.label, event.done, event.total);
      case 'progress-end':
        return clearProgress();
      case 'note':
        clearProgress();
        return stream.write(`${event.text}\n`);
      case 'diagnostics':
        clearProgress();
        return stream.write(printAll(event.items, { textOf: event.textOf, colors: stream.colors }));
    }
  };
}

function printAll(items: readonly Diagnostic[], options: PrintOptions): string {
  const { shown, hidden } = cappedDiagnostics(items);
  const texts = printDiagnostics(shown, options).map((text) => `${text}\n\n`);
  return texts.join('') + hidden.map(({ text }) => `${text}\n`).join('') + (hidden.length > 0 ? '\n' : '');
}
