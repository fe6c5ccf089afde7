import type { CareRule } from '../../care.ts';

/** Violence by those one knows, sexual violence, and the abuse of children. */
export const spanishAssault: readonly CareRule[] = [
  '(?:me|nos|la|lo|le|fui|fue|siendo|a mi \\w+ (?:la|lo)) ?(?:\\w+ )?(?:violaron|violo|violad[oa]|viola|violando|drogaron|drogo|manose\\w+)',
  'violacion',
  'abus(?:o|aron|a|ada|ado|aba) (?:sexual\\w*|de mi|de ella|de mi \\w+)',
  'agresion sexual',
  'acos\\w+ sexual\\w*',
  '(?:me|la|nos) (?:obliga|obligo|obligaron|forzo|forzaron|fuerza) (?:a )?(?:tener|acostarme|hacer|tocar\\w*|desvestir\\w*|besar\\w*|con)',
  'en contra de mi voluntad',
  'sin mi consentimiento',
  '(?:echaron|pusieron|puso|echo|pusieron) algo en (?:mi|la|su|el) (?:bebida|trago|copa|vaso|cerveza)',
  '(?:desperte|desperto|amaneci) ~4 (?:desnud[oa]|sin ropa|desconocid[oa]|sin recordar|no recuerdo)',
  '(?:fotos?|videos?) (?:intim[oa]s?|desnud[oa]s?|privad[oa]s?) ~6 (?:public\\w+|mand\\w+|amenaz\\w+|subir\\w*|compart\\w+)',
  'amenaz\\w+ ~4 (?:fotos?|videos?) (?:intim\\w+|mi\\w+|desnud\\w+)',
  '(?!{parent} ){attacker} (?:\\w+ ){0,2}(?:me|nos) (?:toca|toco|tocaba|manosea|tocaron|esta tocando)(?! (?:el|la) (?:turno|cuenta|corazon))',
];

export const spanishChild: readonly CareRule[] = [
  '{parent} ~2 (?:entra|se mete|viene|se acuesta) (?:a|en) (?:mi|la) (?:cuarto|cama|recamara|habitacion)',
  '(?:novio|esposo|pareja|marido|amigo) de mi (?:mama|madre|papa) ~2 (?:me|nos) (?:{harms}|toca|toco|mira|espia)',
  '{attacker} ~2 (?:le |les |la |lo |los )?(?:{harms}|toca|toco|tocaba|grita|encierra|quema) a (?:mi|mis|su|sus|el|la|los|las|nuestr[oa]s?|un|una) (?:\\w+ )?{kid}',
  '{kid} ~3 (?:golpead[oa]s?|maltratad[oa]s?|abusad[oa]s?|descuidad[oa]s?|con moretones|hambre y sol[oa]s?|amarrad[oa]s?|encerrad[oa]s?)',
  'maltrato infantil',
  'abuso infantil',
  '(?:golpean|maltratan|pegan|lastiman|abusan) (?:mucho )?(?:a|de) (?:un|una|mi|mis|sus|los|las|el|la) {kid}',
  '(?:mi|mis|nuestro) {parent} ~2 (?:me|nos) (?:\\w+ )?(?:{harms}|toca|encierra|deja sin comer|corrio de la casa|grita (?:y|todo))',
];

export const spanishAbuse: readonly CareRule[] = [
  '(?:{attacker}) ~3 (?:buscando|busca|persigue|persiguiendo|siguiendo|acosa|acosando) ~3 (?:dano|matar\\w*|pegar\\w*|lastimar\\w*|golpear\\w*|casa|trabajo)',
  '{attacker} ~3 (?:me|nos|la|le|les) (?:\\w+ ){0,2}(?:{harms}|encierra|encerro|controla|prohibe|insulta|grita (?:todo|y|siempre)|quita (?:el|mi|la|todo)|quito (?:el telefono|mi|el celular|los papeles|el pasaporte)|avienta|avento|rompio|jala|jalo)(?! (?:bien|con mi|una vuelta|de la risa|el gusto))',
  '(?:me|nos) {harms} ~2 (?:mi|mis|el|la) {attacker}',
  '(?:fui|estoy siendo|soy|era) (?:\\w+ )?(?:golpead[oa]|maltratad[oa]|abusad[oa]|amenazad[oa]|acosad[oa])',
  '(?:no (?:me|nos|la) (?:deja|dejaba|permite|dejan|quiere dejar)|no (?:me|nos) va a dejar|me (?:tiene|tienen|mantiene)) ~1 (?:salir|ir|usar|hablar|trabajar|ver a|llamar|irme|encerrad[oa]|amenazad[oa]|secuestrad[oa]|amarrad[oa]|controlad[oa]|tener (?:amigos|dinero|celular))',
  '(?:miedo|temor|terror|terror le) (?:a|de|al|le tengo a|que) (?:mi |el |ella |lo que )?(?:{partner}|{parent}|el{end}|el y|regresar|volver|me (?:haga|pegue|mate|encuentre)|nos (?:haga|mate|encuentre))',
  '(?:miedo|da miedo|asusta) (?:de )?(?:ir|regresar|volver|estar|llegar|dormir) (?:a|en) (?:mi |la )?casa',
  '(?:le tengo|tengo) (?:mucho )?miedo a (?:mi|el|ella)',
  '(?:seguro|segura|esconder\\w*|refugio|albergue|escapar\\w*|huir|huyendo|escap(?:o|e|ando)|lejos|irme|salirme|proteger\\w*|separar\\w*) ~4 (?:de|para) (?:mi (?:{partner}|{parent})|el{end}|su (?:padre|papa)|mujeres|la violencia|un abusador)',
  'donde (?:\\w+ ){0,3}no (?:me|nos) (?:encuentre|halle|busque|pueda)',
  'violencia (?:domestica|familiar|de genero|intrafamiliar)',
  'orden de (?:restriccion|proteccion|alejamiento)',
  '(?:relacion|pareja|marido|esposo|novio|hombre|padre|matrimonio) (?:\\w+ )?(?:abusiv[oa]|violent[oa]|toxic[oa] y|golpeador)',
  'se (?:pone|puso|porta) (?:muy )?(?:violent[oa]|agresiv[oa])',
  'moretones',
  'ojo morado',
  '(?:va a|quiere|dice que|amenaz\\w+ con|juro|jura que|intento|trato de|puede|me dijo que|quieren|van a) ~3 (?:matar|lastimar|golpear|pegar|hacer(?:me|nos) dano|quemar|apunalar|desaparecer)(?:me|nos|la)(?! (?:si|cuando) (?:se me )?(?:olvid|llego tarde|no (?:compro|llevo|encuentro|hago|reserv))\\w*)',
  '(?:me|nos) (?:va|van|quiere|quieren) (?:a )?(?:matar|lastimar|golpear|pegar|hacer dano)(?! (?:si|cuando) (?:se me )?(?:olvid|llego tarde|no (?:compro|llevo|encuentro|hago|reserv))\\w*)',
  'si (?:lo|la|me) (?:dejo|voy|denuncio) ~3 (?:mata|matara|mate|quita|busca|encuentra)',
];
