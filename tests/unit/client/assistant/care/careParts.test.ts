import { describe, expect, it } from 'vitest';
import { careParts, plainWords } from '../../../../../client/assistant/care/careParts.ts';

const wordsOf = (count: number) => Array.from({ length: count }, (_, place) => `w${place}`);

describe('client/assistant/care/careParts', () => {
  it('has a short message as a whole, and each of its sentences', () => {
    expect(careParts('Help! He fell, twice.')).toEqual([
      ['help', 'he', 'fell', ',', 'twice'],
      ['help'],
      ['he', 'fell', ',', 'twice'],
    ]);
    expect(careParts('he fell')).toEqual([['he', 'fell']]);
  });

  it('has only the sentences of a long message', () => {
    const sentence = wordsOf(20);
    expect(careParts(`${sentence.join(' ')}. ${sentence.join(' ')}`)).toEqual([sentence, sentence]);
  });

  it('has long sentences in pieces that overlap, up to the last word', () => {
    const words = wordsOf(30);
    expect(careParts(words.join(' '))).toEqual([words.slice(0, 16), words.slice(8, 24), words.slice(16, 30)]);
  });

  it('has one part without words for a message without any', () => {
    expect(careParts(' … ')).toEqual([[]]);
  });

  it('reads marks, accents and stretched words as plain words', () => {
    expect(plainWords('Heeelp!! No puedo más…')).toBe(' help . no puedo mas . ');
    expect(plainWords('')).toBe('  ');
  });
});
