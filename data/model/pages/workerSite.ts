/** The address of the service worker. */
export const workerPath = '/sw.js';

/** What the service worker stores when it is installed. All are paths. */
export interface WorkerSite {
  /** Changes whenever the worker should be installed again. */
  readonly version: string;
  /** Files whose names change with their content. */
  readonly files: readonly string[];
  /** Pages that work for every visitor, such as that of saved deals. */
  readonly pages: readonly string[];
  /** The page whose header and footer the offline page has; one of `pages`. */
  readonly frame: string;
  /** Data that these pages load. */
  readonly data: readonly string[];
}
