import { words } from '../english/patterns.ts';
import type { FactWords } from '../factWords.ts';
import { spanishNeedNames, spanishNeeds } from './needs.ts';
import { spanishQuestions, spanishTopics } from './questions.ts';

/** Spanish for facts. */
export const spanishFacts: FactWords = {
  locale: 'es-US',
  needs: spanishNeeds,
  needNames: spanishNeedNames,
  quick: words(
    '(?:maximo|menos de|no mas de|hasta|solo|tengo|tenemos) (?:como |unos )?(?:(\\d+) minutos?|(?:1|una) hora|(\\d+) horas)|(?:(\\d+) minutos?|(?:1|una) hora|(\\d+) horas) (?:como )?maximo|algo rapid(?:o|ito)',
  ),
  quickName: 'Máximo {time}',
  included: {
    breakfast: words('desayunos?'),
    lunch: words('almuerzos?|lonche'),
    dinner: words('cenas?|comidas?'),
    drinks: words('bebidas?|cervezas?|vinos?|cocteles|coctel|cafes?|refrescos?|tragos?'),
    dessert: words('postres?|pastel(?:es)?|helados?'),
    snacks: words('botanas?|palomitas|bocadillos|antojitos'),
    gear: words('equipos?|zapatos|patines|cascos?|materiales|chalecos?'),
    ticket: words('boletos?|entradas?|admision'),
    guide: words('guias?|instructor(?:a|es)?'),
    lesson: words('clases?|lecciones|leccion'),
    ride: words('transporte|traslados?'),
    gift: words('regalos?|recuerdos?|fotos?'),
  },
  withIncluded:
    '(?<= )(?:con (?:el |la |los |las |un |una )?{thing} (?:incluid[oa]s?|gratis)|que (?:incluyan?|traigan?|tengan?) (?:el |la |los |las |un |una )?{thing}|{thing} incluid[oa]s?)(?= )',
  includedName: 'Con {thing}',
  includedNames: {
    breakfast: 'desayuno',
    lunch: 'almuerzo',
    dinner: 'comida',
    drinks: 'bebidas',
    dessert: 'postre',
    snacks: 'botanas',
    gear: 'equipo',
    ticket: 'boletos',
    guide: 'guía',
    lesson: 'clase',
    ride: 'transporte',
    gift: 'regalo',
  },
  inTotal: words(
    'en total|todo junto|(?:entre|para|por) (?:tod[oa]s|amb[oa]s|l[oa]s \\d+|nosotr[oa]s(?: \\d+)?)|para (?:\\d+)(?: personas)?',
  ),
  forEach: words('cada un[oa]|por (?:persona|cabeza)|c u'),
  questions: spanishQuestions,
  topics: spanishTopics,
  failed: 'En este momento no lo puedo consultar; está en la página de {title}.',
};
