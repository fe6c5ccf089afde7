import { words } from '../english/patterns.ts';
import type { FactReplies } from '../factReplyWords.ts';
import { spanishCommonWords as common } from './commonWords.ts';
import { spanishFactAnswers as answers } from './factAnswers.ts';
import { spanishMatters as matters } from './matters.ts';
import { spanishSaidSum } from './questions.ts';
import { spanishTopicModel as topicModel } from './topicModel.ts';
import { spanishTopicWords as topicWords } from './topicWords.ts';

/** Spanish for answers about the facts of deals, whose own sentences are in the language of the site. */
export const spanishFactReplies: Omit<
  FactReplies,
  | 'sentences'
  | 'denies'
  | 'advises'
  | 'negates'
  | 'confines'
  | 'needless'
  | 'accompanied'
  | 'partly'
  | 'ofCrowds'
  | 'partsOfAccess'
  | 'permits'
  | 'limits'
  | 'beyond'
  | 'extraEach'
  | 'mostGuests'
  | 'oncePer'
  | 'firstOnly'
  | 'endings'
  | 'kin'
> = {
  heads: [
    [
      1,
      words(
        'familia de (\\d+)|(?<! (?:y|mas|con) )(\\d+) personas(?! (?:y|mas) )|(?:somos|seremos) (\\d+)(?= (?:[.,]|y(?! \\d)|en|por|para|personas?|cuanto|entonces)| $)|cuanto (?:(?:nos|les) \\w+ a las|(?:\\w+ ){1,2}a los) (\\d+)(?! (?:de la|[ap] ?m|en punto) )|(?:para|entre)(?: l[oa]s)? (\\d+)(?= (?:[.,]|en|y|por|o)| $)|(?:por|a) los (\\d+)(?= (?:[.,]|en|y|o)| $)',
      ),
    ],
    [
      1,
      words(
        '(?:una?|mi) (?:\\w+ )?de \\d+ (?:anos|meses)|(\\d+) (?:nin[oa]s|hij[oa]s|bebes|nen[ea]s|niet[oa]s|peques|chic[oa]s|adolescentes)|(?:una?|mi|el|la) (?:nin[oa]|hij[oa]|bebe|nen[ea]|niet[oa])',
      ),
    ],
    [2, words('(?:(\\d+)|una) parejas?|gemel[oa]s|mellizos|cuat(?:es|itos)')],
    [3, words('trillizos')],
    [
      1,
      words(
        '(\\d+) (?:adult[oa]s?|personas?|amig[oa]s|mayores|abuelos)|(?:un|una) (?:adult[oa]|persona)|mi (?:espos[oa]|marido|novi[oa]|mama|papa|madre|padre|herman[oa]|amig[oa])|(?<= y )yo|yo(?= y )|(?<=para )mi(?= y )',
      ),
    ],
  ],
  freeUnder: 'under (\\w+)(?: \\w+){0,3} free',
  onlyOne: '(?:one|1) (?:child|kid)',
  units: 'noches?|dias?|semanas?|horas?|min(?:uto)?s?|dolares|dolar|cada|por|porciento|anos?|am|pm|millas?',
  suits:
    'romantico romantica romanticos romanticas pareja parejas cita citas romantic date couple|principiante principiantes novato novatos beginner timer|equipo colegas companeros oficina team office coworker|turista turistas visitor|abuelos mayores senior grandparent|relajante tranquilo tranquila relaxing calm|cumpleanos birthday',
  topicWords,
  topicModel,
  common,
  details: {
    now: words('ahora(?: mismo)?|ahorita|en este momento'),
    thatTime: words('(?:a )?es[ae] hora|tan (?:tarde|temprano)|para entonces'),
    howMany: words('cuant[oa]s'),
    comes: words(
      'ir|voy|vamos|lleg(?:ar|o|amos)|venir|abren?|abiert[oa]s?|cierran?|estan?|todavia|aun|recoger\\w*|pasar|entrar|jugar|comer|quedar\\w*|empiezan?|terminan?|funciona|ahora|mism[oa]|ahorita|pasad[oa]s',
    ),
    lasts: words('hasta|pasad[ao]s'),
    today: words('hoy|today|tonight|esta (?:noche|tarde|manana)'),
    thatLate: words('tan tarde'),
    weekly: words('los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|cada|todos'),
    tonight: words('esta noche|hoy (?:(?:en|por|a|de) )?(?:la )?noche|tonight'),
    tomorrow: words('tomorrow|(?<! (?:la|esta) )manana'),
    weekend: words('fin(?:es)? de semana|finde'),
    season: words('mes(?:es)?|temporadas?|epoca'),
    again: words(
      '(?:cada|todos l[oa]s|todas l[oa]s|(?:por|a) la|al) (?:(?:\\d+|dos|tres) )?(?:semanas?|mes(?:es)?|quincenas?|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)|semanal\\w*|mensual\\w*|quincenal\\w*|regular(?:mente)?|(?:la )?(?:segunda|proxima) vez|despues de la primera',
    ),
    closes: words(
      'a que hora (?:cierran?|(?:\\w+ ){0,5}(?:irse|salir))|cuando cierran?|hasta (?:que hora|cuando)',
    ),
    last: words('ultim[oa]'),
    next: words('(?:proxim[oa]|siguiente)(?! (?:semana|mes|fin|\\w+s|sabado|domingo) )'),
    afterToday: words('despues de (?:hoy|est[ae])'),
    oneSeat: words(
      '(?:solo|comprar|pagar)(?: (?:solo|por|para|una?))* (?:1|una?|sol[oa])(?: sol[oa])? (?:boleto|entrada|asiento|persona)(?! (?:cada|o|y) )',
      '(?:pedirl[oa]|comprarl[oa]|reservarl[oa]) (?:solo )?para (?:1|una?|mi)(?: (?:persona|sol[oa]))?(?= (?:[.,]|$)| $)',
    ),
    ofKids: words('(?:menus?|porciones|platos?) (?:infantil(?:es)?|(?:para|de) nin[oa]s)'),
    petless: words('(?:sin|no (?:tengo|tenemos)) (?:un |una |mi |ningun )?(?:perr[oa]s?|mascotas?)'),
    payFor: words('pag(?:o|ar|amos|aria) (?:por )?(?:(?:l[oa]s )?(?:dos|2)|amb[oa]s|todo|completo|lo mismo)'),
    partOfAccess: ' (?:(ascensor(?:es)?|elevador(?:es)?)|(rampas?)|(lugar para (?:la )?silla))(?= )',
    aLimit: words('(?:hay|tienen?)(?: algun)? limite de (?:peso|altura)'),
    otherTimes: words('otr[oa]s?|mas (?:dias|fechas|horarios)'),
    only: words('solo|nomas|unic[oa]'),
    safe: words(
      'contamin\\w+|separad[oa]s?|aparte|enferm\\w+|(?:realmente|de verdad|totalmente|completamente|100%?) (?:\\w+ )?(?:sin|libre)|segur[oa]s?|celiac[oa]s?|alergi\\w+|alergic[oa]s?',
    ),
    free: words('gratis|gratuit[oa]|pagar|cobran|cuesta'),
    walkIn: words(
      'sin (?:reserva(?:cion)?|cita|reservar)|llegar (?:asi|nomas|directo)|(?:solo|nomas) llegar|basta con llegar',
    ),
    how: words('como|donde'),
    online: words('en linea|online|internet|correo|email|web|enlace|link'),
    total: words(
      'en total|tod[oa]s|(?:para|por) (?:l[oa]s )?\\d+(?! (?:noches?|dias?|horas?|semanas?) )|amb[oa]s|entre \\d+|a los \\d+|el total|somos \\d+|seremos \\d+|toda la familia',
    ),
    ends: '^(?!.* (?:oferta|cupon|precio|vence|vale|vigente) ).* (?:termina|acaba|sale) ',
    half: words('(?:la )?mitad|medio precio'),
    saves: words('ahorr\\w+|(?:cuanto|de cuanto|cual) es el descuento|cuanto (?:menos|mas barato)'),
    pieces:
      ' (?:(\\d+)|amb[oa]s)(?: mas)? (?:de (?:es[oa]s|ell[oa]s|est[oa]s)|(?!(?:horas?|minutos?|meses|anos?|personas?|dolares|de|por|para|en|y|o|al|el|l[oa]s?|tambien)\\b)((cajas|bolsas|tarjetas|ramos|botellas)|\\p{L}+))(?= )',
    enough: words(
      'cuant[oa]s (?:\\w+ ){1,4}?(?:necesit\\w+|hacen falta|alcanzan|(?:tengo|tenemos|hay) que (?:pedir|comprar|reservar))',
    ),
    sum: words(
      'todo(?: (?:eso|esto|junto|el (?:plan|dia)))?|junt[oa]s|suma\\w*|tod[oa]s (?:es[oa]s|est[oa]s)|mas',
    ),
    amount: spanishSaidSum,
    product: ' \\$?(\\d+(?:\\.\\d+)?) (?:x|por|\\*) \\$?(\\d+(?:\\.\\d+)?)(?= (?!personas|adultos|nin[oa]s))',
    limit:
      ' (?:menos de|(?:por )?debajo de|dentro de|(?<over>mas de)) (?:los |mis )?\\$?(?<limit>\\d{2,4})(?! (?:personas|ninos|anos|libras|millas|minutos))(?= )',
    ofOne: '(?:por|(?:por|es|cuesta|vale|sale) (?:1|una?|cada)(?: sol[oa])?) (\\w+)(?= )',
    perPerson: words('por (?:persona|cabeza|pareja)|cada un[oa]|c u|para (?:l[oa]s )?\\d+'),
    kids: words('nin[oa]s?|hij[oa]s?|bebes?|nen[ea]s?|peques?|familias?|familiar|adolescentes?|niet[oa]s?'),
    stairs: words('(?:hay|tiene[n]?) (?:\\w+ ){0,2}(?:escal(?:ones|eras?)|gradas)'),
    inside: words('adentro|dentro|bajo techo|en el (?:comedor|interior|salon)'),
    unaccompanied: words(
      'sin (?:(?:sus?|los|las?|mis?|un|ningun|que) )?(?:papas|padres|mama|papa|adultos?|mi|nosotros|acompanante)|(?:nin[oa]s?|hij[oa]s?|anos|el|ella|ellos|ellas|entrar|ir|quedarse|escalar|dejar(?:l[oa]s?)?)(?: \\w+){0,4} (?:sol[oa]s?|solit[oa]s?)',
    ),
    others: words('el|ella|ellos|ellas|(?:mi|nuestr[ao]) (?!cuenta )\\w+'),
    pays: words('pag(?:o|a|ar|amos|an)|cobran|cuesta'),
    against: words('demasiado|muy|dificil|mal[oa]?|aburrid[oa]|peligros[oa]|no'),
    tooYoung: words(
      '(?:muy|demasiado) (?:chic[oa]|chiquit[oa]|pequen[oa]|joven|grande|mayor|much[oa])(?:e?s)?|demasiad[oa]s',
    ),
    ageSaid:
      '(?<= )(?:tengo|tiene|tenemos|tienen|de|cumple)(?: (?:todas?|todos?|como|solo|apenas))* (\\d{1,2})(?= (?:anos|anitos)\\b)',
    busy: words('llen[oa]s?|mucha gente|cuanta gente|filas? larga|mucha fila|cuanto hay que esperar'),
    spans: words(
      '\\d+ (?:horas?|noches?|dias?|semanas?)|tod[oa] (?:el|la) (?:fin de semana|dia|semana|noche)|(?:por|cada|una) (?:noche|hora|dia|semana|mes|ano)|(?:al|un) (?:mes|ano)|mensual\\w*|membresias?',
    ),
    earlier: words('temprano|primer[ao]?|antes'),
    later: words('tarde|segund[ao]|ultim[ao]'),
    gone: words('agotad[oa]s?|llen[oa]s?|se acab(?:o|aron)'),
    arrives: words('(?:puede|pueden) (?:llegar|estar)(?: (?:ahi|alla|aqui|a))?'),
    brought: words(
      'a domicilio|entreg\\w+|(?:lo|la|los|las) (?:llevan|traen|mandan)|(?:llevar|traer|mandar)(?:lo|la|los|las)|a (?:mi|la|su|nuestra) (?:casa|escuela|oficina|puerta|trabajo)',
    ),
    either: words('[ou](?! (?:no|mas|menos|algo) )'),
    overview: words(
      '(?:(?<=^ (?:(?:y|pero|hola|entonces|ok|,) )*)(?:que (?:es|son|hay|se (?:ve|hace|puede (?:ver|hacer)))(?: exactamente)?|de que (?:se )?tratan?)|que (?:vemos|hacemos|veremos|haremos|vamos a (?:ver|hacer)|tocan))(?: (?:est[oe]|es[oae]|(?:el|la|los|las)(?: \\w+){1,4}?|ahi|alli|para (?:ver|hacer)|que (?:ver|hacer)))*(?= [.,]| $)',
    ),
    experienced: words('ve|ver|vemos|veremos|hacer?|hacemos|haremos|tocan|esperar'),
    which: words('cual(?:es)?|algun[oa] de|un[oa] de|ningun[oa] de'),
    needed: words('necesit\\w+|hay que|tengo que|tenemos que|hace falta|debo|propi[oa]s?|llev(?:o|amos|ar)'),
    may: words('(?:se )?pued(?:o|e|en)|podemos|permiten?|dejan?|esta bien si'),
    supplied: words(
      'hay|tienen?|dan|prestan?|incluyen?|incluid[oa]s?|rentan|trae[n]?|vienen?|necesito|gratis',
    ),
    listed: words('incluy\\w+|incluid[oa]s?|vienen? con'),
    kindOfThing: words(
      'comidas?|cenas?|almuerzos?|desayunos?|bebidas?|botanas?|postres?|equipo|materiales|boletos?|entradas?|regalos?|clases?',
    ),
    onTop: words('aparte|adicional(?:es)?|extra|ademas|mas (?:impuestos|propina)|antes de'),
    matters,
    empty: words(
      'favor|jaja|jajaja|lol|porfa|porfavor|dame|dime|gracias|que|los|las|una|con|por|mas|hay|del|son|mis|sus|para|este|esta|esto|esos|esas|como|donde|cuando|cual|cuanto|cuanta|tiene|tienen|puedo|puede|pueden|podemos|porque|pero|tambien|solo|algo|hacer|hace|quiero|sobre|entre|desde|hasta|cada|todo|toda|todos|todas|personas?',
    ),
  },
  answers,
};
