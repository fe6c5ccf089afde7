import * as path from 'node:path';
import { slugFromText } from '../../data/model/slugFromText.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { systemErrorCode } from '../files/fileSystem.ts';
import { digest } from '../files/hash.ts';
import { fontCutter } from '../fonts/fontCutter.ts';
import { neededCharacters } from '../fonts/neededCharacters.ts';
import { readFont } from '../fonts/readFont.ts';
import type { FontUse, LoadedFont } from '../theme/fontEdits.ts';
import type { ContentFiles } from './contentFiles.ts';
import { draftDiagnostic } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';
import type { FontFile } from './site.ts';
import { writtenTexts } from './writtenTexts.ts';

/** The fonts of a look, and their files. */
export interface LoadedFonts {
  readonly fonts: readonly LoadedFont[];
  readonly files: readonly FontFile[];
}

/**
 * Reads the fonts that theme.json names, and finds what to cut them to; `slots` are HTML around pages. Reports files that are missing
 * or no WOFF2 (CD332).
 */
export function loadFonts(
  content: ContentFiles,
  drafts: SiteDrafts,
  slots: readonly string[],
  diagnostics: Diagnostic[],
): LoadedFonts {
  const draft = drafts.theme;
  if (!draft?.value?.fonts) return { fonts: [], files: [] };
  const tag = drafts.site?.value?.language ?? drafts.catalogue.tag;
  const characters = neededCharacters(tag, writtenTexts(drafts, slots));
  const loaded = (['display', 'text'] as const).flatMap((use) => {
    const font = draft.value?.fonts?.[use];
    if (!font) return [];
    const result = loadFont(content, use, { ...font, characters });
    if (!('problem' in result)) return [result];
    diagnostics.push(draftDiagnostic(draft, ['fonts', use, 'file'], { code: 'CD332', ...result }));
    return [];
  });
  return { fonts: loaded.map(({ font }) => font), files: loaded.map(({ file }) => file) };
}

interface WantedFont {
  readonly family: string;
  readonly file: string;
  readonly characters: string;
}

type FontProblem = Pick<Diagnostic, 'problem' | 'expected' | 'hint'>;

function loadFont(
  { fs, folder, files }: ContentFiles,
  use: FontUse,
  { family, file: from, characters }: WantedFont,
): { readonly font: LoadedFont; readonly file: FontFile } | FontProblem {
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
    const file = `assets/${slugFromText(family)}-${digest(`${fontCutter} ${hash} ${characters}`).slice(0, 10)}.woff2`;
    return { font: { use, family, href: `/${file}`, metrics }, file: { file, from, hash, characters } };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return problem(`cannot be read (${code})`, null);
  }
}
