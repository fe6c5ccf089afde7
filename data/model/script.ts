/** The script that a language is written in, by its code in ISO 15924: "Latn" for "en", "Arab" for "ar" and "az-Arab". */
export const scriptOf = (tag: string): string => new Intl.Locale(tag).maximize().script ?? '';

/** Whether the language of a BCP 47 tag is written from right to left. */
export const isRightToLeft = (tag: string): boolean => rightToLeft.includes(scriptOf(tag));

const rightToLeft = 'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa'.split(' ');
