import * as path from 'node:path';
import type { FileSystem } from '../../files/fileSystem.ts';
import { createResponses, headerFor, parseRedirects, type ResponseAt } from '../../hosting/hostResponses.ts';
import type { HeaderRules } from '../../outputs/headers.ts';
import { parseHeaders } from '../../outputs/headers.ts';

/** What a host says to a request for a path of the site. */
export type SiteAnswer =
  | { readonly status: 301; readonly to: string }
  | { readonly status: 200 | 404; readonly file: string; readonly body: Buffer }
  /** There is not even a page for what is not there. */
  | null;

/** A built site as a host has it. */
export interface SiteFolder {
  answer(path: string): SiteAnswer;
  /** The headers that every answer at a path has. */
  headers(path: string): readonly (readonly [name: string, value: string])[];
}

const lostPage = '404.html';

/** The site in `folder`, with the files that it has at this moment. */
export function readSiteFolder(fs: FileSystem, folder: string): SiteFolder {
  const files = fs.list(folder).filter((file) => !/^[._]/.test(file));
  const bytes = (file: string) => Buffer.from(fs.read(path.join(folder, file)));
  const text = (name: string) => {
    const file = path.join(folder, name);
    return fs.exists(file) ? fs.readText(file) : '';
  };
  const responseAt = createResponses(files, parseRedirects(text('_redirects')));
  const rules = parseHeaders(text('_headers'));
  const names = [...new Set(rules.flatMap(([, headers]) => headers.map(([name]) => name)))];
  return {
    answer: (at) => answerWith(at, responseAt, bytes) ?? (files.includes(lostPage) ? lost(bytes) : null),
    headers: (at) => headersAt(rules, names, at),
  };
}

function answerWith(at: string, responseAt: ResponseAt, bytes: (file: string) => Buffer): SiteAnswer {
  const answer = responseAt(at);
  if (answer.kind === 'redirect') return { status: 301, to: answer.to };
  if (answer.kind === 'not-found') return null;
  try {
    return { status: 200, file: answer.file, body: bytes(answer.file) };
  } catch {
    // A build removed it a moment ago.
    return null;
  }
}

const lost = (bytes: (file: string) => Buffer): SiteAnswer => ({
  status: 404,
  file: lostPage,
  body: bytes(lostPage),
});

function headersAt(rules: HeaderRules, names: readonly string[], at: string): [string, string][] {
  return names.flatMap((name) => {
    const value = headerFor(rules, at, name);
    return value === null ? [] : [[name, value]];
  });
}
