import { describe, expect, it } from 'vitest';
import { timesInWords } from '../../../../../client/assistant/words/timesInWords.ts';
import { english } from '../../../../../data/language/english/english.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';

describe('client/assistant/words/timesInWords', () => {
  it.each([
    ['Open Fri, Sat 5–11 PM', 'abierto vie, sáb 5–11 PM', 'open Fri, Sat 5–11 PM'],
    ['7:30 PM (sold out)', '7:30 PM (agotado)', '7:30 PM (sold out)'],
    ['Sun 2 PM; Mon 3 PM', 'dom 2 PM; lun 3 PM', 'Sun 2 PM; Mon 3 PM'],
    [
      'Open noon–3 PM, 5 PM–midnight',
      'abierto mediodía–3 PM, 5 PM–medianoche',
      'open noon–3 PM, 5 PM–midnight',
    ],
    ['', '', ''],
  ])('says "%s" in Spanish and in English', (text, inSpanish, inEnglish) => {
    expect(timesInWords(text, spanish)).toBe(inSpanish);
    expect(timesInWords(text, english)).toBe(inEnglish);
  });
});
