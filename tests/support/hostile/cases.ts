import type { CityFiles } from '../smallCity.ts';
import { faultsOfSite } from './builtFaults.ts';
import { fullCity } from './fullCity.ts';
import { buildInMemory, contentBytes, openInMemory, outFolder } from './inMemoryBuild.ts';
import { faultsOfRefusal } from './refusals.ts';

/** The bytes of the full city. */
export const soundContent: ReadonlyMap<string, Buffer> = contentBytes(fullCity());

/** The full city with `files` in place of its own; `null` removes one. */
export function contentWith(files: CityFiles): Map<string, Buffer> {
  const content = new Map(soundContent);
  for (const name of Object.keys(files)) content.delete(name);
  return new Map([...content, ...contentBytes(files)]);
}

/** The limit of CPU time for any content, in microseconds; other tests of this process count, too. */
const longest = 30_000_000;

/** The result of checking content: whether it is valid, and the problems of its refusal. */
export interface Verdict {
  readonly isValid: boolean;
  readonly faults: readonly string[];
}

/** Checks content without building it. */
export function check(content: ReadonlyMap<string, Uint8Array>): Verdict {
  const begin = process.cpuUsage();
  try {
    const opened = openInMemory(content);
    const faults = opened.ok ? [] : faultsOfRefusal(opened.diagnostics, content);
    return { isValid: opened.ok, faults: [...faults, ...tooLong(begin)] };
  } catch (error) {
    return { isValid: false, faults: [thrown(error)] };
  }
}

let soundSite: Promise<ReadonlyMap<string, Buffer>> | null = null;

async function buildSoundSite(): Promise<ReadonlyMap<string, Buffer>> {
  const built = await buildInMemory(soundContent);
  const faults = built.ok ? faultsOfSite(built.files) : ['it is refused'];
  if (!built.ok || faults.length > 0) throw new Error(`The sound city has faults: ${faults.join('; ')}`);
  return built.files;
}

/** Builds content over the site of the sound city, and returns the problems of its refusal or of the site. */
export async function build(content: ReadonlyMap<string, Uint8Array>): Promise<Verdict> {
  soundSite ??= buildSoundSite();
  const before = await soundSite;
  const begin = process.cpuUsage();
  try {
    const built = await buildInMemory(content, before);
    const faults = built.ok
      ? faultsOfSite(built.files, before)
      : [
          ...faultsOfRefusal(built.diagnostics, content),
          ...(built.touched.length > 0 ? ['something was written'] : []),
        ];
    const outside = built.touched.filter(
      (file) => !file.startsWith(`${outFolder}/`) || file.includes('/../'),
    );
    return {
      isValid: built.ok,
      faults: [...faults, ...outside.map((file) => `wrote ${file}`), ...tooLong(begin)],
    };
  } catch (error) {
    return { isValid: false, faults: [thrown(error)] };
  }
}

const thrown = (error: unknown) =>
  `threw ${error instanceof Error ? (error.stack ?? error.message).slice(0, 600) : error}`;

const tooLong = (begin: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(begin);
  return user + system > longest ? [`took ${Math.round((user + system) / 1000)} ms`] : [];
};
