import { words } from '../english/patterns.ts';
import type { Rules } from '../rules.ts';

const likes =
  '(?:gusta|gustan|interesa|interesan|llama|llaman|late|laten|conviene|convienen|apetece|apetecen|provoca|encanta|encantan)';

const replaced =
  '(?:plan b|parecid\\w+|similar|otr[oa] (?:lugar|restaurante|mesa|sitio|igual)|donde mas|alguien mas|reemplaz\\w+)';
const unlinked =
  '(?!(?:pero|y|e|o|asi|entonces|porque|si|cuando|que|es|esta|fue|se|nos|me|reserva(?:cion)?|mesa|cita|restaurante|cena|comida|almuerzo|desayuno|hotel|cuarto|habitacion|ninera|vuelo) )[^ .,]+';
const isLost =
  '(?:(?:ya|al final|hoy|ayer|se|nos|me|lo|la|los|las) )*(?:(?:cancel|suspendi|agot)(?:o|aron|eron)|pospus(?:o|ieron)|cay(?:o|eron)|aguo|(?:fue|fueron|esta|estan|estaba|quedo) (?:cancelad|suspendid|agotad|cerrad|pospuest)[oa]s?)(?= )';

/** A plan that fell through is no wish: "íbamos a remar pero se canceló". */
const fellThrough = [
  `${unlinked}(?: ${unlinked}){0,8}?(?=(?:(?: ,)?(?: (?:pero|y|que|ya|ahora|entonces))+)? ${isLost})`,
  `(?:iba|ibamos|tenia|teniamos|pensaba|pensabamos|habia|habiamos)(?: ${unlinked}){1,8}(?=(?: ,)? pero )`,
  `(?:cancelaron|suspendieron|pospusieron|perdimos) (?:mi|nuestr[oa]|el|la|los|las)(?: ${unlinked}){1,4}`,
].join('|');

/** Negators, phrases that only look like them, and single words by which others hang together. */
export const spanishNegation = {
  against: words(
    'sin que sean?|no (?:sea|sean) (?:solo|solamente|nada mas)|(?:aparte|ademas) de (?:solo|solamente)|no (?:(?:sea|sean|este|esten|salga|salgan|cueste) )?(?:muy|tan|demasiado)|no|ni|sin|0(?! (?:dolares|pesos|centavos|costo|experiencia|ideas?|planes))|nunca|jamas|tampoco|nada de|nada con|ningun|ninguna|excepto|salvo|menos|aparte de|not|without',
    'evit(?:a|ar|emos|ando)|odi(?:o|a|amos)|detest(?:o|a|amos)|(?:en vez|en lugar) de|(?:cansad|hart|aburrid)[oa]s? de|lejos de|olvidate de|quit(?:a|ar)|descart(?:a|ar)|cancel(?:a|ar)|alergic[oa]s? a(?:l)?|basta de|demasiado|en contra de|fuera de',
  ),
  harmless: words(
    'no (?:(?:dije|queria|que|l[oa]s?|me) )*(?:quit|elimin|descart)(?:es?|ar)|no (?:muy|tan|demasiado) tarde',
    // "¿No hay algo italiano?" asks for it.
    '(?<! (?:que|donde|si|porque|como) )no (?:hay|habra|tienes?|tienen)(?: (?:nada de|ning\\w+))?(?! que | nada (?:de )?(?:eso|mejor) |.* (?:entonces|asi que) )',
    'no (?:tengo|tenemos|me da|nos da|hay|alcanza)(?: el| mucho)? tiempo (?:de|para|pa)|por que no|como no|no (?:solo|se|sabemos|hay problema|te preocupes|obstante|importa|hay nada como)|(?:al|por lo|mas o) menos|menos (?:de|que)|si no|o no|claro que no|verdad que no|no (?=[.,] )|no (?=gracias|es cierto|crees)',
  ),
  open: words(
    '(?:nunca|jamas)(?= (?:l[oa]s? )?(?:he|hemos|ha|han|habia) )|no(?= (?:se|sabemos) (?:nadar|bailar|patinar|cantar|pintar|dibujar|coser|tejer|esquiar) )',
    'no (?:hace falta|necesariamente|me importa|es necesario|tiene que ser|hay que)|ya (?:tengo|tenemos|reserve|compre)',
  ),
  aside: '^, no$',
  instance: '^(?:como|tipo|mas|algo)$',
  taken: words(
    `(?:${fellThrough})(?! .*${replaced} )`,
    '(?:ya|siempre) (?:le|les|me|nos) (?:regal\\w+|d(?:oy|amos|i|imos)|compr\\w+)(?: (?!(?:pero|ahora|hoy|quiero|queremos|busco|que|siempre|algo|otra) )[^ .,]+){1,4}|ya tienen? (?:much(?:isim)?[oa]s?|bastantes?|suficientes?|demasiad[oa]s?|tant[oa]s|un monton de)(?: (?!(?:pero|y|anos|cosas|ahora|quiero|busco) )[^ .,]+){1,3}|ya (?:fui|fuimos|vi|vimos|hice|hicimos|probe|probamos|conozco|conocemos|comi|comimos|cene|cenamos|tuve|tuvimos|estuve|estuvimos|tome|tomamos)(?: (?!(?:pero|ahora|hoy|quiero|queremos|busco|que) )[^ .,]+){1,6}',
  ),
  point: words(
    'total que|en fin|bueno ya|el caso es(?: que)?|el punto es(?: que)?|(?:lo|la) que (?:de verdad |en realidad |realmente )?(?:quiero|queremos|necesito|necesitamos|busco|buscamos)(?: es)?|mi pregunta es',
  ),
  waived: words(
    '(?:(?:no (?:me |nos )?importa|da igual|esta bien|no pasa nada)(?: (?:si|que))? no (?:es|sea|son|sean|tiene|tenga)|aunque no (?:sean?|tengan?)|no (?:tienen?|hace falta|necesitan?)(?: que)? (?:ser|sea)|no necesariamente)(?: (?!(?:pero|y|solo) )[^ .,]+){1,4}',
  ),
  takenBack: words('digo|quise decir|mejor dicho|espera|perdon|o sea|mas bien|corrijo|mejor'),
  reported: words(
    '(?:me |nos )?(?:dijiste|dijeron|dijo|decia|prometiste|prometieron|contaste|contaron|(?:la pagina|tu sitio|la web) dice)(?: (?!(?:pero|ahora|hoy|mejor|quiero|queremos|busco|buscamos|necesito|dame|muestrame|asi) )[^ .,]+)*',
  ),
  denied:
    '^(?: (?!(?:y|o|pero|que|donde|para|en|con|de|si|yo) )[a-z]+){0,2}? (?:ya )?no (?:es|son|era|eran|fue|fueron|sirve|sirven|cuenta|cuentan)(?= )(?! (?:necesari[oa]s?|obligatori[oa]s?|mal[oa]s?|lejos) )',
  paired: '^ (?:y|e|o|u|ni)(?: (?:un|una|el|la|los|las))? $',
  alsoSo: '^ (?:tampoco|tambien)(?= [.,]| $)',
  past: words(
    '(?:cuando (?:era|eramos)|ayer|anoche|el otro dia|hace (?:anos|tiempo|mucho tiempo|poco|\\d+ anos)|la (?:semana|vez|noche) pasada|el (?:ano|mes|verano|fin de semana) pasado|antes (?:iba|ibamos))(?: (?!pero |ahora |hoy |asi |esta |quiero |queremos |busco )[^ .]+)*|(?:fuimos|comimos|vimos|visitamos|hicimos|llegamos(?! (?:el|este|la|a las?|al|hoy|manana|pasado manana|en|para|tipo|como) )|manejamos|celebramos|nos quedamos(?! (?:hasta|\\d+|un|una|el|solo|de|todo|toda|por) ))(?: (?!(?:pero|ahora|hoy|asi|quiero|queremos|busco|y ahora) )[^ .,]+)*',
  ),
  behind: [
    '^ (?:(?:ya|siempre) )+(?:l[eao]s?|me|nos) (?:regal\\w+|d(?:oy|amos|i|imos)|compr\\w+)(?= )|^ (?:(?:ya|siempre) )+(?:tiene|tienen)(?= )|^ (?:le|les) (?:regal\\w+|doy|compr\\w+) (?:ya|siempre|cada \\w+|todos)(?= )',
    `^(?: (?:ya|es que|como que))? no (?:me|nos|le|les) ${likes}(?= )`,
    '^ no(?= [.,]| $)',
    '^ \\.(?: \\.)* (?:(?:jaja|uy|ay|eh|,) )*no(?= (?:[.,]|gracias|por favor|(?:te |le )?(?:dije|pedi)|quiero|queremos)| $)',
    '^ (?:se )?(?:queda|quedan|esta|estan) en (?:la )?casa(?= )',
    '^ (?:ya )?no (?:es|son) (?:lo mio|lo nuestro|mi estilo|opcion)(?= )',
    '^ (?:me |nos )?(?:esta|estan|es|son|queda|quedan) (?:muy |demasiado |bien |tan )?(?:lejos|aburrid[oa]s?|fe[oa]s?|llen[oa]s?)(?= )',
  ].join('|'),
  restart:
    '^(?:pero|aunque|sino|entonces|porque|prefiero|preferimos|mejor|quiero|queremos|busco|buscamos|algo|dame|danos|muestrame|ensename|necesito|necesitamos|vamos|quisiera|estoy|estamos|es|somos|but|i|we|want)$',
  order:
    '^(?:con|en|cerca|llevame|llevanos|muestrame|dame|busca|que|vamos|quiero|queremos|mejor|por|para|mi|somos)$',
  stop: '^(?:quise decir|me refer\\w+|pero|aunque|sino|porque|entonces|prefiero|preferimos|mejor|solo|porfa|cuando|si|but)$',
  exception: '^(?:pero|solo|salvo|excepto|mejor|si|bueno|aunque|quiero|dame|entonces|tal|que)$',
  timeLink:
    '^(?:es|sea|y|no|ni|en|el|la|los|las|un|una|est[ea]|es[ea]|muy|tan|temprano|tarde|antes|despues|durante|hasta|por|para|de|del|puedo|podemos|puede|quiero|queremos|ir|salir|hacer|nada|algo|hay|tengo|tenemos|libre|me|nos|sirve|,)$',
  placeLink: '^(?:en|cerca|por)$',
  nounNegator: '^(?:sin|ningun|ninguna|nada de|nada con|without)$',
  afterNoun: '^(?:para|con|que|donde|por|en|for|with)$',
  and: '^(?:y|e|and)$',
  listEnd: '^(?:o|u|ni|or)(?! algo)(?: |$)',
  settingList: '^(?:o|u|y|,|ni|igual|ambos|or|and)$',
  no: '^(?:no|ni|nada de|sin)$',
  too: '^(?:demasiado|too|no (?:\\w+ )?(?:muy|tan|demasiado))$',
  upTo: '^(?:a|hasta|to)$',
  oneOrOther: '^(?:or?|vs|versus)$',
  versus: words('(or?|vs|versus|y|con|[.,])'),
  between: '^(?:entre|mas bien|como de) $',
} satisfies Partial<Rules>;
