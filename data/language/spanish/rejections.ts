import { words } from '../english/patterns.ts';
import type { RejectionRules } from '../rules.ts';

const before = '(?<=^ (?:(?:pero|ok|bueno|no|si|perdon|y|jaja|oye|,) )*|[.,] (?:(?:pero|y|no) )?)';
const praise =
  '(?:(?:muy|super|tan|bien) )*(?:bien|buen[oa]?|genial|perfect[oa]|lind[oa]|bonit[oa]|padre|chid[oa]) ';
const rest = '(?: (?!(?:no|pero|y|yo|quiero|queremos|necesito|necesitamos|busco|puedes|hay|que) )[^ .,]+)';

const part =
  '(?!(?:yo|que|quien|donde|cuando|como|cuanto|cual|si|pero|porque|quiero|queremos|busco|necesito|es|son|era|esta|estan|no|hay|eso|esos|esas|esto|mi|mis|nuestr[oa]s?|su|sus|todo|algo|nada|hoy|manana|solo|para|tambien|gracias|perdon) )[^ .,]+';
/** What is said of a thing without finding it wrong. */
const harmless = '(?:gratis|en|a|de|lo que|lejos|\\$?\\d\\S*|(?:mi|su) |suficiente) ';

const name =
  '(?: (?!(?:primer[oa]|segund[oa]|otr[oa]s?|mism[oa]s?|ninos|hora|mejor|mas|pero|y|que|es|son|en|para|con) )[^ .,]+){1,3}';

/** What visitors say against what was shown. */
export const spanishRejections: RejectionRules = {
  remark: `${before}(?:(?:el|la|ese|esa) de (?:\\w+ ){1,3}?|(?:ese|esa|eso|este|esta|esa oferta|ese lugar) )(?:(?<! eso )(?:es|son|era)|cuesta|queda|empieza|abre|cierra|termina)(?= )(?! ${praise})${rest}*(?= )`,
  described: `${before}(?:eso es|esos son|esas son|eso parece|eso era)(?: (?:solo|mas bien))? (?:un|una|para(?! (?:mi|mis|nuestr\\w+|nosotr\\w+) )|el|la)(?= )(?! (?:(?!(?:a|de|desde|hasta) )\\w+ ){0,3}\\d)${rest}+(?= )`,
  saidOfNamed: words(
    `(?:olvida(?:te)?(?: de)?|no|nada de|quita) (?:el|la|los|las|ese|esa|lo del?)${name}`,
    `(?:lo de (?:l[oa]s? )?|${before}(?:(?:el|la|los|las) )?)(?!(?:eso|es[oa]s?|est[oea]s?|que|lo|no) )[^ .,]+(?: [^ .,]+)? (?:es|son|cuestan?) (?:\\$?\\d+(?= [.,])|para (?!(?:mi|mis|nosotros|todos|el|la|dos|\\d+) )[^ .,]+)`,
    `${before}(?:eso es|esos son|esas son) (?!(?:todo|no) |${praise})[^ .,]+(?= [.,]| $| jaja)`,
    `${before}(?:es[oea]|es[ao]s) (?:es|son)(?: solo)? una? (?!${praise})(?:[^ .,]+ ){0,6}?[^ .,]+(?= [.,]| $| jaja)(?<! para (?:mi|nosotros|mis? [^ .,]+))`,
  ),
  verdict: `${before}(${part}(?: ${part}){0,8}?) (?:(no (?:es|son|era|eran|sirve|suena)|tampoco es)|(?:es|son|era|suena|parece)(?! ${harmless})(?! ${praise})) [^ .,]+${rest}*(?= )`,
  declined: words(
    '(?<=^ )(?!(?:no|ay|oh|ok|pero|yo|es|eso) )(?:[^ .,]+ ){1,7}no gracias(?= [.,]| $)',
    '(?<=^ )(?!(?:no|ay|oh|ok|pero|yo|es|eso|son|hay|esta|entonces|tiene[ns]?) )(?:[^ .,]+ ){1,9}, no(?= [.]| $)',
  ),
  shownAgain: words(
    '(?:otra vez|de nuevo) (?:con )?(?:el|la|lo|los|las|ese|esa|eso)(?: [^ .,]+){0,3}|(?:es|son|me diste) (?:el|la|lo|los|las) mism[oa]s?|ese ya me lo (?:diste|mostraste)',
  ),
  notThis: words(
    '(?<=^ (?:(?:no|ay|pero|,) )*)(?:(?:es[oae]s?|est[oae]s?) no(?: (?:me|nos) (?:gust|lat|convenc|interes)[aen]+)?|no (?:me|nos) (?:gust|lat|convenc|interes)[aen]+(?: (?:es[oae]s?|est[oae]s?))?|no (?:quiero|queremos) (?:es[oae]|est[oae])|ningun[oa] de es[oa]s|(?:(?:eso|esto|ese|es|ya) )*(?:muy|demasiad[oa]s?) (?:tarde|temprano|larg[oa]|(?<=demasiad[oa]s ?)\\w+s)(?: para (?:mi|nosotros|(?:mis?|nuestr[oa]s?) \\w+))?)(?= (?:[.,]|gracias|por favor|mejor|otr[oa])| $)',
  ),
  echo: '(?<=^ |[.] )(?!(?:(?:ok|y|pero|bueno|entonces|oye|,) )*(?:es|son|hay|tiene[ns]?|puedo|podemos|que|como|cual(?:es)?|cuando|donde|cuant[oa]s?|yo|mi|quiero|queremos|busco) )(?:[^ .]+ ){1,11}[.]',
  echoRefused: '^(?: [.])* (?:(?:jaja|uy|ay|eh|,) )*no(?= (?:[.]|gracias|por favor)| $)',
  echoDenied:
    '^(?: [.])*(?: [^ .]+){0,8} (?:no|odia)(?= )|^(?: [.])* (?:quiero|queremos|queria|queriamos|necesito|prefiero|preferimos)(?= )(?! (?:es[eao]|est[eao]) )',
  echoAsking:
    ' (?:es|son|hay|esta|tiene[ns]?|puedo|puede|podemos|cuanto|como|cuando|donde|que|si|verdad|entonces|tambien|,) ',
  isNot: '^ no (?:es|son)(?: (?:un|una|el|la|lo mismo que|realmente))* $',
  insists: words(
    '(?:ya )?(?:te |le |les )?(?:dije|dijimos|pedi|pedimos|mencione)|como (?:dije|te dije|le dije)|no es lo que (?:pedi|quiero|dije|busco|queria)|me referia a|quise decir|repito',
  ),
  onlyOne: words(
    '(?:es|son|eso es) (?:el|la|los|las|lo) unic[oa]s?(?! (?:dias?|horarios?|fechas?|horas?))(?: \\w+){0,3} (?:que|hay)|(?:eso|esto) es todo(?: lo que)?(?= (?:[.]|tienen?s?|hay|que))',
  ),
  misjudged:
    ' (?:(?:es[oa]s?|est[oa]s?|(?!(?:ya|yo|si|pero) )[a-z]+) )?no (?:es|son)(?: (?:un|una|el|la|de|en|para|realmente|muy|buen|buena))* $',
  complaint: words(
    'gracias por nada|(?:eso|esto|asi) no (?:me |nos )?(?:sirve|ayuda|responde|dice nada)(?: (?:de nada|a mi pregunta))?|(?:eso|esa) no es (?:una )?respuesta|no (?:me |nos )(?:ayudas|entiendes|escuchas|contestas|respondes|contestaste|respondiste)|no (?:contestaste|respondiste)(?: mi pregunta)?|(?:eso )?no (?:es|era) lo que (?:pregunte|pedi|dije)|(?:no )?me (?:estas )?(?:escuchando|entendiendo)|te repites|ya (?:me )?(?:lo |eso )?dijiste(?: eso)?|(?:que quieres decir|a que te refieres)(?: con eso)?|no (?:te )?entiendo(?: nada)?(?= [.,]| $)',
  ),
};
