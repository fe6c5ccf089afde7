import type { FactTopic } from '../../language/factWords.ts';
import type { NamedFacts } from './factFields.ts';

/*
 * What the assistant can be asked about a deal, apart from the data for lists: browsers load it in chunks, only when a
 * visitor asks.
 */

/** The details of a deal as its page says them. What is absent is unknown. */
export interface DetailsRecord {
  readonly facts?: NamedFacts;
  readonly goodFor?: string;
  readonly included?: readonly string[];
  readonly goodToKnow?: string;
  readonly restrictions?: readonly string[];
  readonly description: string;
  /** Empty for a deal without a place. */
  readonly places: readonly DetailedPlace[];
  readonly phone?: string;
  /** How visitors ask about the deal, and what answers them. */
  readonly questions?: readonly KnownQuestion[];
}

/**
 * Messages that ask the same, and what answers them: lines of the deal's page, or the fields of a topic; neither if its
 * page does not tell.
 */
export interface KnownQuestion {
  readonly asked: readonly string[];
  readonly says?: readonly string[];
  readonly fact?: FactTopic;
}

export interface DetailedPlace {
  readonly name?: string;
  /** Street and number without the city. */
  readonly address?: string;
  /** Id of a neighborhood. */
  readonly neighborhood: string;
}

/** Increased when pages of an earlier build could not read the details. */
export const dealDetailsVersion = 2;

/** A file of details: those of some deals that follow each other in `/deals.json`, by their slugs. */
export interface DetailsChunk {
  readonly version: typeof dealDetailsVersion;
  readonly deals: Readonly<Record<string, DetailsRecord>>;
}

/** How many deals a chunk has: so few that a question costs a phone little, also with all that visitors ask about them. */
export const dealsPerDetailsChunk = 4;

/** The file of the details of the deal at `index` in `/deals.json`. */
export const detailsFileOf = (index: number): string =>
  `deals/details/${Math.floor(index / dealsPerDetailsChunk)}.json`;

/** The chunk in parsed JSON; `null` if it is something else, or of another version. */
export function readDetailsChunk(sent: unknown): DetailsChunk | null {
  const chunk = sent as Partial<DetailsChunk> | null;
  return chunk?.version === dealDetailsVersion && chunk.deals ? (chunk as DetailsChunk) : null;
}
