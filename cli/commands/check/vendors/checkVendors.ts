import type { FindingCode } from '../catalogue.ts';
import type { FoundOnSite } from '../finding.ts';
import type { PageMemory } from '../pageMemory.ts';
import { askVendor, type Patience, usualPatience, type VendorAnswer } from './askVendor.ts';
import { type TurnLimits, takeTurns } from './turns.ts';
import type { VendorWorld } from './vendorWorld.ts';

/** What came of asking vendors, in numbers. */
export type VendorCounts = Record<VendorAnswer['kind'] | 'asked' | 'skipped', number>;

/** How vendors are asked. */
export interface VendorRequest {
  readonly world: VendorWorld;
  /** Says who asks, and for which site. */
  readonly userAgent: string;
  readonly limits?: TurnLimits;
  readonly patience?: Patience;
  readonly onAnswer: (done: number, total: number) => void;
}

/** Few at once, and never in a hurry: the vendors are partners. */
const usualLimits: TurnLimits = { atOnce: 4, pause: 1_000 };

/** Names that never lead anywhere. Rule: https://www.rfc-editor.org/rfc/rfc2606 */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/**
 * Asks each address of a vendor on `pages` whether it still answers (CD856, CD857, CD858). Invented vendors are passed
 * over: nobody is there to ask.
 */
export async function checkVendors(
  pages: ReadonlyMap<string, PageMemory>,
  { world, userAgent, limits = usualLimits, patience = usualPatience, onAnswer }: VendorRequest,
  found: FoundOnSite,
): Promise<VendorCounts> {
  const firsts = firstPages(pages);
  const addresses = [...firsts.keys()];
  const real = addresses.filter((address) => !reserved.test(new URL(address).hostname));
  const counts: VendorCounts = {
    asked: 0,
    skipped: addresses.length - real.length,
    alive: 0,
    moved: 0,
    dead: 0,
    silent: 0,
    unclear: 0,
  };
  const asking = { world, patience, userAgent, turns: takeTurns(limits, world.sleep) };
  await Promise.all(
    real.map(async (address) => {
      const answer = await askVendor(address, asking);
      counts.asked += 1;
      counts[answer.kind] += 1;
      onAnswer(counts.asked, real.length);
      const page = firsts.get(address);
      if (page) tell(address, answer, page, found);
    }),
  );
  return counts;
}

function firstPages(pages: ReadonlyMap<string, PageMemory>): Map<string, PageMemory> {
  const firsts = new Map<string, PageMemory>();
  for (const page of pages.values()) {
    for (const address of page.vendors) if (!firsts.has(address)) firsts.set(address, page);
  }
  return firsts;
}

/** What to do about an answer, and its code; `null` where nothing is wrong. */
function findingOf(answer: VendorAnswer): readonly [code: FindingCode, what: string, hint: string] | null {
  switch (answer.kind) {
    case 'dead':
      return ['CD856', `is dead: ${answer.why}`, 'Ask the vendor for the new address, or end the deal.'];
    case 'silent':
      return ['CD857', `does not answer: ${answer.why}`, 'Try again later.'];
    case 'moved':
      return [
        'CD858',
        `leads on to ${answer.to}`,
        'Open both: if the offer is there, take the new address; if it is the front door, the offer may be over.',
      ];
    case 'alive':
    case 'unclear':
      return null;
  }
}

function tell(address: string, answer: VendorAnswer, { path, file }: PageMemory, found: FoundOnSite): void {
  const finding = findingOf(answer);
  if (!finding) return;
  const [code, what, hint] = finding;
  const problem = `The link to the vendor at ${address} ${what}.`;
  found(code, path, file, { problem, hint, clues: [address] });
}
