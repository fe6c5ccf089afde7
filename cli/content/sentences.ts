/** American English: a point after one of these does not end a sentence. */
const abbreviation = /\b(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|Mt|Ave|vs|No)\.$/;

const sentenceEnd = /(?<=[.!?…][”’"')\]]*)\s+(?=["“‘'([]*[\p{Lu}\p{N}\uE000$])/gu;

/**
 * The sentences of a paragraph, each with the space before it, so that joined they are the paragraph. What is in braces never
 * ends one.
 */
export function splitSentences(paragraph: string): string[] {
  const masked = paragraph.replace(/\{[^{}]*\}/g, (braces) => '\uE000'.repeat(braces.length));
  const sentences: string[] = [];
  let start = 0;
  for (const { index } of masked.matchAll(sentenceEnd)) {
    if (abbreviation.test(masked.slice(start, index))) continue;
    sentences.push(paragraph.slice(start, index));
    start = index;
  }
  return [...sentences, paragraph.slice(start)];
}
