import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OwnCodeFiles as BundledFiles } from '../bundler/ownCodePlugin.mjs';
import { findOwnCode, type OwnCodeFiles } from '../content/ownCodeFiles.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';
import { digest } from '../files/hash.ts';
import type { Deps } from '../program/deps.ts';
import { type Engine, loadEngine } from '../publish/engine.ts';
import { bundlerMissing, bundlingDiagnostics } from './bundlingDiagnostics.ts';
import { sourcesOf } from './sourcesOf.ts';

/** The engine of a project, or why its code cannot be used. */
export type OpenedEngine =
  | { readonly ok: true; readonly engine: Engine }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** What was bundled last for a project. */
interface OwnBundle {
  /** The program that it was bundled for. */
  readonly program: string;
  readonly own: OwnCodeFiles;
  readonly folder: string;
  /** Hashes of the project's files in it, by their absolute paths. */
  readonly files: Readonly<Record<string, string>>;
}

type Bundler = typeof import('../bundler/bundleOwnCode.mjs');

/**
 * The engine that renders the project in the working directory: the program's own, or one with the parts and pages of the
 * project, which is bundled if they have changed.
 */
export async function openEngine(
  deps: Pick<Deps, 'fs' | 'cwd' | 'engine' | 'ownCode'>,
): Promise<OpenedEngine> {
  const { fs, cwd, ownCode } = deps;
  const base = deps.engine();
  const found = findOwnCode(fs, fs.realPath(cwd));
  if (!found) return { ok: true, engine: base };
  if (found.diagnostics.length > 0) return { ok: false, diagnostics: found.diagnostics };
  const own = found.files;
  const bundle = path.dirname(base.renderWorker);
  const program = `${bundle} ${base.programHash} ${base.hash}`;
  const cache = path.join(ownCode, digest(own.project));
  const record = path.join(cache, 'last.json');
  const last = readBundle(fs, record);
  if (last?.program === program && isCurrent(fs, last, own))
    return { ok: true, engine: loadEngine(fs, last.folder, bundle) };
  // Another process may still use the last bundle.
  const bundled = await bundleWith({ bundle, cache, own, kept: last?.folder ?? null });
  if ('diagnostics' in bundled) return { ok: false, ...bundled };
  fs.write(record, JSON.stringify({ program, own, ...bundled }));
  return { ok: true, engine: loadEngine(fs, bundled.folder, bundle) };
}

function readBundle(fs: FileSystem, record: string): OwnBundle | null {
  return fs.exists(record) ? JSON.parse(fs.readText(record)) : null;
}

function isCurrent(fs: FileSystem, { own, folder, files }: OwnBundle, wanted: OwnCodeFiles): boolean {
  return (
    JSON.stringify(own) === JSON.stringify(wanted) &&
    fs.exists(path.join(folder, 'engine.json')) &&
    Object.entries(files).every(([file, hash]) => hashIn(fs, file) === hash)
  );
}

/** The hash of a file as the bundler computes it; `null` if it cannot be read. */
function hashIn(fs: FileSystem, file: string): string | null {
  try {
    return digest(fs.read(file));
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
    return null;
  }
}

async function bundleWith(settings: {
  readonly bundle: string;
  readonly cache: string;
  readonly own: BundledFiles;
  readonly kept: string | null;
}): Promise<Pick<OwnBundle, 'folder' | 'files'> | { readonly diagnostics: readonly Diagnostic[] }> {
  // Not part of the program's bundle, because it finds the sources relative to its own place.
  const sources = sourcesOf(settings.bundle);
  const script = path.join(sources, 'cli', 'bundler', 'bundleOwnCode.mjs');
  try {
    const { bundleOwnCode } = (await import(pathToFileURL(script).href)) as Bundler;
    return await bundleOwnCode(settings);
  } catch (error) {
    if ((error as { readonly code?: unknown }).code === 'ERR_MODULE_NOT_FOUND')
      return { diagnostics: [bundlerMissing] };
    return { diagnostics: bundlingDiagnostics(error, { project: settings.own.project, sources }) };
  }
}
