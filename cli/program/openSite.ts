import * as path from 'node:path';
import { loadSite } from '../content/loadSite.ts';
import type { Site } from '../content/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { dealWarnings } from '../plan/catalog/dealWarnings.ts';
import type { Deps } from './deps.ts';
import { instantIn } from './instantIn.ts';

/** Content as commands ask for it: the folder as typed, and the instant as typed or `null` for the real time. */
export interface SiteRequest {
  readonly content: string;
  readonly now: string | null;
  /** True for who will change the content: the texts stay as they were read. */
  readonly keepsTexts?: boolean;
}

/** Content read and checked, at an instant in epoch milliseconds. */
export type OpenedSite = { readonly textOf: (file: string) => string | undefined } & (
  | {
      readonly ok: true;
      readonly site: Site;
      readonly folder: string;
      readonly now: number;
      readonly warnings: readonly Diagnostic[];
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }
);

/** Reads the content that a command is about. Throws UsageError where the instant is none. */
export function openSite({ fs, cwd, now: realNow }: Deps, request: SiteRequest): OpenedSite {
  const folder = path.resolve(cwd, request.content);
  if (request.now !== null) instantIn(request.now, 'UTC');
  const loaded = loadSite(fs, folder, request.content, request.keepsTexts);
  const { textOf } = loaded;
  if (!loaded.ok) return { ok: false, diagnostics: loaded.diagnostics, textOf };
  const site = loaded.value;
  const now = request.now === null ? realNow() : instantIn(request.now, site.config.city.timeZone);
  const warnings = [...loaded.warnings, ...dealWarnings(site, now, request.content)];
  return { ok: true, site, folder, now, warnings, textOf };
}
