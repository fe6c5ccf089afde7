/** A sentence, with what stands between it and the next one. */
export interface Sentence {
  readonly text: string;
  /** Empty where the text ends with it. */
  readonly gap: string;
}

/** The sentences of `text`, lines included; the last one may not be whole. */
export const sentencesOf = (text: string): readonly Sentence[] =>
  [...text.matchAll(/(.+?(?:(?<=[.!?…]["”’»)]*)(?=\s+\D|\s*$)|(?<=[。！？])|(?=\n)|$))(\s*)/gsu)].map(
    ([, sentence = '', gap = '']) => ({ text: sentence, gap }),
  );
