import { evenWords } from './wordsIn.ts';

const common = {
  en: 'the and you your with for this that these from are is it have has what when where which here there one would will can on at of to in my first more most them they not do if who how best by we',
  es: 'el la los las un una unos unas y que con para por este esta estos estas de del al en tu tus su sus mi te se es esta hay tengo tiene puedo puedes quieres mas muy algo aqui como cuando donde cual quien si lo le sin pero desde hasta hoy manana ahora gracias hola primero mejor nada o sabado domingo viernes',
} as const;
const isCommon = { en: new Set(common.en.split(' ')), es: new Set(common.es.split(' ')) };

/**
 * The language of a text by its common words, without what stands in quotation marks, such as titles of deals; `null` if
 * that does not tell.
 */
export function languageOf(text: string): 'en' | 'es' | null {
  const own = text.replace(/[“"«][^”"»]*[”"»]/g, ' ');
  const words = evenWords(own).match(/\p{L}+/gu) ?? [];
  const count = (language: 'en' | 'es') => words.filter((word) => isCommon[language].has(word)).length;
  const spanish = count('es') + (own.match(/[¿¡ñ]/gi) ?? []).length * 2;
  const english = count('en');
  if (spanish === english) return null;
  return spanish > english ? 'es' : 'en';
}
