import { describe, expect, it } from 'vitest';
import { careParts, plainWords } from '../../../../../client/assistant/care/careParts.ts';

const wordsOf = (count: number) => Array.from({ length: count }, (_, place) => `w${place}`);
const partsOf = (text: string) => careParts(text).parts;

describe('client/assistant/care/careParts', () => {
  it('has a short message as a whole, and each of its sentences', () => {
    const words = ['help', 'he', 'fell', ',', 'twice'];
    expect(careParts('Help! He fell, twice.')).toEqual({
      words,
      isLong: false,
      parts: [words, ['help'], ['he', 'fell', ',', 'twice']],
    });
    expect(partsOf('he fell')).toEqual([['he', 'fell']]);
  });

  it('has only the sentences of a long message', () => {
    const sentences = Array.from({ length: 4 }, () => wordsOf(11));
    expect(careParts(sentences.map((words) => words.join(' ')).join('. '))).toEqual({
      words: sentences.flat(),
      isLong: true,
      parts: sentences,
    });
  });

  it('has long sentences of a long message in pieces that overlap, up to the last word', () => {
    const words = wordsOf(45);
    expect(partsOf(words.join(' '))).toEqual(
      [0, 6, 12, 18, 24, 30, 36].map((start) => words.slice(start, start + 12)),
    );
  });

  it('has one part without words for a message without any', () => {
    expect(careParts(' … ')).toEqual({ words: [], isLong: false, parts: [[]] });
  });

  it('reads marks, accents and stretched words as plain words', () => {
    expect(plainWords('Heeelp!! No puedo más…')).toBe(' help . no puedo mas . ');
    expect(plainWords('')).toBe('  ');
  });
});
