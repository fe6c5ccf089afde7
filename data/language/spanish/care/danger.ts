import type { CareRule } from '../../care.ts';

/** Fire, gas, crime, accidents and lost children. */
export const spanishDanger: readonly CareRule[] = [
  '(?:hay|esta|anda) (?:alguien|un hombre|un tipo|un extrano|gente) ~1 (?:en|adentro de|dentro de|afuera de|fuera de|atras de) (?:mi|la|nuestra) (?:casa|ventana|puerta|cuarto|patio|departamento)',
  '(?:incendi\\w+|quemando|en llamas|lumbre|ardiendo|prendio fuego|agarro fuego) ~4 {home}',
  '{home} ~4 (?:incendi\\w+|quemando|en llamas|ardiendo|prendio|fuego|llena? de humo|humo)',
  '(?:hay|veo|sale|huele|mucho) (?:a |un |mucho |fuego y )?(?:humo|fuego|incendio|lumbre|quemado)(?: (?:en|de|por|dentro|saliendo)|{end})',
  '(?:fuga|huele|olor|escape) (?:\\w+ ){0,2}(?:a |de )?gas',
  'monoxido',
  '(?:entrar|entraron|meterse|metieron|metio|entro|forzando|forzar|abrir|colarse|romper) ~2 (?:a |en |de )?(?:mi|nuestra|la|el|su) (?:{home})(?! (?:gratis|cuesta))',
  '(?:alguien|hombre|tipo|ladron|ladrones|desconocido|ex|intruso) ~2 (?:esta|hay|afuera|adentro|dentro|fuera) ~2 (?:en |de |frente a )?mi (?:{home})',
  '(?:hay )?(?:ladron(?:es)?|intrusos?|rateros?) (?:en|adentro|afuera|dentro)',
  '(?:me|nos|la|lo|le) (?:\\w+ )?(?:sigue[ns]?|siguiendo|persigue[ns]?|persiguiendo|siguio|siguieron|acecha\\w*|vigila\\w*|acosa\\w*|asalt\\w+|secuestr\\w+|atacando|rob(?:aron|o)|encanon\\w+)(?! (?:dando|gustando|pareciendo|faltando|debiendo|en instagram|en redes))',
  'secuestr(?:o|aron|ado|ada)',
  'trata de personas',
  '(?:tiene|traen?|saco|sacaron|con|apunt\\w+|anda con|lleva) (?:un|una|el|la) {weapon}',
  'tiroteo',
  'balacera',
  'balazos',
  'disparos',
  'disparando',
  'tirador',
  '(?:amenaza|aviso) de bomba',
  'a punta de (?:pistola|cuchillo)',
  'rehen(?:es)?',
  '(?:no encuentr\\w+|perdi|perdimos|se (?:me |nos )?perdio|desaparecio|no aparece|extravi\\w+|se llevaron|se llevo|no halla\\w*|no hallo|no vemos) ~2 (?:a )?(?:mi|mis|nuestr[oa]|el|la) {kid}(?! (?:un|una|algo|ropa|zapatos|regalos?))',
  '(?:mi|mis|nuestr[oa]) {kid} ~3 (?:desaparecio|se perdio|esta perdid[oa]|no aparece|no ha (?:vuelto|llegado|regresado)|no regres\\w+|encerrad[oa] en el)',
  '(?:atrapad|encerrad|atorad)[oa]s? (?:en|dentro|bajo|adentro) ~3 (?:carro|coche|elevador|ascensor|agua|cuarto|incendio|bano|edificio|cajuela|sotano)',
  '(?:agua|inundacion) ~2 (?:subiendo|entrando|sube)',
  'se (?:esta )?inund(?:o|a|ando) (?:mi|la|nuestra) casa',
  'tornado (?:viene|cerca|aqui|toco)',
  '(?:llam\\w+|marc\\w+|necesit\\w+|mand\\w+|manden) ~2 (?:a )?(?:la policia|policia|los bomberos|bomberos)',
  '(?:mi|su|nuestra|nuestras) vidas? (?:esta|estan|corre|corren) (?:en )?peligro',
  '(?:estoy|estamos|esta) en peligro',
  'no (?:me siento|estoy|estamos) (?:\\w+ )?(?:segur[oa]s?|a salvo) (?:en mi|aqui|con el|en casa|con mi)',
  'temo por (?:mi|su|nuestra|la) (?:vida|seguridad)',
  'miedo (?:por|de) mi vida',
  'auxilio',
  'socorro',
];

/** Only in sentences that are not about leisure. */
export const spanishDangerUnlessLeisure: readonly CareRule[] = [
  '(?:es|tengo|tenemos|hay|esto es|por favor|una) (?:una )?emergencia{end}',
  'ayuda(?:me|nos|)? (?:por favor )?(?:[.,] )?(?:me|nos|hay|esta|mi|un|una|alguien) ~3 (?:peligro|miedo|mata\\w*|herid\\w+|muer\\w+|sigue)',
  '(?:tengo|tenemos) (?:mucho |muchisimo )?miedo{end}',
  '{close} ~2 (?:se esta muriendo|se muere|se nos muere)',
];
