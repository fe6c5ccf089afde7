import * as path from 'node:path';
import { replaceableParts } from '../bundler/parts.mjs';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import type { FileSystem } from '../files/fileSystem.ts';

/** The code of a project: parts that replace the program's, and pages. Files are relative to `project`. */
export interface OwnCodeFiles {
  /** The folder of the project, absolute. */
  readonly project: string;
  /** The names of the parts. */
  readonly parts: readonly string[];
  /** The files of pages by their paths on the site. */
  readonly pages: Readonly<Record<string, string>>;
}

/** What there is, and files that mean nothing (CD109, CD110). */
export interface FoundOwnCode {
  readonly files: OwnCodeFiles;
  readonly diagnostics: readonly Diagnostic[];
}

type Folders = Pick<FileSystem, 'exists' | 'list'>;

/** The folders of a project that have code, beside its package.json. */
export const ownCodeFolders = ['parts', 'pages'] as const;

const partNames: readonly string[] = Object.keys(replaceableParts);
const hidden = /(?:^|\/)\.|~$/;

/** The code of the project in the folder `project`; `null` if there is none. */
export function findOwnCode(fs: Folders, project: string): FoundOwnCode | null {
  // Files below parts/ are for the parts; those of pages/ are pages too, except for names with "_".
  const partFiles = filesIn(fs, project, 'parts').filter((file) => !file.includes('/'));
  const pageFiles = filesIn(fs, project, 'pages').filter(
    (file) => file.endsWith('.tsx') && !/(?:^|\/)_/.test(file),
  );
  if (partFiles.length === 0 && pageFiles.length === 0) return null;
  const isPart = (file: string) => file.endsWith('.tsx') && partNames.includes(path.parse(file).name);
  return {
    files: {
      project,
      parts: partFiles.filter(isPart).map((file) => path.parse(file).name),
      pages: Object.fromEntries(
        pageFiles.filter(isPagePath).map((file) => [pagePathOf(file), `pages/${file}`]),
      ),
    },
    diagnostics: [
      ...partFiles.filter((file) => !isPart(file)).map(unknownPart),
      ...pageFiles.filter((file) => !isPagePath(file)).map(wrongPageName),
    ],
  };
}

const filesIn = (fs: Folders, project: string, folder: (typeof ownCodeFolders)[number]) =>
  fs.exists(path.join(project, folder))
    ? fs.list(path.join(project, folder)).filter((file) => !hidden.test(file))
    : [];

const pagePathOf = (file: string) => `/${file.slice(0, -'.tsx'.length)}`;

const isPagePath = (file: string) => /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(pagePathOf(file));

function unknownPart(file: string): Diagnostic {
  const known = partNames.map((name) => `${name}.tsx`);
  return diagnostic({
    code: 'CD110',
    file: `parts/${file}`,
    problem: `No part of the site has the name ${JSON.stringify(path.parse(file).name)}, so that nothing would use this file.`,
    expected: `one of ${known.join(', ')}`,
    hint: file.endsWith('.css')
      ? 'Styles belong into extra.css of the content folder.'
      : (didYouMean(file, known) ?? 'Move what parts share into a folder, such as parts/shared.'),
  });
}

const wrongPageName = (file: string) =>
  diagnostic({
    code: 'CD109',
    file: `pages/${file}`,
    problem: 'The name of the file is the address of the page, and this one does not fit into an address.',
    expected: 'small letters and digits, with hyphens between words',
    hint: 'Rename the file. Names that begin with "_" are no pages.',
  });
