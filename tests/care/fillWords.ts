/**
 * A function that puts words into a sentence: for `(one|other)` one of these, which may be nothing, and for `{name}` one of
 * `words[name]`, which are separated by "|" and may name others.
 */
export function fillWords(
  words: Readonly<Record<string, string>>,
  pick: (list: readonly string[]) => string,
): (sentence: string) => string {
  const filled = (sentence: string): string =>
    sentence
      .replace(/\(([^()]*)\)/g, (_, choices: string) => pick(choices.split('|')))
      .replace(/\{(\w+)\}/g, (_, name: string) => filled(pick((words[name] ?? '').split('|'))));
  return filled;
}
