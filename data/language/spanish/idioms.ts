import { words } from '../english/patterns.ts';

/** Phrases in which a word that looks like a wish is none. */
export const spanishIdiom = words(
  'feliz (?:dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana)|ver (?:el|un|los) (?:partidos?|juegos?)|buen[oa]s (?:dias|tardes|noches)|buen(?: |a )(?:dia|tarde|noche|fin de semana)|que tengas? (?:un |una )?(?:buen|lind|bonit|feli)\\w* (?:dia|tarde|noche|semana|fin de semana)',
  // Than what was shown, which may be late.
  'mas temprano(?! (?:por|en|de) la )',
  'hasta (?:manana|luego|el \\w+)(?= (?:[.,]|$)| $)|nos vemos (?:manana|el \\w+)',
  '(?<= (?:comer|cenar|desayunar|almorzar|salir|salgo|comemos) )a?fuera|fuera de (?:serie|lugar)',
  '(?:estacionamiento|parking|wifi|envio|entrega) gratis|(?:gluten|sugar|dairy) free|libre de \\w+|tiempo libre|(?:estoy|estamos) libres?',
  '(?:cuando|desde) (?:era|eramos|soy) (?:nin[oa]s?|chiquit[oa]s?|chic[oa])|como nin[oa]s?|de nin[oa]|cosa de ninos|juego de ninos',
  // "Hacer cita", "sin cita", "la cita en la barbería" are appointments.
  'cita (?:medica|previa|con (?:el|la|mi) (?:medic[oa]|doctora?|dentista|barbero|estilista|peluquer[oa])|en (?:el|la) (?!noche|tarde|manana|playa|parque|azotea|terraza|centro|ciudad)\\w+)|(?:hac\\w+|sac\\w+|ped\\w+|pid\\w+|agend\\w+|reserv\\w+|necesit\\w+|requier\\w+|cambi\\w+|cancel\\w+|con|sin|por|previa) (?:(?:una?|la|mi) )?citas?(?! (?:romantica|con (?:mi|una?) ))|cara a cara|cara de|la cara',
  '(?:todos los|cada|ese|aquel|otro) (?:dia|sabado|domingo|lunes|martes|miercoles|jueves|viernes|fin de semana)s?|el otro dia|(?:toda|cada) (?:la )?(?:manana|tarde|noche|semana)|todo el (?:dia|mes)|dia a dia',
  '(?:anoche|ayer)(?: (?:en|por) la (?:noche|tarde|manana))?|(?:la|el) (?:semana|sabado|domingo|viernes|mes|noche|fin de semana) pasad[oa]|(?:fue|fui|estuve|estuvo|sali|salimos) (?:\\w+ ){0,3}(?:noche|semana|sabado|domingo)',
  '(?:al|en|por|a) fin(?! de (?:semana|mes))(?= )|fin de ano|sin fin',
  '(?:trabajo|trabajamos|trabaja|trabajan) (?:\\w+ ){0,3}(?:hoy|manana|noche|tarde|semana)',
  'vino(?= (?:mi|mis|su|a|toda|conmigo|con) )|te extrano|echo de menos|que (?:padre|madre)|a toda madre|poca madre|de poca|en paz|hacer (?:las )?paces',
  '(?<! (?:paseo|viaje|vuelta|recorrido|tour|excursion|ofertas?) )en (?:el )?(?:tren|metro|tranvia|camion|autobus|bus|carro|coche)(?: (?:o|y) (?:en )?(?:tren|metro|tranvia|camion|autobus|bus|carro|coche))?|(?:(?:ir|llegar|vaya|voy|vamos) )?(?:caminando|caminar|a pie)(?= (?:desde|hasta|a|al|de) )',
  '(?:mi )?(?:novi[oa]|espos[oa]|pareja|marido) me (?:dejo|termino|corto|engano)|me (?:dejo|termino|corto) mi (?:novi[oa]|espos[oa]|pareja|marido)',
  '(?<= (?:regal(?:o|os|ito|itos)|obsequios?|presentes?|detalles?|intercambio) (?:de|para) (?:la )?)navidad',
  '(?:el|mi|nuestro) (?:proximo |otro |siguiente )?vuelo(?= (?:sale|es|llega) )',
  // Who does not eat one thing wants another.
  '(?<= no (?:pued[oe]n? |podemos )?)com(?:o|es?|en|emos|er)(?= (?!(?:fuera|afuera|en|aqui|alli|alla|ahi|hoy|manana|ya|nada|algo|mucho|tanto|tarde|temprano|y|o|pero|antes|despues|con|sin|sol[oa]s?|tod[oa]s?) )[a-z])',
  'me da (?:la )?(?:pena|gusto)|de nada|gente (?:fina|linda)|(?:con|mucho) gusto',
);
