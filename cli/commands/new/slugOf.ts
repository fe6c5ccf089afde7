const longest = 80;

/** The slug that `text` comes to, such as "cafe-night" for "Café night!"; empty where nothing of it can be in one. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest + 1).replace(/-[^-]*$/, '');
  return cut.slice(0, longest);
}
