import type { Link } from './view.ts';

/** Words of a page with links in them; a string if there are none and all of them hold for good. */
export type LinkedText = string | readonly TextPart[];

export type TextPart = string | Link | PassingText;

/** Words that hold for a time only, such as a sentence that names a deal. */
export interface PassingText {
  readonly words: LinkedText;
  /** Epoch milliseconds. */
  readonly until: number;
  /** What stands in place of them from then on; without it their sentence, which they are, falls away. */
  readonly otherwise?: string;
}

/** The words alone, for places without links. */
export const wordsWithoutLinks = (text: LinkedText): string =>
  typeof text === 'string'
    ? text
    : text
        .map((part) =>
          typeof part === 'string' ? part : 'href' in part ? part.label : wordsWithoutLinks(part.words),
        )
        .join('');

/** `text` for places without links, with what it has of words that hold for a time only. */
export const withoutLinks = (text: LinkedText): LinkedText =>
  typeof text === 'string'
    ? text
    : text.map((part) => {
        if (typeof part === 'string') return part;
        return 'href' in part ? part.label : { ...part, words: withoutLinks(part.words) };
      });
