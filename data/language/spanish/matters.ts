import { words } from '../english/patterns.ts';
import type { Matter } from '../factReplyWords.ts';

/** A question how far one walks or rides: "cuánto se camina". */
export const spanishWayCovered =
  '(?:cuant[oa]s?|que distancia|que tanto|que tan lejos)(?: (?!para |hasta )[^ .,]+){0,4} (?:camin(?:a|ar|amos|aremos|an)|anda(?:r|mos)|recorr\\w+|pedale\\w+|reman?)(?! al? )|(?:que tan|cuan) larg[oa](?: [^ .,]+){0,2} (?:paseo|recorrido|caminata|ruta|sendero)|(?:camin\\w+|anda\\w*) mucho|mucho (?:que )?camin\\w+';

/** How visitors ask about particulars in Spanish. */
export const spanishMatters: Readonly<Record<Matter, string>> = {
  byCar: words('(?:en|con) (?:el |mi |nuestro |un )?(?:carro|coche|auto)|manejando|manejarl[oa]|que manejar'),
  onFoot: words(
    '(?:a|de) pie|caminando|caminarl[oa]|(?:podemos|se puede|puedo|pueden) caminar(?= (?:[.,?]|o)| +$)',
  ),
  tip: words('propinas?|servicio incluido'),
  tax: words('impuestos?|taxes'),
  fee: words('cargos?|deposito|comision'),
  adult: words(
    '(?:yo|nosotros|los (?:adultos|papas|padres)|el adulto) (?:tambien )?(?:pag\\w+|entra\\w*|tiene\\w*)|(?:pago|pagamos) (?:yo|nosotros|tambien)|los adultos|dejar(?:los|las|lo|la)|solit[oa]s?|(?:papas|padres|mamas?|puedo|podemos)(?: \\w+){0,2} (?:ver|mirar|quedar(?:me|nos|se)|esperar)',
  ),
  extraPerson: words(
    '(?:otr[oa]|un[oa]? mas|adicional(?:es)?|extra) ?(?:nin[oa]s?|personas?)?|(?:nin[oa]|persona) (?:extra|mas|adicional)',
  ),
  childPrice: words(
    '(?:nin[oa]s?|hij[oa]s?|bebes?|el|ella) (?:tambien )?pagan?|pagan (?:los )?nin[oa]s|mitad de precio|precio (?:de|para) nin[oa]s|boleto para (?:el |la |los )?(?:nin[oa]s?|bebe)',
  ),
  unit: words('por (?:carro|coche|auto|vehiculo|camioneta|grupo|mesa|cuarto|familia|pareja|lancha|equipo)'),
  atHome: words('estar (?:en casa|ahi|presente)|abrirles?|dejarl[oa]s? entrar'),
  ownRoom: words(
    '(?:cuarto|habitacion|recamara|dormitorio) (?:compartid[oa]|privad[oa]|propi[oa]|individual|para mi sol[oa])|compart\\w+ (?:el |la |un |una )?(?:cuarto|habitacion|recamara)|(?:en|por) (?:el|cada|un) (?:cuarto|habitacion)',
  ),
  shower: words('duchas?|regaderas?|banarse|banarnos|vestidores?|lavar(?:se|nos|me)? (?:las )?manos'),
  locker: words('lockers?|casilleros?|candado|guardar (?:mis|las|nuestras) cosas'),
  wifi: words('wi ?fi|internet'),
  ownFood: words(
    '(?:llevar|traer|meter) (?:\\w+ ){0,3}(?:comida|bebidas?|vino|cerveza|pastel|hielera)|hielera|picnic|asador|parrilla',
  ),
  alcohol: words(
    'alcohol|cervezas?|vinos?|tragos?|cocteles|mimosas?|consumo minimo|bebidas (?:incluidas|aparte)|barra',
  ),
  rude: words('groserias?|malas palabras|vulgar(?:es)?|lenguaje|chistes'),
  noise: words('ruido|ruidos[oa]|tranquil[oa]|silencio|fuerte|musica'),
  crowd: words('llen[oa]|gente|fila|cola|espera|esperar|se acaban?'),
  seat: words('sentar(?:se|nos|me)?|asientos?|sillas?(?! de ruedas)|bancas?|parad[oa]s?'),
  beginner: words(
    'principiantes?|nunca (?:he|hemos)|experiencia|saber|sabemos|se nadar|nadar|dificil|primera vez|ensenan',
  ),
  gear: words(
    '(?:prestan|rentan|dan|incluyen|traigo|llevo|necesito|hay) (?:\\w+ ){0,3}(?:equipo|zapatos|patines|cascos?|toallas?|mandil(?:es)?|tapetes?|raquetas?|chalecos?|herramientas|goggles|linternas?|materiales|palos|discos)|(?:equipo|zapatos|patines|cascos?|toallas?|raquetas?|chalecos?|materiales|tapetes?) (?:incluid[oa]s?|propi[oa]s?)',
  ),
  late: words('tarde(?= (?:[.,]|y|que)| $)|llega(?:mos|r|s)? tarde|retras\\w+'),
  share: words('compart\\w+|transferir|entre (?:2|dos|los dos)|prestar(?:la|lo|sela|selo)?'),
  together: words(
    'a la vez|al mismo tiempo|(?:junt|las dos|los dos)[oa]?s? (?:a la vez|juntos|juntas)|junt[oa]s|al lado',
  ),
  forKids: words(
    '(?:tienen?|hay|algo|version|menu|porcion)(?: \\w+){0,5} (?:nin[oa]s?|bebes?|hij[oa]s?|peques?|nen[ea]s?|\\d+ anos)',
  ),
  reentry: words('(?:salir|salgo|salimos)(?: \\w+){0,3} (?:volver|regresar|entrar)|volver a entrar'),
  size: words(
    'pes[oa]|pesar|pesad[oa]s?|estatura|altura|alt[oa]s?|mide|medir|tallas?|grandes?|libras|kilos|cabe|(?:pies|pulgadas) de (?:alto|largo|altura)',
  ),
  loss: words('pierd[oae]\\w*|perd\\w+|rompe\\w*|rompo|dan[oa]\\w*|descompon\\w+|rob[ae]n?'),
  overtime: words(
    'mas de (?:(?:las )?\\w+ )?horas?|(?:por|son|fueran) \\d+ horas|(?:volv\\w+|regres\\w+|lleg\\w+) (?:mas )?tarde|mas tarde de lo|despues de (?:eso|es[oa]s|las primeras)|(?:cada|por|la) (?:media )?hora(?: (?:extra|adicional|de mas))?|horas? (?:extras?|adicional(?:es)?|de mas)|tiempo extra|(?:me|nos) paso|mas tiempo',
  ),
  sensory: words(
    'calmad[oa]|tranquil[oa]s?|silencio|ruidos?|fuerte|sensorial|autis\\w+|se asusta\\w*|sensible',
  ),
  cash: words('efectivo|tarjetas?(?: de credito)?|cajero|pagar con'),
  fuel: words('gasolina|combustible'),
  signal: words('senal|cobertura'),
  returns: words('devolver\\w*|devoluci\\w+|cambiar(?:lo|la)|cambios'),
  party: words('fiestas?|celebrar|cumpleanos|despedida'),
  identity: words('identificacion|id|pasaporte|licencia'),
  arrival: words(
    'mismo dia|(?:ped|encarg|orden)\\w+ (?:\\w+ )?(?:para|antes de) (?:la )?navidad|(?:hasta cuando|fecha limite|lo ultimo|ultimo dia|a mas tardar|todavia|aun|alcanz\\w+)(?: [^ .,]+){0,4} (?:ped\\w+|pid\\w+|encarg\\w+|orden\\w+)|(?:lleg\\w+|entreg\\w+|recib\\w+)(?: [^ .,]+){0,3} (?:para|antes de) (?:la )?(?:navidad|nochebuena|las fiestas)|list[oa]s? para recoger|cuando (?:lleg\\w+|(?:va a )?esta\\w* list[oa]s?)|(?:llega|llegan|entregan) (?:antes|para|a tiempo)|antes de navidad|envio|cuanto tarda en llegar',
  ),
  doors: words('puertas?'),
  heat: words('calefaccion|calentadores?|frio|calientit[oa]'),
  pregnancy: words('embarazad[oa]|embarazo|lesion\\w*|espalda|corazon'),
  partner: words('pareja|sol[oa]'),
  rain: words('lluev\\w*|llov\\w+|lluvia|tormentas?'),
  howOften: words(
    'cuantas veces|mas de una vez|cada (?:vez|semana|mes)|primera (?:vez|visita)|clientes? nuev[oa]s?',
  ),
  sober: words('(?:no|sin|tampoco) (?:\\w+ )?(?:toma\\w*|beb\\w+|alcohol)|sobri[oa]'),
  swap: words('cambiar (?:el|la|un|una)|sustituir|quitarle|en lugar de'),
  food: words(
    '(?:hay|tienen?|venden|sirven|dan) (?:\\w+ )?(?:comida|botanas?)|algo (?:de|para) comer|comer ahi',
  ),
  meat: words('(?<!(?:sin|como) )carnes?(?! asada)'),
  allergen: words('nuez|nueces|cacahuates?|mani|almendras?|ajonjoli|mariscos|soya|huevos?|leche|trigo'),
  measure: words('que tan (?:grande|alt[oa]|hond[oa]|profund[oa]|anch[oa])|cuanto mide|de que tamano'),
  keep: words(
    '(?:me|nos|se) (?:lo |la |los |las )?(?:llev\\w+|qued\\w+)|llevar(?:me|nos|se)?(?:l[oa]s?)? a casa|a casa',
  ),
  company: words(
    'otras? (?:personas?|gente)|con (?:otros|extranos)|desconocidos|privad[oa]|solo (?:nosotros|yo)|en grupo',
  ),
  dress: words('vestir(?:se|nos|me)?|codigo de vestimenta|ropa (?:formal|elegante)|formal|elegantes?'),
  checkout: words('check ?out|hora de salida|(?:dejar|desocupar) (?:el |la )?(?:cuarto|habitacion)'),
  useBy: words(
    'vence\\w*|caduca\\w*|expira\\w*|(?:cuanto tiempo|hasta cuando)(?: \\w+){0,3} (?:usar\\w*|val\\w+|sirve\\w*)',
  ),
  spread: words(
    'mismo dia|dias (?:distintos|diferentes)|varias visitas|otro dia|de una vez|en una sola visita|(?:manana|otra semana|la proxima semana) tambien|tambien manana|(?:volver|regresar) manana',
  ),
  perNight: words('(?:por|cada|la|una) noche|(?:las )?\\d+ noches|toda la estancia'),
  toilet: words('banos?(?! de)|sanitarios?|inodoros?|excusados?'),
  distance: words('(?:que tan |muy |tan )?lejos|distancia|cuantas millas|como (?:llego|llegamos|se llega)'),
  route: words(
    spanishWayCovered,
    'largo (?:es )?(?:el|la) (?:paseo|recorrido|caminata|ruta)|(?:mucho|muy lejos|lejos) (?:que )?(?:camin\\w+|andar)|(?:camin\\w+|anda\\w*) (?:mucho|muy lejos|lejos|tanto)|caminata larga',
  ),
  footwear: words('tenis|tacones|botas|sandalias|zapatos'),
};
