import type { Care, CareRule } from '../../care.ts';

/** Words that make a message a wish, however alarming its other words are. */
export const spanishWish: CareRule =
  'ofertas?|descuentos?|cupones|barat\\w+|precios?|gratis|cen(?:a|ar|amos)|com(?:er|ida|idas)|almuerzo|desayuno|tragos?|bar|bares|cervezas?|vino|restaurantes?|tacos?|pizza|mariscos|postre|cafe|chocolate|helado|algo|busco|buscamos|recomienda\\w*|quiero (?:ir|comer|ver|hacer|probar|un|una)|queremos|donde (?:puedo|podemos|hay|comer)|lugar(?:es)?|boletos|shows?|concierto|musica|fiesta|cumple\\w*|fin de semana|spa|masajes?|museos?|parque|planes|plan|opciones|divertid\\w+|diversion|juegos?|clases?|boliche|reservacion|viaje|vacaciones|pelea de box|casino|cargo|karaoke|baile|bailar|partido|equipo|pelicula|zapatos|gimnasio|trafico|boda|sorpresa|cita';

/** For messages without a wish. */
export const spanishUnlessWish: Care['unlessLeisure'] = [
  [
    'medical',
    [
      '(?:sangr\\w+|desmay\\w+|convuls\\w+|inconsciente|infarto|derrame|ahog(?:a|ando|o)|ambulancia|no respira|no despierta|no reacciona|atropell\\w+|herid\\w+|asfixi\\w+|contracciones|hemorragia|paraliz\\w+|quemaduras?)',
    ],
  ],
  ['poison', ['sobredosis', 'veneno', 'envenen\\w+', 'intoxic\\w+']],
  [
    'abuse',
    [
      '(?:me|nos|la|le) (?:\\w+ )?(?:golpe(?:a|o|aron|an|aba)|peg(?:a|o|aron|an|aba)|maltrat(?:a|o|an)|amenaz(?:a|o|aron|an)|encierra|encerro|insulta|humilla|empuj(?:a|o)|jalo|avento|cacheteo|quiere pegar|hace dano)(?! (?:el|la|las|los|bien|un antojo))',
      'moretones',
      'golpes{end}',
      'me grita',
      'abus\\w+',
      'violent\\w+',
      'no me deja',
      'tengo miedo (?:de|a) (?:el|mi|ella)',
      'no tengo a ?donde ir',
    ],
  ],
  [
    'danger',
    [
      'pistola',
      'balazos',
      'disparos',
      'balacera',
      'tiroteo',
      'humo',
      'llamas',
      'incendio',
      'secuestr\\w+',
      'policia',
      'auxilio',
      'socorro',
      '(?:me|nos) (?:estan? )?(?:sigue[ns]?|siguiendo|persigu\\w+|acos\\w+|vigil\\w+)',
      'peligro',
      'robaron',
      'robando',
      'asalt\\w+',
      'explosion',
      'explot\\w+',
      'amenaz\\w+',
      'me quieren matar',
      'desaparecid[oa]',
    ],
  ],
  [
    'crisis',
    [
      'suicid\\w+',
      'depresion',
      'deprimid\\w+',
      'sin esperanza',
      'desesperad\\w+',
      'no aguanto',
      'odio mi vida',
      'morirme',
      'quitarme',
      'cortarme',
      'lastimarme',
      'funeral',
      'despedirme',
      'ganas de (?:nada|vivir|llorar)',
      'no vale la pena',
      'nadie me (?:quiere|entiende|ayuda)',
      'soy un fracaso',
      'no sirvo',
      'me siento (?:muy |tan )?(?:sol[oa]|mal|triste|vaci[oa]|perdid[oa])',
    ],
  ],
];
