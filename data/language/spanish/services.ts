import type { ServiceWords } from '../serviceWords.ts';

const repairing = '(?:arregl|repar|compon|compong|remiend|remend|destap|restaur)';
const verb = `(?:${repairing}|cambi|instal|mont|pint|afil|remolqu|remolc|afin|lav|limpi|pul|solda|cos|monten)(?:[aeo]|[ae]n|[ae]r|amos|emos|iend[oa]|and[oa])(?:me|nos|l[aeo]s?|mel[aeo]s?)?`;
const determiner = '(?:el|la|los|las|mis?|nuestr[oa]s?|un|una|su|sus)';
const part =
  '(?!(?:con|para|por|en|de|del|que|y|o|pero|hoy|manana|este|esta|a|al|me|mi|mis|se|lo|la|le|algo|esto|eso|ya|aqui|cerca|no|urgente|planes|fecha|hora|reserva|reservacion|tema|dinero|boletos?|tarjeta|codigo|cuenta|correo|nombre|pagina|sitio|lista|oferta|corazon|idea|dinero|quien|donde) )[a-z]+';
const thing = `(?<thing>${part}(?: ${part})?(?: (?:de la|del|de) ${part})?)`;

/** See `ServiceWords`. */
export const spanishServices: ServiceWords = {
  wanted: [
    `(?<= )(?:quien|alguien|donde|lugar|taller|persona)(?: (?:que|me|nos|te|le|puede|pueda|pueden|puedo|podria|sabe|sepa|a|llevo|para|hay))* ${verb} (?:${determiner} )?${thing}(?= )`,
    `(?<= )(?:necesit(?:o|amos)|quier(?:o|e)|queremos|quisiera|busc(?:o|amos|ando))(?: (?:a|que|alguien|me|nos|para))* (?:que (?:me |nos )?${verb} (?:${determiner} )?|(?:me |nos )${verb} (?:${determiner} )?|${verb} (?:mis?|nuestr[oa]s?) |(?:${repairing}|cambi|afil|instal)[ae]r (?:${determiner} )?)${thing}(?= )`,
    `(?<= )(?:reparacion|arreglo|instalacion|cambio|mantenimiento|servicio tecnico)(?:es)? (?:de|del|para) (?:${determiner} )?${thing}(?= )`,
  ],
  broken: [
    `(?<= )(?:descompuso|descompusieron|rompio|rompieron|dano|danaron|quebro|poncho|tapo|estropeo|averio|murio|fundio) (?:${determiner} )?${thing}(?= )`,
    `(?<= )(?:el|la|los|las|mis?|nuestr[oa]s?) ${thing} (?:(?:ya|me|se|esta|estan) )*(?:rot[oa]s?|descompuest[oa]s?|tapad[oa]s?|danad[oa]s?|ponchad[oa]s?|descompuso|rompio|dano|gotea|tiene (?:una )?fuga|no (?:arranca|prende|enciende|funciona|sirve|enfria|calienta|carga))(?= )`,
    `(?<= )(?:fuga|gotera|grieta|abolladura|hoyo)s? (?:de agua )?en ${determiner} ${thing}(?= )`,
  ],
  sought:
    '(?<= )(?:quien|donde|alguien|lugar|taller|ayuda|necesit\\w+|busc\\w+|llam\\w+|se (?:me|nos|le) (?:descompus\\w+|rompi\\w+|averio|estropeo|tapo))(?= )',
  work: `(?<= )${verb}(?= )`,
  kinds: [
    [`(?<= )${repairing}`, 'repair'],
    ['(?<= )lav', 'wash'],
    ['(?<= )limpi', 'cleaning'],
  ],
  repair: 'reparación de {thing}',
  other: 'servicio de {thing}',
};
