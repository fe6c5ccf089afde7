import type { VoiceWords } from '../hostedWords.ts';

/** Words that sound like no assent: "genial" may answer anything. */
const plainlyWarm =
  'lindo|linda|bonito|bonita|bello|bella|maravilloso|maravillosa|divertido|divertida|romantico|romantica|especial|hermoso|hermosa';

const warm =
  'lindo|linda|bonito|bonita|bello|bella|rico|maravilloso|maravillosa|genial|excelente|estupendo|estupenda|divertido|divertida|romantico|romantica|especial|hermoso|hermosa|buena|buen';

/** Phrases with each warm word between two parts. */
const around = (before: string, after = '', words = warm) =>
  words
    .split('|')
    .map((word) => `${before}${word}${after}`)
    .join('|');

export const spanishVoice: VoiceWords = {
  alone: [
    'hola|ay|oh|ah|que bien|que alegria|que rico|que emocion|que ilusion|felicidades|muchas felicidades|enhorabuena|gracias|muchas gracias',
    'de nada|con gusto|con mucho gusto|mucho gusto|bienvenido|bienvenida|bienvenidos|salud|a celebrar|a disfrutar|que disfruten|que disfrutes',
    'que lo disfrutes|que lo disfruten|que la pases bien|que la pasen bien|que la pasen muy bien|que lo pases bien|que lo pasen bien|cuidate',
    'dime que te parece|dime que piensas|cuentame mas|cuentame un poco mas|dime si quieres ver otras ideas|dime si quieres mas ideas',
    'avisame si quieres mas ideas|avisame si quieres ver otras|aqui estoy para ayudarte|estoy para ayudarte|espero que ayude|espero que te ayude',
    'espero que te sirva|ojala te guste|ojala les guste|ojala te gusten|ojala les gusten|me encanta|me encanta la idea',
    'a celebrar en grande|que gran idea|que gran plan|disfruta mucho|disfruten mucho|disfrutalo|disfrutenlo|espero que te guste|espero que les guste',
    'espero que la pases bien|espero que la pasen bien|espero que la pasen muy bien|espero que encuentres algo que te guste',
    around('que '),
    around('suena ', '', plainlyWarm),
    around('eso suena ', '', plainlyWarm),
    plainlyWarm,
  ].join('|'),
  moves: [
    // About the plans of the visitor, and wishes for them.
    {
      begin: [
        'que|suena a|eso suena a|esto pide|una noche|una tarde|un dia|un cumpleanos|tiempo para',
        around('', ' idea'),
        around('', ' plan'),
        around('que ', ' idea'),
        around('que ', ' plan'),
        around('que ', ' forma de'),
        around('que ', ' manera de'),
        'feliz cumpleanos|feliz aniversario|felicidades por|enhorabuena por|lindo oir|lamento oir|siento oir|me alegra oir|me encanta|me gusta la idea',
        'que tengas|que tengan|que pases|que pasen|disfruta|disfruten|espero que|ojala|te deseo|les deseo|brindo por|mereces|merecen|celebremos|hagamos',
      ].join('|'),
      go: [
        'un|una|unos|unas|el|la|los|las|algun|alguna|poco|mucho|mucha|tu|tus|su|sus|juntos|juntas|y|o|de|del|para|con|al|por|tan|muy|mas',
        'tengas|tengan|pases|pasen|disfrutes|disfruten|celebrar|celebres|celebren|pasar|disfrutar|compartir|planear|descansar|reir|sonreir|recordar|que celebran|que celebras',
        'te guste|les guste|te encante|les encante|sea un dia|sea una noche|en grande|en familia|en pareja|a lo grande|tuviste una|que tuviste una',
        'feliz|dulce|inolvidable|bien|merecido|merecida|dificil|larga|tranquilo y feliz',
        'noche|dia|manana|tarde|fin de semana|tiempo|rato|momento|momentos|recuerdo|recuerdos|plan|planes|idea|ideas|salida|salidas',
        'celebracion|cumpleanos|aniversario|ocasion|razon|sonrisa|sonrisas|alegria|animo|compania|cita|semana|descanso|gusto',
        'amigo|amigos|amiga|amigas|familia|mama|madre|papa|padre|pareja|esposa|esposo|novia|novio|hermana|hermano|abuela|abuelo|ti|ustedes|ella|el',
        warm,
      ].join('|'),
    },
    // About the deals, of which nothing is said.
    {
      begin:
        'aqui tienes algunas|aqui van algunas|aqui hay algunas|te comparto algunas|encontre algunas|elegi algunas|tengo algunas|algunas|unas|algo|que tal algo|quizas te guste|tal vez te guste|tal vez te gusten|quizas te gusten|creo que te va a gustar|creo que les va a gustar|creo que te van a gustar|creo que les van a gustar|busquemos algo',
      go: 'un|una|algo|poco|mas|otro|otra|otras|distinto|distinta|distintas|diferente|ideas|idea|opciones para pensar|para ti|para ustedes|para la ocasion|para tu celebracion|para su celebracion|para el cumpleanos|para el aniversario|para la cita|para tus planes|para empezar|que te pueden gustar|que les pueden gustar|lindo|linda|bonito|bonita|especial|especiales|divertido|divertida|divertidas|lindas|bonitas',
    },
    // What the visitor may say next.
    {
      begin:
        'dime si quieres|avisame si quieres|dime si prefieres|con gusto te ayudo|con gusto busco|encantada de ayudar|encantado de ayudar|feliz de ayudar',
      go: 'a|buscar|encontrar|ver|planear|otra|otras|otro|mas|ideas|idea|algo|distinto|diferente|especial|con eso|que busque|otra cosa|otra vez|si quieres',
    },
  ],
};
