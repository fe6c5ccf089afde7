import { words } from '../english/patterns.ts';
import type { ClauseRules } from '../rules.ts';

const link =
  '(?:(?:y|pero|o|asi que|entonces|porque|pq|como|cuando|mientras|que|donde|si|aunque|ya|pues|bueno|ademas|es que|tambien) ){0,3}';
const person =
  '(?:yo|nosotr[oa]s|ell[oa]s?|el (?=es|esta|tiene|quiere|trabaja)|me|nos|les?|se|mi|mis|su|sus|nuestr[oa]s?|hay|estoy|estamos|soy|somos|tengo|tenemos|quiero|queremos|quisiera|quisieramos|necesito|necesitamos|busco|buscamos)';
const like = '(?:gusta|gustan|encanta|encantan|fascina|fascinan|late|laten|interesa|interesan)';

/** How long messages are told. */
export const spanishClauses: ClauseRules = {
  because: '^ (?:(?:y|pero|o|,) )*(?:porque|pues|ya que|como) ',
  clauseStart: words(
    `${link}(?:${person}|algo|algun|alguna|tal vez|quiza|quizas|a lo mejor|donde|vamos|vamonos|busca\\w*|dame|danos|recomienda\\w*|ayuda\\w*|puedes|podrias|saben?|tienen?|hay|(?:la|el|los|las|una?) \\w+ (?:es|esta|tiene|fue|dijo|quiere|dice))`,
    '(?:pero|porque|asi que|entonces|total que) \\w+',
  ),
  statement: `^ (?:(?:hola|buenas|,) )*${link}(?:${person}|algo que|(?:mi|mis|su|sus|la|el|los|las) \\w+ (?:\\w+ )?(?:es|son|esta|estan|tiene|tienen|va|van|trabaja|vive)) `,
  asking: words(
    'quier(?:o|e|en|es)|queremos|quisier\\w+|quer(?:ia|iamos)|necesit(?:o|a|an|amos)|busc(?:o|amos|ando)|ando buscando|vamos a|vamonos|se me antoja|tengo ganas|tenemos ganas|me gustaria|nos gustaria|le gustaria|podria[sn]?|puedes|pueden|me (?:recomiendas?|ayudas?|consigues?)|recomiend\\w+|dame|danos|hay (?:algo|algun\\w*|donde|un\\w?|cosas)|tienen|donde (?:puedo|podemos|hay|llevo|llevamos|queda)|que (?:puedo|podemos|hay|me recomiendas)|prefer\\w+|de preferencia|estaria (?:bien|bueno|genial|padre|chido)|seria (?:bueno|ideal|genial|perfecto)|por favor|porfa\\w*|que sea|que no sea|para (?:hoy|manana|este|el)',
  ),
  hoping: words('tal vez|quiza|quizas|a lo mejor|algo|algun|alguna|o asi|un regalo|nada (?:muy )?\\w+'),
  pointing: words('algo (?:asi|como eso)|(?:encuentr\\w+|busc\\w+|tienen?|hay) (?:eso|un[oa]s?)'),
  liking: words(`(?:le|les|me|nos) ${like}|es fan|son fans|favorit[oa]s?`),
  telling: words(
    '(?:ayer|anoche|antier|el otro dia|hace (?:\\w+ ){1,2}(?:dias?|semanas?|mes(?:es)?|anos?)|(?:la semana|la vez|la noche) pasada|el (?:ano|mes|verano|fin|\\w+) pasado|cuando (?:era|eramos|fui|fuimos))',
    '(?:fui|fue|fuimos|fueron|hice|hizo|hicimos|dijo|dijeron|dice|dicen|tuvo|tuve|tuvimos|estuvo|estuve|estuvimos|pudo|puse|puso|vino|vinieron|dio|era|eran|eramos|estaba|estaban|estabamos|tenia|tenian|habia|iba|ibamos|andaba|andabamos|trabaja|\\w{2,}(?:aron|ieron|aba|aban|abamos))',
    '(?:llego|olvido|paso|compro|regalo(?= (?:un|una|a|la|el) )|murio|rompio|salio|perdio|gano|cayo|llovio|descompuso|enojo|enfermo|quedo|termino|empezo|choco|mudo|cerro|encontro|prometio|cancelo|reprobo|grito|llegue|sali|perdi|compre|olvide|pague|gaste|encontre)',
    '(?:se|(?:mi|su|el|la) \\w+ (?:me|le|nos|les|lo|la|se)) (?:(?:me|te|le|nos|les) )?\\w{2,}o',
  ),
};
