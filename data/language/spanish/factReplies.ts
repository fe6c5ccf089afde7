import { words } from '../english/patterns.ts';
import type { FactReplies } from '../factWords.ts';
import { spanishFactAnswers as answers } from './factAnswers.ts';

/** Spanish for answers about the facts of deals, whose own sentences are in the language of the site. */
export const spanishFactReplies: Omit<FactReplies, 'sentences'> = {
  details: {
    now: words('ahora(?: mismo)?|ahorita|en este momento'),
    today: words('hoy|esta (?:noche|tarde|manana)'),
    tomorrow: words('manana'),
    weekend: words('fin(?:es)? de semana|finde'),
    free: words('gratis|gratuit[oa]|pagar|cobran|cuesta'),
    walkIn: words(
      'sin (?:reserva(?:cion)?|cita|reservar)|llegar (?:asi|nomas|directo)|(?:solo|nomas) llegar|basta con llegar',
    ),
    how: words('como|donde'),
    total: words(
      'en total|tod[oa]s|para (?:l[oa]s )?\\d+|amb[oa]s|entre \\d+|somos \\d+|seremos \\d+|toda la familia',
    ),
    perPerson: words('por (?:persona|cabeza|pareja)|cada un[oa]|c u|para (?:l[oa]s )?\\d+'),
    kids: words('nin[oa]s?|hij[oa]s?|bebes?|nen[ea]s?|peques?|familias?|familiar|adolescentes?|niet[oa]s?'),
  },
  answers,
};
