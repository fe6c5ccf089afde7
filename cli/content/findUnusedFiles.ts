import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/suggest.ts';
import type { Sources } from './readSources.ts';
import type { Pictures } from './site.ts';

/** Folders whose files are read, but not those of folders in them. */
const folders: readonly string[] = ['deals', 'pages', 'questions'];

/** Reports files that nothing uses (CD403), except pictures, licence notices and hidden files. */
export function findUnusedFiles({ others }: Sources, pictures: Pictures): Diagnostic[] {
  return others
    .filter((file) => !pictures.has(file) && /\.(?:json|md|markdown|ya?ml|html?)$/i.test(file))
    .filter((file) => !/(?:^|\/)(?:NOTICE|LICENSE|README)[^/]*$/i.test(file))
    .map((file) =>
      diagnostic({
        code: 'CD403',
        severity: 'warning',
        file,
        problem: 'Nothing uses this file.',
        expected: 'deals/*.json and pages/*.md',
        hint: unusedHint(file),
      }),
    );
}

function unusedHint(file: string): string | null {
  const [folder = '', ...rest] = file.split('/');
  if (folders.includes(folder)) {
    return rest.length > 1 ? `Subfolders of ${folder}/ are not read: move the file up.` : null;
  }
  const near = suggest(folder, folders);
  return near && `Did you mean the folder "${near}"?`;
}
