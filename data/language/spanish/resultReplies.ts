import type { ResultReplies } from '../resultReplies.ts';

/** How deals are presented, and what is missing. */
export const spanishResultReplies: ResultReplies = {
  results: [
    'Te recomiendo {title}, {where}{because}',
    'Yo iría por {title}, {where}{because}',
    'Prueba {title}, de {vendor}, {where}{because}',
    'Échale un ojo a {title}, {where}{because}',
  ],
  resultsFor: [
    'Para {wish} te recomiendo {title}, {where}{because}',
    'Para {wish} yo iría por {title}, {where}{because}',
    'Para {wish}, prueba {title}, de {vendor}, {where}{because}',
  ],
  resultsOf: [
    '{wish}: te recomiendo {title}, {where}{because}',
    '{wish}: prueba {title}, de {vendor}, {where}{because}',
  ],
  resultsThen: [
    'Te recomiendo {title} para {wish}, {where}{because}',
    'Para {wish} yo iría por {title}, de {vendor}, {where}{because}',
  ],
  resultsInstead: [
    'Lo más parecido que tengo es {title}, {where}{because}',
    'En su lugar te puede gustar {title}, de {vendor}, {where}{because}',
  ],
  cheaper: ['Más barato: {title}, {paid}.', 'Entonces mejor {title}, {where}.'],
  more: ['Lo siguiente en mi lista: {title}, {where}.', 'También está {title}, {where}.'],
  else: ['¿Y qué tal {title}, {where}?', 'Entonces algo distinto: {title}, de {vendor}.'],
  surprise: ['Sin más preguntas, yo elijo {title}, {where}.', 'Déjame sorprenderte: {title}.'],
  top: [
    'Esto es lo mejor de la lista, empezando por {title} con {percent}% de descuento.',
    'Ahora mismo destacan estas. La primera: {title}, {paid}.',
    'Ahora mismo destacan estas, empezando por {title}.',
  ],
  cheapest: ['Esos ya eran los precios más bajos.', 'Más barato que eso no hay aquí.'],
  unsure: [
    'De {needs} no sé nada seguro, así que pregunta antes en {vendor}.',
    'De {needs} no todas{all} dicen algo, así que pregunta antes.',
  ],
  lacking: [
    '{needs}: en {vendor} no, según su página.',
    '{needs}: no todas{all} lo tienen, según sus páginas.',
  ],
  mustBook: ['En {vendor} hay que reservar antes.', 'Para algunas de estas{all} hay que reservar antes.'],
  unsureDiet: [
    'La página no dice si hay algo {needs}, así que pregunta antes en {vendor}.',
    'No todas las páginas{all} dicen si hay algo {needs}, así que pregunta antes.',
  ],
  allergy: [
    'Con alergias no puedo asegurarte nada: avisa a {vendor} antes de reservar o pedir.',
    'Con alergias no puedo asegurarte nada: avisa en el lugar{all} antes de reservar o pedir.',
  ],
  unsureGroup: ['No sé si hay lugar para {count}, así que llama antes.'],
  need: ['No puedo confirmar lo de “{need}”, así que pregunta antes de reservar.'],
  timeNamed: ['Para {when},'],
  noFeast: ['No tengo nada especial para {feast}.'],
  plan: ['Así pasaría yo {when}, una parada tras otra:', 'Mi plan para {when}, entonces:'],
  planSum: ['Así pasaría yo {when}, por {total} en total:'],
  planTotal: ['Así pasaría yo {when}, por {total} en total para {count}:'],
  noneThen: [
    'Para {when} ya es tarde para reservar. El próximo día es {next}.',
    'No tengo nada así para {when}. El día más cercano es {nearest}.',
    'No tengo nada así para {when}, así que estas son de otros días{other}.',
    'No hay nada así {when}. Más tarde, {times}:',
  ],
  noneAtHours: [
    'Para {day}, {hours}, no tengo nada así{closed}. A otras horas:',
    'Para {day} no tengo nada seguro {hours}{unsure}, así que revisa los horarios de estas.',
  ],
  otherDay: ['Si puedes otro día, {title} es {nearest}.'],
  pastDays: ['{when} ya pasó, así que busqué en cualquier día.', '{when} ya pasó. ¿Qué otro día puedes?'],
  pastPart: ['{when} ya pasó. Para lo que queda de hoy,'],
  elsewhere: ['No tengo nada en {place}: mis ofertas son de {city} y sus alrededores.'],
  unplaced: ['Ninguna de mis ofertas dice que esté {place}.'],
  noSuch: ['Por ahora no tengo ofertas de {topics}, lo siento, ni nada parecido.'],
  unknown: ['Por ahora no tengo ofertas de {topics}.'],
  endsOn: ['Termina el {until}'],
  endsThen: ['Terminan {when}:'],
  noneEnds: ['Ninguna termina {when}.'],
  endsNext: ['Estas terminan primero:'],
  coming: ['Pero viene “{title}”: {description}'],
  guide: ['Tenemos una guía para eso: “{title}”. {description}'],
  noneFits: ['De {topics} no tengo nada que cuadre con todo eso.'],
  noMore: ['Esas eran todas mis ofertas de {topics} que cuadran.'],
  noMoreThen: ['Esas eran todas mis ofertas de {topics} para {when}.'],
  noneFitsThen: ['No tengo ofertas de {topics} para {when}.'],
  unsuited: [
    '{title} es desde los {from} años.',
    '{title} es hasta los {to} años.',
    '{title} es para {least} personas o más.',
    '{title} es para {most} personas como máximo.',
    '{title} no va con “{need}”.',
  ],
  forTwo: [
    'El precio es para dos: pregunta en {vendor} cuánto paga una persona.',
    'Algunas{all} tienen un precio para dos.',
  ],
  unmarked: [
    'Pregunta antes en {vendor} si aceptan niños: la página no lo dice.',
    'Pregunta antes si aceptan niños: no todas{all} lo dicen.',
  ],
  relaxed: ['No tengo nada {wishes} para eso; esto es lo más cercano.'],
  again: [
    'Eso es todo lo que tengo. Cambia el lugar, el día o el precio, y busco otra vez.',
    'Ya viste todo lo que hay para eso. Con otra zona u otro precio, hay más.',
  ],
};
