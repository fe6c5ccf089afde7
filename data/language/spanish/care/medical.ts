import type { CareRule } from '../../care.ts';

/** Illness, wounds and poisoning. */
export const spanishMedical: readonly CareRule[] = [
  '(?:duele|dolor|presion|oprime|opresion|punzadas?|aprieta) ~4 (?:pecho|corazon|brazo izquierdo)',
  'pecho ~3 (?:duele|dolor|aprieta|apretado|oprimido)',
  '(?:no|apenas|cuesta|dificil|dificultad para|dificultad al|sin poder|dejo de|sin) (?:\\w+ ){0,2}(?:respir\\w+)(?! (?:de la risa|aire fresco))',
  '(?:falta|sin) (?:el |de )?(?:aire|aliento){end}',
  '(?:ponen?|poniendo|puso|labios) (?:\\w+ )?(?:azul(?:es)?|morad[oa]s?)',
  'se (?:esta|estan)? ?(?:ahoga|ahogando|asfixia|asfixiando|atragant\\w+)',
  '(?:me|se) (?:estoy|ahogo|ahogue|atragant\\w+) ?(?:ahogando|asfixiando|atragantando)?(?: con|{end})',
  '(?:dando|teniendo|da|dar) (?:un|una) (?:infarto|derrame|ataque (?:al|del|de) (?:corazon|cardiaco|asma|epilep\\w+)|convuls\\w+|embolia|epileptic[oa]|reaccion alergica|choque anafilactico|paro cardiaco|cetoacidosis)',
  '{body} ~4 (?:dormid[oa]|paraliz\\w+|entumid[oa]|adormecid[oa]|chueca|torcida|caida|hinchad[oa]s?|hinchando|cerrando|cierra)',
  '(?:hincha|hinchando|cierra|cerrando|hincho|cerro) ~3 (?:{body})',
  'no (?:puede|puedo|podia) (?:\\w+ )?(?:hablar (?:bien|claro)|hablar{end}|tragar|mover\\w*(?: el| la| las| los| mi| su|{end})|caminar{end}|levantarse|pararse|despertar\\w*|ver bien|ver nada)',
  '(?:se )?(?:desmay(?:o|a|ada|ado|e|ando)|desplom(?:o|e)|desvanec\\w+|convulsiona\\w*)',
  'inconscientes?',
  'no (?:responde|reacciona|despierta|se mueve|tiene pulso|se despierta|contesta y)',
  'perdio (?:el conocimiento|la conciencia)',
  'sin (?:conocimiento|pulso)',
  'no para de (?:sangrar|vomitar|temblar)',
  'sangr(?:a|o|ando|ado)',
  '(?:mucha|perdiendo|llen[oa] de|tos con|vomit\\w+|charco de) sangre',
  'hemorragia',
  'desangr\\w+',
  '(?:se|me) (?:cay\\w+|golpe\\w+|pegue|pego|cai) ~6 (?:cabeza|escaleras?|techo|no (?:se )?(?:puede|puedo|responde|mueve)|inconsciente|sangr\\w+)',
  '(?:se|me) (?:\\w+ )?(?:quebr\\w+|romp\\w+|fractur\\w+|rompio) (?:el|la|una|un) (?:brazo|pierna|hueso|tobillo|cadera|muneca|costilla|pie)',
  '(?:se|me|nos) (?:quem(?:o|e|amos)) (?:con|la|el|toda|mucho)',
  'hueso (?:salido|afuera|expuesto)',
  '(?:atropell|apunal|balace|balear)\\w+',
  '(?:le|me|nos) (?:dispararon|apunalaron|dieron un (?:balazo|tiro))',
  '(?:accidente|choque|choc\\w+) (?:de|en|con|muy|fuerte|grave|otro|mi) (?:\\w+ )?(?:carro|coche|auto|moto|feo|fuerte|grave|herid\\w+|camion)?',
  'herid[oa]s? (?:de|grave)',
  '(?:rompio|rompi|rompieron) (?:la |de )?(?:fuente|aguas)',
  'trabajo de parto',
  '(?:va|voy) a dar a luz',
  'contracciones',
  'embarazad[oa] ~5 (?:sangr\\w+|dolor\\w*|cai|mueve|fiebre)',
  '(?:fiebre|calentura|temperatura) ~4 (?:3[89]|4[0-2]|10[2-9]|muy alta|no le baja|no baja)',
  '(?:mordio|pico|picado) ~2 (?:vibora|serpiente|alacran|perro|arana|abejas?)',
  'dolor (?:muy |tan )?(?:fuerte|insoportable|terrible|horrible)(?! de (?:espalda|pies))',
  '(?:llam\\w+|necesit\\w+|mand\\w+|urge|ocup\\w+|pid\\w+) ~2 (?:ambulancia|paramedicos?|un doctor (?:ya|urgente)|al 911|el 911|911)',
  '(?:hospital|sala de emergencias?|urgencias|emergencias) (?:mas )?(?:cercan[oa]|cerca|abiert[oa])',
  '(?:llevar\\w*|ir|vamos|donde (?:esta|hay|queda)|cual es|busco|necesito) ~2 (?:hospital|sala de emergencias?|urgencias){end}',
  'emergencia medica',
];

/** Only in sentences that are not about leisure. */
export const spanishMedicalUnlessLeisure: readonly CareRule[] = [
  '(?:ahog(?:a|ando|o)|atragant\\w+|desmay\\w+|convuls\\w+|sangr\\w+|inconsciente|asfixi\\w+) ~5 (?:{close}|ayuda)',
  '(?:{close}) ~5 (?:ahog(?:a|ando|o)|atragant\\w+|desmay\\w+|convuls\\w+|sangr\\w+|inconsciente|asfixi\\w+)',
  '(?:infarto|derrame|ataque (?:al|del|de) (?:corazon|cardiaco|asma|epilep\\w+)|convuls\\w+|embolia|epileptic[oa]|reaccion alergica|choque anafilactico|paro cardiaco|cetoacidosis)',
];

export const spanishPoison: readonly CareRule[] = [
  '{took} ~4 {toxic}',
  '{kid} ~4 {took} ~5 {drug}',
  '{took} ~2 (?:demasiad[oa]s?|muchas?|muchos?|todas?|todos?|un monton|un frasco|un bote|una caja|un punado|bastantes|de mas|el doble|\\d\\d+) ~4 {drug}',
  '(?:demasiadas|muchas|sobredosis|exceso de|todas (?:las|mis|sus)) {drug}',
  'sobredosis',
  'envenen(?:o|ado|ada|amiento|ar)\\w*',
  'intoxic(?:o|ado|ada|acion)\\w*',
  '{drug} ~3 (?:de mas|de golpe|de una vez)',
];
