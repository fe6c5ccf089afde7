import * as path from 'node:path';
import { createClock, type Validity } from '../../data/model/time/clock.ts';
import { createZone } from '../../data/model/time/zone.ts';
import { findOwnPages } from '../content/findOwnPages.ts';
import { loadSite } from '../content/loadSite.ts';
import type { Site } from '../content/site.ts';
import { withoutDrafts } from '../content/withoutDrafts.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { TextOf } from '../diagnostics/printDiagnostic.ts';
import type { TextCache } from '../files/textCache.ts';
import { dealWarnings } from '../plan/catalog/dealWarnings.ts';
import type { Deps } from './deps.ts';
import { instantIn } from './instantIn.ts';

/** The content that a command works on. */
export interface SiteRequest {
  /** The folder as typed. */
  readonly content: string;
  /** An instant as typed, or `null` for the real time. */
  readonly now: string | null;
  /** Whether drafts belong to the site, as if they were written. */
  readonly drafts?: boolean;
}

/** The loaded site, or why it could not be loaded. */
export type OpenedSite = { readonly textOf: TextOf } & (
  | {
      readonly ok: true;
      readonly site: Site;
      readonly folder: string;
      /** Epoch milliseconds. */
      readonly now: number;
      readonly warnings: readonly Diagnostic[];
      /** How long the warnings stay the same. */
      readonly warningsValid: Validity;
      /** The number of drafts that the site leaves out. */
      readonly drafts: number;
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] }
);

/** Loads and validates the content that a command works on, with what builds have checked before in `cache`; throws UsageError if its instant is invalid. */
export function openSite(
  { fs, cwd, now: realNow }: Deps,
  request: SiteRequest,
  cache?: TextCache,
): OpenedSite {
  const folder = path.resolve(cwd, request.content);
  if (request.now !== null) instantIn(request.now, 'UTC');
  const loaded = loadSite(fs, folder, request.content, findOwnPages(fs, cwd, folder), cache);
  const { textOf } = loaded;
  if (!loaded.ok) return { ok: false, diagnostics: loaded.diagnostics, textOf };
  const { site, drafts } = request.drafts ? { site: loaded.value, drafts: 0 } : withoutDrafts(loaded.value);
  const { timeZone } = site.config.city;
  const now = request.now === null ? realNow() : instantIn(request.now, timeZone);
  const clock = createClock(now, createZone(timeZone));
  const warnings = [...loaded.warnings, ...dealWarnings(site, clock, request.content)];
  return { ok: true, site, folder, now, warnings, warningsValid: clock.validity(), drafts, textOf };
}
