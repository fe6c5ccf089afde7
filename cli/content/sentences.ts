import { hiddenLetter, splitSentences } from '../../data/model/sentences.ts';

/** The end of braces after a stop of their own, also before other words: `{deal:jazz:Dance.|}`. */
const endAfterStop = /(?<=[.!?…][”’"')\]]*)(?:\|[^{}]*)?\}$/;

/**
 * The sentences of a paragraph of content, each with the space before it, so that joined they are the paragraph. Words in braces
 * are never split, but may be the end of a sentence.
 */
export const contentSentences = (paragraph: string): string[] =>
  splitSentences(paragraph, paragraph.replace(/\{[^{}]*\}/g, unbroken));

/** Braces as one word, with closing brackets in the place of what follows their stop. */
const unbroken = (braces: string) =>
  braces.replace(/^\{|\s/g, hiddenLetter).replace(endAfterStop, (end) => ')'.repeat(end.length));
