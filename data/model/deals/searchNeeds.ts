import type { DealRecord } from './dealRecord.ts';
import { type FactNeed, meets } from './needs.ts';

/**
 * What visitors type for facts of deals, in English and Spanish: narrower ones first, and no word that is as often part of a
 * deal's name.
 */
const needs: readonly (readonly [FactNeed, RegExp])[] = (
  [
    [
      'accessible-toilet',
      '(?:wheelchair )?(?:accessible|wheelchair|handicap|disabled) (?:restroom|bathroom|toilet)s?|baños? accesibles?',
    ],
    [
      'step-free',
      'wheelchairs?(?: (?:access(?:ible)?|friendly))?|step[- ]free|(?:handicap(?:ped)? )?accessib(?:le|ility)|no (?:stairs|steps)|sillas? de ruedas|accesibles?|sin escal(?:eras|ones)',
    ],
    ['strollers', 'strollers?(?:[- ]friendly)?|carriolas?'],
    ['captions', 'caption(?:s|ed)|subtitle[sd]|subt[ií]tulos'],
    ['hearing-loop', 'hearing (?:loop|aid)s?'],
    ['sign-language', 'sign language|asl|lengua de señas'],
    [
      'pets',
      '(?:dog|pet|puppy)[- ]friendly|(?:dogs|pets) (?:are )?(?:allowed|welcome)|(?:with|bring|take) (?:a |my |our |your |the )?(?:dog|puppy|pet)s?|my (?:dog|puppy|pet)s?|con (?:mi |el )?(?:perr[oa]|mascota)s?',
    ],
    ['vegan', 'vegan[oa]?s?|plant[- ]based'],
    ['vegetarian', 'vegetarian[oa]?s?|veggie|meatless|sin carne'],
    ['gluten-free', '(?:gluten[- ]free|(?:no|sin) gluten)|c(?:o?eliac|el[ií]ac[oa])s?'],
    ['dairy-free', '(?:dairy|lactose)[- ]free|no dairy|lactose intolerant|sin (?:l[aá]cteos|lactosa)'],
    ['nut-free', 'nut[- ]free|no nuts|sin nueces'],
    ['halal', 'halal'],
    ['kosher', 'kosher'],
    ['free-parking', 'free parking|(?:estacionamiento|parqueo) (?:gratis|gratuito)'],
    ['parking', 'parking|estacionamiento|parqueo'],
    [
      'no-booking',
      '(?:no|without(?: an?)?) (?:booking|reservations?|appointments?)(?: (?:needed|required|necessary))?|walk[- ]ins(?: welcome)?|sin (?:reserva|cita)',
    ],
    ['delivery', 'deliver(?:y|ed|s)|a domicilio'],
    ['pick-up', 'take[- ]?out|take[- ]?away|carry[- ]?out|pick[- ]?up|para llevar'],
    ['online', 'online|virtual|en l[ií]nea'],
    ['rain-or-shine', 'rain or shine'],
    ['spanish', 'spanish[- ]speaking|speaks? spanish|hablan? espa[ñn]ol'],
    ['all-ages', 'all ages'],
    ['over-21', '21 ?(?:\\+|and (?:over|up))'],
    ['transit', '(?:near |by )?(?:the )?light rail|(?:no|without a) car|sin (?:coche|carro|auto)'],
  ] as const
).map(([need, words]) => [need, RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')]);

/** Says nothing beside a need: "vegan options", "places with parking". */
const nothing =
  /^(?:(?:options?|opciones|places?|spots?|lugares|things?|stuff|something|anything|is|are|there|that|has|have|with|con|and|y|for|or|o)(?!\S)\s*)*$/i;

/** What a query asks for that facts of deals say, and its other words; empty if these ask for nothing else. */
export function readNeeds(query: string): { readonly needs: readonly FactNeed[]; readonly rest: string } {
  let rest = query;
  const asked = needs.flatMap(([need, words]) => {
    if (!words.test(rest)) return [];
    rest = rest.replace(words, ' ');
    return need;
  });
  rest = rest.replace(/\s+/g, ' ').trim();
  return { needs: asked, rest: nothing.test(rest) ? '' : rest };
}

/** Whether the facts of `deal` say that it has all that is needed. */
export const meetsAll = (deal: DealRecord, asked: readonly FactNeed[]): boolean =>
  asked.every((need) => meets(deal, need) === true);

/** Whether they say that it lacks some of it. */
export const lacksAny = (deal: DealRecord, asked: readonly FactNeed[]): boolean =>
  asked.some((need) => meets(deal, need) === false);
