/** Characters that nobody sees: control, zero-width, direction, variation and tag characters, and halves of pairs. */
const unseen = /[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const unseenButLineEnds = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** `text` on one line, with only characters that can be seen; empty where it has none. */
export const plainLine = (text: string): string =>
  text
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(unseen, '')
    .trim();

/** `text` with only characters that can be seen and ends of lines; empty where it has none. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(unseenButLineEnds, '')
    .trim();
