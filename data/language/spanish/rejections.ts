import { words } from '../english/patterns.ts';
import type { RejectionRules } from '../rules.ts';

const before = '(?<=^ (?:(?:pero|ok|bueno|no|si|perdon|y|jaja|oye|,) )*|[.,] (?:(?:pero|y|no) )?)';
const praise =
  '(?:(?:muy|super|tan|bien) )*(?:bien|buen[oa]?|genial|perfect[oa]|lind[oa]|bonit[oa]|padre|chid[oa]) ';
const rest = '(?: (?!(?:no|pero|y|yo|quiero|queremos|necesito|necesitamos|busco|puedes|hay|que) )[^ .,]+)';

/** What visitors say against what was shown. */
export const spanishRejections: RejectionRules = {
  remark: `${before}(?:(?:el|la|ese|esa) de (?:\\w+ ){1,3}?|(?:ese|esa|este|esta|esa oferta|ese lugar) )(?:es|son|era|cuesta|queda|empieza|abre|cierra|termina)(?= )(?! ${praise})${rest}*(?= )`,
  described: `${before}(?:eso es|esos son|esas son|eso parece|eso era)(?: (?:solo|mas bien))? (?:un|una|para|el|la)(?= )(?! (?:\\w+ ){0,3}\\d)${rest}+(?= )`,
  isNot: '^ no (?:es|son)(?: (?:un|una|el|la|lo mismo que|realmente))* $',
  insists: words(
    '(?:ya )?(?:te |le |les )?(?:dije|dijimos|pedi|pedimos|mencione)|como (?:dije|te dije|le dije)|no es lo que (?:pedi|quiero|dije|busco|queria)|me referia a|quise decir|repito',
  ),
  onlyOne: words(
    '(?:es|son|eso es) (?:el|la|los|las|lo) unic[oa]s?(?! (?:dias?|horarios?|fechas?|horas?))(?: \\w+){0,3} (?:que|hay)|(?:eso|esto) es todo(?: lo que)?(?= (?:[.]|tienen?s?|hay|que))',
  ),
};
