import type { CareSigns } from '../care.ts';

const child = 'nin[oa]s?|nen[ea]s?|bebe|hij[oa]s?|sobrin[oa]|niet[oa]|alumn[oa]|chiquit[oa]';
const partner = 'pareja|marido|espos[oa]|novi[oa]|ex|el papa de|el';

/** What tells of a need in Spanish together: none of it would by itself. */
export const spanishCareSigns: CareSigns = [
  {
    kind: 'crisis',
    signs: [
      'desp(?:edi(?:rme|da)?|idiendo)|decirles adios|regal(?:e|ando|o|ar) (?:casi )?(?:todas? )?(?:mis|todo)',
      'descansar(?: de todo)?|sin que se den cuenta|ultim[oa]|despues de eso|ya no (?:voy|me va|los voy) a|cartas?|sin mi|en paz|no (?:lo )?voy a necesitar',
    ],
    unless: 'mud(?:o|arme|anza|amos)|jubil\\w+|viaj\\w+|solter[oa]|vacaciones|universidad',
  },
  {
    kind: 'crisis',
    signs: [
      'no (?:le )?(?:veo|encuentro|hallo) (?:el |ningun |ya )?(?:sentido|caso)',
      'levantar\\w*|vivir|seguir|manana|todo|murio|fallecio|perdi',
    ],
    unless: 'pagar|estacion\\w+|manejar',
  },
  {
    kind: 'abuse',
    signs: [
      partner,
      '(?:llega|viene|se pone|anda) (?:muy |bien |todo )?(?:tomad[oa]|borrach[oa]|ebri[oa]|agresiv[oa]|violent[oa])',
      'miedo|no (?:nos|me) encuentre|escond\\w+|dormir en el (?:carro|coche)|salir(?:me|nos)|golpe\\w*|grita\\w*|no estar|nos vayamos',
    ],
    unless: 'fiesta|boda|partido|futbol',
  },
  {
    kind: 'child',
    signs: [
      child,
      'moreton\\w*|marcas|golpe(?:s|ad[oa])|quemad(?:ura|uras|it[oa])|cinturon',
      'casa|papa|mama|padrastro|tio|novio|llor\\w+|miedo|no (?:quiere|la mandara|lo mandara)',
    ],
    unless: 'futbol|patin\\w+|caida|cayo|bici\\w*|columpi\\w*|trampolin|fruta|platan\\w+|manzana',
  },
  {
    kind: 'danger',
    signs: [
      'orden (?:de restriccion|de alejamiento|de proteccion)|papel del juez|no (?:puede|debe) (?:acercarse|acercarseme)',
      'el|ella|ex|marido|novio',
    ],
  },
  {
    kind: 'danger',
    signs: [
      '(?:me|nos) (?:sigue|siguen|esta siguiendo|viene siguiendo)|afuera de mi (?:casa|trabajo|ventana)|(?:estacionad[oa]|parad[oa]) (?:afuera|frente)',
      'miedo|asustad[oa]|policia|foto de mi|escond\\w+|ex|tipo|hombre|senor',
    ],
    unless: 'instagram|tiktok|redes|perr\\w+|gat\\w+|helad\\w+|fantasmas?',
  },
  {
    kind: 'danger',
    signs: [
      'huele (?:\\w+ ){0,3}(?:gas|podrido|huevos?)|olor a (?:gas|huevos?)|fuga de gas',
      'cocina|casa|apartamento|depa|estufa|horno|edificio|cuarto',
      'dolor(?:es)? de cabeza|duele la cabeza|mare\\w+|nause\\w+|sueno|fuert\\w+|prender|fuga',
    ],
  },
  {
    kind: 'danger',
    signs: [
      'puerta|ventana|manija|chapa|patio|reja',
      'moviendo|forz\\w+|tratando|empuj\\w+|golpe\\w+|pasos|alguien (?:anda|esta)',
      'sol[oa]|ahorita|ahora mismo|escond\\w+|miedo|policia|noche',
    ],
    unless: 'escape|embrujad[oa]|pelicula|fantasmas?|entrega',
  },
  {
    kind: 'child',
    signs: [
      child,
      'secretos?|toc(?:a|o|aba)|le duele ahi',
      'no quiere (?:quedarse|ir|estar|dormir)|se hace pip[i]|miedo|llor\\w+|rar[oa]',
    ],
    unless: 'santa|sorpresa|menu|jardin|tunel|receta|piano|guitarra|animales',
  },
  {
    kind: 'medical',
    signs: [
      'embarazad[oa]|semanas de embarazo|tengo \\d+ semanas',
      'sangr\\w+|no (?:siento|se mueve|la siento|lo siento)|contracciones|se me rompio la fuente',
    ],
  },
  {
    kind: 'medical',
    signs: [
      'cara|labios?|lengua|garganta|ojos',
      'hinch\\w+|cerr(?:ando|andose)|ronchas',
      'nue(?:z|ces)|cacahuates?|mani|mariscos?|camaron\\w*|abeja|avispa|pico|comio|comi',
    ],
    unless: 'dentista|muela|facial|botox|ano pasado|evit\\w+|si com\\w+|cuando come',
  },
  {
    kind: 'medical',
    signs: [
      'habl\\w+|boca|cara|lado|brazo',
      'trab\\w+|chuec[oa]|torcid[oa]|no se (?:le )?entiende|caid[oa]|dormid[oa]|no (?:puede|lo) muev\\w+',
      'mama|papa|abuel[oa]|espos[oa]|marido|ti[oa]|amig[oa]|suegr[oa]|herman[oa]',
      'de repente|de pronto|ahorita|hace (?:rato|poco|un)|ahora|acaba|estaba bien',
    ],
    unless: 'dentista|anestesia|borrach\\w+|karaoke|comediante',
  },
  {
    kind: 'medical',
    signs: [
      'pecho|brazo izquierdo',
      'dol\\w+|duele|aprieta|opresion|presion|pesad[oa]',
      'sud\\w+|aire|respir\\w+|brazo|mare\\w+|nause\\w+|quijada|frio',
    ],
    unless: 'gimnasio|gym|pesas|masaje|ejercicio',
  },
];
