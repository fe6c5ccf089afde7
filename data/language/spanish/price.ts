import { words } from '../english/patterns.ts';
import type { Rules } from '../rules.ts';

/*
 * Patterns of prices. The meaning of their groups is in client/assistant/understand/slots/price.ts.
 */

const unit = '(?:dolar(?:es|itos)?|dollars?|bucks?|usd|pesos?|varos|baros|bolas|lana|cash)';
const moneyAmount = `(\\$?)(\\d+(?:\\.\\d+)?)( ${unit})?`;

const refusal = '(?:no|sin|nunca|ni|jamas|tampoco|ningun[oa]?|nadie)';
const floor =
  'mas de|mayor a|arriba de|por encima de|minimo|minimo de|al menos|por lo menos|a partir de|desde|over|more than';
const cap =
  'menos de|menor a|por debajo de|debajo de|abajo de|bajo|hasta|maximo|maximo de|max|como (?:mucho|maximo)|a lo (?:mucho|sumo|mas)|cuando mucho|no pas(?:e|en|ar|ando|emos) de|no exced(?:a|er)|(?:limite|tope|presupuesto)(?: de| es| es de| como de| son)?|dentro de|under|up to|por|como de|con';

export const spanishPrice = {
  amount: words(moneyAmount),
  range: words(
    `(entre |de |desde |mas bien |como de |between )?${moneyAmount} (a|y|o|hasta|to|and) ${moneyAmount}`,
  ),
  boundBefore: ` (?:(${refusal}(?: (?!(?:pero|y|porque) )\\w+){0,7}? (?:mas de|arriba de|mas que))|(${refusal}(?: \\w+){0,3} (?:menos de|bajo))|(${floor})|(${cap}))(?: (?:unos|unas|como|aproximadamente|alrededor de|digamos|tal vez|los|de|a|el|total|about))*$`,
  boundAfter:
    '^ (?:(o menos|maximo|max|como (?:mucho|maximo)|a lo (?:mucho|sumo|mas)|cuando mucho|tope|de (?:limite|maximo|tope|presupuesto)|es (?:mi|nuestro|lo) (?:limite|maximo|tope|presupuesto)|y no mas|nada mas|nomas|or less)|(o mas|minimo|en adelante|para arriba|pa arriba|por lo menos|or more))(?= )',
  purse:
    ' (?:tengo|tenemos|traigo|traemos|cuento con|contamos con|me quedan|nos quedan)(?: (?:solo|nomas|nada mas|como|unos|apenas|unicamente))* $',
  roughlyBefore:
    '(?<! (?:tengo|tenemos|con|solo|gastar|hasta|maximo))(?: (?:algo|como))? (?:de unos|de unas|unos|unas|alrededor de|aproximadamente|cerca de|de como) $',
  roughlyAfter: '^ (?:mas o menos|aproximadamente)(?= )',
  refused:
    '^ (?:es|son|seria|esta|ya es) (?:\\w+ )?(?:demasiado|mucho|mucha|muchisimo|imposible|car[oa])(?= )',
  talkOfMoney: words(
    'presupuesto|precios?|gast(?:ar|o|amos)|cuestan?|costar|costo|pag(?:ar|o|amos)|dinero|lana|plata|feria|barat[oa]s?|car[oa]s?|cada un[oa]|por (?:persona|cabeza)|en total|dolares|economic[oa]s?|\\$\\d+|budget|cheap|(?:comida|comer|desayuno|almuerzo|cena|cenar|algo) (?:por|de) menos de',
  ),
  counted:
    '^ (?:(?:ano|anito|mes|semana|dia|noche|hora|minuto|milla|kilometro|km|cuadra|persona|amigo|amiga|adulto|nino|nina|hijo|hija|nieto|nieta|sobrino|pareja|boleto|estrella|cama|idea|cosa|perro|silla|mesa|invitado|chamaco|nene)s?|meses|veces|habitaciones|opciones|lugares|de (?:la (?:manana|tarde|noche)|nosotros|ellos|ellas|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|pm|am|p m|a m|por ciento|hrs|people|kids|years)(?= )',
  notMoneyBefore:
    ' (?:(?:mujer|hombre|senora?|persona|chic[oa]|mama|papa|abuel[oa]|amig[oa]) de|nin[oa]s?(?: de| menores de)?|hijos?(?: de)?|edad(?:es)?|tienen?|cumplen?|cumpli|a las?|las|la|somos|seremos|para|mesa para|grupo de|numero|calle|ruta|exit|salida|(?:mayor|menor)(?:es)? de|el|dia|del|al|cuarto|apartamento|primer[oa]s|ultim[oa]s|top) $',
  spentBefore:
    ' (?:ahorr\\w+|gane|ganamos|perdi|debo|pague|pagamos|gaste|gastamos|me costo|costaba) (?:\\w+ ){0,2}$',
  spentAfter: '^ (?:de (?:descuento|propina|credito|deposito|ahorro)|off)(?= )',
  lifted: words(
    '(?:el |la )?(?:dinero|precio|presupuesto|costo|lana) (?:no (?:me |nos )?(?:importa|es (?:un |ningun )?problema|es lo de menos)|es lo de menos|da igual)|no (?:me |nos )?importa (?:el |la |cuanto )?(?:dinero|precio|costo|cuesta|cueste|presupuesto|gastar|lo que cueste)|sin limite(?: de (?:dinero|precio|presupuesto))?|(?:olvida|olvidate|olvidemos|quita) (?:de )?(?:el|del|los|lo de(?:l| los)?) (?:limite|presupuesto|precio|\\d{2,}(?: dolares)?)|cueste lo que cueste|money is no object',
  ),
  free: words(
    '(?:de |de a )?gratis|gratuit[oa]s?|free|sin (?:costo|pagar|cobrar|gastar(?: (?:nada|dinero|un (?:peso|centavo|dolar|cinco)))?)|(?:no|que no) (?:cuesten?|cobren|cobran)(?: nada)?|0 dolares|entrada libre|regalad[oa]s?',
  ),
  notFreeBefore: ' (?:no|no tiene que ser|no necesariamente) (?:\\w+ )?$',
} satisfies Partial<Rules>;
