import { words } from '../english/patterns.ts';
import type { Language } from '../language.ts';
import type { MoveRules } from '../rules.ts';

/*
 * Patterns of what visitors say to move within a conversation. They are matched sentence by sentence.
 */

const ordinal = '(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|ultim[oa])';
const polite =
  '(?:(?:por favor|porfa|ok|okay|no|nel|nop|si|espera|mejor|mira|oye|bueno|pues|y|pero|puedes|podemos|podria|podrias|quiero|queremos|me|nos|lo|la|algo|un|una|poco|mas|ya|entonces|gracias|perdon|dame|muestrame|ver|a|ser|hacer|tal vez) (?:, )?)*';
const ending = ' (?:(?:por favor|porfa|otra vez|de nuevo|gracias|si se puede|entonces) )*(?:[.,] )*$';

const please =
  '(?:(?:por favor|porfa|ok|si|bueno|pues|y|ya|entonces|perfecto|me|nos|quiero|queremos|(?:me |nos |lo |la )?(?:puedes|podrias)|vamos a|ayudame a|,) (?:, )?)*';

const pointed = `(?:es[oae]s?|est[oae]s?|(?:el|la) ${ordinal})`;

/** The first that matches counts, and all of them come before small talk. */
export const spanishMoveIntents: Language['intents'] = [
  [
    'order',
    `^ ${please}(?:(?:reserva|aparta|compra|pide|ordena|agenda|llama)(?:r|me|nos|rme|rnos)?(?:l[oae]s?| (?:${pointed}|una mesa|un lugar|una cita|boletos|por mi|por nosotros|al lugar|ahi))|haz(?:me|nos)? (?:una|la) reserva\\w*|l[oa] (?:puedes|podrias) (?:reservar|pedir|apartar|comprar))(?= )`,
  ],
  [
    'keep',
    `^ ${please}(?:(?:guarda|manda|envia|comparte|pasa)(?:r|me|rme|nos)?(?:l[oa]s?| (?:${pointed}|el link|el enlace))|l[oa] (?:puedes|podrias) (?:guardar|mandar|enviar|compartir))(?= )`,
  ],
  [
    'joked',
    words(
      '(?:es|era|fue) (?:una |un )?(?:broma|chiste)|(?:estoy|estaba) bromeando|no entendiste (?:el chiste|la broma)|(?:ofertas?|descuentos?) (?:de|en|para) (?:un |una |mi )?(?:marido|esposo|esposa|novio|novia|suegra|renta)(?= (?:[.,]|jaja\\w*)| $)',
    ),
  ],
  [
    'joke',
    words(
      '(?:cuenta|di|dime|sabes|haz)(?:me|nos)? (?:un |algun |otro )?(?:chiste|broma)s?|hazme reir|toc ,? ?toc|veng(?:arme|anza)(?: \\w+){0,4}',
    ),
  ],
  [
    'undo',
    `^ ${polite}(?:borra|quita|olvida|ignora|cancela|deshaz|elimina) (?:eso|esto|lo ultimo|lo de antes|lo que dije)${ending}|^ ${polite}(?:deshacer|deshaz(?:lo)?|retiro lo dicho|borralo)${ending}`,
  ],
  [
    'first',
    words(
      '(?:vuelve(?:te)?|volver|volvamos|volvemos|regresa(?:te|me)?|regresar|regresemos|regresamos) (?:a la|al|a lo) (?:primer[oa]?|primera opcion)|(?:l[oa]s) primer[oa]s (?:otra vez|de nuevo|que (?:me |nos )?(?:diste|mostraste|dijiste|ensenaste))|(?:vuelve|volver|volvamos|regresa|regresar|regresemos) a l[oa]s primer[oa]s|(?:al|del) principio|l[oa]s (?:opciones|ofertas) de(?:l)? (?:inicio|principio)',
    ),
  ],
  [
    'back',
    `^ ${polite}(?:atras|vuelve|regresa|regresemos|volvamos|volver|regresar)(?: atras| a (?:eso|l[oa]s de antes|l[oa]s anteriores|lo anterior|lo de antes))?${ending}|${words('l[oa]s (?:de antes|anteriores)|lo anterior|la lista anterior|lo que (?:me |nos )?(?:mostraste|dijiste|ensenaste) antes')}`,
  ],
  [
    'recall',
    words(
      `(?:cual|que) era (?:el|la|lo) (?!${ordinal})(?:del?|de la|de los|de las)? ?(?:\\w+ ){0,3}\\w+|(?:el|la|lo) (?:del?|de la|de los|de las) \\w+ (?:otra vez|de nuevo|que (?:me )?(?:mostraste|dijiste))`,
    ),
  ],
  [
    'other',
    `^ ${polite}(?:que tal |y |cuentame (?:mas )?(?:de |sobre )?)?(?:el otro|la otra)(?: (?:opcion|oferta|lugar))?${ending}`,
  ],
  [
    'choose',
    words(
      'cual (?:de (?:ell[oa]s|est[oa]s|es[oa]s|l[oa]s \\w+) )?(?:escog(?:erias|es|o)|elegirias|eliges|elijo|tomarias|recomiendas|recomendarias|me recomiendas|nos recomiendas|te gusta mas|prefieres|preferirias|me conviene|nos conviene)|cual es (?:tu favorit[oa]|(?:el|la) mejor)|ayudame a (?:decidir|escoger|elegir)|no me (?:puedo decidir|decido)',
    ),
  ],
  [
    'compare',
    words(
      'cual (?:de (?:ell[oa]s|est[oa]s|es[oa]s|l[oa]s \\w+) )?(?:es|esta|queda|sale|cuesta|empieza|abre|cierra|termina|dura) (?:el |la )?(?:mas )?(?:barat[oa]|car[oa]|cerca|lejos|tarde|temprano|menos|mas|mejor|primero)|compara(?:r|los|las|me)?|(?:que|cual es la) diferencia',
    ),
  ],
  [
    'similar',
    words(
      `(?:mas|algo|otr[oa]s?|lugares|cosas|un[oa]s?) (?:\\w+ )?(?:como|parecid[oa]s? a|similar(?:es)? a) (?:est[eao]s?|es[eao]s?|(?:el|la|l[oa]s) ${ordinal})|(?:algo|otr[oa]s?|mas) (?:parecid[oa]s?|similar(?:es)?)|parecid[oa] (?:a (?:ese|eso|esa)|pero)|como (?:es[eao]|est[eao]|(?:el|la) ${ordinal}) pero|un[oa] mas (?:tranquil|cort|chic|larg|pequen|sencill)[oa]|del mismo (?:tipo|estilo)`,
    ),
  ],
  [
    'ruled-out',
    words(
      `(?:ya (?:fui|fuimos|hice|hicimos|conozco|conocemos|probe|probamos|vi|vimos) (?:a |al |a la )?(?:es[eao]|est[eao]|(?:el |la )?${ordinal})|(?:es[eao]|(?:el|la|al) ${ordinal}) ya (?:l[oa] )?(?:fui|fuimos|hice|hicimos|conozco|conocemos|probe|probamos|vi|vimos))(?= (?:[.,]|que|y|pero|otr[oa]|algo) | $)|(?:no|menos|sin|quita|olvida|excepto) (?:es[ea]|est[ea]) (?:no|opcion|lugar|oferta)|(?:es[ea]|est[ea]) no|(?:el|la) ${ordinal} no(?= (?:[.,]|me|nos|por)| $)|(?:no|menos|sin|quita|olvida|excepto) (?:el|la) (?:${ordinal}|numero \\d)(?: (?:opcion|lugar|oferta|uno))?(?= (?:[.,]|por|porque|que|pero|ya)| $)`,
    ),
  ],
  [
    'nicer',
    words(
      'mas (?:elegantes?|fin[oa]s?|lujos[oa]s?|exclusiv[oa]s?|especial(?:es)?|bonit[oa]s?|car[oa]s?|de lujo|formal(?:es)?)|mejor calidad|de mas (?:nivel|categoria)|(?:puedo|podemos) (?:gastar|pagar) (?:un poco )?mas|algo (?:mejor|mas nice|fancy)',
    ),
  ],
  [
    'privacy',
    words(
      '(?:te )?(?:vas a )?(?:acordar(?:te|as)?|acuerdas|recordar(?:as)?|recuerdas) (?:de )?(?:mi|nosotros|mis|lo que)|alguien (?:mas )?lee esto|(?:guardas|guardan|grabas|graban|almacenas|registras|compartes|comparten|vendes|venden|lees|leen|espias) (?:\\w+ ){0,2}(?:que (?:escribo|digo|escribimos)|mis? \\w+|est[ao]s?|datos|todo)|privacidad|mis datos|quien (?:lee|ve|puede (?:leer|ver)) (?:esto|lo que)|(?:es|son) privad[oa]s?',
    ),
  ],
  [
    'person',
    words(
      'a quien (?:llamo|contacto|escribo|le (?:llamo|escribo|reclamo))|(?:pagina|formulario|datos|numero) de contacto|(?:hablar|comunicarme|quejarme|chatear) con (?:una? |el |la |alguna )?(?:persona|(?:ser )?humano|gerente|encargad[oa]|duen[oa]|agente|representante|asesora?|responsable|alguien|supervisora?|ustedes|robot|maquina)|(?:servicio al|atencion al) cliente|(?:ponme|pasame|paseme|comunicame|conectame) con|atienda una persona|(?:ayuda de|necesito|quiero) (?:a )?una persona(?= [.,]| $)|como (?:los|las|me) (?:contacto|comunico)|con quien (?:puedo|pueda|podria) hablar|poner una queja|quien (?:esta detras|es el dueno|lleva|maneja|administra|hizo|hace)(?: de)? (?:est[ae]|el|la|esto)(?: (?:sitio|pagina|web|empresa))?(?= (?:[.,]|entonces)| $)|me pueden llamar',
    ),
  ],
  [
    'trouble',
    words(
      '(?:no (?:encuentro|veo|tengo|me (?:llego|ha llegado))|nunca (?:me llego|recibi)|perdi|borre|se me (?:perdio|borro)) (?:el|mi|la|un) (?:\\w+ )?(?:vale|codigo|cupon|confirmacion|recibo|correo(?! electronico))|(?:ya )?(?:compre|pague|reserve|ordene)(?: (?!si|cuando|para)\\w+){0,5} y (?:\\w+ )?(?:no|nunca|nadie|todavia|nada)(?: (?:me|lo|la|se))*(?: \\w+){0,3}|mi (?:codigo|vale|cupon) no (?:funciono|funciona|sirve|sirvio|aparece)|ya (?:lo|la) (?:compre|pague)|(?:no|nunca) (?:habian|han) (?:oido|escuchado) (?:hablar )?(?:de (?:la oferta|eso|ustedes))|no (?:me |nos )?(?:quisieron|aceptaron|respetaron) (?:aceptar |respetar )?(?:la oferta|el codigo|el cupon|el descuento)|el (?:codigo|cupon|enlace) no (?:funciono|funciona|sirve|sirvio)|(?:quiero|devuelvanme|como recupero) mi dinero(?: de vuelta)?|me (?:cobraron (?:de mas|doble|2 veces)|estafaron)',
    ),
  ],
  [
    'codes',
    words(
      '(?:(?:que|debo|necesito|necesita|puedo|hay que) (?:imprim|llevar impres)\\w+|imprim\\w+ (?:el|un|los|la|las|algo)|(?:son|es)(?: (?:un|est[oa]s|esto))? cupon(?:es)?)(?: (?:\\w+ )?(?:cupon(?:es)?|codigos?|ofertas?|algo))?|(?:como|donde) (?:consigo|obtengo|uso|usamos|se usan?|canjeo|se canjean?|pongo|se ponen?|aplico|funcionan?) (?:un|una|unos|los|las|el|la|sus|estos|estas) (?:codigos?|cupon(?:es)?|descuentos?|ofertas?|sitio|pagina)|como funcionan? (?:esto|est[ae] (?:sitio|pagina))',
    ),
  ],
  [
    'earn',
    words(
      '(?:como|de donde) (?:se )?(?:sostiene|mantiene|financia|sale)(?:n)? (?:el dinero|est[ae] \\w+|la pagina|el sitio|esto)|(?:la pagina|el sitio|esto|ustedes) (?:\\w+ )?(?:gana|ganan|cobra|cobran)(?= (?:dinero|algo|comision|[.,])| $)|(?:las tiendas|los negocios|los restaurantes) (?:les |te )?pagan|(?:es|esto es|son) (?:pura )?(?:publicidad|anuncios?|propaganda)|(?:como|cuanto|que|de que) (?:ganan|ganas|gana|viven|hacen (?:dinero|lana|plata)|haces (?:dinero|lana))(?: \\w+)?|(?:cual|donde) (?:es|esta) el (?:negocio|truco)|(?:se )?llevan (?:una )?(?:tajada|comision)|comision(?:es)?|quien (?:les|te) paga|te pagan|les pagan|patrocinad[oa]s?|afiliad[oa]s?',
    ),
  ],
  ['half', words('la mitad(?: de (?:eso|ese precio|lo que dije|mi presupuesto))?')],
  ['later', `^ ${polite}(?:mas )?tarde(?: ese dia)?${ending}`],
  ['earlier', `^ ${polite}(?:mas )?temprano(?: ese dia)?${ending}`],
  ['closer', words('mas cerca(?:no|na|nos|nas)?|mas cerquita|(?:muy|demasiado|tan|bien) lejos|menos lejos')],
];

const subject =
  '(?:yo|me|nos|le|les|mi \\w+|mis \\w+|su \\w+|nuestr[oa]s? \\w+|el|ella|ellos|ya|no|a mi \\w+|a el|a ella|soy|estoy|estamos|somos|tengo|tenemos)';
const grounds =
  '(?:odi[oa]n?|enferm\\w+|mare\\w+|alergi\\w+|asust\\w+|miedo|cans\\w+|abur\\w+|harta?|fuimos|fui|fueron|hicimos|hice|comimos|comi|vimos|vi|estuvimos|estuve|conocemos|conozco|gusta|gustan|soport\\w+|aguant\\w+|manej\\w+|embarazada|vegan[oa]|vegetarian[oa]|diabetic[oa]|duelen?|nadar?|bebe|toma|lastim\\w+|oper\\w+|romp\\w+|quebr\\w+|frio|calor|diet\\w*|suegr\\w+)';
const turning =
  'pero|asi|ahora|mejor|entonces|que|dame|muestrame|busco|buscamos|quiero|queremos|quisiera|prefiero|prefieren|donde|algo';

const near =
  '(?:cerca|al lado|por) (?:de )?(?:ahi|alli|alla|es[oa]|ese (?:lugar|sitio)|ahi mismo)|por (?:ahi|alli|alla)(?: cerca)?|cerquita|(?<!(?:mas|tan|muy|queda|quedan|esta|estan) )cerca(?= (?:[.,]|por favor|despues|antes|para)| $)|(?:en )?(?:el mismo|la misma|ese mismo|esa misma) (?:zona|barrio|area|lugar|parte|calle|rumbo)|(?:a|ir) (?:pie|caminando)|a la vuelta';

/** Rules of several things in one message, and of changes to what was said. */
export const spanishMoveRules: MoveRules = {
  reason: `(?<= (?:[,.]|porque|ya que|pues|es que|como) )${subject} (?:(?!(?:${turning}) )\\w+ ){0,3}?${grounds}(?: (?!(?:${turning}) )[^ .,]+)*(?= )`,
  reasonBefore: `(?<=^ (?:\\w+ )?|[,.] |y )(?:me|nos|le|les|mi \\w+|mis \\w+|ya|estoy|estamos|soy|somos|tengo|tenemos)(?: (?!(?:${turning}|gusta|gustan|encanta) )[^ .,]+)+(?=(?: ,)? (?:asi que|entonces|por eso) (?:no|nada|sin|nunca|mejor no) )`,
  next: words(
    near,
    '(?:y )?(?:despues|luego|al salir|saliendo|al terminar|mas tarde)(?= (?:[.,]|de (?:es[oa]|ahi|la \\w+|el \\w+|comer|cenar)|del \\w+|para|por|algo|donde|un|una|vamos|queremos|quiero|ir)| $)|antes(?= (?:[.,]|de es[oa]|de ir)| $)|para (?:cerrar|terminar|empezar) (?:la|el) (?:noche|dia|tarde)',
  ),
  nearThere: words(near),
  nearTo: words(
    '(?:cerca|al lado|junto|enfrente) (?:del?|al?)(?! (?:mi|aqui|aca|ahi|alli|nosotros|donde|casa|eso|ese|esa|\\d+) )(?: (?:la|los|las|el|un|una))?',
  ),
  returning: words('(?:vuelv|volv|regres)\\w+ (?:a|al|con)'),
  leaving: words(
    '(?:algo|otra cosa|una cosa|un plan) (?:completamente|totalmente|muy|bien) (?:diferente|distint[oa]|otr[oa])|otra cosa(?: (?:completamente|totalmente)(?: \\w+)?| nada que ver)|nada que ver(?: con es[oa])?|otra pregunta|otro tema|cambi(?:o|ando|emos) (?:de|el) tema|nada de (?:eso|esto) (?:me|nos) \\w+|ningun[oa] (?:de es[oa]s )?(?:me|nos) \\w+|no es lo (?:mio|nuestro)',
    'que (?:mas )?(?:podemos )?hacer|ahora algo para|lo mas (?:barato|economico) (?:que (?:este |haya |hay )?)?(?:abierto|para hacer)',
  ),
  ownWish: words(
    '(?:algo|cosas|actividad(?:es)?|ideas?|planes|plan|lugar(?:es)?)(?: (?!y|o|pero|en vez|como|con)[^ .,]+){0,4} (?:para|con)(?! (?:mi|eso|vista|estacionamiento|\\$?\\d+) )',
  ),
  openWish: words('algo|lo que sea'),
  further: '^ (?:(?:ok|si|bueno|pues|,|\\.) )*(?:y|tambien|pero|o|con|ademas) ',
  speaks:
    '^ (?:(?:por favor|porfa|ok|si|y|mejor|no|perdon|disculpa|ahora|hola|,|\\.) )*(?:(?:(?:me |nos |te )?(?:puedes|podrias|puede|podemos|puedo) )?(?:habl|contest|respond|escrib|explic|d[ie])\\w*(?: conmigo)? )?(?:en )?(?:espanol|castellano)(?: (?:por favor|porfa|mejor|gracias|,|\\.))* $',
  orAny: words('o (?:algo|cualquier cosa|lo que sea)(?: mas)?(?! (?:como|asi|parecido|similar))'),
  eatsOut: words(
    'restaurantes?|cen(?:a|ar|amos)|almuerzo|almorzar|(?:lugar|sitio|donde)(?: \\w+){0,3} com(?:er|emos)|salir a comer|(?:solo|nomas|nada mas)(?: \\w+){0,2} comer\\w*|no (?:\\w+ )?(?:hacer|preparar|cocinar)\\w*',
  ),
  purpose: words(
    '(?:para|es|por|con)(?: (?:el|la|una?|mi|su|nuestr[oa]|solo|de))* (?:cita|aniversario|cumpleanos|reunion|despedida|equipo|amigas|visitas|espos[oa]|novi[oa])',
  ),
  decides: words(
    '(?:vamos a (?:hacer|tomar|probar|reservar|ir (?:a|con))|(?:me|nos) (?:quedo|quedamos) con|(?:haremos|tomaremos|probaremos|iremos a|reservaremos|tomare|probare|hare|reservare|voy a (?:tomar|probar|reservar)))',
  ),
  others:
    ' otr[oa]s?(?: (?!(?:que|y|o|pero|es|son|en|vez|dia|dias|fechas?|hora|horario|personas?|lado|manera|parte) )[^ .,]+){0,4} $',
  onlyKind:
    ' (?:solo|solamente|nada mas|nomas|unicamente)(?: (?:la|el|algo de|una?))? (?!(?:com(?:er|emos)|cen(?:ar|amos)|almorzar|beber|tomar)\\w* )[^ .,]+ $',
  meant: words('quise decir|queria decir|me referia a|no(?: [^ .]+){0,4} digo'),
  another:
    '^ (?:(?:ok|si|bueno|pues|tal vez|,) )*(?:y|tambien|o|mas|agrega|con|ademas)(?! (?:que|donde|cuando|como|luego|despues|para|ahora|me|nos|mi|un|una|es) )(?: (?:tal vez|tambien|con|de))*(?: [^ .,]+){1,3}(?: (?:tambien|por favor|porfa))*(?: [.,])* $|^ (?:(?:ok|si|bueno|,) )*(?:\\w+ ){1,3}tambien(?: por favor)?(?: [.,])* $|^ (?:o|ya sea) ',
  joining:
    '^ (?:(?:ok|si|bueno|pues|tal vez|uno|una|y|pero|,) )*(?:con(?= (?!(?:mi|mis|nuestr[oa]s?|su|sus|el|la|los|las|migo|amigos|amigas|ninos) ))|(?:como|es|de|para) (?:un )?regalo)',
  forSomeone: words(
    'para (?:mi|mis|el|ella|su|la|los|las) ?\\w*|con (?:mi|mis) \\w+|(?:mi|su|la|el) \\w+ (?:quiere|necesita)|yo (?:quiero|necesito)|(?:los|las|mis) \\w+ (?:quieren|necesitan)|(?:a|para) (?:mi|el|ella)',
  ),
  joint: words(
    '(y|,)(?= (?:uno|una|otro|otra|algo|un regalo) para | (?:(?!y )\\w+ ){1,8}?despues(?: [.,]| $|$))',
    '(?:(?:y |, )+|(?!\\w+(?: (?:tarde|final))? [.,]))(luego|despues|mas tarde|enseguida|al final)(?: (?:de eso|quiero|queremos|tal vez))*|y|,|\\.',
  ),
  budgetStep: words(
    '(?:hasta |otros |unos |como )*\\$?(\\d+)(?: (?:dolares|pesos|bucks))? (?:mas|extra)(?= (?:[.,]|por favor|si|para|por|de lo)| $)|\\$?(\\d+)(?: (?:dolares|pesos|bucks))? menos(?= (?:[.,]|por favor|si)| $)',
  ),
  several: words('l[oa]s 3|l[oa]s tres|tod[oa]s|est[oa]s|es[oa]s|cada un[oa]|ell[oa]s'),
  comparesPrice: words(
    'barat[oa]s?(?: \\w+){0,2} para (?:l[oa]s )?(?<heads>\\d+)|barat[oa]s?|car[oa]s?|precios?|cuesta|cuestan|menos|gratis|dinero|presupuesto',
  ),
  comparesPlace: words('cerca|lejos|donde|lugar|zona|queda|distancia|ubicacion'),
  comparesTime: words(
    'tarde|temprano|cuando|hora|horas|horarios?|abre|abren|abiert[oa]s?|cierra|cierran|dura|dia',
  ),
  offSite: words(
    'capital de|presidente|politica|elecciones|bolsa|bitcoin|tarea de|ensayo|poema|codigo (?:python|java)|python|javascript|(?:escrib\\w+|hazme|haz) (?:me )?(?:un |una )?(?:codigo|programa|correo|carta|cancion|cuento)|traduc\\w+|matematicas|ecuacion|raiz cuadrada|quien gano|noticias|horoscopo|loteria|receta (?:de|para)|hipoteca|sentido de la vida|cuantos anos tiene|poblacion de',
  ),
  tip: ' (?<tip>\\d{1,2})(?:%| por ciento) (?:de )?propina(?= )| propina (?:de|del) (?:el )?(?<part>\\d{1,2})(?:%| por ciento)(?= )',
  sum: '^ (?:(?:oye|ok|y|a ver|[.,]|cuanto (?:es|son|da|seria)|calcula) )*(?<a>\\$?\\d+(?:\\.\\d+)?)(?<percent>%| por ciento)?(?: dolares)? (?:(?<over>(?:dividid[oa]s? )?entre|dividid[oa]s? por)|(?<of>de)|(?<off>menos en)|(?<times>por|x|veces)|(?<plus>mas|\\+)|(?<minus>menos)) (?<b>\\$?\\d+(?:\\.\\d+)?)(?<more>%| por ciento)?(?: dolares| personas)?(?: (?:por favor|[.,]))* $',
  sums: words(
    'suma\\w*|resum\\w+|junta(?:me|lo|los|las)|cuanto (?:\\w+ ){0,2}todo|todo junto|en total l[oa]s (?:2|3)',
  ),
  seeking: words(
    '(?:necesit(?:o|amos)|busc(?:o|amos|ando)|hay|tienen|venden|ofrecen|ofertas? (?:de|para|en)|donde (?:puedo|podemos|hay|consigo|encuentro|venden|hacen)|(?:quiero|queremos|quisiera))(?: (?:conseguir|encontrar|comprar|rentar|hacerme|cambiar|arreglar|reparar|un|una|unos|unas|el|la|los|las|algun|alguna|mi|mis|de|ofertas?))*(?! \\w+[aei]r(?:me|nos|te|se|l[aeo]s?)? )',
  ),
  besideWare: words(
    'despues|antes|desde|cerca|porque|junto|afuera|detras|mientras|hasta|(?:para|de) (?:mi|mis|nuestr[oa]s?|su|sus)',
  ),
  withWare: ' (?:en|a|al|de|del|con|sobre|el|la|los|las)(?: (?:el|la|los|las|una?))? $',
  ownedWare: ' (?:mi|mis|su|sus|nuestr[oa]s?|tu|tus)(?: \\w+)? $',
  filler: words(
    'un|una|unos|unas|el|la|los|las|algun|alguna|mi|mis|nuestr[oa]s?|barat[oa]s?|buen[oa]?s?|hola|por|favor|gracias|ya|ofertas?|descuentos?|cerca|de|del|aqui|en|para|es|esta|rot[oa]s?|arreglar|reparar',
  ),
};
