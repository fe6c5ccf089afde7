import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { jsonSource, markdownSource, type SourceFile } from '../diagnostics/sourceFile.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';
import { contentFiles, publicFolder } from './contentFiles.ts';
import type { ContentTexts } from './contentTexts.ts';
import { extraStylesFile } from './extraStyles.ts';
import { finishImport } from './importJournal.ts';
import { messagesFile } from './siteMessages.ts';
import { unreadableFile } from './unreadableFile.ts';

/** The files of a content folder by purpose, sorted by path. */
export interface Sources {
  readonly site: SourceFile | null;
  /** Files that have fields of `site.json` in its place. */
  readonly siteParts: readonly SourceFile[];
  readonly categories: SourceFile | null;
  /** `null` if the city has none. */
  readonly neighborhoods: SourceFile | null;
  /** `null` if the content has no vendors of their own. */
  readonly vendors: SourceFile | null;
  /** Each is opened only when the loop reaches it: together they may be larger than the memory. */
  readonly deals: Iterable<SourceFile>;
  readonly pages: readonly SourceFile[];
  readonly landingPages: readonly SourceFile[];
  /** What visitors ask about deals. */
  readonly questions: readonly SourceFile[];
  /** The files of all holidays; each holiday has a folder. */
  readonly holidays: readonly SourceFile[];
  /** `null` if the content has no map of the city. */
  readonly map: SourceFile | null;
  /** `null` if the content has no look of its own. */
  readonly theme: SourceFile | null;
  /** `null` if the content has no words in place of the program's. */
  readonly messages: SourceFile | null;
  /** HTML and Markdown of one's own for every page. */
  readonly slots: readonly SourceFile[];
  /** `null` if the content has no styles of its own. */
  readonly extraStyles: SourceFile | null;
  /** Paths of the files to publish as they are, relative to the content folder. */
  readonly publicFiles: readonly string[];
  /** Paths of all other files, such as pictures, relative to the content folder. */
  readonly others: readonly string[];
}

export const neighborhoodsFile = 'neighborhoods.json';

const requiredFiles: readonly string[] = ['site.json', 'categories.json'];
const optionalFiles: readonly string[] = [
  neighborhoodsFile,
  'vendors.json',
  'map.json',
  'theme.json',
  messagesFile,
  extraStylesFile,
];
const patterns = {
  siteParts: /^site\/[^/]+\.json$/,
  deals: /^deals\/[^/]+\.json$/,
  pages: /^pages\/[^/]+\.md$/,
  landingPages: /^landing-pages\/[^/]+\.json$/,
  questions: /^questions\/[^/]+\.json$/,
  holidays: /^holidays\/[^/]+\/[^/]+\.json$/,
  slots: /^slots\/.+\.(?:html|md)$/,
};

/** Reads a content folder. Reports a missing folder (CD101), missing files (CD102) and unreadable ones (CD103, CD107). */
export function readSources(
  fs: FileSystem,
  folder: string,
  texts: ContentTexts,
): { sources: Sources; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  finishImport(fs, folder, diagnostics);
  const files = listContent(fs, folder, diagnostics);
  const open = (file: string) => readSource(texts, file, diagnostics);
  function* matching(pattern: RegExp): Generator<SourceFile> {
    for (const file of files) {
      const source = pattern.test(file) ? open(file) : null;
      if (source) yield source;
    }
  }
  const isPublic = (file: string) => file.startsWith(publicFolder);
  const isSource = (file: string) =>
    [...requiredFiles, ...optionalFiles].includes(file) ||
    Object.values(patterns).some((pattern) => pattern.test(file));
  const missing = (file: string) => {
    if (files.length > 0) diagnostics.push(missingFile(file, files));
    return null;
  };
  const optional = (file: string) => (files.includes(file) ? open(file) : null);
  const required = (file: string) => (files.includes(file) ? open(file) : missing(file));
  return {
    sources: {
      site: required('site.json'),
      siteParts: [...matching(patterns.siteParts)],
      categories: required('categories.json'),
      neighborhoods: optional(neighborhoodsFile),
      vendors: optional('vendors.json'),
      deals: matching(patterns.deals),
      pages: [...matching(patterns.pages)],
      landingPages: [...matching(patterns.landingPages)],
      questions: [...matching(patterns.questions)],
      holidays: [...matching(patterns.holidays)],
      map: optional('map.json'),
      theme: optional('theme.json'),
      messages: optional(messagesFile),
      slots: [...matching(patterns.slots)],
      extraStyles: optional(extraStylesFile),
      publicFiles: files.filter(isPublic),
      others: files.filter((file) => !isSource(file) && !isPublic(file)),
    },
    diagnostics,
  };
}

function listContent(fs: FileSystem, folder: string, diagnostics: Diagnostic[]): string[] {
  let files: string[] = [];
  let problem = 'is empty';
  try {
    files = contentFiles(fs, folder);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    problem = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
  }
  if (files.length > 0) return files;
  diagnostics.push(
    diagnostic({
      code: 'CD101',
      file: '',
      problem: `The content folder ${problem}.`,
      expected: 'a folder with site.json, categories.json, deals/ and pages/',
      hint: 'Name the content folder with --content DIR.',
    }),
  );
  return [];
}

function missingFile(file: string, files: readonly string[]): Diagnostic {
  const near = suggest(file, files);
  return diagnostic({
    code: 'CD102',
    file,
    problem: 'This file is missing from the content folder.',
    hint: near
      ? `If "${near}" is meant to be this file, rename it.`
      : 'Run "city-deals schema" to see what belongs in it.',
  });
}

/** Opens a file; `null`, with a diagnostic, if it cannot be read (CD103) or is not UTF-8 (CD107). */
export function readSource(texts: ContentTexts, file: string, diagnostics: Diagnostic[]): SourceFile | null {
  let text: string | null;
  try {
    text = texts.open(file);
  } catch (error) {
    diagnostics.push(unreadableFile(file, error));
    return null;
  }
  if (text === null) {
    diagnostics.push(
      diagnostic({
        code: 'CD107',
        file,
        problem: 'The file is not UTF-8 text.',
        hint: 'Save it as UTF-8.',
      }),
    );
    return null;
  }
  const reopen = () => texts.reopen(file);
  return file.endsWith('.md') ? markdownSource(file, text) : jsonSource(file, reopen);
}
