/** Short forms of chats, one or two words, and the words that they stand for, without accents. */
export const spanishShorthand: Readonly<Record<string, string>> = {
  ...{ q: 'que', k: 'que', xq: 'porque', pq: 'porque', x: 'por', d: 'de', tb: 'tambien', tmb: 'tambien' },
  ...{
    porfa: 'por favor',
    porfis: 'por favor',
    xfa: 'por favor',
    finde: 'fin de semana',
  },
};
