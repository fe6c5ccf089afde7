/** `word` without the ending of a plural or of a form of a verb; any number as "#". The result is only compared. */
export function wordStem(word: string): string {
  if (/^\d/.test(word)) return '#';
  const stem = word.replace(/(?:ing|ed|es|s)$/, '');
  return stem.length < 4 ? word : stem;
}
