import { formatBytes, summaryTable } from '../../program/printBuildSummary.ts';
import type { PublishPlan } from '../../publish/planPublish.ts';
import type { MergedSite } from './mergeManifests.ts';

/** What a merge did. Instants are ISO 8601 in UTC. */
export interface MergeSummary {
  readonly out: string;
  /** The instant for which the site was built. */
  readonly now: string;
  readonly parts: number;
  /** `written` counts pages that were missing in the output folder or different there. */
  readonly pages: {
    readonly total: number;
    readonly written: number;
    readonly kept: number;
  };
  /** All files of the site, pages and the manifest included. */
  readonly files: { readonly total: number; readonly written: number; readonly removed: number };
  readonly bytes: number;
  readonly ms: number;
  /** When the first page goes stale; `null` if none ever does. */
  readonly nextDue: string | null;
}

/** What a merge of so many `parts` into `out` did, without the time it took. */
export function summarizeMerge(
  out: string,
  parts: number,
  { manifest }: MergedSite,
  plan: PublishPlan,
): Omit<MergeSummary, 'ms'> {
  const pages = Object.values(manifest.pages);
  const files = Object.values(manifest.files);
  const pageFiles = new Set(pages.map(({ file }) => file));
  const written = plan.write.filter(({ file }) => pageFiles.has(file)).length;
  return {
    out,
    now: manifest.builtAt,
    parts,
    pages: { total: pages.length, written, kept: pages.length - written },
    files: {
      total: pages.length + files.length + 1,
      written: plan.write.length,
      removed: plan.remove.length,
    },
    bytes: [...pages, ...files].reduce((sum, { bytes }) => sum + bytes, 0),
    nextDue: manifest.nextDue,
  };
}

/** The summary for a reader at a terminal; `out` as typed. */
export function printMergeSummary(summary: MergeSummary, out: string): string {
  const { parts, pages, files, bytes, now, nextDue, ms } = summary;
  return summaryTable(`Merged ${parts} ${parts === 1 ? 'part' : 'parts'} in ${ms} ms`, [
    ['pages', `${pages.total}: ${pages.written} written, ${pages.kept} kept`],
    ['files', `${files.total}, ${formatBytes(bytes)} in ${out}, ${files.removed} removed`],
    ['built for', now],
    ['next rebuild', nextDue === null ? 'never due' : `due ${nextDue}`],
  ]);
}
