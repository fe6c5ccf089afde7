import type { FactReplies } from '../../../data/language/factReplyWords.ts';
import { factRepliesPath, readFactReplies } from '../../../data/model/assistant/factRepliesFile.ts';
import {
  type DetailsChunk,
  type DetailsRecord,
  detailsFileOf,
  readDetailsChunk,
} from '../../../data/model/deals/dealDetails.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { FactDesk, Turn, TurnContext } from '../conversation/turn.ts';

/** Makes a function that loads the JSON at a path once and reads it, and tries again after it failed. */
export type LoadOnce = <Data>(path: string, read: (sent: unknown) => Data | null) => () => Promise<Data>;

// Kept once for the page, as the assistant itself: an owner would have to be passed through every chat.
const chunkLoaders: Loaders<DetailsChunk> = new Map();
const replyLoaders: Loaders<FactReplies> = new Map();

type Loaders<Data> = Map<string, () => Promise<Data>>;

/** What answers about deals are made from. */
export interface LoadedFacts {
  readonly code: typeof import('./factDesk.ts');
  readonly replies: FactReplies;
  /** By slug; without those that could not be loaded. */
  readonly details: ReadonlyMap<string, DetailsRecord>;
}

/** Loads what is known about `deals`; `undefined` if the code or its words cannot be loaded. */
export async function loadFacts(
  deals: readonly DealRecord[],
  { data, language }: AssistantKnowledge,
  loadOnce: LoadOnce,
): Promise<LoadedFacts | undefined> {
  /** The data at `path`; `null` if it cannot be loaded. */
  const loaded = <Data>(loaders: Loaders<Data>, path: string, read: (sent: unknown) => Data | null) => {
    const load = loaders.get(path) ?? loadOnce(path, read);
    loaders.set(path, load);
    return load().catch(() => null);
  };
  const known = [...data.deals, ...(data.coming ?? [])];
  const files = new Set(deals.map((deal) => `/${detailsFileOf(known.indexOf(deal))}`));
  const [code, replies, ...chunks] = await Promise.all([
    import('./factDesk.ts').catch(() => null),
    loaded(replyLoaders, factRepliesPath(language.tag), readFactReplies),
    ...[...files].map((file) => loaded(chunkLoaders, file, readDetailsChunk)),
  ]);
  if (!code || !replies) return undefined;
  const details = new Map(chunks.flatMap((chunk) => Object.entries(chunk?.deals ?? {})));
  return { code, replies, details };
}

/**
 * What answers the questions of `turn`, with the details of the deals that they are about; `undefined` if it asks nothing
 * about deals, or if the code or its words cannot be loaded.
 */
export async function loadFactDesk(
  { asked, knowledge }: Pick<Turn, 'asked' | 'knowledge'>,
  loadOnce: LoadOnce,
): Promise<FactDesk | undefined> {
  const deals = asked.flatMap((question) => question.deals);
  const facts = deals.length > 0 ? await loadFacts(deals, knowledge, loadOnce) : undefined;
  return facts?.code.createFactDesk(facts.details, () => facts.replies);
}

/**
 * What tells whether a message is a question that is known of `deals`; `undefined` for no deals, or if the code or its words cannot
 * be loaded.
 */
export async function loadNearest(
  deals: readonly DealRecord[],
  knowledge: AssistantKnowledge,
  loadOnce: LoadOnce,
): Promise<TurnContext['nearest']> {
  const facts = deals.length > 0 ? await loadFacts(deals, knowledge, loadOnce) : undefined;
  return facts?.code.createNearest(facts.details, () => facts.replies);
}

/** All that the page of `deal` says at `now` (epoch milliseconds), as sentences; empty if it cannot be loaded. */
export async function loadPageLines(
  deal: DealRecord,
  knowledge: AssistantKnowledge,
  now: number,
  loadOnce: LoadOnce,
): Promise<readonly string[]> {
  const facts = await loadFacts([deal], knowledge, loadOnce);
  return facts?.code.pageLines(deal, facts.details, facts.replies, knowledge, now) ?? [];
}
