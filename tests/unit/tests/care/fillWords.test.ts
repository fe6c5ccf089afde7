import { describe, expect, it } from 'vitest';
import { fillWords } from '../../../care/fillWords.ts';

const last = (list: readonly string[]) => list.at(-1) ?? '';

describe('tests/care/fillWords', () => {
  it('puts in one of the words between brackets, which may be nothing', () => {
    expect(fillWords({}, last)('my (son|daughter) fell( off|)')).toBe('my daughter fell');
  });

  it('puts in words by name, and what these name', () => {
    const words = { close: 'mom|my {kid}', kid: 'son|daughter' };
    expect(fillWords(words, last)('{close} is lost')).toBe('my daughter is lost');
  });

  it('finds names between brackets', () => {
    expect(fillWords({ kid: 'son' }, last)('(him|my {kid})')).toBe('my son');
  });
});
