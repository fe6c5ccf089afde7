import type { Endings } from '../endings.ts';
import type { NumberWords } from '../numberWords.ts';

export const spanishNumbers: NumberWords = {
  ones: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
  tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  others: { cien: 100, ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500 },
  scales: { mil: 1000 },
  scaleCounts: {},
  bankNotes: {},
  dozen:
    '^ (?:(?<half>media) |(?<count>\\d+|dos|tres|cuatro) |una )?docenas? (?:de )?(?=(?:nosotros|personas|gente|invitados|amigos|ninos|adultos|companeros|boletos) )',
  joint: 'y',
};

/** Words of both languages lose their plural to the same letters as their singular: "noche" and "noches", "bar" and "bares". */
export const spanishEndings: Endings = {
  singular: [
    ['(?<=..)(?:ces?|z)$', 'c'],
    ['(?<=..[^aeiou])es?$', ''],
    ['(?<=..[^s])s$', ''],
  ],
  plural: [
    ['s$', 's'],
    ['z$', 'ces'],
    ['(?<=[^aeiou])$', 'es'],
    ['$', 's'],
  ],
  stem: [
    ['(?<=...)(?:(?:ar|er|ir)(?:l[aoe]|me|se)?|ando|iendo)$', ''],
    ['(?<=...)[aeo]$', ''],
  ],
};
