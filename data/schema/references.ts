/** What an id or path in a content file names. Editors offer those that a content folder has. */
export type Reference =
  | 'category'
  | 'neighborhood'
  /** Any other text names a vendor without an entry of its own. */
  | 'vendor'
  | 'deal'
  | 'drawing'
  | 'landing-page'
  | 'currency'
  /** Old names of zones, which no list has, are fine too. */
  | 'time-zone'
  /** A path of the site, which can go on with a query or fragment. */
  | 'page';

declare module 'zod' {
  /** What schemas tell editors beyond their types. */
  interface GlobalMeta {
    readonly references?: Reference;
    /** Rules of JSON Schema that go for a city with several neighborhoods only. */
    readonly severalParts?: Readonly<Record<string, unknown>>;
    /** Whether it names a picture, which editors let their users choose. */
    readonly picture?: true;
    /** The most characters of a text that can name deals by reference, as visitors read it. */
    readonly readingLength?: number;
    /** What VS Code says of a text that does not match `pattern`. */
    readonly patternErrorMessage?: string;
    readonly pattern?: string;
    readonly format?: string;
  }
}
