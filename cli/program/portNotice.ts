import { UsageError } from './usageError.ts';

/** How many ports after the wanted one are tried. */
export const portsTried = 100;

/** Says that a server is not at the port that was asked for; `null` if it is. `code` is the system's error there. */
export const portNotice = (wanted: number, port: number, code: string | null): string | null =>
  port === wanted ? null : `${portProblem(wanted, code)}, so the site is on port ${port}.`;

/** The error of a server that found no port. */
export const noPort = (wanted: number, code: string | null): UsageError =>
  new UsageError(
    `${portProblem(wanted, code)}${code === 'EADDRINUSE' ? `, and so are the next ${portsTried}` : ''}.`,
    'Choose another with --port.',
  );

function portProblem(port: number, code: string | null): string {
  if (code === 'EADDRINUSE') return `Port ${port} is used by another program`;
  return code === 'EACCES'
    ? `You do not have permission to use port ${port} (${code})`
    : `Port ${port} cannot be used (${code ?? 'unknown reason'})`;
}
