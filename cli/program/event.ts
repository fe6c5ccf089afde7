import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** What a command has to tell while it works; results go to standard output instead. */
export type ProgramEvent =
  | {
      readonly type: 'diagnostics';
      readonly items: readonly Diagnostic[];
      /** The text of a file by the name that diagnostics give it, for code frames. */
      readonly textOf: (file: string) => string | undefined;
    }
  | { readonly type: 'progress'; readonly label: string; readonly done: number; readonly total: number }
  | { readonly type: 'progress-end' }
  | { readonly type: 'note'; readonly text: string };

/** Takes events as they happen. */
export type Report = (event: ProgramEvent) => void;
