import { describe, expect, it } from 'vitest';
import { isRightToLeft, scriptOf } from '../../../../data/model/script.ts';

describe('data/model/script', () => {
  it('knows the script of a language, which a tag can name', () => {
    expect(['en-US', 'ar', 'az', 'az-Arab', 'sr-Latn', 'ja'].map(scriptOf)).toEqual([
      'Latn',
      'Arab',
      'Latn',
      'Arab',
      'Latn',
      'Jpan',
    ]);
  });

  it('knows the languages whose lines run from right to left by their script', () => {
    const tags = ['ar', 'ar-JO', 'he-IL', 'fa', 'ur-PK', 'yi', 'ckb', 'ps', 'dv', 'az-Arab', 'pa-Arab-PK'];
    expect(tags.filter((tag) => !isRightToLeft(tag))).toEqual([]);
  });

  it('takes all others for ones that run from left to right', () => {
    const tags = ['en-US', 'de', 'es-419', 'pt-PT', 'fr-CA', 'zh-Hant', 'ja', 'az', 'pa', 'ar-Latn', 'tlh'];
    expect(tags.filter((tag) => isRightToLeft(tag))).toEqual([]);
  });
});
