import * as path from 'node:path';
import { z } from 'zod';
import packageJson from '../../../../package.json' with { type: 'json' };
import type { FileSystem } from '../../../files/fileSystem.ts';
import { digest } from '../../../files/hash.ts';
import type { LoadedMap } from '../loadMap.ts';
import type { FeedCity } from '../mapping/feedCity.ts';

/** What the server of a feed said about it when it was last imported, so that the same feed is not sent again. */
const memorySchema = z.object({
  source: z.string(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** A digest of all else that decides what becomes of the feed. */
  rules: z.string(),
  day: z.string(),
});

export type FeedMemory = z.infer<typeof memorySchema>;

/** An import, as far as it decides what becomes of a feed. */
interface ImportRules {
  readonly loaded: LoadedMap;
  readonly content: FeedCity;
  readonly fetchImages: boolean;
  /** The source as it is written. */
  readonly written: string;
}

const memoryFile = ({ file }: LoadedMap) => file.replace(/(?:\.json)?$/, '.state.json');

/**
 * What to remember of a feed, if it would change nothing to import it again; `null` if it might: something that decides what
 * becomes of it has changed, or depends on the day.
 */
export function readMemory(fs: FileSystem, rules: ImportRules): FeedMemory | null {
  const file = memoryFile(rules.loaded);
  if (!fs.exists(file)) return null;
  const memory = parseMemory(fs.readText(file));
  if (memory?.source !== rules.written || memory.rules !== digestOf(rules)) return null;
  return memory.day === rules.content.today || !dependsOnDay(rules.loaded) ? memory : null;
}

function parseMemory(text: string): FeedMemory | null {
  try {
    return memorySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function digestOf({ loaded, content, fetchImages }: ImportRules): string {
  const { currency, categories, neighborhoods, itself, vendors, drawings } = content;
  const city = [currency, categories, itself ?? neighborhoods, vendors.map(({ value }) => value), drawings];
  return digest(JSON.stringify([packageJson.version, loaded.text, fetchImages, city]));
}

const dependsOnDay = ({ map }: LoadedMap) =>
  map.expiresAfterDays !== undefined || map.priceCheckDays !== undefined || map.fields.sessions !== undefined;

/** Remembers a feed that was imported; forgets it if its server does not say what distinguishes versions. */
export function writeMemory(
  fs: FileSystem,
  rules: ImportRules,
  { etag, lastModified }: Pick<FeedMemory, 'etag' | 'lastModified'>,
): void {
  const { loaded, written: source, content } = rules;
  const file = memoryFile(loaded);
  if (etag === null && lastModified === null) {
    fs.remove(file, path.dirname(file));
    return;
  }
  const memory: FeedMemory = { source, etag, lastModified, rules: digestOf(rules), day: content.today };
  fs.write(file, `${JSON.stringify(memory, null, 2)}\n`);
}
