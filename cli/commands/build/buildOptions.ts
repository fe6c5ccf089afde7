import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TextOf } from '../../diagnostics/printDiagnostic.ts';
import type { SiteRequest } from '../../program/openSite.ts';
import type { BuildOutcome } from '../../publish/buildOutcome.ts';
import type { Shard } from '../../publish/shard.ts';

export interface BuildOptions extends SiteRequest {
  readonly out: string;
  readonly clean: boolean;
  /** Whether files in the output folder that no build has written may be overwritten. */
  readonly force: boolean;
  /** The number of rendering threads; `null` lets the build choose. */
  readonly jobs: number | null;
  readonly shard: Shard | null;
  readonly socialImages: boolean;
  readonly json: boolean;
}

/** A build that succeeded. */
export interface CompletedBuild {
  readonly outcome: BuildOutcome;
  readonly warnings: readonly Diagnostic[];
  /** For code frames. */
  readonly textOf: TextOf;
}
