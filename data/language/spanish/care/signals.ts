import type { Care } from '../../care.ts';

/** Who, what and where, in Spanish. */
export const spanishSignals: Care['signals'] = {
  end: '(?= [.,] | $)',
  now: 'mas|asi|ya|manana|hoy|esta noche|sin (?:el|ella)|nunca',
  partner:
    'espos[oa]|marido|mujer|novi[oa]|pareja|ex|ex ?(?:espos[oa]|marido|novi[oa]|pareja)|viej[oa]|companer[oa]|prometid[oa]|el padre|su padre|el papa',
  parent:
    'papa|papi|padre|mama|mami|madre|padres|papas|padrastro|madrastra|ti[oa]|abuel[oa]|abuelit[oa]|tutor|amigo de mi mama',
  kid: 'hij[oa]s?|hijit[oa]s?|nin[oa]s?|nene?a?s?|bebes?|bebit[oa]|niet[oa]s?|sobrin[oa]s?|herman[oa]s?|hermanit[oa]s?|chamac[oa]s?|pequen[oa]s?',
  other:
    'amig[oa]s?|vecin[oa]s?|roommate|jefe|patron|companer[oa]s?|maestr[oa]|profesor|entrenador|padrino|prim[oa]|cunad[oa]|suegr[oa]|hombres?|senor|senora|tipos?|chavo|muchacho|mujer|alguien|desconocido|gente|persona|hij[oa]|herman[oa]|el|ella|ellos|unos',
  attacker: '{partner}|{parent}|{other}',
  close: '{partner}|{parent}|{kid}|{other}',
  harms:
    'peg(?:a|an|o|aron|aba|ue|ando)|golpe(?:a|an|o|aron|aba|ando)|lastim(?:a|an|o|aron|aba|ando)|maltrat(?:a|an|o|aba)|abus(?:a|an|o|aron|aba)|amenaz(?:a|an|o|aron|aba|ado|ando)|ahorc(?:a|o|aba)|ahog(?:a|o|aba)|atac(?:a|o|aron|ando)|viol(?:a|o|aba|aron)|patea|pateo|cachete(?:a|o)|empuj(?:a|o|aba)|quem(?:a|o)|estrangul(?:a|o)|jalone(?:a|o)|humill(?:a|aba)|acuchill(?:a|o)|(?:puso|pone) la mano encima|pegarme|pegarnos|golpearme',
  home: 'casa|departamento|depa|apartamento|edificio|cuarto|cocina|carro|coche|garaje|troca|ventana|puerta|patio|recamara|hogar|negocio|trabajo|hotel|alfombra|cortinas?|estufa|horno|techo|traila',
  toxic:
    'cloro|blanqueador|detergente|veneno|raticida|lejia|acido|amoniaco|gasolina|pilas?|baterias?|iman(?:es)?|limpiador(?:es)?|anticongelante|insecticida|thinner|acetona|fabuloso|desinfectante',
  drug: 'pastillas?|medicinas?|medicamentos?|tylenol|ibuprofeno|aspirinas?|drogas?|fentanilo|heroina|cocaina|insulina|pildoras|somniferos|calmantes|gomitas|xanax',
  took: 'tom(?:o|e|aron|amos|ado|aba)|trag(?:o|ue|aron|ado)|beb(?:io|i|ido)|comi(?:o|do)?|ingir(?:io|ido)|traga|metio|inhal(?:o|e)',
  body: 'cara|boca|brazo|mano|pierna|cuerpo|lado|lengua|labios|garganta|ojos?|cabeza|cuello|espalda',
  weapon: 'pistola|arma|cuchillo|navaja|machete|rifle|escopeta|bomba',
};
