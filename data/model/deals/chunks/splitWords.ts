const gaps = /[\n\r\p{Z}\p{P}]+/u;

/** The words of a text as MiniSearch, which small catalogues use, tells them apart. */
export const splitWords = (text: string): string[] => text.split(gaps).filter((word) => word !== '');
