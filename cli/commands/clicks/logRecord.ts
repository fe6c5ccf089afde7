/** What a line of a log tells: a request, or a click that an endpoint wrote down. */
export interface LogRecord {
  /**
   * `request`: a visitor asked the host for `target`. `beacon`: a page told an endpoint that it was opened, and
   * `target` is the path of that page.
   */
  readonly kind: 'request' | 'beacon';
  /** Epoch milliseconds; `null` where the line does not say when. */
  readonly at: number | null;
  /** The visitor's address; `null` where the log leaves it out. */
  readonly ip: string | null;
  /** What the browser calls itself; empty where it did not say, `null` where the log leaves it out. */
  readonly agent: string | null;
  /** In capitals; `null` where the log leaves it out. */
  readonly method: string | null;
  /** `null` where the log leaves it out. */
  readonly status: number | null;
  /** Path and query as they were sent, still %-encoded, perhaps with scheme and host; empty for no HTTP at all. */
  readonly target: string;
}

/** The two parts of a request line such as "GET /deals HTTP/2.0"; a target that is empty where it is none. */
export function parseRequestLine(line: string): Pick<LogRecord, 'method' | 'target'> {
  const [, method, target] = /^([A-Za-z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(line) ?? [];
  return { method: method?.toUpperCase() ?? null, target: target ?? '' };
}

/** A field as logs write it: a lone hyphen stands for nothing. */
export const fieldText = (text: string | undefined): string =>
  text === undefined || text === '-' ? '' : text;
