import * as path from 'node:path';
import { loadSite } from '../../content/loadSite.ts';
import { countErrors, type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnosticsJson } from '../../diagnostics/printDiagnostic.ts';
import { jsonSource } from '../../diagnostics/sourceFile.ts';
import { type FileSystem, systemErrorCode } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { UsageError } from '../../program/usageError.ts';
import { appendEntry, newList } from './appendEntry.ts';
import type { DraftEntry } from './draftEntry.ts';
import type { NewEntry } from './newReport.ts';
import { formatNewReport } from './newReport.ts';
import { type Addition, overlayFileSystem, readContentText, writeAdditions } from './writeAdditions.ts';

/** What all commands that add to the content are told. */
export interface AddOptions {
  readonly content: string;
  readonly dryRun: boolean;
  readonly json: boolean;
}

/** Something to add, and the file for it, relative to the content folder. */
export interface NewContent {
  readonly kind: NewEntry['kind'];
  readonly slug: string;
  readonly path: string;
  readonly file: string;
  readonly draft: DraftEntry;
}

type TextOf = (file: string) => string | undefined;

/**
 * Adds `items` to the content, each with a file of its own or at the end of a list. The content as it would be is
 * checked first, and nothing is written where that finds a fault.
 */
export function addContent(deps: Deps, options: AddOptions, items: readonly NewContent[]): ExitCode {
  const { fs, cwd } = deps;
  const folder = path.resolve(cwd, options.content);
  for (const { file } of items) refuseLinkOut(fs, folder, file);
  const additions: Addition[] = [];
  for (const item of items) {
    const addition = additionOf(fs, folder, options.content, item);
    if (addition === null) return failAsIs(deps, options);
    if ('code' in addition) return fail(deps, options, [addition], () => undefined);
    additions.push(addition);
  }
  const texts = new Map(additions.map(({ file, after }) => [path.join(folder, file), after]));
  const loaded = loadSite(overlayFileSystem(fs, texts), folder, options.content);
  if (!loaded.ok) return fail(deps, options, loaded.diagnostics, loaded.textOf);
  const fault = options.dryRun ? null : writeAdditions(fs, folder, options.content, additions);
  if (fault) return fail(deps, options, [fault], loaded.textOf);
  const entries = items.map((item, index) => newEntry(item, additions[index], options.content));
  const report = { dryRun: options.dryRun, content: options.content, entries };
  deps.print(options.json ? JSON.stringify(report) : formatNewReport(report));
  return 0;
}

/** Reports what is wrong with the content as it is. */
export function failAsIs(deps: Deps, options: AddOptions): ExitCode {
  const loaded = loadSite(deps.fs, path.resolve(deps.cwd, options.content), options.content);
  return fail(deps, options, loaded.ok ? [] : loaded.diagnostics, loaded.textOf);
}

function fail(deps: Deps, { json }: AddOptions, items: readonly Diagnostic[], textOf: TextOf): ExitCode {
  deps.report({ type: 'diagnostics', items, textOf });
  const untouched = items.some(({ code }) => code === 'CD705') ? '' : 'Nothing was changed: ';
  deps.report({ type: 'note', text: `${untouched}${countErrors(items)}.` });
  if (json) deps.print(JSON.stringify(diagnosticsJson(items)));
  return 1;
}

function refuseLinkOut(fs: FileSystem, folder: string, file: string): void {
  if (fs.realPath(path.join(folder, file)).startsWith(fs.realPath(folder) + path.sep)) return;
  throw new UsageError(`${file} is a link that leads out of the content folder.`, 'Name another file.');
}

/** `null` where the file is no list to which something could be added; loading the content says what it is. */
function additionOf(
  fs: FileSystem,
  folder: string,
  label: string,
  { kind, file, draft: { entry } }: NewContent,
): Addition | Diagnostic | null {
  try {
    const before = readContentText(fs, path.join(folder, file));
    if (kind === 'landing-page') return { file, before, after: `${JSON.stringify(entry, null, 2)}\n` };
    const after = before === null ? newList(entry) : appendEntry(before, entry);
    return after === null ? null : { file, before, after };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return diagnostic({
      code: 'CD103',
      file: `${label}/${file}`,
      problem: `The file cannot be read (${code}).`,
      hint: 'Name another file.',
    });
  }
}

function newEntry(item: NewContent, addition: Addition | undefined, label: string): NewEntry {
  const { kind, slug, draft } = item;
  const text = (addition?.after ?? '').replace(/^\ufeff/, '');
  const source = jsonSource(item.file, () => text);
  const steps = kind === 'deal' ? [JSON.parse(text).length - 1] : [];
  const lineOf = (keys: readonly PropertyKey[], place: 'key' | 'value') =>
    source.locate([...steps, ...keys], place)?.start.line ?? 1;
  return {
    kind,
    slug,
    path: item.path,
    file: `${label}/${item.file}`,
    line: lineOf([], 'value'),
    isNewFile: addition?.before === null,
    placeholders: draft.placeholders.map((key) => ({ key, line: lineOf([key], 'key') })),
    entry: draft.entry,
  };
}
