import { words } from '../english/patterns.ts';
import type { Rules } from '../rules.ts';
import { spanishWayCovered } from './matters.ts';

/** Distance from the visitor, and words next to the names of places and of people. */
export const spanishPlaces = {
  distance: words(
    'lejos|lejitos|cerca|cercan[oa]s?|cerquita|distancia|millas?|kilometros?|kms?|direccion(?:es)?|como (?:llego|llegar|llegamos|se llega)|por (?:aqui|aca)|donde (?:estoy|estamos)|mi (?:ubicacion|casa|zona|area|barrio)|a pie|caminando|\\d+ minutos?|a la vuelta|near me|nearby|close by',
  ),
  distanceIdiom: words(
    spanishWayCovered,
    '(?:por|de|ni de|desde) lejos|cerca de \\d+|lejos de (?:ser|estar|terminar)|en mi casa|millas por hora',
  ),
  titleBefore:
    '(?:^|[^\\p{L}])(?:sr|sra|srta|don|do[nñ]a|doctora?|profesora?|se[nñ]ora?|t[ií][oa]|prim[oa]|herman[oa]|se llama|llamad[oa]|reina|mr|mrs|ms)\\.? $',
  personBefore:
    '(?:^|[^\\p{L}])(?:t[ií][oa]|prim[oa]|herman[oa]|amig[oa]|soy|con|para|hola|oye|mi|espos[oa]|novi[oa]|jef[ea]|vecin[oa]|gracias|se[nñ]ora?)[ ,]+$',
  personAfter:
    '^,?\\s+(?:y yo|dijo|dice|quiere|cumple|viene|me|ama|tiene|es|est[aá]|va|recomend[oó]|and i)(?:[^\\p{L}]|$)',
  placeBefore: '^(?:de|por|en|a|hacia|desde|hasta|solo|no|o|y|mejor|prefiero)$',
  placeAfter: '^(?:por|no|mejor|o|solo|para|con|hoy|manana|esta|este)$',
  area: '^(?:area|zona|barrio|vecindario|colonia|distrito|side|ave|avenue)$',
  locative:
    '^(?:en|por|cerca|hacia|de|del|desde|alrededor|a|para|zona|barrio|area|vecindario|in|around|near|at)$',
  towards: '^(?:en|a|por|cerca|hacia|in|to)$',
  placed:
    '(?<![\\p{L}-])(?<!(?:viv\\w+|quedamos|quedo|trabaj\\w+|naci\\w*|estoy|est[aá]n?|estamos|(?:mi|nuestr[oa]|su) [a-z]+|no|clases?) )(?:[Ee]n|[Cc]erca del?) (?:(?:el )?(?:aeropuerto|estadio|hospital|arena)(?!\\p{L})|(?<name>\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}\\p{Ll}{2,})?)(?![\\p{L}-]))',
  possessive: '^(?:un|una|mi|su|tu|nuestra|nuestro)$',
  school: '^(?:universidad|university|college|escuela|colegio|campus)$',
  study: '^(?:estudio|estudia|estudiamos|estudiantes?|carrera|clases)$',
  thingAfter: '^de (?:mi|tu|su|nuestra)(?: |$)',
  partOfTown: ' (?:barrio|vecindario|zona|colonia|parte de la ciudad) ',
  owner: "['’]s$",
  sentence:
    ' (?:yo|mi|me|soy|somos|estoy|estamos|es|son|tengo|tenemos|quiero|queremos|el|la|un|una|i|my|the|is) ',
  anywhere: words(
    '(?:en )?(?:cualquier|toda la|toda) (?:parte|lugar|zona|lado|area|ciudad)(?: de la ciudad)?|donde sea|no importa (?:donde|el lugar|la zona)|por todas partes|anywhere',
  ),
} satisfies Partial<Rules>;
