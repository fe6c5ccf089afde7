/** A deal that a text names: `{deal:slug}`, with any of `:own words` and `|words for when it is not live`. */
export interface DealReference {
  /** As it is written, and where it begins in the text. */
  readonly written: string;
  readonly index: number;
  readonly slug: string;
  /** What stands for the deal, with `[ ]` around what becomes the link if that is not all of it; `null` for its title. */
  readonly words: string | null;
  /** What stands there while the deal is not live; `null` if its sentence falls away. */
  readonly otherwise: string | null;
}

/** The references to deals in `text`, in their order. */
export function dealReferences(text: string): DealReference[] {
  if (!text.includes('{deal:')) return [];
  return [...text.matchAll(/\{deal:([^{}:|]*)(?::([^{}|]*))?(?:\|([^{}]*))?\}/g)].map(
    ({ 0: written, 1: slug = '', 2: words = null, 3: otherwise = null, index }) => ({
      written,
      index,
      slug,
      words,
      otherwise,
    }),
  );
}

/** The words of a reference without the marks around what becomes the link. */
export const withoutLinkMarks = (words: string): string => words.replace(/[[\]]/g, '');

/** `text` with something else in place of each reference. */
export function replaceDealReferences(text: string, replace: (reference: DealReference) => string): string {
  let end = 0;
  const parts = dealReferences(text).map((reference) => {
    const before = text.slice(end, reference.index);
    end = reference.index + reference.written.length;
    return before + replace(reference);
  });
  return parts.join('') + text.slice(end);
}

/** The length of `text` as visitors read it, with the longer words of each reference; a title counts as its slug. */
export const readingLength = (text: string): number =>
  replaceDealReferences(text, ({ slug, words, otherwise }) =>
    'x'.repeat(Math.max(withoutLinkMarks(words ?? slug).length, otherwise?.length ?? 0)),
  ).length;
