import type { Network } from '../../../network/network.ts';
import { isReservedHost } from '../../../network/reservedHosts.ts';
import type { FindingCode } from '../findingCodes.ts';
import type { PageSummary } from '../page.ts';
import type { ReportOnSite } from '../rule.ts';
import { checkLink, defaultRetryPolicy, type LinkStatus } from './checkLink.ts';
import { createRateLimiter, type RateLimits } from './rateLimiter.ts';

/** The numbers of links that were checked (`asked`), were skipped, or have each status. */
export type VendorCounts = Record<LinkStatus['kind'] | 'asked' | 'skipped', number>;

/** How links to vendors are requested. */
export interface VendorRequest {
  readonly network: Network;
  /** Names this program and the site. */
  readonly userAgent: string;
  readonly onLink: (done: number, total: number) => void;
}

/** Vendors are partners: send few requests at a time, with pauses between them. */
const limits: RateLimits = { concurrency: 4, pauseMs: 1_000 };

/**
 * Checks whether the links to vendors on `pages` still work (CD856, CD857, CD858). Skips hosts that are reserved for
 * examples: they belong to invented vendors.
 */
export async function checkVendors(
  pages: ReadonlyMap<string, PageSummary>,
  { network, userAgent, onLink }: VendorRequest,
  report: ReportOnSite,
): Promise<VendorCounts> {
  const pageOfLink = firstPages(pages);
  const links = [...pageOfLink].filter(([address]) => !isReservedHost(new URL(address).hostname));
  const counts: VendorCounts = {
    asked: 0,
    skipped: pageOfLink.size - links.length,
    alive: 0,
    moved: 0,
    dead: 0,
    silent: 0,
    unclear: 0,
  };
  const limiter = createRateLimiter(limits, network.sleep);
  const checker = { network, policy: defaultRetryPolicy, userAgent, limiter };
  await Promise.all(
    links.map(async ([address, page]) => {
      const status = await checkLink(address, checker);
      counts.asked += 1;
      counts[status.kind] += 1;
      onLink(counts.asked, links.length);
      reportLink(address, status, page, report);
    }),
  );
  return counts;
}

/** The first page with each link to a vendor. */
function firstPages(pages: ReadonlyMap<string, PageSummary>): Map<string, PageSummary> {
  const firsts = new Map<string, PageSummary>();
  for (const page of pages.values()) {
    for (const address of page.vendorUrls) if (!firsts.has(address)) firsts.set(address, page);
  }
  return firsts;
}

function reportLink(
  address: string,
  status: LinkStatus,
  { path, file }: PageSummary,
  report: ReportOnSite,
): void {
  const finding = findingFor(status);
  if (!finding) return;
  const [code, problem, hint] = finding;
  report(code, path, file, {
    problem: `The link to the vendor at ${address} ${problem}.`,
    hint,
    clues: [address],
  });
}

/** The end of the problem's sentence and the hint for a status; `null` if there is no problem. */
function findingFor(status: LinkStatus): readonly [code: FindingCode, problem: string, hint: string] | null {
  switch (status.kind) {
    case 'dead':
      return ['CD856', `is dead: ${status.why}`, 'Ask the vendor for the new address, or end the deal.'];
    case 'silent':
      return ['CD857', `does not respond: ${status.why}`, 'Try again later.'];
    case 'moved':
      return [
        'CD858',
        `redirects to ${status.to}`,
        'Open both addresses: if the offer is at the new one, use that; if it is the home page, the offer may be over.',
      ];
    case 'alive':
    case 'unclear':
      return null;
  }
}
