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
  // "Taquitos", "jueguito", "cervecita", "cafecito", "florecita", "baratico", "carísimo"; and "cortarle".
  diminutives: [
    ['(?<=[aei]r)(?:[mts]e|nos|l[aeo]s?)$', ''],
    ['qui(?:t|sim)([oa])s?$', 'c$1'],
    ['gui(?:t|sim)([oa])s?$', 'g$1'],
    ['[cs]it([oa])s?$', 'z$1'],
    ['e[cs]it([oa])s?$', '$1'],
    ['e?[cs]it[oa]s?$', ''],
    ['e?[cs]it[oa]s?$', 'e'],
    ['(?:it|(?<=t)ic|isim)([oa])s?$', '$1'],
    ['it[oa]s?$', 'e'],
    ['it[oa]s?$', ''],
  ],
};
