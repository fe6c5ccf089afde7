/** `text` in the form of an utterance: words in lower case with single spaces between, before and after. */
export const utteranceOf = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()} `;
