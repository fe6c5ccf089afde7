/** A deal as its file has it. */
export type OracleDeal = Readonly<Record<string, unknown>> & { readonly slug: string };

/** A row of a feed: its texts by column. */
export type OracleRow = Readonly<Record<string, string>>;

/** What a feed is on a day. */
export interface OracleFeed {
  readonly name: string;
  readonly rows: readonly OracleRow[];
  /** Whether its end is missing. */
  readonly isCutOff: boolean;
}

/** A value of a map, in the forms that the oracle knows. */
export type OracleValue = string | readonly string[] | { readonly from: string; readonly split: string };

/** The keys of a map that the oracle knows. */
export interface OracleMap {
  readonly id: string;
  readonly fields: Readonly<Record<string, OracleValue>>;
  readonly category: {
    readonly rules: readonly { readonly from: string; readonly matches: string; readonly is: string }[];
    readonly default: string;
  };
  readonly neighborhood: { readonly from: string; readonly default: string };
  readonly filters: readonly { readonly from: string; readonly matches: string }[];
  readonly duplicates: 'first' | 'last' | 'cheapest';
  readonly expiresAfterDays?: number;
  readonly priceCheckDays?: number;
  readonly review?: boolean;
  readonly maxGone: number;
  readonly maxBad: number;
}

/** What a site has that an import asks for. */
export interface OracleSite {
  /** Ids of neighborhoods by their ids, names and aliases in lower case. */
  readonly neighborhoods: Readonly<Record<string, string>>;
  /** The picture of a deal without one. */
  readonly poster: string;
}

/** What must be true after an import. */
export interface OracleOutcome {
  readonly refused: 'cut off' | 'gone' | 'bad' | null;
  readonly deals: readonly OracleDeal[];
  /** How many rows are rejected, by reason. Meaningless for a feed that is cut off. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly added: readonly string[];
  readonly returned: readonly string[];
  readonly ended: readonly string[];
}
