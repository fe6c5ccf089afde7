import * as path from 'node:path';
import { slugFromText } from '../../data/model/slugFromText.ts';
import type { ThemeConfig } from '../../data/schema/theme.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { systemErrorCode } from '../files/fileSystem.ts';
import { digest } from '../files/hash.ts';
import { readFont } from '../fonts/readFont.ts';
import type { FontUse, LoadedFont } from '../theme/fontEdits.ts';
import { type Draft, draftDiagnostic } from './draft.ts';
import type { ContentFiles } from './loadArt.ts';
import type { PublicFile } from './site.ts';

/** The fonts of a look, and their files. */
export interface LoadedFonts {
  readonly fonts: readonly LoadedFont[];
  readonly files: readonly PublicFile[];
}

/** Reads the fonts that theme.json names. Reports files that are missing or no WOFF2 (CD332). */
export function loadFonts(
  content: ContentFiles,
  draft: Draft<ThemeConfig> | null,
  diagnostics: Diagnostic[],
): LoadedFonts {
  const loaded = (['display', 'text'] as const).flatMap((use) => {
    const font = draft?.value?.fonts?.[use];
    if (!draft || !font) return [];
    const result = loadFont(content, use, font);
    if (!('problem' in result)) return [result];
    diagnostics.push(draftDiagnostic(draft, ['fonts', use, 'file'], { code: 'CD332', ...result }));
    return [];
  });
  return { fonts: loaded.map(({ font }) => font), files: loaded.map(({ file }) => file) };
}

type FontProblem = Pick<Diagnostic, 'problem' | 'expected' | 'hint'>;

function loadFont(
  { fs, folder, files }: ContentFiles,
  use: FontUse,
  { family, file: from }: { readonly family: string; readonly file: string },
): { readonly font: LoadedFont; readonly file: PublicFile } | FontProblem {
  const problem = (words: string, hint: string | null): FontProblem => ({
    problem: `The font ${JSON.stringify(from)} ${words}.`,
    expected: 'a WOFF2 file in the content folder',
    hint,
  });
  if (!files.has(from)) return problem('does not exist', didYouMean(from, [...files]));
  try {
    const bytes = fs.read(path.join(folder, from));
    const metrics = readFont(bytes);
    if (typeof metrics === 'string')
      return problem(metrics, 'Convert the font to WOFF2, with one file for all weights.');
    const hash = digest(bytes);
    const file = `assets/${slugFromText(family)}-${hash.slice(0, 10)}.woff2`;
    return { font: { use, family, href: `/${file}`, metrics }, file: { file, from, hash } };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return problem(`cannot be read (${code})`, null);
  }
}
