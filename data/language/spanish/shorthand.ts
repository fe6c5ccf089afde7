import { dogsIn } from '../dogs.ts';

/** Short forms of chats, one or two words, and the words that they stand for, without accents. */
export const spanishShorthand: Readonly<Record<string, string>> = {
  ...dogsIn({ one: 'perro', many: 'perros', owners: ['mi', 'nuestro', 'nuestra'] }),
  ...{ q: 'que', k: 'que', ke: 'que', qe: 'que', xq: 'porque', pq: 'porque', xk: 'porque', pk: 'porque' },
  ...{ x: 'por', d: 'de', n: 'en', m: 'me', t: 'te', c: 'se', tb: 'tambien', tmb: 'tambien', tbn: 'tambien' },
  ...{ porfa: 'por favor', porfis: 'por favor', xfa: 'por favor', xfis: 'por favor', plis: 'por favor' },
  ...{
    pa: 'para',
    pal: 'para el',
    pala: 'para la',
    onde: 'donde',
    dnd: 'donde',
    ta: 'esta',
    pos: 'pues',
    ps: 'pues',
  },
  ...{ ai: 'hay', aki: 'aqui', kien: 'quien', bn: 'bien', fds: 'fin de semana' },
  ...{
    finde: 'fin de semana',
    findes: 'fin de semana',
    mnn: 'manana',
    dsd: 'desde',
    cto: 'cuanto',
    bb: 'bebe',
  },
  ...{
    tomorrow: 'manana',
    today: 'hoy',
    tonight: 'esta noche',
    'right now': 'ahora mismo',
    weekend: 'fin de semana',
  },
  ...{ 'tarde libre': 'por la tarde', 'noche libre': 'por la noche' },
  ...{ aver: 'a ver', depa: 'apartamento', cel: 'celular', compu: 'computadora' },
};
