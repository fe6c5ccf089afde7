import type { LanguageSigns } from '../languageSigns.ts';

export const englishSigns: LanguageSigns = {
  words:
    'the and you your for with what whats where when which who how is are was were im i my we were our us to of that this these those it its in on at or not dont doesnt cant isnt do does did can could would should have need want like looking something anything somewhere some any near under over from show find get go going best cheap there here be been up out more than less but if about today tonight tomorrow after before without around them they their',
  weak: 'an by so for not',
  courtesies: 'hi hello hey thanks thank please bye sorry yes yeah',
  letters: "n't\\b|\\p{L}ing\\b",
};
