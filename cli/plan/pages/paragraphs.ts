/** A text in its paragraphs, which empty lines part. */
export const inParagraphs = (text: string): string[] =>
  text
    .split(/(?:\r?\n){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
