import { words } from '../english/patterns.ts';
import type { Language } from '../language.ts';
import type { Rules } from '../rules.ts';
import { spanishRejections } from './rejections.ts';

/*
 * Patterns of what a visitor wants to happen.
 */

const which =
  '(primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa])(?: (?:opcion|oferta|lugar|uno|one))?';
const numbered = '(?:numero|opcion|oferta) (\\d)';

export const spanishOrdinals: Language['ordinals'] = {
  ...{ primer: 0, primero: 0, primera: 0, segundo: 1, segunda: 1, tercer: 2, tercero: 2, tercera: 2 },
  ...{ cuarto: 3, cuarta: 3, quinto: 4, quinta: 4, ultimo: -1, ultima: -1 },
};

const kin =
  'espos[oa]|marido|mujer|pareja|novi[oa]|mama|papa|madre|padre|viejo|vieja|hij[oa]|herman[oa]|abuel[oa]s?|abuelit[oa]|ti[oa]|prim[oa]|sobrin[oa]|(?:mejor |gran )?amig[oa]|bebe|perr[oa]|gat[oa]|perrit[oa]|gatit[oa]|suegr[oa]';

const politeness =
  '(?:(?:por favor|porfa|ok|okay|bueno|ya|mejor|no|hola|oye|mira|quiero|vamos a|podemos|pues|y|se|perdon|disculpa|olvidalo|a ver)[ ,.]+)*';

/** Requests to reset, about a deal, to correct or to add something, and the like. */
export const spanishRequests = {
  reset: `(?:^|[.,]) ${politeness}(?:reinici(?:ar|a|emos|alo)|reset|(?:empe[cz]|comen[cz])(?:emos|ar|amos|ia|iemos|iences) (?:de nuevo|otra vez|(?:desde|de) (?:cero|el principio))|(?:volvamos|volver) a empezar|borr(?:a|ar|alo|emos) todo|olvida(?:lo|te de)? todo|nueva conversacion|desde cero|borron y cuenta nueva|start over)(?= )`,
  detail: ` (?:cuentame (?:mas )?|dime (?:mas )?|hablame |mas (?:informacion|info|detalles|datos) |detalles |info |que incluye |describe(?:me)? |cuanto (?:cuesta|vale|sale|dura|es) |a cuanto (?:esta )?|donde (?:queda|esta) |como es |reserva |y )(?:(?:de|del|sobre|acerca|el|la|a) ){0,3}(?:${which}|${numbered})(?= )`,
  oneOfThem: `^ (?:el |la )?(?:numero |#)?()(\\d)(?: (?:por favor|porfa))? (?:[.,] )?$|^ (?:\\w+ ){0,4}?(?:el|la|del|al) (?:${which}|${numbered})(?: \\w+){0,4} [.,]? ?$|^ (?:(?:ok|y|el|la|del|muestrame|que|tal|dame) )*${which}(?: (?:por favor|porfa|otra vez))* (?:[.,] )?$`,
  moreOfThis:
    '^ (?:y )?(?:cuanto (?:cuesta|vale|es|sale|dura)|hasta cuando|a que hora|que horario)(?= )| (?:dime mas|cuentame mas|mas (?:detalles|info|informacion)|que incluye|(?:hay|tiene) (?:estacionamiento|parking)|cuanto (?:cuesta|cuestan|vale|sale)|a que hora (?:abren?|cierran?|es|empieza)|que horarios?|horarios|donde (?:queda|se ubica)|como (?:reservo|compro|llego|lo uso)|el codigo|cupon|cuando vence|reembolso|se puede cancelar|condiciones|letra chica|puedo llevar)(?= )',
  errand:
    '(?:^|[.,]|y|e) (?:(?:por favor|porfa|ok|oye|ya|entonces|(?:me |nos )?(?:puedes|podrias|puede)) )*(?:(?:reserva|aparta|agenda)(?:r|me|nos|rme|rnos)? (?:una?|el|la|dos|\\d+|esto?|es[oa])|(?:manda|envia|avisa|llama)(?:me|nos|rme|rnos)(?: |$)|haz(?:me|nos) (?:una|la) (?:reserva\\w*|cita))|(?<= )a nombre de(?= )',
  correction: words(
    'mejor|mas bien|en (?:vez|lugar) de eso|digo|quise decir|perdon|me equivoque|cambio de planes|cambie de (?:idea|opinion)|espera|olvida(?:lo)?|en realidad|siempre no|prefiero|preferimos|cambia(?:lo|r)?|que tal|y si|no|actually|instead|solo|nomas|solamente',
  ),
  retraction: words('mejor|digo|quise decir|me equivoque|en (?:vez|lugar) de eso|mas bien|perdon'),
  addition: words(
    'tambien|ademas|y(?! para (?:el |la )?(?:desayuno|desayunar|almuerzo|almorzar|comida|comer|cena|cenar|postre) )|aparte|junto con|otr[oa]s?|o|ambos|ambas|ni',
  ),
  either: words(
    '(?:me |nos )?da (?:igual|lo mismo)|cualquiera|lo que sea|como sea|amb[oa]s|(?:los|las) 2|no (?:me |nos )?importa|tu (?:escoge|elige|decide|decides)|sorprendeme|indistinto|either|whatever',
  ),
  thingsToDo: words(
    // "Tengo que hacer cita" asks for nothing to do.
    '(?<! (?:teng\\w+|tien\\w+|tendr\\w+|hay) )que (?:(?:se puede |puedo |podemos )?(?:hacer|ver|visitar)|hago|hacemos|vemos|hay)|(?:cosas|algo|lugares) (?:para|que|por|pa) (?:hacer|ir|ver)|actividad(?:es)?|planes?|ideas?|que (?:esta )?pasa(?:ndo)?|adonde (?:ir|voy|vamos)|donde (?:si )?(?:puede[ns]?|puedo|podemos) (?:ir|entrar|pasar|salir)(?= (?:[.,]|ella|el|ellos|entonces|el|l[ao]s|a bailar)| $)|divertir(?:nos|me)|pasarla bien|algo (?:divertido|bonito|chido|padre|chevere|diferente)|salir|things to do',
  ),
  staff: words(
    '(?:una|la) persona|humano|gerente|encargad[oa]|duen[oa]|agente|representante|asesora?|responsable|supervisora?|ustedes|(?:servicio al|atencion al) cliente|alguien (?:sobre|de|por) (?:mi|la|una|el|un) (?:reserva(?:cion)?|compra|pedido|codigo|oferta|cupon|reembolso|boletos?)',
  ),
  dayPlan: words(
    '(?:planea(?:r|me|nos)?|planifica(?:r|me|nos)?|organiza(?:r|me|nos)?|arma(?:r|me|nos)?|itinerario|plan)(?: (?:de|del|para|un|una|el|la|mi|nuestro|todo|entero|completo|perfecto))* (?:dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?! (?:por|en) la)|(?:todo el|un) dia (?:entero|completo)|dia (?:entero|completo)|(?:tenemos|tengo) (?:solo )?(?:un|1) dia|itinerario|(?:manana|desayuno) (?:[^ ]+ ){0,6}(?:almuerzo|tarde|comida|cena) (?:[^ ]+ ){0,6}(?:tarde|cena|noche)|de la manana a la noche|24 horas en',
  ),
  eveningPlan: words(
    '(?:planea(?:r|me|nos)?|planifica(?:r|me|nos)?|organiza(?:r|me|nos)?|arma(?:r|me|nos)?)(?: (?:de|del|para|un|una|el|la|mi|nuestra|toda|perfecta|romantica))* (?:noche|velada|\\w+ (?:por|en) la noche)|toda la noche|cena(?:r)? y (?:despues|luego) algo',
  ),
  need: words(
    '(wi ?fi|descuentos? (?:para|de|a) (?:estudiantes?|maestros?|militares|veteranos?|adultos mayores|(?:la )?tercera edad)|sin alcohol|sin azucar|perro de servicio|cieg[oa]s?)',
  ),
  allergy: words(
    'alergi\\w+|contaminacion|contamin[ae]\\w*|(?:cocina|freidora) (?:separada|aparte)|anafila\\w+|celiac[oa]s?|epipens?|intoleran(?:te|cia)s?|(?:tienen?|llevan?|contienen?|usan|hay|trae|con)(?: \\w+)? (?:nuez|nueces|cacahuates?|mani|mariscos|ajonjoli)',
  ),
  hungry: words(
    '(?:tengo|tenemos) (?:\\w+ )?hambre|(?:muero|morimos) de hambre|(?:hambre|comer(?: algo)?) ya(?= )',
  ),
  anytime: words(
    'cuando sea|cualquier (?:dia|hora|momento)|no importa (?:cuando|el dia|la hora)|otro dia|otr[oa]s (?:dias|noches|fechas)|otra (?:semana|fecha)|la (?:otra|proxima) semana|la semana que viene|anytime',
  ),
  thisDay: words('esta (?:misma )?(?:manana|tarde)'),
  question: words(
    'que|donde|como(?! (?:a|para) las? )|cual|cuales|quien|cuando|cuantos?|cuantas?|adonde|what|where|how',
  ),
} satisfies Partial<Rules>;

/** The first that matches counts, so requests for other deals come before small talk. */
export const spanishIntents: Language['intents'] = [
  [
    'advice',
    words(
      'puedo (?:tomar|beber) (?:\\w+ ){0,3}(?:si|con|mientras)|medicamentos?|antibioticos?|receta medica|diagnostic\\w+|sintomas?|demanda(?:r)?|abogad[oa]|divorcio|impuestos|invertir en',
    ),
  ],
  [
    'rank',
    words(
      'como (?:l[oa]s )?(?:elig|escog|decid|orden|se (?:elig|orden))\\w+(?= (?:[.,]|que|cuales?|l[oa]s?|entre|est[oa]s|es[oa]s)| $)(?: cuales [^ .,]+ [^ .,]+)?|(?:pagan?|paguen?|dan|den) mas (?:\\w+ ){0,4}(?:primer[oa]?s?|arriba|antes)|(?:pon|muestr|recomiend|favorec|prefier)\\w+ (?:\\w+ ){0,2}(?:a )?(?:l[oa]s |quienes? )(?:que )?(?:te )?(?:mas )?(?:pag|d)(?:a|e)n?(?: mas)?',
    ),
  ],
  [
    'charge',
    words(
      '(?:(?:tengo|tenemos) que|debo|hay que|puedo) (?:pagar(?:te|les)?(?: (?:aqui|en (?:esta|la|tu) (?:pagina|app|web)))|dar(?:te|les|los|le)?(?: \\w+){0,2} (?:tarjeta|correo|email|datos|numero)|registrarme|hacer una cuenta|crear una cuenta)|donde (?:es que )?pago|me (?:vas a|van a|va a) cobrar|me cobr(?:as|an?)(?= (?:[.,]|algo|por (?:usar|esto))| $)|vas a cobrarme',
    ),
  ],
  [
    'buy',
    words(
      '(?:que pasa|a donde (?:me )?(?:lleva|manda|voy)|adonde (?:me )?lleva)(?: \\w+){0,3} (?:clic|click|boton|enlace|link|compro)|(?:el|este|ese) (?:boton|enlace|link) (?:me )?(?:lleva|manda)|(?:se puede|puedo|podemos) (?:comprar|comprarl[oa]s?)(?: \\w+){0,2} (?:de verdad|en serio|realmente|aqui)|(?:de verdad|en serio|realmente) (?:se puede|puedo|podemos) comprar\\w*',
    ),
  ],
  [
    'terms',
    words(
      '(?:combin|acumul|junt)\\w+ (?:2 |\\w+ )?(?:cupon(?:es)?|codigos?|ofertas?|descuentos?)|(?:us|aplic|canje)\\w+ (?:(?:2|dos|l[oa]s dos|varios|varias|mas de una?|much[oa]s) )(?:cupon(?:es)?|codigos?|ofertas?|descuentos?)(?: (?:a la vez|junt[oa]s))?|(?:si|cuando) (?:yo )?(?:compro|reservo|pago|compramos) [^.]{1,120}(?:devuelv\\w+|reembols\\w+)|(?:me|nos|te) devuelven (?:el|mi) dinero|(?:hacen|dan|hay) reembolsos?|(?:l[oa]s? |est[eo]s? )?precios? (?:\\w+ )?(?:final(?:es)?|(?:con|incluyen?|mas) (?:los )?impuestos?)',
    ),
  ],
  [
    'trust',
    words(
      `quien (?:inventa|hace|hizo|escribe|pone) (?:todas )?(?:est[ao]s|esas|las) ofertas|(?:se )?(?:l[oa]s? )?inventa(?:n|ron|ste|s)|(?:puedo|debo|deberia|hay que) (?:confiar|creer(?:te|les?)?)(?: en ti)?|pregunt\\w+ (?:por|sobre) (?:la )?confianza|que hago (?:yo )?aqui(?= (?:[.,]|entonces)| $)|para que sirve (?:esta|este|esto)|(?:quien|alguien) (?:revis|verific|compruebe?)\\w* (?:los|estos) precios|estafa|fraude|confiable|existen?(?= (?:[.,]|o|de verdad|en realidad|estos|esos|los)| $)|no (?:aparecen?|salen?|estan?) (?:ni )?(?:en (?:google|internet|el mapa|maps|ningun\\w*|ninguna)|en \\w+ maps)|de ment\\w+|inventad[oa]s?|puro cuento|de a de veras|(?:es|son|estan) (?:\\w+ )?(?:reales|real|de verdad|verdad|ciert[oa]s?|fals[oa]s?|legal(?:es)?|en serio)|comision|quien (?:\\w+ )?(?:gana|cobra|se queda con)(?: \\w+){0,3} (?:dinero|plata|algo|clic)|cuales son (?:reales|de verdad)|quien (?:les|te|le) paga|(?:te|les) pagan (?:las tiendas|los negocios)|(?:los negocios|las tiendas|los restaurantes) (?:te|les) pagan|como ganan|patrocinad[oa]s?|cargos ocultos|scam|legit`,
    ),
  ],
  [
    'whyAsked',
    words(
      '(?:y )?(?:por ?que|para que) (?:(?:me|lo|nos|quieres|necesitas|te) )*(?:preguntas?|saber(?:lo)?|interesa|importa)|que (?:mas )?da|que importa',
    ),
  ],
  ['why', words('por que (?:este|esta|estos|estas|ese|esa|esos|me recomiendas)|porque es[ea]|y eso por que')],
  [
    'cheaper',
    words(
      'mas (?:barat|economic)[oa]s?|mas baratit[oa]s?|menos car[oa]s?|(?:muy|demasiado|bien|super) car[oa]s?|esta(?:n)? car[oa]s?|mejor precio|cheaper|bajale al precio',
    ),
  ],
  [
    'compare',
    words(
      'compar(?:a|ar|alos|ame|acion)|cual (?:de (?:ellos|ellas|estos|estas|esos) )?(?:es|esta|queda) (?:mejor|(?:el |la )?mas \\w+)|(?<=^ )(?:y )?(?:el|la) (?:que (?:esta|queda) )?mas (?:cercan[oa]|cerca) (?:a|de|del)(?! mi )|cual (?:me recomiendas|escojo|elijo|conviene)|(?:que|cual es la) diferencia|versus|vs',
    ),
  ],
  [
    'surprise',
    words(
      'sorprend(?:eme|enos|anos)|(?:tu|usted) (?:escoge|elige|decide|decides)|escoge (?:tu|por mi)|al azar|lo que (?:tu )?(?:quieras|recomiendes)|tu favorit[oa]|surprise me',
    ),
  ],
  [
    'else',
    words(
      '(?:algo|otra cosa|alguna cosa) (?:diferente|distint[oa]|mas(?! centric))|otra cosa|otras? (?:opciones|opcion|ideas?|ofertas?|alternativas?)|otros? (?:lugares|lugar)|no me (?:gusta|gustan|gusto|late|convence|convencen) (?:nada|ningun[oa]?|eso|es[ao]s|est[oea]s?)|ningun[oa] de es[oa]s|aburrid[oa]s?|something else',
    ),
  ],
  [
    'more',
    `${spanishRejections.onlyOne}|^ (?:(?:pues|mmm+|bueno|la verdad|,) )*(?:ningun[oa](?: de (?:los|las) (?:2|dos))?|no (?:estoy|estamos) segur[oa]s?|no se|ni idea|depende|quien sabe)(?: (?:todavia|aun|la verdad|bien|,|\\.))* $|${words('que mas (?:hay|tienes?|tienen|podemos|puedo|se puede|ofrecen)(?! que )')}|^ (?:si|claro|dale|va|sale|ok|okay|simon|orale|bueno)(?: por favor| porfa)?(?= (?:[.,]|$)|$| $)|^ (?:(?:por favor|porfa|ok|y|dame|muestrame|ensename|quiero|ver|hay|tienes|alguna|algunas|unas|cuantas|[2-9]) )*(?:mas|mas opciones|que mas|siguientes?|otr[oa]s?|continua|sigue)(?: |$)`,
  ],
  [
    'foreign',
    words(
      '(?:hablas?|habla|entiendes|sabes|hablan|speak|(?:puedo|puedes|puede|podrias|podemos) (?:hablar(?:me)?|escribir)) (?:en )?(?:espanol|castellano|spanish)|en espanol|espanol (?:, )?(?:por favor|porfa)',
    ),
  ],
  [
    'identity',
    words(
      'que es (?:esta|este) (?:pagina|sitio|web|chat|app|cosa)|(?:con quien|con que) (?:\\w+ )?(?:hablo|estoy (?:hablando|chateando)|chateo)|(?:hay|esta) (?:alguien|una persona|un humano|gente)(?: \\w+)? (?:escribiendo|contestando|respondiendo|detras|leyendo|del otro lado|ahi)|(?:eres|es) (?:\\w+ )?(?:de verdad|de carne y hueso)(?= (?:[.,]|o)| $)|(?:hablo|hablando|chateando) con (?:un |una )?(?:persona|humano|robot|bot|maquina|alguien|gente|computadora|programa)|hablando con (?:un |una )?\\w+ o (?:con )?(?:un |una )?\\w+|(?:es|eres|seras) (?:un |una )?\\w+ (?:de verdad |real )?o (?:un |una )?(?:robot|bot|maquina|persona|ia|computadora|humano)|(?:persona|muchacha|gente|alguien) (?:real|de carne y hueso)|(?:contesta|responde|escribe) (?:un |una )?(?:persona|maquina|robot|computadora|humano|gente)|es(?:to es)? (?:un |una )?(?:maquina|robot|bot|grabacion|computadora|inteligencia artificial|ia|chatbot)|quien eres|que eres|como te llamas|cual es tu nombre|eres (?:un |una )?(?:robot|persona|humana?|real|bot|maquina|ia|inteligencia artificial)|quien te (?:hizo|creo)|hablar con (?:una persona|alguien|un humano)|who are you',
    ),
  ],
  [
    'help',
    words(
      '^ayuda|ayuda|ayudame|que (?:mas )?(?:puedes hacer|sabes hacer|haces)|(?:en|con) que (?:mas )?(?:me|nos) (?:puedes|podrias) ayudar|que (?:tipo|clase)s? de (?:ofertas|cosas|descuentos) (?:hay|tienes|tienen|manejas|ofreces|conoces|encuentro|puedes encontrar)(?: (?:aqui|en (?:este|el) sitio))?(?= [.,]| $)|como (?:funciona|funcionas|te uso|se usa)|instrucciones|no se (?:que|como|usar)|estoy perdid[oa]|menu|help',
    ),
  ],
  [
    'weather',
    words(
      '(?:el )?clima|pronostico|va a llover|llovera|que tiempo (?:va|hace|hara|habra)|(?:va a )?hacer? (?:frio|calor)|temperatura|weather',
    ),
  ],
  [
    'live',
    words(
      'quien (?:gano|va ganando)(?: (?:el|la) \\w+)?|(?:gano|ganaron|perdieron) (?:el|l[oa]s) \\w+|como (?:quedo|quedaron|va) (?:el|l[oa]s) (?:partido|juego|\\w+s)|marcador|resultado del (?:partido|juego)|(?:a que hora|cuando) (?:pasa|sale|llega) el (?:\\w+ )?(?:autobus|camion|bus|tren|metro|tranvia)|(?:proximo|ultimo) (?:autobus|camion|bus|tren)|(?:hay|como esta) (?:\\w+ )?trafico|tipo de cambio',
    ),
  ],
  [
    'crowd',
    words(
      '(?:esta|hay|habra|estara|se pone) (?:muy |tan |much[oa]s? )*(?:llen[oa]|gente|filas?|cola)|que tan llen[oa]|cuanta (?:gente|fila)|cuanto hay que esperar',
    ),
  ],
  [
    'review',
    words('(?:las |buenas |tiene |tienen )*(?:resenas?|opiniones|calificaci\\w+)|cuantas estrellas'),
  ],
  [
    'grief',
    words(
      `(?:fallecio|murio) (?:hace [\\w ]{1,12} )?(?:mi|nuestr[oa]|su) (?:${kin})|(?:mi|nuestr[oa]|su) (?:${kin}) (?:se )?(?:murio|fallecio|perdio(?= (?:[.,]|ayer|hoy)| $))|(?:perdi|perdimos|perdio|enterramos|enterre) (?:a )?(?:mi|nuestr[oa]|su) (?:${kin})(?! en (?:el|la|un|una) )|(?:de|en) luto|estoy viud[oa]|soy viud[oa]|(?:el|un) (?:funeral|velorio|entierro)`,
    ),
  ],
  [
    'low',
    words(
      'extran\\w+ (?:mucho |tanto )?a (?:mi|nuestr[oa]) (?:perr|gat)\\w+|(?:estoy|me siento|ando|he estado|solo|sigo) (?:muy |tan |bien |un poco |algo |estoy |como (?:un |una )?)*(?:triste|fatal|mal(?= (?:[.,]|y|pero|por)| $)|basura|horrible|terrible|miserable|vaci[oa]|deprimid[oa]|decaid[oa]|aguitad[oa]|desanimad[oa])|me siento (?:muy |tan )?sol[oa]|me (?:dejo|termino|corto) (?:mi )?(?:novi[oa]|espos[oa])|termine con mi novi[oa]|(?:mi )?(?:novi[oa]|espos[oa]|pareja|marido) me (?:dejo|termino|corto|engano)|(?:me|nos) (?:despidieron|corrieron|echaron)(?: del trabajo)?|(?:perdi|perdio|perdimos) (?:mi|el|su) (?:trabajo|empleo|chamba)|(?:me estoy divorciando|nos separamos|terminamos(?= (?:[.,]|hace|ayer|y)| $)|mi divorcio)|(?:reprobe|suspendi) (?:\\w+ ){0,2}(?:examen|materia|clase)|(?:algo )?que (?:me|nos) anime|no conozco a nadie aqui|(?:dia|semana) (?:horrible|pesad[oa]|terrible|fatal)',
    ),
  ],
  [
    'rude',
    words(
      'pinche\\w*|put[oa]s?|mierda|pendej\\w+|idiota|estupid[oa]|inutil|no sirves|chinga\\w*|cabron\\w*|carajo|basura|maldit[oa]|callate|vete al diablo|tont[oa]',
    ),
  ],
  ['no', '^ (?:no|nop|nel|no gracias|ahora no|ninguno|ninguna|nada)(?= (?:[.,]|gracias|$)|$| $)'],
  [
    'bye',
    words(
      'adios|hasta (?:luego|pronto|manana|la vista)|nos vemos|chao|chau|bye|cuidate|eso es todo|ya es todo|me voy(?! (?:el|a) )',
    ),
  ],
  ['anyway', words('gracias (?:\\w+ )?(?:de todos modos|de todas formas|igual|por intentarlo)')],
  [
    'thanks',
    words(
      'gracias(?! por nada)|te agradezco|muy amable|perfecto|excelente|genial|que (?:bien|padre|chido|bueno|chevere|nice)|buenisimo|de lujo esta|me encanta|thanks|bacano|lindo',
    ),
  ],
  [
    'ack',
    '^ (?:(?:jaja\\w*|ok|okay|si|bueno|wow|ay|genial|perfecto|y|pero|,|\\.) )*(?:(?:lo|la|me lo|dejame|deja que lo|voy a|tengo que|dejame que lo) (?:pienso|pensar\\w*|piense|preguntar\\w*|consultar\\w*|ver)|(?:ese|esa|este|esta) (?:es|mero)|(?:que )?(?:eres )?(?:muy |tan |bien )?(?:chistos[oa]|gracios[oa]|simpatic[oa]|list[oa])|(?:suena|se ve|se oye|esta|estan|se ven) (?:muy |bien |super )?(?:bien|ric[oa]s?|padre|chevere|genial|divertid[oa]|interesante|bonit[oa]s?|buen[oa]s?)|me (?:gusta|gustan|encanta|encantan|late)(?= (?:[.,]|mucho|es|est)| $)|(?:son|hay|cuant[oa]s) (?:much[oa]s|tant[oa]s) (?:opciones)?|(?:jaja\\w*|wow)(?= (?:[.,] )*$))',
  ],
  ['love', words('te (?:amo|quiero)|casate conmigo|eres (?:linda|guapa|hermosa)|sal conmigo')],
  [
    'greet',
    '^ (?:(?:ay|oh|y) )?(?:hola|holi|buenas|buenos dias|buen dia|buenas (?:tardes|noches)|que (?:tal|onda|hubo|lo que|pasa)|quiubo|saludos|como (?:estas|esta|andas|le va)|oye|hello|hi|hey)(?= )',
  ],
];

/** The top of a list, in the order that the visitor names. */
export const spanishSorts: Language['sorts'] = [
  [
    'expiry',
    words(
      '(?:por|a punto de|que ya) (?:vencer|vencen|terminar|acabarse)|ultimos? dias?|(?:ofertas|cuales|que|algo) (?:terminan?|vencen?)|terminan? primero',
    ),
  ],
  [
    'popularity',
    words('mas (?:popular|populares|pedid[oa]s?|vendid[oa]s?|buscad[oa]s?)|populares|lo que todos compran'),
  ],
  ['price', words('(?:el|la|lo|los|las) mas (?:barat|economic)[oa]s?|precios? mas baj[oa]s?')],
  [
    'newest',
    words('mas (?:nuev|recient)[oae]s?|(?:lo|los|las) (?:nuevo|nuevos|nuevas|ultimo)|recien agregad[oa]s'),
  ],
  [
    'discount',
    words(
      '(?:mejores|mayores|mejor|mayor|top|grandes) (?:\\w+ )?(?:ofertas?|descuentos?|ahorros?|promociones|gangas)|(?:ofertas|descuentos) mas (?:grandes|altos)|ahorr\\w+ mas|top [35]',
    ),
  ],
];
