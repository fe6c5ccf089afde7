/** An entry of the content as it will be written, and the keys that an editor should review. */
export interface DraftEntry {
  readonly entry: Readonly<Record<string, unknown>>;
  /** Keys that were filled in, in the order of the entry. */
  readonly placeholders: readonly string[];
}

/** `slug` as words, such as "Rooftop yoga". */
export function titleFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `text` with at most `max` characters. */
export const truncate = (text: string, max: number) => text.slice(0, max).trimEnd();
