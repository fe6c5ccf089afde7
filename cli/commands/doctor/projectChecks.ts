import * as path from 'node:path';
import { newestContentVersion } from '../../../data/schema/contentVersion.ts';
import type { FileSystem } from '../../files/fileSystem.ts';
import { systemErrorCode } from '../../files/fileSystem.ts';
import { type Checkup, fail, ok, warn } from './checkup.ts';
import type { Machine } from './machine.ts';

/** What `site.json` says that matters here, even if it is not valid. */
export interface SettingsRead {
  readonly timeZone: string | null;
  readonly language: string | null;
  readonly contentVersion: number;
}

const noFacts: SettingsRead = { timeZone: null, language: null, contentVersion: 1 };

/** Whether there is content, in a form that this program knows. `folder` is absolute, `label` as typed. */
export function checkContent(
  fs: FileSystem,
  folder: string,
  label: string,
): { readonly checkup: Checkup; readonly facts: SettingsRead } {
  const text = textOrCode(fs, path.join(folder, 'site.json'));
  if ('code' in text) {
    const isMissing = text.code === 'ENOENT' || text.code === 'ENOTDIR';
    const found = isMissing
      ? `${label} has no site.json`
      : `${label}/site.json cannot be read (${text.code})`;
    const advice = isMissing
      ? 'Run the command in the folder of your project, or name the content with --content DIR.'
      : 'Allow this user to read it.';
    return { checkup: fail('content', found, advice), facts: noFacts };
  }
  const facts = factsOf(text.text);
  if (facts === null) {
    const advice = 'Run "city-deals validate", which shows the place.';
    return { checkup: fail('content', `${label}/site.json is not JSON`, advice), facts: noFacts };
  }
  return { checkup: checkVersion(label, facts.contentVersion), facts };
}

function checkVersion(label: string, version: number): Checkup {
  const found = `${label}, version ${version}`;
  if (version > newestContentVersion) {
    return fail(
      'content',
      found,
      `This city-deals knows versions up to ${newestContentVersion}. Install the one that the site is built with.`,
    );
  }
  if (version === newestContentVersion) return ok('content', found);
  const advice = `It is valid, and version ${newestContentVersion} says the same with less. See what would change: city-deals upgrade-content --dry-run`;
  return warn('content', found, advice);
}

function textOrCode(fs: FileSystem, file: string): { readonly text: string } | { readonly code: string } {
  try {
    return { text: fs.readText(file).replace(/^\uFEFF/, '') };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return { code };
  }
}

function factsOf(text: string): SettingsRead | null {
  let site: unknown;
  try {
    site = JSON.parse(text);
  } catch {
    return null;
  }
  const { language, city, contentVersion } = Object(site) as Record<string, unknown>;
  const { timeZone } = Object(city) as Record<string, unknown>;
  return {
    timeZone: typeof timeZone === 'string' ? timeZone : null,
    language: typeof language === 'string' ? language : null,
    contentVersion: Number.isInteger(contentVersion) ? Number(contentVersion) : 1,
  };
}

/** Whether the program that runs is the one that the project has installed. */
export function checkProgram(fs: FileSystem, cwd: string, running: string): Checkup {
  const installed = installedVersion(fs, cwd);
  if (installed === null || installed === running) return ok('city-deals', running);
  return warn(
    'city-deals',
    `${running}, but the project has ${installed}`,
    'Two versions may build different pages. Run the one of the project: npx city-deals',
  );
}

/** The version of city-deals in the nearest node_modules; `null` if there is none. */
function installedVersion(fs: FileSystem, folder: string): string | null {
  const text = textOrCode(fs, path.join(folder, 'node_modules', 'city-deals', 'package.json'));
  if ('text' in text) {
    try {
      return String((JSON.parse(text.text) as { readonly version?: unknown }).version);
    } catch {
      return null;
    }
  }
  const parent = path.dirname(folder);
  return parent === folder ? null : installedVersion(fs, parent);
}

/** Where a site and the cache go. */
export interface WrittenFolders {
  readonly out: string;
  /** The output folder as typed. */
  readonly label: string;
  readonly cache: string;
}

/** Whether the site and the cache of pictures can be written, and are kept. */
export function checkFolders(machine: Machine, { out, label, cache }: WrittenFolders): readonly Checkup[] {
  const output = machine.isWritable(out)
    ? ok('output', label)
    : fail(
        'output',
        `${label} cannot be written`,
        'Allow this user to write there, or name another folder with --out DIR.',
      );
  return [output, checkCache(machine, cache)];
}

function checkCache({ isWritable }: Machine, cache: string): Checkup {
  if (!isWritable(cache)) {
    const advice = 'Every build makes all pictures again. Allow this user to write there.';
    return warn('cache', `${cache} cannot be written`, advice);
  }
  // In node_modules or in the home folder; anything else is temporary.
  if (/[/\\]\.cache[/\\]/.test(cache)) return ok('cache', cache);
  return warn(
    'cache',
    cache,
    'The system may empty this folder, and then all pictures are made again. Allow this user to write into node_modules.',
  );
}
