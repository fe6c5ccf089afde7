const maxLength = 80;

/** Letters of European languages that no accent can be taken from. */
const spelledOut: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/** A slug for `text`, such as "cafe-night" for "Café night!"; empty if no letter or digit is left. */
export function slugFromText(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[æðđħıłøœßþ]/g, (letter) => spelledOut[letter] ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1).replace(/-[^-]*$/, '');
  return cut.slice(0, maxLength);
}
