import type { Spelling } from '../spelling.ts';

export const spanishSpelling: Spelling = {
  sounds: [
    ['ll', 'y'],
    ['(.)\\1', '$1'],
    ['sc(?=[ei])|c(?=[ei])|[zx]', 's'],
    ['qu(?=[ei])|c(?!h)|q', 'k'],
    ['g(?=[ei])', 'j'],
    ['gu(?=[ei])', 'g'],
    ['v', 'b'],
    ['(?<!c)h', ''],
  ],
  // "Taquitos", "jueguito", "cervecita", "cafecito", "florecita", "baratico", "carísimo".
  diminutives: [
    ['qui(?:t|sim)([oa])s?$', 'c$1'],
    ['gui(?:t|sim)([oa])s?$', 'g$1'],
    ['cit([oa])s?$', 'z$1'],
    ['e?cit[oa]s?$', ''],
    ['e?cit[oa]s?$', 'e'],
    ['(?:it|(?<=t)ic|isim)([oa])s?$', '$1'],
    ['it[oa]s?$', 'e'],
    ['it[oa]s?$', ''],
  ],
};
