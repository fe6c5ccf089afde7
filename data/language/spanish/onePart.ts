import type { OnePartReplies } from '../onePartReplies.ts';

export const spanishOnePart: OnePartReplies = {
  setting: ['¿Prefieres adentro o al aire libre?', '¿Adentro o afuera?'],
  unlike: ['No tengo nada más como {like}. ¿Te serviría otro precio?'],
  again: [
    'Eso es todo lo que tengo. Cambia el día o el precio, y busco otra vez.',
    'Ya viste todo lo que hay para eso. Con otro precio u otro día, hay más.',
  ],
};
