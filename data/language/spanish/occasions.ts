import { words } from '../english/patterns.ts';
import type { OccasionWords } from '../occasionWords.ts';

const loved =
  '(?:mama|mami|papa|papi|padres|papas|herman[oa]|ti[oa]|abuel[oa]s?|espos[oa]|novi[oa]|pareja|amig[oa]s?|jef[ea]|maestr[oa]|suegr[oa]s?|vecin[oa]|hij[oa]|ahijad[oa]|sobrin[oa]|nuera|cunad[oa]|comadre|compadre)';
const guests =
  '(?:papas|padres|mama|papa|familia|parientes|amig[oa]s?|suegr[oa]s?|prim[oa]s?|herman[oa]s?|cunad[oa]s?|ti[oa]s?|comadres?|abuel[oa]s|visitas?|compadres|carnal|hij[oa]s?)';

/** With the verb, which by itself wishes for a party. */
const celebrating =
  '(?:(?:(?:fiestas?|celebracion|festejo) (?:de |del |por )|(?:celebr|festej)\\w+ )(?:(?:el|su|mi|nuestro|un) )?)';

/** What visitors come for; the first that matches counts, so that a birthday present is a present. */
const occasions: OccasionWords['occasions'] = [
  [
    'gift',
    words(
      'regal(?:o|os|ito|itos|ar|arle|arles)|obsequios?|un detalle|intercambio(?: navideno)?|tarjeta de regalo|(?:un|algun|de) gift|gift para|baby shower|compras (?:de navidad|navidenas)',
      `algo (?:bonito |lindo |especial )?para (?:mi|su|nuestra|la|el) ${loved}`,
    ),
  ],
  [
    'proposal',
    words(
      'pedir(?:le)? (?:matrimonio|la mano)|propuesta de matrimonio|proponer(?:le)? matrimonio|anillo de compromiso',
    ),
  ],
  [
    'anniversary',
    words(
      `${celebrating}?aniversario|\\d+ anos (?:de casados|juntos|de matrimonio)|luna de miel|recien casad[oa]s`,
    ),
  ],
  ['hen-party', words('despedida de solter[oa]|damas de honor')],
  [
    'birthday',
    words(
      `${celebrating}?(?:cumple|cumpleanos)|cumpleanos|birthday|cumpleaner[oa]|quince ?anera|mis xv|cumpl(?:e|o|imos|en) \\d+`,
    ),
  ],
  ['reunion', words('reunion(?: familiar| de (?:amigos|generacion|exalumnos))?|reencuentro|rencuentro')],
  [
    'team',
    words(
      '(?:companer|compan)[oa]s? (?:de|del) trabajo|colegas|(?:gente|amig[oa]s) (?:de la oficina|del trabajo)|(?:fiesta|cena|comida|brindis|salida|convivio) (?:(?:de navidad|navidena) )?(?:de (?:la|mi) oficina|del trabajo|de trabajo|de (?:la|mi) empresa|con (?:el|mi) equipo)|mi equipo|team building|convivio',
    ),
  ],
  [
    'girls-night',
    words(
      '(?:noche|salida|tarde|dia) de (?:chicas|amigas|mujeres|girls)|mis amigas|con las amigas|con mis comadres',
    ),
  ],
  [
    'visitors',
    words(
      'turistas?|turistear|(?:estoy|estamos|ando|andamos) de (?:visita|paso|vacaciones)|primera vez (?:en|aqui|que)|vis[ie]t(?:ar la ciudad|antes?|arnos|arme|ando)',
      `(?:vien(?:e|en)|lleg(?:a|an)|nos visitan?) (?:de visita |a visitar\\w* )?(?:\\w+ ){0,2}${guests}`,
      `${guests} (?:\\w+ ){0,2}(?:viene|vienen|llega|llegan|de visita|estan de visita|que vienen)`,
    ),
  ],
  [
    'newcomer',
    words(
      '(?:recien|acabo de|acabamos de) (?:llegad[oa]s?|llegue|llegar|mudad[oa]s?|mudarme|mudarnos)|nuev[oa]s? (?:en|aqui)(?: la ciudad)?|no conozco a nadie|(?:hacer|conocer) (?:nuevos )?(?:amigos|amigas|gente)',
    ),
  ],
  [
    'date',
    words(
      'primera salida|(?:una |la )chava|(?:una |primera )?cita(?: romantica)?(?! (?:medica|con el (?:doctor|dentista)))|date night|romantic[oa]s?|san valentin|(?<!^ y )(?:mi|el|la) (?:espos[oa]|novi[oa]|marido|mujer|pareja|senora|viej[oa]|morra|jermu|jeva|ruca|boyfriend|girlfriend)(?! (?:tambien|quiere un[oa]?|necesita) )|solos los 2|en pareja|los 2 solos',
    ),
  ],
  [
    'treat',
    words(
      'consentir(?:me|nos)|apapachar(?:me|nos)|(?:me|nos) (?:consientan|apapachen|mimen)|dar(?:me|nos) un (?:gusto|lujo)|(?:me|nos) lo (?:merezco|merecemos)|tiempo para mi|(?:dia|semana|mes) (?:muy |bien )?(?:larg[oa]|pesad[oa]|dificil|estresante)|(?:ando|estoy) (?:muy |bien )?(?:estresad|cansad)[oa]',
    ),
  ],
  [
    'solo',
    words(
      '(?:voy|ir|salir|ando|estoy) sol[oa]|yo sol[oa]|solit[oa]|por mi cuenta|(?:mesa|boleto) para 1|para una (?:sola |solo )?persona|para 1 (?:sola )?persona',
    ),
  ],
  [
    'quick',
    words(
      'algo rapid(?:o|ito)|comida rapida|de pasada|de prisa|tengo (?:prisa|poco tiempo)|(?:solo |nomas )?tengo (?:una hora|1 hora|media hora|\\d+ minutos)|para llevar|entre juntas',
    ),
  ],
  [
    'errand',
    words(
      'mandado|(?:lava(?:r|do) (?:el |de |mi )?(?:carro|coche|auto)|car wash|tintoreria|lavanderia|dentista|corte de (?:pelo|cabello)|cortar(?:me|le) el pelo|cambio de aceite|oil change|limpieza de (?:casa|dientes)|impuestos|taxes)',
    ),
  ],
  [
    'rainy-day',
    words(
      '(?:esta|va a|si|cuando|anda) (?:llov\\w+|llueve)|llueve|lloviendo|lluvios[oa]|dia de lluvia|tormenta|mal (?:tiempo|clima)|(?:hace|hara|esta|va a (?:hacer|estar)|se ve|pinta)(?: (?:muy|bien|bastante|el (?:tiempo|clima|dia)))* (?:fe[oa]|mal|horrible)(?= (?:afuera|el (?:tiempo|clima|dia|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin)|hoy|manana|este|[.,])| $)',
    ),
  ],
];

/** What people who come along cannot do. */
const cautions: OccasionWords['cautions'] = [
  [
    'pregnant',
    words(
      'embaraza(?:da|das|do|dos|o)|esper(?:o|amos|ando) (?:un )?bebe|panzona|en cinta|encinta|prenatal(?:es)?|pregnant',
    ),
  ],
  [
    'older',
    words(
      '(?:de|tiene|tienen|con) (?:6[5-9]|[7-9]\\d)(?: anos)?|abuel[oa]s?|abuelit[oa]s?|(?:personas?|adultos?|gente) mayor(?:es)?|jubilad[oa]s?|ancian[oa]s?|viejit[oa]s|tercera edad',
    ),
  ],
  [
    'gentle',
    words(
      '(?:mal|malo|mala) de (?:la )?(?:rodilla|espalda|cadera|las rodillas)|(?:casi )?no (?:puede|pueden|puedo|camina|caminan) (?:caminar )?(?:mucho|lejos|bien)|casi no camin(?:a|an)|camin(?:a|an) (?:poco|despacio)|baston|andadera|nada pesado',
    ),
  ],
  [
    'sober',
    words(
      'sobri[oa]s?|no (?:tomo|toma|tomamos|toman|bebo|bebe|bebemos)(?: alcohol)?|sin (?:alcohol|tomar|trago)|nada de alcohol',
    ),
  ],
];

/** "Mi mamá camina bien", "sin problema con las escaleras". */
const walks = [
  '(?<! no )(?:caminan?|andan?|suben?) (?:muy |bastante |todavia )?(?:bien|mucho|sin (?:problemas?|ayuda|dificultad)|(?:las )?escaleras)',
  '(?:sin|ningun|no (?:tiene|tienen|hay|es|son)) (?:un )?problemas? (?:con |para |en )?(?:subir |bajar |las |los )*(?:escaleras|caminar|escalones)|(?:escaleras|caminar|escalones) no (?:es|son|le|les|hay) (?:\\w+ )?problemas?',
];
/** "Está en buena forma", "todavía baila". */
const fit =
  'en (?:muy )?(?:buena |excelente )?forma|(?:todavia|aun) (?:camina|corre|baila|nada|juega|sube|hace ejercicio)n?|(?:son|es|esta|estan) (?:muy |bien )?(?:activ[oa]s?|agil(?:es)?)';

const able: OccasionWords['able'] = [
  ['gentle', words(...walks, fit)],
  ['older', words(fit)],
];

const labels: OccasionWords['labels'] = {
  date: 'Cita',
  anniversary: 'Aniversario',
  proposal: 'Pedida de mano',
  birthday: 'Cumpleaños',
  gift: 'Regalo',
  visitors: 'Con visitas',
  team: 'Con colegas',
  'hen-party': 'Despedida de soltera o soltero',
  'girls-night': 'Noche de amigas',
  reunion: 'Reunión',
  newcomer: 'Recién llegado',
  treat: 'Consentirse',
  solo: 'Por tu cuenta',
  'rainy-day': 'Día de lluvia',
  quick: 'Algo rápido',
  errand: 'Mandado',
  pregnant: 'Con embarazo',
  gentle: 'Sin mucho esfuerzo',
  older: 'Tranquilo y con asiento',
  sober: 'Sin alcohol',
};

export const spanishOccasions: OccasionWords = { occasions, cautions, able, labels };
