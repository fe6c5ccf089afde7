import { words } from '../english/patterns.ts';
import type { Aversion } from '../moveWords.ts';

/** What visitors avoid; the topics of deals that have it are in the language of the site. */
const aversion = (label: string, said: string): Aversion => ({ label, said: words(said), topics: '' });

export const spanishAversions: Readonly<Record<string, Aversion>> = {
  loud: aversion('ruido', 'ruidos[oa]s?|ruidos?|escandalos?|volumen|bulla|alborotos?'),
  spicy: aversion(
    'picante',
    'picantes?|picosos?|(nada (?:que sea )?(?:muy |tan )?pic(?:ante|oso)s?|sin (?:picante|chile)|que no (?:pique|sea picante))',
  ),
  delivery: aversion(
    'a domicilio',
    'a domicilio|(salir a (?:comer|cenar|almorzar)|comer (?:a?fuera|en un restaurante)|ir a un restaurante)',
  ),
  crowds: aversion(
    'multitudes',
    'multitud(?:es)?|mucha gente|tanta gente|gentio|aglomeracion(?:es)?|llen[oa]s? de gente|(claustrofob\\w+)',
  ),
  spanish: aversion(
    'en español',
    'en espanol|((?<!(?:habla|contesta|responde|escribe)(?:me|nos|r) )en ingles)',
  ),
  heights: aversion('alturas', 'alturas?|lugares altos|(vertigo)'),
  water: aversion(
    'agua',
    '(?:el |en el |del )?agua|barcos?|botes?|lanchas?|nadar|mojar(?:me|nos|se)?|(no se nadar|no sabe nadar|se marea en (?:barco|bote|lancha))',
  ),
  animals: aversion(
    'animales',
    'animal(?:es)?|mascotas|(alergi\\w+ a l[oa]s (?:perros|gatos|animales|caballos))',
  ),
  pets: aversion(
    'mascotas',
    '((?:extran\\w+|echo de menos|perdi\\w*|enterr\\w+|recuerdo)(?: mucho| tanto)? a (?:mi|nuestr[oa]) (?:perr|gat)\\w+|(?:murio|fallecio|fue|dormir)(?: a)? (?:mi|nuestr[oa]) (?:perr|gat)\\w+|(?:mi|nuestr[oa]|el|la) (?:perr|gat)\\w+ (?:ya )?(?:se )?(?:murio|fallecio|se fue|ya no esta)|ya no (?:tengo|tenemos) (?:perr|gat|mascota)\\w*)',
  ),
  alcohol: aversion(
    'alcohol',
    'alcohol|tragos?|bebidas alcoholicas|tomar|cervezas?|(sobri[oa]|conductor designado|no (?:tomo|tomamos|bebo|bebemos) alcohol)',
  ),
  fish: aversion('pescado', 'pescados?|mariscos?'),
  walking: aversion(
    'caminar mucho',
    'caminar(?: mucho| tanto)?|caminatas?|(mal(?:a)? de (?:la |las )?(?:rodillas?|cadera|espalda|piernas?)|no (?:puede|puedo) caminar)',
  ),
  sweat: aversion('ejercicio', 'deportes?|ejercicio|sudar|gimnasio|esfuerzo fisico'),
  scary: aversion('miedo', 'miedo|de terror|terror|fantasmas?|embrujad[oa]s?'),
  touristy: aversion('turístico', 'turistic[oa]s?|para turistas|de turistas'),
  sweets: aversion('dulces', 'dulces?|azucar|postres?'),
  cooking: aversion('cocinar', 'cocinar|(no (?:quiero|queremos|me gusta|nos gusta) cocinar|sin cocinar)'),
  couples: aversion('de pareja', '((?:menos|no tan|nada) romantic[oa]|(?:no|nada) (?:de |para )parejas?)'),
  playing: aversion('jugar', '(no jugar(?:lo)?|sin jugar)'),
  shared: aversion(
    'cuartos compartidos',
    '(?:cuartos?|habitacion(?:es)?|banos?|dormitorios?|recamaras?) compartid[oa]s?|hostal(?:es)?|hostels?|literas?|(no (?:\\w+ ){0,2}compartir (?:el |la |un |una |con )?(?:cuarto|habitacion|bano|dormitorio|recamara|nadie|extranos|otr[oa]s|desconocidos))|(?<!(?:karaoke|fiesta|cena) .*)((?:cuarto|habitacion|recamara|bano)(?:e?s)? (?:privad[oa]|propi[oa]|sol[oa] para (?:mi|nosotr[oa]s))s?)',
  ),
  vegan: aversion(
    'vegano',
    'vegan[oa]s?|vegetarian[oa]s?|(?<!no )(com(?:e|en|emos|o) carne|carnivor[oa]s?|(?:gusta|encanta) la carne)',
  ),
};
