/** What a feed may be at most. Tests pass smaller ones. */
export interface FeedLimits {
  /** Bytes after unpacking. */
  readonly bytes: number;
  /** How many times larger than packed, once `freeBytes` are unpacked. */
  readonly ratio: number;
  readonly freeBytes: number;
  readonly rows: number;
  /** Characters of a row. */
  readonly rowLength: number;
  readonly columns: number;
  /** Levels of elements or objects. */
  readonly depth: number;
  /** Bytes of a calendar, which is read whole. */
  readonly calendarBytes: number;
}

const mega = 1_000_000;

export const feedLimits: FeedLimits = {
  bytes: 1000 * mega,
  ratio: 200,
  freeBytes: 10 * mega,
  rows: mega,
  rowLength: mega,
  columns: 1000,
  depth: 100,
  calendarBytes: 50 * mega,
};
