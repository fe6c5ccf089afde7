import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { Position } from '../../diagnostics/diagnostic.ts';

/** The templates with the parts and pages of a project. */
export interface OwnRenderer {
  /** The module, absolute; its source map is beside it. */
  readonly renderer: string;
}

/** Where the code of a project threw an error. */
export interface OwnCodeFault {
  /** The file, relative to the project. */
  readonly file: string;
  readonly start: Position;
  /** The function that threw; empty if it has no name. */
  readonly component: string;
  /** The path of the page that was rendered; `null` if the code threw when it was loaded. */
  readonly page: string | null;
  readonly message: string;
}

const errorName = 'OwnCodeError';

/** An error with its fault, both of which reach the main thread; `null` if `cause` is not from code of the project. */
export function ownCodeError(cause: unknown, ownCode: OwnRenderer, page: string | null): Error | null {
  const place = cause instanceof Error ? firstOwnFrame(cause.stack ?? '', ownCode) : null;
  if (!place) return null;
  const message = String(cause);
  const fault: OwnCodeFault = { ...place, page, message };
  return Object.assign(new Error(`${place.file} failed: ${message}`, { cause }), { name: errorName, fault });
}

/** The fault in an error of `ownCodeError`; `null` for any other. */
export function faultIn(error: unknown): OwnCodeFault | null {
  if (!(error instanceof Error) || error.name !== errorName) return null;
  return (error as Error & { readonly fault: OwnCodeFault }).fault;
}

/** The first line of a stack trace that is in a file of the project. */
function firstOwnFrame(
  stack: string,
  { renderer }: OwnRenderer,
): Omit<OwnCodeFault, 'page' | 'message'> | null {
  const map = new SourceMap(JSON.parse(readFileSync(`${renderer}.map`, 'utf8')));
  for (const line of stack.split('\n')) {
    const [, name = '', file = '', row, column] =
      /^\s+at (?:(.*?) \()?(.*?):(\d+):(\d+)\)?$/.exec(line) ?? [];
    const place = { line: Number(row), column: Number(column) };
    const source = file.endsWith('/renderer.mjs') ? sourceAt(map, place) : { file, start: place };
    const own = /(?:^|\/)own-code:(.*)$/.exec(source?.file ?? '')?.[1];
    if (own === undefined || !source) continue;
    const component = name.replace(/^.*\./, '').replace(/ \[as .*$/, '');
    return { file: own, start: source.start, component };
  }
  return null;
}

/** Where code of a bundle comes from. Node maps places itself if it was started with `--enable-source-maps`. */
function sourceAt(map: SourceMap, { line, column }: Position): { file: string; start: Position } | null {
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return null;
  return {
    file: entry.originalSource,
    start: { line: entry.originalLine + 1, column: entry.originalColumn + 1 },
  };
}
