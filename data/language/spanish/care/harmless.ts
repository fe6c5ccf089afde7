import type { CareRule } from '../../care.ts';

/** Idioms, games and things for sale whose words look like a need. */
export const spanishHarmless: readonly CareRule[] = [
  '(?:me|nos) (?:va|van|vas) a (?:matar|colgar) (?:si|cuando) (?:no |se me |me )?(?:olvid\\w+|lleg\\w+|compr\\w+|gast\\w+|llev\\w+|reserv\\w+|encuentr\\w+|consig\\w+)',
  'aguanto (?:el|la|este|esta|tanto|mas) (?:calor|frio|hambre|trafico|lluvia|trabajo|sol|sed)',
  'rob(?:o|aron|aste) el corazon',
  'paintball',
  'pistolas? de (?:agua|paintball|juguete|nerf)',
  '(?:muer[oae]n?|morimos|morirme|morir|morirse|muertos?|muertas?|muriendo) (?:de|del|por) (?!(?:un infarto|sobredosis|miedo en|dolor en))(?:\\w+ )?\\w+',
  '(?:muero|morimos|muere) (?:por|de ganas)',
  '(?:se|nos|me) (?:va|vas) a morir de (?:risa|emocion|gusto)',
  '(?:matar|matando|mata|matamos|maten) (?:el|un rato|el rato|un poco de|las? (?:ganas|antojo|hambre|sed|tarde)|los? (?:antojos?)) ?(?:tiempo|aburrimiento|hambre|rato)?',
  '(?:precios?|calor|frio|hambre|curiosidad|antojo|trafico|lluvia|sed|pies|zapatos|suspenso|risa|aburrimiento|trabajo|rutina|estres) ~2 (?:me|nos) (?:\\w+ )?(?:mata[ns]?|matando|ahoga|mataron|pega|pego)',
  '(?:me|nos) (?:mata[ns]?|estan? matando|esta pegando|pega) (?:el|la|los|las|tus|esos|estos|tanto|tanta|este|esta)',
  '(?:salas?|cuartos?|juegos?) de escape',
  'escape rooms?',
  'misterio',
  'asesinato',
  '(?:campo|club|clases?|galeria|poligono) de tiro',
  'tiro (?:con|al)',
  'fuegos? artificiales',
  'fogatas?',
  'defensa personal',
  'primeros auxilios',
  'lanzamiento de \\w+',
  '(?:clases?|curso|taller) de \\w+',
  'casa (?:embrujada|del terror|del miedo)',
  'pelicula ~3',
  'gasolinera',
  'agua con gas',
  'sin gas',
  'asado',
  '(?:pega|gana|pego|gano) (?:una )?(?:paliza|siempre|seguido)? ?(?:al|en el|en) (?:boliche|ajedrez|golf|domino|tenis|futbol|billar|poker|juego|fut|minigolf)',
  'pega bien',
  'pega con',
  'pega duro el',
  'pegarle (?:al|a la) (?:gordo|pinata|bola|pelota)',
  '(?:regalo|cita|cena|plan|salida|ninera|dentista|plomero|corte) de emergencia',
  '(?:hace|desde hace) (?:\\w+ ){1,2}(?:anos?|meses|semanas)',
  'el (?:ano|mes|verano) pasado',
];

/** Of sentences that joke, or are about a plan, a story or the past. */
export const spanishLeisure: CareRule =
  'hace (?:\\w+ ){1,2}(?:anos?|meses|semanas)|(?:ano|mes|verano) pasado|silla de ruedas|regalos?|cumpleanos|aniversario|olvid\\w+|jaja\\w*|jeje\\w*|clases?|taller|pelicula|libro|obra|cancion|comediante|disfraz|alturas|aranas|payasos|terror|montana rusa|boliche|ofertas?|descuentos?|broma|pena|verguenza|cena romantica|elegir|antojo';
