/** Invisible characters: control, zero-width, direction, variation and tag characters, and lone surrogates. */
const invisible = /[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
const invisibleExceptLineFeed = /(?!\n)[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** `text` on one line without invisible characters; may be empty. */
export const plainLine = (text: string): string =>
  text
    .replace(/[\s\u0085]/gu, ' ')
    .replace(invisible, '')
    .replace(/ +/g, ' ')
    .trim();

/** `text` without invisible characters except line feeds; may be empty. */
export const plainText = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(invisibleExceptLineFeed, '')
    .trim();
