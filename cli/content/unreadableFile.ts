import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { systemErrorCode } from '../files/fileSystem.ts';

/** That the system refused to read a file of the content (CD103). Throws any other error again. */
export function unreadableFile(file: string, error: unknown): Diagnostic {
  const code = systemErrorCode(error);
  if (code === null) throw error;
  return diagnostic({
    code: 'CD103',
    file,
    problem: `${causes[code] ?? 'The file cannot be read'} (${code}).`,
    hint: code === 'EACCES' ? 'Change its permissions so that you can read it.' : null,
  });
}

const causes: Readonly<Record<string, string>> = {
  EACCES: 'You do not have permission to read this file',
  EISDIR: 'This is a folder instead of a file',
  ENOENT: 'This is a link to a file that does not exist',
  ELOOP: 'This is a link that leads to itself',
  EFTYPE: 'This is a pipe or a device instead of a file',
  EFBIG: 'The file is too large',
};
