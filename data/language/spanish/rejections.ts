import { words } from '../english/patterns.ts';
import type { RejectionRules } from '../rules.ts';

const before = '(?<=^ (?:(?:pero|ok|bueno|no|si|perdon|y|jaja|oye|,) )*|[.,] (?:(?:pero|y|no) )?)';
const praise =
  '(?:(?:muy|super|tan|bien) )*(?:bien|buen[oa]?|genial|perfect[oa]|lind[oa]|bonit[oa]|padre|chid[oa]) ';
const rest = '(?: (?!(?:no|pero|y|yo|quiero|queremos|necesito|necesitamos|busco|puedes|hay|que) )[^ .,]+)';

const name =
  '(?: (?!(?:primer[oa]|segund[oa]|otr[oa]s?|ultim[oa]|mism[oa]s?|fin|dias?|ninos|hora|mejor|mas|\\d+|pero|y|o|que|es|son|en|para|con|de) )[^ .,]+)(?: (?:de (?:l[oa]s? )?)?(?!(?:pero|y|o|que|es|son|en|para|con) )[^ .,]+){0,3}';
const notAsking =
  '(?!(?:que|como|cual|cuales|cuando|donde|cuanto|cuantos|quien|es|son|esta|estan|hay|tienes?|tienen|puedo|podemos|puedes|se|me|nos|yo|mi|mis|quiero|queremos|busco|buscamos|necesito|dame|muestrame|algo|alguna?|y|o|pero|si|no|para|en|con|el|la|los|las|ya|hola|gracias|entonces) )';

/** What visitors say against what was shown. */
export const spanishRejections: RejectionRules = {
  remark: `${before}(?:(?:el|la|ese|esa) de (?:\\w+ ){1,3}?|(?:ese|esa|este|esta|esa oferta|ese lugar) )(?:es|son|era|cuesta|queda|empieza|abre|cierra|termina)(?= )(?! ${praise})${rest}*(?= )`,
  described: `${before}(?:eso es|esos son|esas son|eso parece|eso era)(?: (?:solo|mas bien))? (?:un|una|para|el|la)(?= )(?! (?:\\w+ ){0,3}\\d)${rest}+(?= )`,
  saidOfNamed: words(
    `(?:olvida(?:te)?(?: de)?|no|nada de|quita|deja|sin) (?:el|la|los|las|ese|esa|esos|esas|lo del?)${name}`,
    '(?:lo de (?:l[oa]s? )?|(?<=^ |[.,] )(?:(?:el|la|los|las|l[oa] del?) )?)[^ .,]+(?: [^ .,]+){0,2}? (?:es|son|cuestan?) (?:(?:solo|muy) )?(?:\\$?\\d+(?= [.,])|para (?!(?:mi|mis|nosotros|todos|el|la|dos|\\d+) )[^ .,]+)',
    '(?<=^ |[.,] )(?:eso es|esos son|esas son|eso son) (?!(?:todo|bueno|genial|perfecto|no) )[^ .,]+(?= [.,]| $| jaja)',
  ),
  shownAgain: words(
    '(?:otra vez|de nuevo) (?:con )?(?:el|la|lo|los|las|ese|esa|eso)(?: [^ .,]+){0,3}|(?:es|son|sigue siendo|me das|me diste) (?:el|la|lo|los|las) (?:mism[oa]s?(?: [^ .,]+)?|[^ .,]+ (?:otra vez|de nuevo))|ese ya (?:me lo|lo) (?:diste|mostraste|dijiste|vi)',
  ),
  echo: `(?<=^ |[.] )(?:(?:um|eh|ay|uy|jaja|como|que|,) )*${notAsking}(?:[^ .]+ ){1,11}[.]`,
  echoRefused: '^(?: [.])* (?:(?:jaja|uy|ay|eh|,) )*(?:no|nop|nel)(?= (?:[.]|gracias|por favor|jaja)| $)',
  echoDenied:
    '^(?: [.])*(?: [^ .]+){0,8} (?:no (?:le|les|me|nos) (?:gusta|gustan)|no (?:quiere|queremos|quiero|es|son)|odia)(?= )',
  isNot: '^ no (?:es|son)(?: (?:un|una|el|la|lo mismo que|realmente))* $',
  insists: words(
    '(?:ya )?(?:te |le |les )?(?:dije|dijimos|pedi|pedimos|mencione)|como (?:dije|te dije|le dije)|no es lo que (?:pedi|quiero|dije|busco|queria)|me referia a|quise decir|repito',
  ),
  onlyOne: words(
    '(?:es|son|eso es) (?:el|la|los|las|lo) unic[oa]s?(?! (?:dias?|horarios?|fechas?|horas?))(?: \\w+){0,3} (?:que|hay)|(?:eso|esto) es todo(?: lo que)?(?= (?:[.]|tienen?s?|hay|que))',
  ),
};
