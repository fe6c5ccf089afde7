import type { Phrases } from './rules.ts';

/** Words for the same kind of deal. */
export interface Related {
  /** What deals call it: their tags, or words of their titles. */
  readonly topics: Phrases;
  /**
   * What visitors also call it, or what it is for: "walk my dog", "icecream". After "~", also in `topics`, is another thing of
   * the kind: where no deal is about it, the answer says so before it shows these.
   */
  readonly words: Phrases;
}

/**
 * The kinds of deals that `lines` name, one a line: what deals call it, a colon, and what visitors also call it; words of
 * both are separated by commas.
 */
export const thesaurusOf = (lines: string): Related[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [topics = '', words = ''] = line.split(': ').map((list) => list.replaceAll(', ', '|'));
      return { topics, words };
    });
