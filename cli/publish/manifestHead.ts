/*
 * The part of a manifest that a scheduler needs. This file imports nothing, because a run that finds nothing due reads
 * only the first line of a manifest.
 */

export const manifestFile = 'build-manifest.json';

/** Increase it when manifests of earlier versions cannot be read any more. */
export const manifestVersion = 1;

/** The build as a whole. Instants are epoch milliseconds. */
export interface ManifestHead {
  /** Hash of the code, styles and fonts that rendered the pages. */
  readonly engine: string;
  /** The instant for which the site was built. */
  readonly builtAt: number;
  /** The instant at which the first page goes stale; `null` if none ever does. */
  readonly nextDue: number | null;
  /** The part of the site in the folder, such as "2/3"; `null` for a whole site. */
  readonly shard: string | null;
}

/** The end of every manifest; one that ends differently was truncated. */
export const manifestEnd = '}}\n';

/** The head in `start`, the beginning of a manifest as `printManifest` prints it; `null` if it differs in any way. */
export function parseManifestHead(start: string): ManifestHead | null {
  const [line = '', next = ''] = start.split('\n', 2);
  if (!line.endsWith(',') || !next.startsWith('"pages":{')) return null;
  const head = parseObject(`${line.slice(0, -1)}}`);
  if (head?.version !== manifestVersion) return null;
  const { engine, shard = null } = head;
  const builtAt = parseInstant(head.builtAt);
  const nextDue = head.nextDue === null ? null : parseInstant(head.nextDue);
  if (typeof engine !== 'string' || engine === '') return null;
  if (builtAt === undefined || nextDue === undefined) return null;
  if (shard !== null && typeof shard !== 'string') return null;
  return { engine, builtAt, nextDue, shard };
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? { ...value } : null;
  } catch {
    return null;
  }
}

/** An instant in exactly the format of builds; `undefined` for anything else. */
function parseInstant(value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined;
  const instant = Date.parse(value);
  return !Number.isNaN(instant) && new Date(instant).toISOString() === value ? instant : undefined;
}
