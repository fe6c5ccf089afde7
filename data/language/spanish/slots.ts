import { words } from '../english/patterns.ts';
import type { Language } from '../language.ts';

/*
 * Spanish phrases for the slots in any city, as people from Mexico, the Caribbean and Central America write them.
 */

export const spanishSlots: Language['slots'] = {
  audience: {
    family:
      'niño|niña|hijo|hija|bebé|chamaco|chamaca|nene|nena|morro|morros|pelao|pelaos|pelado|chamo|plebes|buqui|chilpayate|mocoso|los míos|mis pequeños|los pequeños|peque|los peques|pequeñín|chiquillo|chiquilla|chiquito de|chiquita de|los chiquitos|las chiquitas|mis chiquitos|dos chiquitos|escuincle|huerco|cipote|patojo|muchachito|muchachita|carajito|criatura|nieto|nieta|sobrino|sobrina|ahijado|ahijada|adolescente|familia|familiar|en familia|familión|gemelo|gemela|mellizo|carriola|cochecito|infantil|kinder|preescolar|guardería|mi niña|mi niño|mi chico de|fiesta infantil',
    adults:
      'adulto|pareja|novio|novia|esposo|esposa|marido|jermu|jeva|morra|chava|mi ruca|mi gordo|mi gorda|mi mujer|mi señora|mi viejo|mi vieja|mi amor|prometido|prometida|romántico|romántica|primera cita|primera salida|una cita|noche de cita|aniversario|aniversario de bodas|luna de miel|recién casado|despedida de soltera|despedida de soltero|noche de chicas|noche de amigas|solos los 2|los 2 solos|nosotros 2 nada más|yo solo|ir solo|voy solo|solito|solita|por mi cuenta|san valentín|mayor de 21|mayores de 21|mayores de 18|solo adulto|solo para adulto|soltero|soltera|compañero de trabajo|compañera de trabajo|colega|tomar unos tragos|unos tragos',
  },
  setting: {
    indoor:
      'adentro|dentro|interior|en interiores|bajo techo|techado|techada|lugar cerrado|espacio cerrado|puertas adentro|aire acondicionado|con aire|está lloviendo|lloviendo|llueve|llover|lluvia|día lluvioso|no mojarnos|no mojarme|resguardado|escapar del calor|huir del calor|refrescarnos|calientito|hace frío|hace mucho frío|con este frío',
    both: 'adentro o afuera|afuera o adentro|interior o exterior|al aire libre o adentro',
    outdoor:
      'afuera|aire libre|al aire libre|exterior|exteriores|al sol|bajo el sol|naturaleza|bajo las estrellas|cielo abierto|día de campo|en el campo|aire fresco|tomar el sol|tomar aire',
  },
  intensity: {
    adventurous:
      'adrenalina|aventura|aventurero|aventurera|aventurarnos|extremo|extrema|emoción|emocionante|emociones fuertes|intenso|intensa|activo|activa|movido|movida|atrevido|atrevida|con energía|quemar energía|sudar|reto|desafío',
    relaxing:
      'tranquilo|tranquila|tranqui|relajado|relajada|relajar|relajante|relax|descansar|descanso|calmado|calmada|con calma|paz|silencio|silencioso|silenciosa|sin prisa|sin estrés|desestresarme|estresado|estresada|consentirme|apapacharme|romántico|romántica|me consientan|me apapachen|leve|suave|despejarme|despejar la mente|platicar',
  },
  price: {
    budget:
      'barato|barata|baratón|económico|económica|accesible|asequible|bajo costo|poco dinero|poca lana|poco presupuesto|presupuesto bajo|presupuesto limitado|presupuesto ajustado|sin dinero|sin lana|corto de dinero|ando corto|ando pobre|estoy pobre|ahorrar|ganga|buen precio|buenos precios|precio bajo|precios bajos|antes de la quincena|módico|bbb|para el bolsillo|de oferta|bueno bonito y barato|que no sea caro|que no sea tan caro|que no sea muy caro|que no salga caro',
    mid: 'precio medio|precio moderado|precio razonable|precio regular|moderado|gama media|ni caro ni barato',
    luxury:
      'lujo|lujoso|lujosa|elegante|fino|caro|costoso|costosa|exclusivo|exclusiva|de primera|primera clase|5 estrellas|tirar la casa por la ventana|echar la casa por la ventana|darnos un lujo|darme un lujo|darnos un gusto|darme un gusto|derrochar|gastar mucho|gastar de más|de alta gama|fifí|nice nice',
  },
  when: {
    now: 'abierto ahora|abiertos ahora|ahora mismo|ahorita|ahorita mismo|comer ahora|almorzar ahora|desayunar ahora|cenar ahora|tomar ahora|hacer ahora|abre ahora|sigue abierto|siguen abiertos|todavía abierto',
    today:
      'hoy|hoy mismo|el día de hoy|hoy día|hoy en la tarde|hoy por la tarde|hoy en la mañana|hoy por la mañana',
    tonight:
      'esta noche|hoy en la noche|hoy por la noche|hoy a la noche|hoy noche|hoy de noche|esta nochecita',
    tomorrow:
      'mañana|mañana por la mañana|mañana en la mañana|mañana temprano|mañana en la tarde|mañana por la tarde|mañana a la tarde|mañana en la noche|mañana por la noche|mañana a la noche|el día de mañana',
    weekend:
      'fin de semana|fines de semana|finde|este fin|el fin|próximo fin|sábado|domingo|sábado y domingo|sábado o domingo|viernes en la noche|viernes por la noche|viernes a la noche',
    'this-week':
      'esta semana|la semana|entre semana|día de semana|día de la semana|días de semana|días de la semana|día laboral|días laborales|día hábil|días hábiles|lunes|martes|miércoles|jueves|viernes|estos días|próximos días|resto de la semana',
    'this-month': 'este mes|el mes|fin de mes|a fin de mes|próximas semanas|resto del mes',
    morning:
      'por la mañana|en la mañana|a la mañana|de la mañana|esta mañana|mañanita|tempranito|temprano|al amanecer|amanecer|por las mañanas|en las mañanas',
    afternoon:
      'por la tarde|en la tarde|a la tarde|de la tarde|esta tarde|mediodía|al mediodía|tardecita|por las tardes|en las tardes|tardeada',
    evening:
      'por la noche|en la noche|a la noche|de la noche|de noche|anochecer|al anochecer|después del trabajo|saliendo del trabajo|nochecita|por las noches|en las noches',
  },
};

/** The parts of a day, by themselves and in phrases such as "sábado por la noche". */
export const spanishParts: Language['parts'] = {
  morning: words('(?:por|en|a|de) las? mananas?|esta manana|mananita|tempran(?:it)?o|amanecer'),
  afternoon: words('(?:por|en|a|de) las? tardes?|esta tarde|mediodia|tardecita|tardeada'),
  evening: words('(?<!(?:esta|hoy|hoy (?:en|por|a|de)(?: la)?) )noches?|anochecer|del trabajo|nochecita'),
  workday: words('entre semana|dias? (?:de (?:la )?semana|laboral(?:es)?|habil(?:es)?)'),
  night: words('noches? de (?:citas?|chicas|amigas|novios)|date night'),
  late: words(
    'hasta (?:muy )?tarde|madrugada|tarde en la noche|(?:despues|pasadas) de las (?:10|11|12)|abierto tarde|medianoche',
  ),
};
