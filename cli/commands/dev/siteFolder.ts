import * as path from 'node:path';
import type { FileSystem } from '../../files/fileSystem.ts';
import { createResponses, headerFor, parseRedirects, type ResponseAt } from '../../hosting/hostResponses.ts';
import type { HeaderRules } from '../../outputs/headers.ts';
import { parseHeaders } from '../../outputs/headers.ts';

/** What a static host answers to a request for a path of the site. */
export type SiteAnswer =
  | { readonly status: 301; readonly to: string }
  | { readonly status: 200 | 404; readonly file: string; readonly body: Buffer }
  /** The site has no not-found page. */
  | null;

/** A built site, answered as by a static host. */
export interface SiteFolder {
  answer(path: string): SiteAnswer;
  /** The headers that `_headers` sets for a path. */
  headers(path: string): readonly (readonly [name: string, value: string])[];
}

const notFoundFile = '404.html';

/** Files for hosts, and those of a build in progress. */
const unserved = /^(?:_headers|_redirects|\.city-deals.*)$/;

/** The site in `folder`, with the files that it has now. */
export function readSiteFolder(fs: FileSystem, folder: string): SiteFolder {
  const files = fs.list(folder).filter((file) => !unserved.test(file));
  const bytes = (file: string) => Buffer.from(fs.read(path.join(folder, file)));
  const text = (name: string) => {
    const file = path.join(folder, name);
    return fs.exists(file) ? fs.readText(file) : '';
  };
  const responseAt = createResponses(files, parseRedirects(text('_redirects')));
  const rules = parseHeaders(text('_headers'));
  const names = [...new Set(rules.flatMap(([, headers]) => headers.map(([name]) => name)))];
  return {
    answer: (at) =>
      answerWith(at, responseAt, bytes) ?? (files.includes(notFoundFile) ? notFound(bytes) : null),
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
    // A build has just removed the file.
    return null;
  }
}

const notFound = (bytes: (file: string) => Buffer): SiteAnswer => ({
  status: 404,
  file: notFoundFile,
  body: bytes(notFoundFile),
});

function headersAt(rules: HeaderRules, names: readonly string[], at: string): [string, string][] {
  return names.flatMap((name) => {
    const value = headerFor(rules, at, name);
    return value === null ? [] : [[name, value]];
  });
}
