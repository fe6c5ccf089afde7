/** American English: a point after one of these does not end a sentence. */
const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|Mt|Ave|vs|No)\.\}?$/;

/** Words in braces may bring their point along, before other words or the brace: `{deal:jazz:Dance.|} {deal:soup:Eat.} Rest.` */
const sentenceEnd = /(?<=[.!?…][”’"')\]]*(?:(?:\|[^{}]*)?\})?)\s+(?=["“‘'([]*[\p{Lu}\p{N}{$])/gu;

/**
 * The sentences of a paragraph, each with the space before it, so that joined they are the paragraph. Words in braces are never
 * split, but may be the end of a sentence.
 */
export function splitSentences(paragraph: string): string[] {
  const unbroken = paragraph.replace(/\{[^{}]*\}/g, (braces) => braces.replace(/\s/g, '\uE000'));
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of unbroken.matchAll(sentenceEnd)) {
    if (abbreviation.test(unbroken.slice(start, index))) continue;
    sentences.push(paragraph.slice(start, index));
    start = index;
  }
  return [...sentences, paragraph.slice(start)];
}
