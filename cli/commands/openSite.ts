import * as path from 'node:path';
import { parseInstant } from '../../data/model/instant.ts';
import { loadSite } from '../content/loadSite.ts';
import type { Site } from '../content/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { dealWarnings } from '../plan/dealWarnings.ts';
import type { Deps } from './deps.ts';
import { UsageError } from './usageError.ts';

/** Content as commands ask for it: the folder as typed, and the instant as typed or `null` for the real time. */
export interface SiteRequest {
  readonly content: string;
  readonly now: string | null;
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
  checkInstant(request.now);
  const loaded = loadSite(fs, folder, request.content);
  const { textOf } = loaded;
  if (!loaded.ok) return { ok: false, diagnostics: loaded.diagnostics, textOf };
  const site = loaded.value;
  const now = request.now === null ? realNow() : checkInstant(request.now, site.config.city.timeZone);
  const warnings = [...loaded.warnings, ...dealWarnings(site, now, request.content)];
  return { ok: true, site, folder, now, warnings, textOf };
}

function checkInstant(text: string | null, zone = 'UTC'): number {
  if (text === null) return 0;
  const instant = parseInstant(text, zone);
  if (instant !== null) return instant;
  throw new UsageError(
    `"${text}" is not an instant.`,
    'Write ISO 8601, such as 2027-05-31T09:00:00-04:00, or 2027-05-31 for the start of that day in the city.',
  );
}
