import { words } from '../english/patterns.ts';
import type { FactWords } from '../factWords.ts';
import { spanishWayCovered } from './matters.ts';

/*
 * Spanish for questions about deals. The first topic that matches a question counts.
 */

const lead =
  '^ (?:(?:y|o|no|pero|ok|oye|oiga|hola|perdon|disculp[ae]|tambien|ademas|gracias|bueno|entonces|por favor|pues|a ver|(?:una )?(?:ultima )?(?:pregunta|duda|cosa)|ultima|si o no|perfecto|genial|que bien|muchas gracias|me (?:puede|pueden|puedes) decir|sabes?|saben|,) )*(?:si (?:\\w+ ){1,6}?(?=(?:que|hay|se|me|nos|devuelven|cancelan|abren|igual|cuanto|a que|puedo|podemos) ))?';

/** What a question may be about, before its verb: "el masaje de parejas ya incluye …". */
const about =
  '(?:(?:el|la|los|las|lo|ese|esa|esos|esas|este|esta|en|a|del|de|para|hoy|manana) (?:\\w+ ){0,8}?)?(?:(?:ya|tambien|ahi|alli|todavia|no|l[aeo]s?|nos|me) )*';

/** Whether one can do without a car around there. */
const walkable = words(
  'caminables?|(?:zona|area|barrio|lugar|rumbo) (?:\\w+ ){0,4}(?:caminar|a pie|andar|caminando)|(?:caminar|andar|ir a pie|moverse|moverme|movernos) (?:a pie )?(?:por (?:la zona|el (?:area|barrio)|ahi|alli)|a (?:lugares|restaurantes|tiendas|todo))|(?:necesit(?:o|amos|a)|hace falta|hay que (?:tener|rentar)) (?:carro|coche|auto)|(?:todo )?queda a pie',
);

/** Whether one may come in a way. */
const wayThrough =
  '(?:podemos|se puede|puedo|pueden) (?:caminar|manejar|ir a pie|ir en (?:carro|coche|auto))';

/** Other times than those that were shown. */
const otherTimes = '(?:otr[oa]s|mas) (?:dias|fechas|horarios|noches)|(?:algun )?otro dia';

/** An amount of money that somebody says that those who come pay: "76 por los cuatro", "los 54 es para todos", "26 por persona". */
export const spanishSaidSum =
  '(?<= )(?<! (?:a las|hasta|desde|de|menos de|debajo de|mas de|somos|seremos|para|unos|maximo|tengo|tenemos|el|dia) )(?=\\$|\\d\\d|\\d dolares )\\$?(\\d+(?:\\.\\d+)?)(?: dolares| pesos)?(?= (?:(?:es|son|seria|serian|ya|solo|alcanzan?|cubren?|valen?|sirven?|pagan) )*(?:(?:por|para|a|entre|de|cubren?) (?:(?:solo|nosotros|l[oa]s|tod[oa]s?|la) )*(?:\\d+(?! (?:horas?|noches?|dias?) )|tod[oa]s|amb[oa]s|nosotr[oa]s|familia|grupo)|en total|(?:por|cada) (?:persona|cabeza|un[oa]|quien)|(?:\\S+ )*(?:verdad|cierto|correcto) $)(?: |$))|(?<= (?:pagamos|pagan|pagariamos|son|serian) )\\$?(\\d\\d+)(?= (?:[.,?]|$))';

export const spanishQuestions: FactWords['questions'] = {
  closed: `${lead}(?:hay(?! algo)|tienen(?= (?:\\w+ )?(?:banos?|cambiador|estacionamiento|parking|elevador|rampa|wifi|casilleros|regaderas|sillas)(?= ))|puedo|podemos|cab(?:e|en|emos)|se (?:puede|pueden|permiten?|necesita|tiene que)|necesit(?:o|amos)(?= (?:reservar|boletos?|reservacion|cita|llevar))|es (?:por|para|apt[oa]|accesible|gratis|obligatori[oa]|cierto)|son (?:gratis|por)|hace falta|hay que|tengo que|tenemos que|aceptan|permiten|(?:se )?incluyen?|esta(?:n)? incluid[oa]s?|abren|atienden|cierran|sirven|ofrecen|hablan|dejan|cobran|dan|prestan|entregan|queda(?:n)?|ya (?:trae|incluye|viene)|viene con|sabes si) `,
  marked: `(?!.* cuant[oa]s? )${lead}${about}(?:es|son|esta|estan|tienen?|vale|cuesta|sigue|aplica|seria|serian|sera|alcanzan?|cubren?|hay|puedo|podemos|puede|pueden|se (?:puede|pueden|permiten?|necesita|hace)|necesito|acepta[n]?|permite[n]?|incluyen?|trae[n]?|viene[n]?|abren?|cierran?|sirven?|hablan?|ofrecen?|dejan?|cobran?|cabe[n]?|dan|prestan|venden|requiere[n]?|funciona|queda[n]?|hacen) `,
  confirmed: `^ (?:\\S+ ){2,}(?:verdad|no|si|cierto|correcto) $|${spanishSaidSum}`,
  preface:
    '^ (?:\\w+ |, ){0,5}?(?:decir(?:me|nos)?|(?:di|diga)(?:me|nos)|saber|pregunt(?:ar(?:les?)?|e|o|aba)|sab(?:es?|en)|no se|me pregunto|duda(?: de)?|pregunta es)(?: (si))? ',
  open: `${lead}(?:\\$?\\d+(?:\\.\\d+)? (?:x|por) \\$?\\d+(?:\\.\\d+)?|que|cual(?:es)?|cuando|cuant[oa]s?|donde|adonde|como(?! (?:a|para) las? )|a que|hasta (?:cuando|que)|desde (?:cuando|que)|en que|por cuanto|para cuant[oa]s|con cuanta|de que|quien|(?:el )?(?:precio|total) (?:para|de|por)|(?:digo )?(?:el (?:precio|horario|costo)|la direccion)(?= $))(?= )|${lead}(?:el|la|los|las|lo|ese|esa|en|del|de|para) (?:\\w+ ){1,8}?(?:a que hora|cuanto (?:cuesta|costaria|dura|vale|sale|saldria|es|seri?an?|pag\\w+|cobran|tiempo)|(?:de|en)? ?que dias?|desde que edad|para que edad|como se|cuando (?:es|empieza|abre|cierra|hay))(?= )`,
  inside:
    '^ (?:(?:se )?puede[ns]?|puedo|podemos|hay(?! algo)|tienen|aceptan|permiten|cuanto (?:cuesta|dura|sale|es)|a que hora|que (?:incluye|llevo|pasa)|donde (?:esta|es|queda)|tengo que|tenemos que|hay que)(?= )',
  governing:
    '(?:^ (?:(?:y|o|pero) )?(?:si|cuando) (?:\\w+ )+|(?:^| )(?:que|si|cuando|donde|como|cual|quien|cuanto|lo|las|los|la|el|no|ya|para|de|a|en|por|sin|con|solo|se|me|nos|mas|muy|donde no|lugar|lugares|sitio|cosas|dime|sabes|ver|y|o) )$',
  further: `${lead}(?:que (?:tal|hay de|pasa con)|y(?: que pasa)? si|y) (?:l[oa]s? |el |un[oa]? )?|${lead}(?:${otherTimes}) `,
  asserted: '(?<= )(?:hasta cuando|(?:a|hasta) que hora|cuanto)(?= )',
  denial: '^ (?:(?:y|o|pero|entonces|,) )*sin (?:\\w+ ){1,3}$',
  condition: '^ (?:(?:y|o|pero|oye|oiga) )*(?:si|cuando|en caso de) ',
  theOne: words(
    '(?:el|la|lo|los|las) (?:de|del|con|en|para|que (?:es|esta|tiene)) ((?:\\w+ ?){1,3})|(?:los|esos) \\$?(\\d{2,})(?= (?:son|es|por|para|de|dolares|cada|incluyen?|[.,])| $)',
  ),
  asked: words(
    '(?<!que )(?:te |le |yo )?pregunt(?:e|aba|amos|abamos)(?! (?:por|a) )(?: (?:si|sobre|de))?|(?:la|mi) pregunta (?:era|es|fue)(?: (?:si|sobre|de))?|(?:quiero|queremos|queria) saber(?: (?:si|sobre|de))?',
  ),
  doubt: words(
    '(?:es|son) (?:real(?:es)?|verdad|cierto|de verdad|confiable|legitim[oa])(?: (?:el|la|ese|esa|este|esta) (?:precio|oferta|descuento))?(?= (?:[.,])| $)|(?:ese|este|el) precio es (?:real|verdad|cierto|correcto)|(?:cual es|donde esta) (?:el truco|la trampa)|demasiado bueno para ser (?:verdad|cierto)|por que (?:es|esta|son) tan barat[oa]s?',
  ),
  again: `${lead}(?:y|que (?:tal|hay de|pasa con)|o|(?:lo mismo|igual) (?:para|con|de|en)|(?:en|de|con|para)(?= (?:el|la|los|las) ))(?= )|^ y `,
  search: words(
    'busco|buscamos|quier[oa]|queremos|quisiera|recomiend\\w+|recomendacion(?:es)?|sugier\\w+|muestra\\w*|ensename|dame|(?<! (?:o|(?:el|la) \\w+ tienen?) )algo(?! asi )|algun(?:a|os|as)? (?:lugar|oferta|sitio|restaurante|plan|evento)\\w*|un (?:lugar|sitio|restaurante|plan)|lugares|ofertas|que (?:(?:mas |otra cosa )?(?:hay|tienes|me tienes)|hago|hacer|hacemos|podemos hacer|puedo hacer|me recomiendas)|(?:donde|adonde) (?:puedo|podemos|ir|vamos|comer|llevar|(?:me|nos) qued\\w+)|vale la pena|mejor|mas barat[oa]|de verdad|estafa',
  ),
  exists: `${lead}(?:hay|tienen|conoces|sabes de)(?= )`,
  anyOne: words(
    '(?:hay|tienen|tienes|sabes de) (?:un[oa]|algun[oa])(?= (?:en|de|que|para|por|el|hoy|manana|con|[.,]|$))',
  ),
  each: words(
    '(?:algun[oa]|cual(?:es)?|tod[oa]s|ningun[oa]|un[oa]) de (?:est[oa]s|es[oa]s|ell[oa]s|l[oa]s \\d)|(?<!(?:para|por|entre|somos|a|de|desde|hasta) )l[oa]s \\d|cual(?= (?:tiene|es|acepta|incluye|abre))',
  ),
  havingOf: words(
    '(?:cual(?:es)?|algun[oa]s?|tod[oa]s|ningun[oa])(?: de (?:est[oa]s|es[oa]s|ell[oa]s))? (?:tienen?|sirven?|ofrecen?|incluyen?|vienen? con|venden?|permiten?|aceptan?|dejan?)',
  ),
  one: words(
    otherTimes,
    wayThrough,
    'empieza|comienza|termina|cuesta|vale|dura|es|esta abierto|tiene|queda|incluye|abre|cierra|acepta|permite|necesita|eso|esto|ese|esa|este|esta(?! (?:noche|tarde|manana|semana))|ahi|alli|alla|lo|la|el lugar|la oferta|el evento|el restaurante|el hotel|le|su',
  ),
  page: words('(?:este|esta) (?:oferta|pagina|lugar|evento|restaurante|hotel)|aqui'),
  vacuous: words(
    '(?:(?:(?:se )?puede[ns]?|podemos|puedo|esta|seria|es|hay|sirve|funciona)(?: \\w+)? (?:ir|entrar|bien|segur[oa]|problema|posible|venir|hacerlo|participar)|no hay problema|(?:esta|estaria) bien|sirve|funciona|puede[ns]?|puedo|podemos)(?: para (?:el|ella|ellos|mi))?(?= [.,]? ?$)',
  ),
  refers: words(
    wayThrough,
    '(?<=^ (?:(?:y|pero|entonces|oye|,) )*)(?:queda|esta|es) (?:(?:muy|tan) )?(?:cerca|lejos)(?= (?:del?|[.,])(?= )| $)',
    'ahi|alli|alla|lo|la|los|las(?! \\d)|eso|esto|incluid[oa]s?|necesito|necesitamos|hace falta|hay que|tengo que|se (?:puede|permite)|(?:tienen|hay|dan|prestan|cobran|aceptan|permiten)',
  ),
  // "Hay" asks about what was shown already.
  amenity: words(
    '(?:hay|tienen?|sirven?|venden?|se puede (?:comprar|pedir)) (?:(?:algo|un|una|de|alguna?) )*(?:cafe|comida|bebidas?|vino|cervezas?|cocteles|helado|bar|alberca|piscina|gimnasio|juegos|musica(?: en vivo)?)(?= (?:[.,]|ahi|alla|tambien)| $)',
  ),
  stay: words(
    '(?:hay|tienen?|sirven?|ofrecen?) (?:(?:un|una|algun|alguna) )?(?:desayuno|cocina|refri(?:gerador)?|microondas|balcon|tina|sauna|jacuzzi|alberca|piscina|gimnasio)(?= (?:[.,]|ahi|alla|tambien|para)| $)',
  ),
  nth: words(
    '(?:el |la |numero |opcion )?(primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|(?<= (?:el|la) )ultim[oa])(?! (?:pregunta|duda|cosa|bebida|sesion|funcion|fecha|hora|clase|visita|dia|semana|noche))|(?:numero|opcion|oferta) (\\d)',
  ),
  filler: words('cosas?|lugar(?:es)?|sitio|ofertas?|negocio|tienda|evento|lo|de'),
  subject: words(
    '(?:es|esta|son|tienen?|aceptan?|permiten?|en|reservar|de) (?:el|la|los|las) \\w+|(?<=^ (?:y |pero |entonces )?)(?:el|la|los|las) \\w+|(?:el|la) \\w+(?= (?:es|tiene|acepta|permite|abre|cobra) )',
  ),
  naming:
    '^ (?:(?:,|y|o|pero|pues|ok|okay|no|si|bueno|entonces|mejor|tambien|ah|oye|oiga|hola|perdon|gracias|a ver|tal vez|quizas|que (?:tal|hay de|pasa con)|prefiero|preferimos|quiero|queremos|quisiera|(?:me|nos) gust\\w+|vamos a|(?:te |les? )?(?:hablo de|digo|dije|pregunt(?:e|aba) por|hablaba de)|sobre|solo|un|una|unos|unas|lo de) )*(?:(el|la|los|las|ese|esa|este|esta|al|del) )?',
  beside:
    '(?<= (?:(?:queda|esta|es|hay) )(?:\\w+ ){0,2})(?:cerca|lejos|al lado|a un lado|enfrente|junto) (?:del?|al?) .*$',
  walkable,
  way: words(
    '(?:en|con) (?:(?:el|la|mi|nuestro) )?(?:carro|coche|auto|camioneta|bici)|a pie|caminando|manejando',
  ),
  placesOf: words(
    'direcciones|(?:cual(?:es)?|que)(?: \\w+)? (?:zonas|barrios|colonias|sucursales|ubicaciones|lugares)',
    'donde (?:\\w+ )?(?:esta|queda|estan|quedan) (?:el|la|los|las) (?:de|del|que (?:esta|queda)n?)',
    'cual(?:es)?(?: exactamente)? (?:son(?: exactamente)?(?: (?:los|las|esos|esas) \\w+)?(?= [.,]| $)|(?:esta|queda)n? (?:en|cerca de))',
    '(?:hay|tienen) (?:un[oa]|algun[oa]) (?:en|cerca de)',
  ),
  determined: words(
    '(?:el|la|los|las|ese|esa|este|esta|del|al|en|lo de(?:l| la| los| las)?) \\w+(?: (?!(?:del|de (?:la|los|las)) )\\w+){0,2}',
  ),
};

export const spanishTopics: FactWords['topics'] = [
  ['other', words(spanishWayCovered)],
  [
    'price',
    `${spanishSaidSum}|${words('(?:alcanzan?|cubren?) (?:(?:para|a|solo|nosotros) )*(?:l[oa]s (?:\\d+|tod[oa]s)|\\d+|tod[oa]s|amb[oa]s|nosotros)|precio (?:\\w+ )?(?:para|por) (?:l[oa]s )?(?:\\d+|tod[oa]s|amb[oa]s)|(?:dice|pone) (?:que es )?(?:solo )?para \\d+|(?:pag\\w+|por) (?:la )?mitad|mitad del? precio')}`,
  ],
  ['place', walkable],
  ['bring', words('que (?:llevo|llevamos|hay que llevar|debo llevar|tengo que llevar|me pongo)')],
  [
    'discount',
    words(
      'descuentos? (?:\\w+ )?(?:para |de |a )?(?:\\w+ )?(?:estudiantes?|mayores|tercera edad|militar(?:es)?|veteranos?|maestr[oa]s?|ninos|grupos?|adultos mayores)|precio (?:de|para) (?:estudiantes?|ninos|mayores)|(?:estudiantes?|mayores|abuel[oa]s|tercera edad|militares|veteranos|maestr[oa]s|ninos) (?:\\w+ ){0,4}descuentos?',
    ),
  ],
  [
    'extras',
    words(
      'propinas?|impuestos?|cargos?|deposito|(?:yo|nosotros) (?:tambien )?pag\\w+|(?:pago|pagamos) (?:yo|nosotros|tambien)|los (?:adultos|papas|padres) (?:pagan|entran)',
    ),
  ],
  [
    'booking',
    words(
      '(?:telefono|llam\\w+)(?: \\w+){0,6} (?:en linea|internet|online)|(?:en linea|internet|online)(?: \\w+){0,6} (?:telefono|llam\\w+)|con cuant[oa] (?:tiempo|anticipacion|horas?|dias?)|cuant[oa]s? (?:tiempo|horas|dias) antes|comprar(?:l[oa]s?)? (?:\\w+ ){0,2}antes|(?:hasta|a) que hora (?:\\w+ ){0,3}(?:pedir|pido|encargar|ordenar|reservar|reservo)',
    ),
  ],
  [
    'access',
    words(
      '(?:meter(?:me|se|nos)|subir(?:me|se|nos)?|bajar(?:me|se|nos)?|entrar) (?:al agua|a la (?:alberca|piscina|lancha|canasta)|al (?:bote|tren|caballo|globo))|escalerilla|rodillas?|caderas?|baston|muletas|andadera',
    ),
  ],
  [
    'weather',
    words(
      '(?:llueve|llover|lluvia|lloviendo|nieva|tormenta|mal tiempo)(?: [\\w,]+){0,10}? (?:cancel\\w*|suspend\\w*)|(?:cancel\\w*|suspend\\w*)(?: [\\w,]+){0,10}? (?:llueve|llover|lluvia|lloviendo|nieva|tormenta|mal tiempo)',
    ),
  ],
  [
    'hours',
    words(
      otherTimes,
      'a que horas?|(?:que|cual(?:es)?) (?:dias?|noches|meses)|cuando|(?:en|desde|hasta|a partir de) que mes|temporadas?|hasta que horas?|ultim[oa] (?:funcion|fecha|sesion|clase)',
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
  ['price', words('cuanto (?:me |nos |te )?(?:cobran?|pag(?:o|a|amos)|cuestan?|sale|vale)')],
  [
    'groups',
    words(
      'grupos?|(?:cuant[oa]s|\\d+) personas(?! (?:cuanto|pag))|(?<! (?:cuanto|precio|cuesta|pag\\w+) .*)(?:somos|seremos) \\d+(?!.* (?:cuanto|precio|cuesta|pag\\w+) )|cab(?:e|en|emos)|cupo para \\d+',
    ),
  ],
  ['alone', words('sol[oa]|por mi cuenta|una (?:sola )?persona')],
  [
    'duration',
    words(
      'cuanto (?:tiempo |se )?(?:dura|tarda|toma|demora)|duracion|dura|cuanto tiempo|cuant[oa]s (?:horas|minutos)',
    ),
  ],
  [
    'hours',
    words(
      'a que horas?|que horario|(?:de|en)? ?que dias?|cuando (?:es|son|sale|salen|empieza|empiezan|hay|toca)',
    ),
  ],
  [
    'price',
    words(
      'cuanto|pag(?:o|amos|an)|cada un[oa]|(?:es|son|sale|cuesta|seria|queda|todo|total|junt[oa]s)(?: \\w+){0,3} (?:menos|mas|debajo|dentro) de \\$?(?!(?:18|21) )\\d{2,4}(?! (?:personas|ninos|anos|libras|millas|minutos))|multiplic\\w+|\\d+ (?:x|por) \\$?\\d+|precio|cuesta|cuestan|(?<! (?:tipo|un|con|de) )vale|sale|\\d+ (?:por|para|entre) (?:l[oa]s \\d+|tod[oa]s|amb[oa]s)|suman?|el total|cobran|por (?:persona|pareja|cabeza)|en total|gratis|descuento|ahorr\\w+',
    ),
  ],
  [
    'refund',
    words('reembols\\w*|cancel\\w*|devoluci\\w+|devuelven|cambiar (?:la )?(?:fecha|hora|cita|reservacion)'),
  ],
  [
    'diet',
    words(
      'contaminacion|(?:cocina|freidora) (?:separada|aparte)|vegan[oa]s?|vegetarian[oa]s?|gluten|celiac[oa]s?|lacteos|lactosa|nueces|mani|cacahuates?|halal|kosher|alergi\\w+|alergic[oa]s?|dietas?',
    ),
  ],
  [
    'access',
    words(
      'silla(?:s)? de ruedas|escaleras?|escalon(?:es)?|gradas|elevador|ascensor|rampas?|accesib\\w+|discapacit\\w+|discapacidad|carriolas?|coche de bebe|stroller|(?<! \\d )banos?|andadera|andador|lengua de senas|subtitulos|sord[oa]s?|cieg[oa]s?|autis\\w+',
    ),
  ],
  ['pets', words('perr[oa]s?|perrit[oa]s?|mascotas?|animales|gat[oa]s?')],
  [
    'ages',
    words(
      'edad(?:es)?|anos|morr[oa]s?|pelaos|chamac[oa]s?|mayores|nin[oa]s?|hij[oa]s?|bebes?|familiar|familias?|menores|adult[oa]s?|identificacion|ids?|adolescentes?|niet[oa]s?|nen[ea]s?',
    ),
  ],
  ['included', words('inclu\\w+|que (?:trae|viene|me dan|nos dan)|viene con|traen?|prestan|(?:los|las) dan')],
  ['code', words('codigos?|cupon(?:es)?')],
  ['restrictions', words('restricci\\w+|condicion(?:es)?|letra (?:chica|pequena)|reglas?|limites?|terminos')],
  [
    'booking',
    words(
      'reserv\\w+|cita(?:s)?|turno|apartar|con anticipacion|boletos?|entradas?|(?:como|donde) (?:lo |la |los )?(?:compro|compramos|consigo|uso|canjeo|pido|reservo|compra)|nomas llegar|llegar',
    ),
  ],
  ['weather', words('llueve|lloviendo|llov\\w+|lluvia|llover|mal tiempo|clima|frio|calor|tormenta')],
  [
    'fulfillment',
    words(
      '(?:lo|la|los|las) (?:pueden )?(?:llevan|traen|mandan|entregan|mandar|enviar|entregar)|(?:llevar|traer|mandar)(?:lo|la|los|las) a|(?:llevan|traen|mandan) (?:a|hasta) (?:mi|la|el|su)',
    ),
  ],
  [
    'bring',
    words(
      'llevar|llevo|llevamos|traer|ropa|zapatos|(?:me|se|nos) (?:visto|viste|vestimos)|vestir\\w*|vestid[oa]s?|ponerme|vestimenta',
    ),
  ],
  [
    'fulfillment',
    words('a domicilio|delivery|para llevar|recoger|envi(?:o|an|os)|entreg\\w+|en linea|por internet'),
  ],
  ['languages', words('espanol|ingles|idiomas?|frances|hablan|bilingue')],
  ['transit', words('autobus(?:es)?|bus(?:es)?|camion|guagua|tren|metro|transporte|tranvia|sin carro')],
  [
    'place',
    words(
      '(?:(?:queda|esta|es) (?:muy )?|que tan )lejos|(?:a|por|en )?donde (?:es|esta|queda|quedan)|por donde|direccion|ubicacion|ubicad[oa]|en que (?:parte|zona|calle)|como (?:llego|llegamos|se llega)',
    ),
  ],
  [
    'hours',
    words(
      'a que hora|cuando|horarios?|abr(?:e|en|iran)|abiert[oa]s?|open|cierran?|empieza|empiezan|comienza|termina|que (?:dia|dias|fechas?)|hoy|today|tonight|manana|tomorrow|fechas?|fin de semana|domingos?|lunes|martes|miercoles|jueves|viernes|sabados?',
    ),
  ],
  ['setting', words('adentro|afuera|aire libre|bajo techo|techado|terraza|patio')],
  [
    'contact',
    words(
      'telefono|numero (?:de telefono|para llamar)|contacto|llamar|correo|(?:pagina |sitio )?web|email|enlace|link',
    ),
  ],
];
