import { type DetailsChunk, detailsFileOf, readDetailsChunk } from '../../../data/model/deals/dealDetails.ts';
import type { FactDesk, Turn } from '../conversation/turn.ts';

/** Makes a function that loads the JSON at a path once and reads it, and tries again after it failed. */
export type LoadChunk = (
  path: string,
  read: (sent: unknown) => DetailsChunk | null,
) => () => Promise<DetailsChunk>;

// Kept once for the page, as the assistant itself: an owner would have to be passed through every chat.
const loaders = new Map<string, () => Promise<DetailsChunk>>();

/**
 * What answers the questions of `turn`, with the details of the deals that they are about; `undefined` if it asks nothing
 * about deals, or if the code cannot be loaded.
 */
export async function loadFactDesk(
  { asked, knowledge }: Turn,
  loadOnce: LoadChunk,
): Promise<FactDesk | undefined> {
  const deals = asked.flatMap((question) => question.deals);
  if (deals.length === 0) return undefined;
  const files = new Set(deals.map((deal) => `/${detailsFileOf(knowledge.data.deals.indexOf(deal))}`));
  const [code, ...chunks] = await Promise.all([
    import('./factDesk.ts').catch(() => null),
    ...[...files].map((file) => {
      const load = loaders.get(file) ?? loadOnce(file, readDetailsChunk);
      loaders.set(file, load);
      return load().catch(() => null);
    }),
  ]);
  return code?.createFactDesk(new Map(chunks.flatMap((chunk) => Object.entries(chunk?.deals ?? {}))));
}
