import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Deps } from '../../../program/deps.ts';
import { UsageError } from '../../../program/usageError.ts';
import type { Editor } from '../editors.ts';
import type { KnownIds } from '../knownIds.ts';
import { type PlannedFile, readTextIfAny } from '../plannedFile.ts';
import { adminPage, keystaticProject } from './adminFiles.ts';
import { type ContentForm, contentForms } from './contentForms.ts';
import { backendOf, formSettings, type GitEditor, type Settings } from './gitConfig.ts';
import { keystaticConfig } from './keystaticConfig.ts';
import { type Repository, repositoryOf } from './repository.ts';

export interface EditorOptions {
  /** The content folder and the folder for the editor, as typed. */
  readonly content: string;
  readonly out: string;
  readonly editor: Editor;
  /** As typed; `null` for the one that the folder was cloned from. */
  readonly repository: string | null;
  readonly branch: string;
}

/** The files of an editor; a diagnostic if its present settings cannot be read. */
export function planEditor(
  deps: Deps,
  known: KnownIds,
  options: EditorOptions,
): readonly PlannedFile[] | Diagnostic {
  const { fs, cwd } = deps;
  const { editor, out } = options;
  const content = insideRepository(cwd, options.content);
  const forms = contentForms(content, known);
  const repository = () => repositoryOf(fs, cwd, options.repository, options.branch);
  if (editor === 'keystatic') return planKeystatic(out, forms, repository());
  const file = path.posix.join(out, 'config.yml');
  const present = readTextIfAny(fs, path.resolve(cwd, file));
  const kept = present === null ? null : parseConfig(present);
  if (present !== null && kept === null) return foreignConfig(file);
  const isNew = kept === null || options.repository !== null;
  const settings = {
    ...kept,
    ...(isNew ? { backend: backendOf(repository()) } : {}),
    ...formSettings(editor, forms, content),
  };
  return [{ file, text: printConfig(editor, settings), about: 'the forms' }, adminPage(editor, out)];
}

/** A YAML file may be JSON, which needs no program to read it that city-deals does not have. */
function planKeystatic(
  out: string,
  forms: readonly ContentForm[],
  repository: Repository,
): readonly PlannedFile[] {
  if (repository.host !== 'github') {
    throw new UsageError('Keystatic edits repositories on GitHub only.', 'Use --cms sveltia for GitLab.');
  }
  const file = path.posix.join(out, 'keystatic.config.ts');
  return [{ file, text: keystaticConfig(forms, repository), about: 'the forms' }, ...keystaticProject(out)];
}

const printConfig = (editor: GitEditor, settings: Settings) =>
  `# Written by "city-deals schema --cms ${editor}", in JSON, which is YAML too.
# Run it again when the content has new categories or fields: it replaces "collections", and keeps "backend" and what you add.
${JSON.stringify(settings, null, 2)}
`;

/** Settings that this command wrote, with what was added to them; `null` for any other text. */
function parseConfig(text: string): Settings | null {
  try {
    const value: unknown = JSON.parse(text.replace(/^#.*$/gm, ''));
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Settings) : null;
  } catch {
    return null;
  }
}

const foreignConfig = (file: string) =>
  diagnostic({
    code: 'CD105',
    file,
    problem: 'There are settings that this command has not written, or that are no JSON any more.',
    hint: 'Move the file away and run the command again, or name another folder with --out DIR.',
  });

/** The content folder from the root of the repository, where the command has to run. */
function insideRepository(cwd: string, folder: string): string {
  const relative = path.relative(cwd, path.resolve(cwd, folder)).replaceAll(path.sep, '/');
  if (relative !== '' && !/^\.\.(?:\/|$)/.test(relative) && !path.isAbsolute(relative)) return relative;
  throw new UsageError(
    'The content folder is not inside of the folder in which the command runs.',
    'Run the command in the root of your repository: editors name files from there.',
  );
}
