import * as path from 'node:path';
import type { Message } from 'esbuild';
import { ownCodeFolders } from '../content/ownCodeFiles.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { messageRange } from '../diagnostics/messageRange.ts';

/** Code of a project is bundled by esbuild, which the project has to install (CD112). */
export const bundlerMissing = diagnostic({
  code: 'CD112',
  file: `${ownCodeFolders[0]}/`,
  problem: 'A site with parts or pages of its own needs esbuild, which is not installed.',
  hint: 'Run "npm install --save-dev esbuild", or remove the folders parts and pages.',
});

/** Absolute folders: of the project, and of the program's sources. */
export interface BundlingFolders {
  readonly project: string;
  readonly sources: string;
}

/** Why the code of a project could not be bundled (CD111); throws what is not about that code. */
export function bundlingDiagnostics(error: unknown, folders: BundlingFolders): Diagnostic[] {
  const messages = (error as { readonly errors?: readonly Message[] }).errors;
  if (!messages || messages.length === 0) throw error;
  return messages.map((message) => diagnosticOf(message, folders));
}

/** A page or part that lacks one of its exports; esbuild reports it in the list of all pages. */
const missingExport = /^No matching export in "(.+)" for import "(\w+)"/;

function diagnosticOf({ text, location, notes }: Message, folders: BundlingFolders): Diagnostic {
  const [, lacking, name] = missingExport.exec(text) ?? [];
  if (lacking !== undefined && name !== undefined && /^own-(?:part|pages):/.test(location?.file ?? '')) {
    return diagnostic({
      code: 'CD111',
      file: fileIn(folders, lacking),
      problem: name === 'default' ? 'It has no default export.' : `It exports no ${name}.`,
      expected: exportExamples[name] ?? null,
    });
  }
  return diagnostic({
    code: 'CD111',
    file: location ? fileIn(folders, location.file) : `${ownCodeFolders[0]}/`,
    range: location && messageRange(location),
    problem: text,
    ...relatedOf(notes, folders),
  });
}

/** What esbuild says besides, at another place or about what to do. */
function relatedOf([note]: Message['notes'], folders: BundlingFolders): Partial<Diagnostic> {
  if (!note || note.text === '') return {};
  if (!note.location) return { hint: note.text };
  const { start } = messageRange(note.location);
  return { related: { file: fileIn(folders, note.location.file), start, note: note.text.replace(/:$/, '') } };
}

const exportExamples: Readonly<Record<string, string>> = {
  default: '"export default function …", which returns what is shown',
  title: '"export const title = …", which is the heading of the page and its title in search results',
  description: '"export const description = …", a sentence for search results',
};

/** esbuild names files from the folder of the program's sources. */
const fileIn = ({ project, sources }: BundlingFolders, file: string) =>
  /^own-code:(.*)$/.exec(file)?.[1] ??
  path.relative(project, path.resolve(sources, file)).split(path.sep).join('/');
