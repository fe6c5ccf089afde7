import { describe, expect, it } from 'vitest';
import { catalogueFor } from '../../../../data/messages/catalogues.ts';
import { scriptInWords } from '../../../../data/messages/scriptMessages.ts';

const wordsOf = (script: string, own: Parameters<typeof catalogueFor>[1] = {}) =>
  new Function(`return ${scriptInWords(script, catalogueFor('en-US', own))}`)() as unknown;

describe('data/messages/scriptMessages', () => {
  it.each([
    ['"@@filters.title@@"', 'Filters'],
    ["'@@filters.title@@ here'", 'Filters here'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: part of the script
    ['`@@filters.title@@: ${1 + 1}`', 'Filters: 2'],
    ['"@@tag@@"', 'en-US'],
  ])('puts words in place of placeholders in %s', (script, said) => {
    expect(wordsOf(script)).toBe(said);
  });

  // biome-ignore lint/suspicious/noTemplateCurlyInString: as somebody may write it
  it.each(['"', "'", '`', '\\', '${x}', 'line\nbreak', '</script>', '%'])(
    'keeps the script whole with the words %s',
    (words) => {
      const own = { 'filters.title': words.replace(/[{}]/g, '') };
      for (const quote of ['"', "'", '`']) {
        expect(wordsOf(`${quote}@@filters.title@@${quote}`, own)).toBe(own['filters.title']);
        expect(wordsOf(`${quote}a @@filters.title@@ b${quote}`, own)).toBe(`a ${own['filters.title']} b`);
      }
    },
  );

  it('gives a message with values as data', () => {
    expect(wordsOf('["@@deals.count@@"]')).toEqual([[['count', { one: '{} deal', other: '{} deals' }]]]);
  });
});
