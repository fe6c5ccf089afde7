import { words } from '../english/patterns.ts';
import type { Language } from '../language.ts';
import type { Rules } from '../rules.ts';

/*
 * Patterns of ages, of children who stay at home, and of how many people are coming.
 */

const child =
  '(?:nin[oa]s?|hij[oa]s?|hijit[oa]s?|chamac[oa]s?|chamaquit[oa]s?|nen[ea]s?|beb[ea]s?|bebes|niet[oa]s?|sobrin[oa]s?|chiquit[oa]s?|chiquill[oa]s?|peques?|pequen[oa]s?|gemel[oa]s|adolescentes?|escuincles?|patojos?|cipotes?|plebes|buquis|morr[oa]s|pelaos|chamos|chavit[oa]s|chavos|muchach[oa]s|criaturas?|kids?|el mayor|la mayor|el menor|la menor)';

const companion =
  '(?:espos[oa]|marido|novi[oa]|pareja|companer[oa]|roomm?ate|amig[oa]|herman[oa]|prim[oa]|ti[oa]|mama|papa|madre|padre|abuel[oa]|suegr[oa]|colega|vecin[oa])';

export const spanishAges: Language['ages'] = [
  words(
    'bebe de (\\d+) (?:mes|meses|semanas)',
    '(\\d+) (?:mes|meses|semanas) de (?:edad|nacid[oa])',
    '(?<! embaraza.*)tiene (\\d+) meses(?! (?:de embarazo|.*embaraza))',
  ),
  words(
    '(\\d+)(?: (?:y|a|o) (\\d+))? (?:anos?|anitos?)(?! (?:de (?:casad|matrimonio|novi|relacion|estar)|junt|aqui|viviendo))',
  ),
  words(
    '(?:tienen?|cumplen?|cumplio) (\\d+)(?:(?: ,)? (?:y|o|,) (\\d+))?(?= (?:[.,]|y|pero|le|les|el|la|quiere|este)| $)',
  ),
  words(`${child} (?:menores? )?de (\\d+)(?:(?: ,)? (?:y|a|o|,) (\\d+))?(?! (?:dolares|personas|amig))`),
  words('(?:cumpleanos|cumple|fiesta) (?:numero|de los|de sus) (\\d+)'),
];

const small = '(?:nin[oa]s?|hij[oa]s?|nen[ea]s?|peques?|bebes?|chamac[oa]s?|chiquit[oa]s?|kids)';

const several =
  '(?:nin[oa]s|hij[oa]s|nen[ea]s|peques|bebes|chamac[oa]s|chiquit[oa]s|niet[oa]s|sobrin[oa]s|kids)';

const self = '(?:yo|conmigo)';
const grown = '(?:(\\d+)|un) adultos?';
const joint = '(?: (?:,|y|con|mas))+';
const each = `(?:${self}|${grown}|(\\d+) (?:${small}|amig[oa]s)|(?:una?|1|el|la|mi|nuestr[oa]) (?:${companion}|${child})(?: de \\d+(?: (?:anos?|meses))?| \\. \\d+ \\.)?)`;
const uncounted = (rule: string) => rule.replaceAll('(\\d+)', '\\d+');
const one = uncounted(each);
const leading = uncounted(`(?:${self}|${grown})`);

export const spanishParties: Language['parties'] = [
  words(
    `(?:(?:${one}${joint} )+${leading}(?:${joint} ${one})*|${leading}(?:${joint} ${one})+)(?!${joint} (?:mis?|l[oa]s|el|la|una?|nuestr[oa]s?) )`,
  ),
  words(
    `(?:mi ${companion} y yo|yo y mi ${companion})(?: ,)? (?:y|con|mas) (?:nuestr[oa]s |mis |los )?(\\d+) ${small}`,
  ),
  words(
    `(\\d+) adultos(?: ,)? (?:y|con|mas) (?:una?|1|el|la|mi|nuestr[oa]) (?:nin[oa]|bebe|hij[oa]|peque)`,
    `(?<! adultos )con (?:mis |nuestr[oa]s |l[oa]s )?(\\d+) ${several}`,
    `(?:yo con|yo y) (?:mis |otr[oa]s )?(\\d+) \\w+|(\\d+) (?:amig[oa]s|personas|hij[oa]s|nin[oa]s|prim[oa]s|colegas|companer[oa]s) (?:y|mas) yo`,
  ),
  words(
    `(\\d+) adultos(?: ,)?(?: (?:y|con|mas))? (\\d+) ${small}`,
    `(\\d+) ${small}(?: ,)?(?: (?:y|con|mas))? (\\d+) adultos`,
  ),
  words(
    '(?:somos|seremos|cabemos|caben|cabrian|seriamos|vamos|iriamos|van|vienen|mesa para|grupo de|nosotros) (?:como |unos |unas |like |casi |solo )?(\\d+)(?! (?:noches|dias|horas|dolares|anos))',
  ),
  words(
    '(\\d+) (?:personas?|gentes?|amig[oa]s|adultos|invitad[oa]s|companer[oa]s|colegas|comensales|primos)',
  ),
  words('(?:solo|nomas) (?:yo y (?:mi|un|una|1) \\w+|(?:mi|un|una|1) \\w+ y yo)'),
  words(
    `(?:yo y (?:mi|un|una|1) ${companion}|(?:mi|un|una|1) ${companion}(?: de \\w+)? y (?:yo|mi))(?! (?:y|con) |.* ${child} )`,
  ),
  words(`(?<! (?:tengo|tiene|tenemos|tuve) )(\\d+) ${several}`),
  words('para (\\d+)(?! (?:noches?|dias?|horas?|dolares|anos?|semanas?|de la|pm|am))(?= )'),
];

const kids =
  '(?:nin[oa]s|hij[oa]s|nen[ea]s|peques|chamac[oa]s|chiquit[oa]s|morr[oa]s|pelaos|plebes|kids|bebes?|familia)';
const sitter = '(?:abuel[oa]s?|suegr[oa]s?|ninera|babysitter|ti[oa]s?|vecina|mama|papas|hermana)';
const kin =
  '(?:espos[oa]|marido|novi[oa]|pareja|mama|papa|madre|padre|herman[oa]s?|prim[oa]s?|ti[oa]|abuel[oa]s?|suegr[oa]s?|amig[oa]s?|vecin[oa]s?|jef[ea]|companer[oa]s?|hij[oa]s?)';
const partnerKeeps = `(?:marido|esposo|esposa|novi[oa]|pareja|papa|mama) (?:tiene|cuida|esta con|se llevo|se lleva|lleva|entretiene) (?:a )?(?:los|las|mis|sus|nuestros) ${kids}(?: (?:a|en) (?:el |la |los |las )?\\w+)?`;

export const spanishPeople = {
  member: words(each),
  nights: words('(\\d+) noches?'),
  grownAnswer: words(
    '(?:para |solo |nomas |nada mas )?(?:yo|mi|nosotros)|(?:mis |unos |con |mis )?amig[oa]s|(?:con )?mi (?:mama|papa|hermana|hermano)|una cita',
  ),
  grownCompany: words(
    'companer[oa]s?|roomm?ates?|amig[oa]s?|colegas?|novi[oa]|mis? (?:papas|padres|suegr[oa]s?|mama|papa|madre|padre|abuel[oa]s?)',
    '(?:soy|somos|como) (?:un[oa]? )?(?:\\w+ ){0,3}(?:estudiantes?|universitari[oa]s?)|nuev[oa]s? (?:en|por|aqui)|acabo de mudarme|sol[oa]|por (?:mi cuenta|trabajo)',
    'tragos?|copas?|cervezas?|chelas?|bar(?:es)?|antros?|vino|cocteles|de noche|salir (?:hoy )?en la noche|fiesta',
  ),
  adultsOnly: words(
    '(?:solo|nomas|nada mas|unicamente) (?:para )?adultos|sin ninos',
    '(?:clases?|curso|taller|algo|actividad(?:es)?|cosas|cursos|talleres) para (?:(?:un|una) )?(?:adult[oa]s?|personas? mayor(?:es)?)(?! (?:y|o|con) (?:\\w+ )?(?:nin|hij|\\d))|(?:soy|somos) (?:un |una )?(?:adult[oa]s?)|(?:eso|esos|esas|estos|estas) (?:es|son) para (?:ninos|bebes|chicos)',
  ),
  grownAges: words(
    'ambos (?:de |tenemos )?(?:1[89]|[2-5]\\d)(?: anos)?|(?:tenemos|somos de|de|tengo) (?:como )?(?:1[89]|[2-5]\\d)(?: anos)? (?:y|,)(?: (?:el|ella|mi \\w+))?(?: (?:tiene|de))? (?:1[89]|[2-5]\\d)(?! (?:dolares|personas|de ))|en nuestros (?:20|30|40|50|veintes|treintas|cuarentas)|(?:veintean|treintan|cuarenton)\\w+',
  ),
  grade: words('(\\d+) (?:[oa] |er |do |to )?grado'),
  sitter: words(
    '(?:la|mi|nuestra) (?:ninera|babysitter) (?:\\w+ ){0,3}(?:va|irse|sale|queda)',
    '(?:tengo|tenemos|conseguimos|consegui|hay|con) (?:una|la) (?:ninera|babysitter)',
    partnerKeeps,
  ),
  toddler: words(
    'beb[ea]s?|bebes|bebitos?|toddlers?|infantes?|recien nacid[oa]s?|carriolas?|cochecitos?|preescolar(?:es)?|chiquit[oa]s',
  ),
  underage: words('menor(?:es)? de 21|no (?:tengo|tenemos|tiene|tienen)(?: todavia| aun)? 21'),
  teen: words(
    'adolescentes?|teens?|teenagers?|preparatoria|secundaria|prepa|high school|(?:quincea|adolesc)\\w+',
  ),
  away: words(
    `(?:dej\\w+|encarg\\w+) (?:a )?(?:\\w+ ){0,2}${kids}(?: (?:con|en) (?:\\w+ ){0,2}\\w+)?`,
    `(?:sin|ni) (?:los |las |mis |nuestros )?${kids}`,
    `${sitter} (?:\\w+ ){0,3}(?:cuidan?|se quedan?|tienen?|cuidar) (?:\\w+ ){0,3}${kids}`,
    `${kids} (?:se quedan|se queda|estan|se van|van a estar) (?:con|en|donde|dormidos) ?\\w*`,
    partnerKeeps,
    `no (?:tengo|tenemos|llevo|llevamos|hay|van|vienen|traigo|traemos) (?:\\w+ )?${kids}`,
    `(?:descans\\w+|escap\\w+) de (?:\\w+ )?${kids}`,
  ),
  bystander: words(
    `cerca de (?:mis?|los|las|nuestr[oa]s?) (?:${kids}|niet[oa]s?)|cuido (?:a )?(?:mis?|nuestr[oa]s?|los|las) (?:${kids}|niet[oa]s?|sobrin[oa]s?)(?: (?:los|cada|el) \\w+)?`,
    `(?:mis?|sus?|nuestr[oa]s?|el|la) (?:${kin}|${kids}) (?:(?:me|nos|le) (?:dijo|dieron|dio|regalo|recomendo|recomendaron|mando)|trabaja|vive|se mudo|(?:esta|estan) (?:trabajando|en (?:la escuela|el trabajo|clases?)|de viaje|dormid[oa]s?)|tiene (?:practica|clase|escuela|partido|trabajo))`,
    `(?:maestr[oa]|profesor[oa]?|entrenador[oa]?|jef[ea]|novi[oa]|amig[oa]s?|hij[oa]s?) de mis? (?:${kin}|${kids})|(?:recog\\w+|dej\\w+) a mis? (?:${kin}|${kids})`,
  ),
} satisfies Partial<Rules>;
