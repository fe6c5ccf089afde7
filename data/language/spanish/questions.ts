import { words } from '../english/patterns.ts';
import type { FactWords } from '../factWords.ts';

/*
 * Spanish for questions about deals. The first topic that matches a question counts.
 */

const lead =
  '^ (?:(?:y|o|pero|ok|oye|hola|perdon|disculpa|tambien|ademas|gracias|bueno|entonces|por favor|,) )*';

export const spanishQuestions: FactWords['questions'] = {
  closed: `${lead}(?:hay(?! algo)|puedo|podemos|cab(?:e|en|emos)|se (?:puede|pueden|permiten?|necesita|tiene que)|necesit(?:o|amos)(?= (?:reservar|boletos?|reservacion|cita|llevar))|hace falta|hay que|tengo que|tenemos que|aceptan|permiten|(?:se )?incluyen?|esta(?:n)? incluid[oa]s?|abren|cierran|sirven|ofrecen|hablan|dejan|cobran|dan|entregan|queda(?:n)?|viene con|sabes si) `,
  marked: `${lead}(?:es|son|esta|estan|tienen?|vale|cuesta|sigue|aplica|seria|sera) `,
  open: `${lead}(?:que|cual(?:es)?|cuando|cuant[oa]s?|donde|adonde|como|a que|hasta (?:cuando|que)|desde (?:cuando|que)|en que|por cuanto|para cuant[oa]s|con cuanta|de que|quien)(?= )`,
  further: `${lead}(?:que (?:tal|hay de|pasa con)|y) (?:l[oa]s? |el |un[oa]? )?`,
  search: words(
    'busco|buscamos|quier[oa]|queremos|quisiera|recomiend\\w+|recomendacion(?:es)?|sugier\\w+|muestra\\w*|ensename|dame|algo|algun(?:a|os|as)? (?:lugar|oferta|sitio|restaurante|plan|evento)\\w*|un (?:lugar|sitio|restaurante|plan)|lugares|ofertas|que (?:hay|hago|hacer|hacemos|podemos hacer|puedo hacer|me recomiendas)|(?:donde|adonde) (?:puedo|podemos|ir|vamos|comer|llevar)|vale la pena|mejor|mas barat[oa]|de verdad|estafa',
  ),
  exists: `${lead}(?:hay|tienen|conoces|sabes de)(?= )`,
  each: words(
    '(?:algun[oa]|cual(?:es)?|tod[oa]s|ningun[oa]|un[oa]) de (?:est[oa]s|es[oa]s|ell[oa]s|l[oa]s \\d)|l[oa]s \\d|cual(?= (?:tiene|es|acepta|incluye|abre))',
  ),
  one: words(
    'empieza|comienza|termina|cuesta|vale|dura|es|esta abierto|tiene|queda|incluye|abre|cierra|acepta|permite|necesita|eso|esto|ese|esa|este|esta(?! (?:noche|tarde|manana|semana))|ahi|alli|alla|lo|la|el lugar|la oferta|el evento|el restaurante|el hotel|le|su',
  ),
  page: words('(?:este|esta) (?:oferta|pagina|lugar|evento|restaurante|hotel)|aqui'),
  they: words('ell[oa]s|ahi|alli|les|sus?'),
  nth: words(
    '(?:el |la |numero |opcion )?(primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa])(?! (?:bebida|sesion|funcion|fecha|hora|clase|visita|dia|semana|noche))|(?:numero|opcion|oferta) (\\d)',
  ),
  determined: words('(?:el|la|los|las|ese|esa|este|esta|del|al|en) \\w+(?: \\w+){0,2}'),
};

export const spanishTopics: FactWords['topics'] = [
  [
    'extras',
    words(
      'propinas?|impuestos?|cargos?|deposito|(?:yo|nosotros) (?:tambien )?pag\\w+|(?:pago|pagamos) (?:yo|nosotros|tambien)|los (?:adultos|papas|padres) (?:pagan|entran)',
    ),
  ],
  ['parking', words('estacionamiento|estacionar\\w*|parqueo|parquear\\w*|parqueadero|parking|valet|cochera')],
  [
    'soldOut',
    words(
      'agotad[oa]s?|quedan? (?:lugares|boletos|entradas|cupo)|hay (?:cupo|lugar(?:es)?)|disponib(?:le|les|ilidad)',
    ),
  ],
  [
    'until',
    words(
      'hasta cuando|venc\\w+|caduc\\w+|expir\\w+|sigue (?:vigente|disponible)|vigen(?:te|cia)|ultimo dia|fecha limite',
    ),
  ],
  [
    'groups',
    words('grupos?|(?:cuant[oa]s|\\d+) personas|somos \\d+|seremos \\d+|cab(?:e|en|emos)|cupo para \\d+'),
  ],
  ['alone', words('sol[oa]|por mi cuenta|una (?:sola )?persona')],
  [
    'price',
    words(
      'cuanto|precio|cuesta|cuestan|vale|sale|cobran|por (?:persona|pareja|cabeza)|en total|gratis|descuento|ahorr\\w+',
    ),
  ],
  [
    'refund',
    words('reembols\\w*|cancel\\w*|devoluci\\w+|devuelven|cambiar (?:la )?(?:fecha|hora|cita|reservacion)'),
  ],
  [
    'diet',
    words(
      'vegan[oa]s?|vegetarian[oa]s?|gluten|celiac[oa]s?|lacteos|lactosa|nueces|mani|cacahuates?|halal|kosher|alergi\\w+|alergic[oa]s?|dietas?',
    ),
  ],
  [
    'access',
    words(
      'silla(?:s)? de ruedas|escaleras?|escalon(?:es)?|gradas|elevador|ascensor|rampas?|accesib\\w+|discapacit\\w+|discapacidad|carriolas?|coche de bebe|stroller|banos?|lengua de senas|subtitulos|sord[oa]s?|cieg[oa]s?|autis\\w+',
    ),
  ],
  ['pets', words('perr[oa]s?|perrit[oa]s?|mascotas?|animales|gat[oa]s?')],
  [
    'ages',
    words(
      'edad(?:es)?|anos|nin[oa]s?|hij[oa]s?|bebes?|familiar|familias?|menores|adultos|identificacion|adolescentes?|niet[oa]s?|nen[ea]s?',
    ),
  ],
  ['included', words('inclu\\w+|que (?:trae|viene|me dan|nos dan)|viene con|trae')],
  ['code', words('codigos?|cupon(?:es)?')],
  ['restrictions', words('restricci\\w+|condicion(?:es)?|letra (?:chica|pequena)|reglas?|limites?|terminos')],
  [
    'booking',
    words(
      'reserv\\w+|cita(?:s)?|con anticipacion|boletos?|entradas?|(?:como|donde) (?:lo |la |los )?(?:compro|compramos|consigo|uso|canjeo|pido|reservo|compra)|nomas llegar|llegar',
    ),
  ],
  [
    'duration',
    words('cuanto (?:tiempo )?(?:dura|tarda|toma|se tarda)|duracion|dura|cuant[oa]s (?:horas|minutos)'),
  ],
  ['weather', words('llueve|lluvia|llover|mal tiempo|clima|frio|calor|tormenta')],
  [
    'fulfillment',
    words(
      '(?:lo|la|los|las) (?:llevan|traen|mandan|entregan)|(?:llevar|traer|mandar)(?:lo|la|los|las) a|(?:llevan|traen|mandan) (?:a|hasta) (?:mi|la|el|su)',
    ),
  ],
  ['bring', words('llevar|llevo|llevamos|traer|ropa|zapatos|vestir\\w*|ponerme|vestimenta')],
  [
    'fulfillment',
    words('a domicilio|delivery|para llevar|recoger|envi(?:o|an|os)|entreg\\w+|en linea|por internet'),
  ],
  ['languages', words('espanol|ingles|idiomas?|frances|hablan|bilingue')],
  ['transit', words('autobus(?:es)?|bus(?:es)?|camion|tren|metro|transporte|tranvia|sin carro')],
  [
    'place',
    words(
      'donde (?:es|esta|queda|quedan)|direccion|ubicacion|ubicad[oa]|en que (?:parte|zona|calle)|como (?:llego|llegamos|se llega)',
    ),
  ],
  [
    'hours',
    words(
      'a que hora|cuando|horarios?|abr(?:e|en|iran)|abiert[oa]s?|cierran?|empieza|empiezan|comienza|termina|que (?:dia|dias|fechas?)|hoy|manana|fechas?|fin de semana|domingos?|lunes|martes|miercoles|jueves|viernes|sabados?',
    ),
  ],
  ['setting', words('adentro|afuera|aire libre|bajo techo|techado|terraza|patio')],
  ['contact', words('telefono|numero (?:de telefono|para llamar)|contacto|llamar|correo|pagina web')],
];
