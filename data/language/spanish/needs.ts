import { words } from '../english/patterns.ts';
import type { FactWords } from '../factWords.ts';

/*
 * Spanish for wishes that facts of deals meet.
 */

export const spanishNeeds: FactWords['needs'] = [
  [
    'step-free',
    words(
      'sillas? de ruedas|sin (?:escaleras|escalones|gradas)|(?:no puede|no puedo|le cuesta|me cuesta) (?:subir|con las) (?:escaleras|gradas)|accesib(?:le|ilidad)|elevador|ascensor|rampas?|andadera|baston|muletas|discapacitad[oa]s?|discapacidad|movilidad reducida',
    ),
  ],
  ['strollers', words('carriolas?|coches? de bebe|carritos? de bebe|stroller')],
  ['accessible-toilet', words('banos? (?:accesibles?|para discapacitados|adaptados?)')],
  ['captions', words('subtitul(?:os|ad[oa]s?)')],
  ['hearing-loop', words('aparatos? (?:auditivos?|para oir)|bucle auditivo|no oye bien')],
  ['large-print', words('letra grande|no ve bien')],
  ['quiet-space', words('(?:espacio|lugar|cuarto|rincon) (?:tranquilo|silencioso)|sensorial|autis\\w+')],
  ['sign-language', words('lengu(?:a|aje) de senas|sord[oa]s?|asl')],
  [
    'pets',
    words(
      '(?:acept\\w+|permit\\w+|admit\\w+|dejan (?:entrar|llevar)) (?:perr[oa]s|perritos|mascotas)|pet friendly|(?:con|llevar|llevo|traer|llevamos) (?:a )?(?:mi|nuestr[oa]|el|la|un) (?:perr[oa]|perrit[oa]|mascota)|(?:perr[oa]s|perritos|mascotas) (?:permitid[oa]s|bienvenid[oa]s)',
    ),
  ],
  ['vegan', words('vegan[oa]s?')],
  ['vegetarian', words('vegetarian[oa]s?|sin carne|no com(?:o|e|emos) carne')],
  [
    'gluten-free',
    words(
      '(?:sin|libres? de|no (?:come[nr]?|puede[ns]? comer|como)) gluten|celiac[oa]s?|gluten free|alergic[oa] al (?:gluten|trigo)',
    ),
  ],
  [
    'dairy-free',
    words(
      'sin (?:lacteos|leche|lactosa)|intoleran(?:te|cia) a la lactosa|alergic[oa] a (?:la leche|los lacteos)',
    ),
  ],
  [
    'nut-free',
    words(
      '(?:sin|alergi(?:a|c[oa])s? a(?: la[s]?| lo[s]?|l)?) (?:nueces|nuez|cacahu[ae]tes?|mani|almendras?|frutos secos)',
    ),
  ],
  ['halal', words('halal')],
  ['kosher', words('kosher')],
  ['free-parking', words('(?:estacionamiento|parqueo|parking) (?:gratis|gratuito|libre)')],
  [
    'parking',
    words(
      'estacionamiento|parqueo|parqueadero|parking|(?:para|donde) (?:estacionar(?:se|me|nos)?|parquear(?:se|me|nos)?)',
    ),
  ],
  [
    'no-booking',
    words(
      'sin (?:reserva(?:cion)?|cita|reservar)|(?:no (?:quiero|queremos|tener que)) reservar|ultimo minuto',
    ),
  ],
  [
    'delivery',
    words('a domicilio|delivery|que (?:(?:lo|la|me|nos) )+(?:traigan|manden|lleven)|entregas?(?: a casa)?'),
  ],
  ['pick-up', words('para llevar|para recoger|takeout|to go')],
  ['online', words('en linea|por internet|virtual(?:es)?|desde (?:mi )?casa|online')],
  ['rain-or-shine', words('aunque llueva|llueva o truene|si llueve tambien|con o sin lluvia')],
  ['spanish', words('en espanol|habl(?:a|e)n? espanol|hispanohablantes?|no hablo ingles|no hablan? ingles')],
  ['all-ages', words('(?:para )?tod(?:a|as) (?:las )?edad(?:es)?|sin limite de edad')],
  [
    'transit',
    words(
      '(?:no (?:tengo|tenemos|manejo|manejamos)|sin) (?:carro|coche|auto)|no (?:manejo|manejamos)|en (?:tren|camion|autobus|transporte publico)|cerca (?:del|de la|de una) (?:tren|estacion|parada|metro|tranvia)',
    ),
  ],
  ['over-21', words('(?:solo|solamente) (?:para )?mayores de 21|21 anos o mas')],
  ['coupon', words('(?:con )?(?:un )?(?:codigo|cupon)(?: de descuento| promocional)?')],
  [
    'priced',
    words(
      'precios? (?:fij|clar|exact|concret|definid|establecid)[oa]s?|(?:con|tengan?|diga) (?:un |el |su )?precio(?= (?:[.,]|por favor|para)| $)',
    ),
  ],
  ['ongoing', words('sin fecha (?:limite|de vencimiento)|que no (?:caduque|venza|expire)|permanente')],
];

export const spanishNeedNames: FactWords['needNames'] = {
  'step-free': 'Sin escalones',
  strollers: 'Espacio para carriolas',
  'accessible-toilet': 'Baño accesible',
  captions: 'Subtítulos',
  'hearing-loop': 'Bucle auditivo',
  'large-print': 'Letra grande',
  'quiet-space': 'Espacio tranquilo',
  'sign-language': 'Lengua de señas',
  pets: 'Perros bienvenidos',
  vegan: 'Vegano',
  vegetarian: 'Vegetariano',
  'gluten-free': 'Sin gluten',
  'dairy-free': 'Sin lácteos',
  'nut-free': 'Sin nueces',
  halal: 'Halal',
  kosher: 'Kosher',
  'free-parking': 'Estacionamiento gratis',
  parking: 'Estacionamiento',
  'no-booking': 'Sin reservación',
  delivery: 'A domicilio',
  'pick-up': 'Para recoger',
  online: 'En línea',
  'rain-or-shine': 'Llueva o no',
  spanish: 'En español',
  'all-ages': 'Todas las edades',
  'over-21': 'Mayores de 21',
  transit: 'Cerca del transporte',
  coupon: 'Con código',
  ongoing: 'Sin fecha límite',
  priced: 'Con precio',
};
