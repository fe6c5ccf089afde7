import { z } from 'zod';
import type { LocalDate } from '../../../../data/model/time/localDate.ts';
import type { FileSystem } from '../../../files/fileSystem.ts';
import { digest } from '../../../files/hash.ts';
import type { LoadedMap } from '../loadMap.ts';

/** What the server of a feed said about it when it was last imported, so that the same feed is not sent again. */
const memorySchema = z.object({
  source: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Of the map. */
  map: z.string(),
  day: z.string(),
});

export type FeedMemory = z.infer<typeof memorySchema>;

const memoryFile = ({ file }: LoadedMap) => file.replace(/(?:\.json)?$/, '.state.json');

/**
 * What to remember of a feed, if it would change nothing to import it again; `null` if it might: the map is another one, or
 * what it makes of a feed depends on the day.
 */
export function readMemory(
  fs: FileSystem,
  loaded: LoadedMap,
  source: string,
  today: LocalDate,
): FeedMemory | null {
  const file = memoryFile(loaded);
  if (!fs.exists(file)) return null;
  const parsed = parseMemory(fs.readText(file));
  if (parsed === null || parsed.source !== source || parsed.map !== digest(loaded.text)) return null;
  return parsed.day === today || !dependsOnDay(loaded) ? parsed : null;
}

function parseMemory(text: string): FeedMemory | null {
  try {
    return memorySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const dependsOnDay = ({ map }: LoadedMap) =>
  map.expiresAfterDays !== undefined || map.priceCheckDays !== undefined || map.fields.sessions !== undefined;

/** Remembers a feed that was imported; forgets it if its server does not say what distinguishes versions. */
export function writeMemory(
  fs: FileSystem,
  loaded: LoadedMap,
  source: string,
  {
    etag,
    lastModified,
    today,
  }: { readonly etag: string | null; readonly lastModified: string | null; readonly today: LocalDate },
): void {
  if (etag === null && lastModified === null) return;
  const memory: FeedMemory = { source, etag, lastModified, map: digest(loaded.text), day: today };
  fs.write(memoryFile(loaded), `${JSON.stringify(memory, null, 2)}\n`);
}
