import * as path from 'node:path';
import {
  type ContentEdit,
  overlayFileSystem,
  readContentText,
  writeContentEdits,
} from '../../content/contentEdits.ts';
import { loadSite } from '../../content/loadSite.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TextOf } from '../../diagnostics/printDiagnostic.ts';
import { jsonSource } from '../../diagnostics/sourceFile.ts';
import { type FileSystem, systemErrorCode } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure, untouched } from '../../program/failure.ts';
import { UsageError } from '../../program/usageError.ts';
import { appendEntry, newList } from './appendEntry.ts';
import type { DraftEntry } from './draftEntry.ts';
import { formatNewReport, type NewEntry } from './newReport.ts';

/** Options of all commands that add entries to the content. */
export interface AddOptions {
  readonly content: string;
  readonly dryRun: boolean;
  readonly json: boolean;
}

/** An entry to add, and the file for it, relative to the content folder. */
export interface NewContent {
  readonly kind: NewEntry['kind'];
  readonly slug: string;
  readonly path: string;
  readonly file: string;
  readonly draft: DraftEntry;
}

/**
 * Adds `items` to the content, each in a file of its own or at the end of a list. The resulting content is checked
 * first, and nothing is written if it is not valid.
 */
export function addContent(deps: Deps, options: AddOptions, items: readonly NewContent[]): ExitCode {
  const { fs, cwd } = deps;
  const folder = path.resolve(cwd, options.content);
  for (const { file } of items) refuseLinkOut(fs, folder, file);
  const additions: ContentEdit[] = [];
  for (const item of items) {
    const addition = additionOf(fs, folder, options.content, item);
    if (addition === null) return failOnFile(deps, options, item);
    if ('code' in addition) return fail(deps, options, [addition]);
    additions.push(addition);
  }
  const texts = new Map(additions.map(({ file, after }) => [path.join(folder, file), after]));
  const loaded = loadSite(overlayFileSystem(fs, texts), folder, options.content);
  if (!loaded.ok) return fail(deps, options, loaded.diagnostics, loaded.textOf);
  const problem = options.dryRun ? null : writeContentEdits(fs, folder, options.content, additions);
  if (problem) return fail(deps, options, [problem]);
  const entries = items.map((item, index) => newEntry(item, additions[index], options.content));
  const report = { dryRun: options.dryRun, content: options.content, entries };
  deps.print(options.json ? JSON.stringify(report) : formatNewReport(report));
  return 0;
}

/** Reports what is wrong with the existing content; throws UsageError if a file of one deal is meant to get a second. */
function failOnFile(deps: Deps, options: AddOptions, { file }: NewContent): ExitCode {
  if (loadExisting(deps, options).ok) {
    throw new UsageError(
      `${file} holds one deal and not a list.`,
      'Leave out --into, so that the new deal gets a file of its own, or name another file.',
    );
  }
  return failOnExistingContent(deps, options);
}

const loadExisting = (deps: Deps, { content }: AddOptions) =>
  loadSite(deps.fs, path.resolve(deps.cwd, content), content);

/** Reports what is wrong with the existing content. */
export function failOnExistingContent(deps: Deps, options: AddOptions): ExitCode {
  const loaded = loadExisting(deps, options);
  return fail(deps, options, loaded.ok ? [] : loaded.diagnostics, loaded.textOf);
}

function fail(
  deps: Deps,
  { json }: AddOptions,
  diagnostics: readonly Diagnostic[],
  textOf?: TextOf,
): ExitCode {
  const isWriteError = diagnostics.some(({ code }) => code === 'CD705');
  return reportFailure(deps, isWriteError ? { diagnostics, textOf } : untouched(diagnostics, textOf), json);
}

function refuseLinkOut(fs: FileSystem, folder: string, file: string): void {
  if (fs.realPath(path.join(folder, file)).startsWith(fs.realPath(folder) + path.sep)) return;
  throw new UsageError(`${file} is a link that leads out of the content folder.`, 'Choose another file.');
}

/** The addition of an entry to its file; `null` if the file is not a list, which loading the content then reports. */
function additionOf(
  fs: FileSystem,
  folder: string,
  label: string,
  { kind, file, draft: { entry } }: NewContent,
): ContentEdit | Diagnostic | null {
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
      hint: 'Choose another file.',
    });
  }
}

function newEntry(item: NewContent, addition: ContentEdit | undefined, label: string): NewEntry {
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
