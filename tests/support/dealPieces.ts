import type { Site } from '../../cli/content/site.ts';
import { dealFiles } from '../../cli/outputs/dealFiles.ts';
import type { PlannedSite } from '../../cli/plan/planSite.ts';
import type { DealChunks } from '../../data/model/deals/chunks/dealChunks.ts';
import { type DealData, readDealData } from '../../data/model/deals/dealRecord.ts';

/** The deal files of a site by their names; a catalog of more than `mostWhole` deals is split into chunks. */
export const filesOfDeals = (site: Site, planned: PlannedSite, mostWhole: number): Map<string, string> =>
  new Map(dealFiles(site, planned, mostWhole));

/** The parsed `/deals.json` of `files`, for a catalog in chunks. */
export function frontOf(files: ReadonlyMap<string, string>): DealData & { readonly pieces: DealChunks } {
  const data = readDealData(JSON.parse(files.get('deals.json') ?? 'null'));
  if (!data?.pieces) throw new Error('The deals are not in pieces');
  return { ...data, pieces: data.pieces };
}

/** A `fetch` that answers with `files`, and the names of those that were asked for. */
export function fetchOf(files: ReadonlyMap<string, string>): {
  readonly fetch: typeof globalThis.fetch;
  readonly asked: string[];
} {
  const asked: string[] = [];
  return {
    asked,
    fetch: async (address) => {
      const name = new URL(String(address), 'https://deals.example').pathname.slice(1);
      asked.push(name);
      const text = files.get(name);
      return new Response(text ?? 'no such file', { status: text === undefined ? 404 : 200 });
    },
  };
}
