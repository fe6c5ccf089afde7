import { describe, expect, it } from 'vitest';
import { careParts, plainWords } from '../../../../../client/assistant/care/careParts.ts';

const wordsOf = (count: number) => Array.from({ length: count }, (_, place) => `w${place}`);
const partsOf = (text: string) => careParts(text).parts;

describe('client/assistant/care/careParts', () => {
  it('has a short message as a whole, and each of its sentences', () => {
    const words = ['help', 'he', 'fell', ',', 'twice'];
    expect(careParts('Help! He fell, twice.')).toEqual({
      words,
      parts: [words, ['help'], ['he', 'fell', ',', 'twice']],
    });
    expect(partsOf('he fell')).toEqual([['he', 'fell']]);
  });

  it('has only the sentences of a long message', () => {
    const sentence = wordsOf(30);
    expect(partsOf(`${sentence.join(' ')}. ${sentence.join(' ')}`)).toEqual([sentence, sentence]);
  });

  it('has long sentences in pieces that overlap, up to the last word', () => {
    const words = wordsOf(45);
    expect(partsOf(words.join(' '))).toEqual([
      words.slice(0, 20),
      words.slice(10, 30),
      words.slice(20, 40),
      words.slice(30, 45),
    ]);
  });

  it('has one part without words for a message without any', () => {
    expect(careParts(' … ')).toEqual({ words: [], parts: [[]] });
  });

  it('reads marks, accents and stretched words as plain words', () => {
    expect(plainWords('Heeelp!! No puedo más…')).toBe(' help . no puedo mas . ');
    expect(plainWords('')).toBe('  ');
  });
});
