import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/suggest.ts';
import type { Sources } from './readSources.ts';
import type { Pictures } from './site.ts';

/** Files that nothing uses (CD403); pictures, licence notices and hidden files may lie about. */
export function unusedFiles({ others }: Sources, pictures: Pictures): Diagnostic[] {
  return others
    .filter((file) => !pictures.has(file) && /\.(?:json|md|markdown|ya?ml|html?)$/i.test(file))
    .filter((file) => !/(?:^|\/)(?:NOTICE|LICENSE|README)[^/]*$/i.test(file))
    .map((file) =>
      diagnostic({
        code: 'CD403',
        severity: 'warning',
        file,
        problem: 'Nothing reads this file.',
        expected: 'deals/*.json and pages/*.md',
        hint: unusedHint(file),
      }),
    );
}

function unusedHint(file: string): string | null {
  const [folder = '', ...rest] = file.split('/');
  if (['deals', 'pages'].includes(folder)) {
    return rest.length > 1 ? `Folders inside ${folder}/ are not read: move the file up.` : null;
  }
  const near = suggest(folder, ['deals', 'pages']);
  return near && `Did you mean the folder "${near}"?`;
}
