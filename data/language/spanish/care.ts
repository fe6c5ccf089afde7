import type { Care } from '../care.ts';
import { spanishCareSigns } from './careSigns.ts';
import { spanishCareWords } from './careWords.ts';

/** What the assistant knows of people in need who write Spanish. */
export const spanishCare: Care = {
  language: 'es',
  words: spanishCareWords,
  certain: {
    crisis:
      'pensamientos suicidas|(?:estarian?|estaran?|viven?) (?:mucho )?(?:mejor|mas tranquil[oa]s?) sin mi(?! (?:carro|coche|perro))|(?:solo|nada mas) (?:quiero|necesito) (?:hablar|platicar) con alguien(?! (?:de|que|sobre|del))|(?:quiero|voy a|pienso|decidi|intente|ganas de) (?:matarme|suicidarme|quitarme la vida|acabar con mi vida|morir(?:me)?(?! de))|me (?:quiero|voy a) (?:matar|suicidar|morir(?! de))|no quiero (?:vivir mas|seguir viviendo)|ya no quiero vivir',
    poison:
      '(?:trago|tomo|comio|bebio) (?:\\w+ ){0,4}(?:pilas?|imanes|cloro|veneno|detergente|raticida|pastillas)',
    medical:
      'desmay(?:o|ada|ado) y no (?:responde|reacciona|despierta)|no (?:puede |esta )?respira(?:r|ndo)?(?! (?:de risa|el))|(?:llam\\w+|necesito) (?:al 911|una ambulancia)|desangrando|(?:me|le) falta (?:el|mucho) aire(?! (?:acondicionado|libre))|no (?:siento|siente|puedo mover|puede mover) (?:las|los|el|la|sus|mis) (?:piernas?|brazos?|manos?|pies|cara)',
    danger:
      'no (?:encuentro|encontramos) a mi (?:\\w+ )?(?:hij[oa]|hijit[oa]|nin[oa]|bebe|niet[oa]|sobrin[oa])|se (?:me )?perdio mi (?:\\w+ )?(?:hij[oa]|hijit[oa]|nin[oa]|bebe|niet[oa]|sobrin[oa])|mi (?:\\w+ )?(?:hij[oa]|hijit[oa]|nin[oa]|bebe|niet[oa]|sobrin[oa]) (?:se perdio|desaparecio|no aparece)',
    abuse:
      'mi (?:novi[oa]|espos[oa]|marido|mujer|pareja|ex) (?:(?:ya|siempre|otra|vez|hoy|anoche|tomado|borracho|y) ){0,2}me (?:pega|pego|pegaba|golpea|golpeo|ahorca|ahorco|pateo|maltrata)(?! (?:el|la|un|una|al|en) )|no me siento segur[oa] (?:en (?:mi |la )?casa|con (?:el|ella|mi (?:novi[oa]|espos[oa]|marido|mujer|pareja|ex)))|(?:tengo|me da) miedo (?:de )?(?:volver|regresar|ir) a (?:mi )?casa',
  },
  signs: spanishCareSigns,
  safe: '(?:ya )?estoy (?:bien|a salvo|mejor)(?: ya| ahora)?(?: [.,])?(?: (?:gracias|sigamos|podemos seguir|continuemos))?|(?:falsa alarma|era broma|es broma|no importa)(?: [.,])?(?: .{0,20})?',
  calm: '(?<! (?:no|si|que|creo|se) )(?:estoy|me siento) (?:muy |mas )?(?:bien|a salvo|mejor|tranquil[oa])(?: ya| ahora)?|no (?:me )?(?:voy a|quiero) (?:hacerme|hacer|lastimarme|matarme|matar)(?: dano)?|no (?:estoy en peligro|soy suicida)|nadie esta herid[oa]|solo (?:(?:estoy|me siento|muy|un poco) )*(?:triste|sol[oa]|cansad[oa]|decaid[oa])',
  glad: 'Me alegra que estés a salvo. Los números siguen aquí por si los necesitas.',
  isSafe: 'Estoy bien, sigamos',
  replies: {
    crisis:
      'Siento mucho que te duela tanto, y qué bueno que me lo dices. Soy solo un programa, pero puedes hablar con una persona ahora mismo, sin tener que explicar nada. Si crees que puedes hacerte daño o ya tomaste algo, llama primero al número de emergencia y, si puedes, quédate cerca de alguien.',
    medical:
      'Esto necesita atención médica ya. Por favor, llama primero al número de emergencia: te dirán qué hacer mientras llega la ayuda. No cuelgues y no dejes sola a la persona.',
    poison:
      'Por favor, llama ya, aunque todavía no se note nada, y ten el envase a la mano. Si alguien no despierta, no puede respirar o convulsiona, llama primero al número de emergencia.',
    danger:
      'Tu seguridad es lo primero. Si puedes, aléjate del peligro, hacia afuera o hacia donde haya gente, y llama ya al número de emergencia. Se quedan contigo en la línea.',
    assault:
      'Siento mucho lo que pasó. No es tu culpa, y tú decides qué sigue. Si estás en peligro o con heridas, llama primero al número de emergencia. Estas personas te escuchan en confianza:',
    child:
      'Gracias por decírmelo. Ningún niño merece esto y nunca es su culpa. Si alguien está en peligro ahora mismo, llama primero al número de emergencia. Estas personas escuchan y ayudan:',
    abuse:
      'Lo siento mucho. Nadie tiene derecho a lastimarte, amenazarte o encerrarte, y no es tu culpa. Si estás en peligro ahora mismo, llama primero al número de emergencia, desde un lugar seguro si puedes. Estas personas ayudan en confianza y saben dónde hay un lugar seguro:',
  },
  troubles: {
    stranded: {
      said: '(?:carro|coche|auto|camioneta|troca|van) (?:\\w+ ){0,2}(?:descompuso|descompuest[oa]|averio|no (?:prende|arranca|enciende)|se murio|se apago)|se (?:me|nos) (?:descompuso|averio|poncho|apago|quedo) (?:el |la |mi |una )?(?:carro|coche|auto|camioneta|troca|llanta|goma|bateria)|(?:llanta|goma) (?:ponchada|desinflada|reventada)|(?:sin|se (?:me|nos) acabo la) gasolina|(?:quede|quedamos|estoy|estamos) (?:tirad|varad|botad)[oa]s?|necesit(?:o|amos) una grua',
      reply:
        'Qué lata, y eso no lo arregla ninguna oferta. Si puedes, saca el carro bien fuera de la vía y espera lejos del tráfico. El número de asistencia en carretera suele estar en la tarjeta del seguro o en los papeles del alquiler. Si corres peligro o hay heridos, llama al número de emergencia. Mientras esperas, puedo buscar algo cerca de ti.',
    },
    hardship: {
      said: '(?:no (?:puedo|podemos|puede|tengo|tenemos|hay|(?:me |nos )?alcanza)|sin (?:dinero|plata))(?: (?:dinero|plata|pagar|para|con|que|comprar|ni|la|el|los|de|mi|nuestra)){0,5} (?:renta|alquiler|hipoteca|comida|comer|mandado|panales|biles|recibos?|luz|agua)(?! (?:en|ahi|alla) )|atrasad[oa]s? (?:con|en) (?:\\w+ )?(?:renta|alquiler)|(?:van|quieren) a (?:desalojar|correr|echar)(?: de la casa| del apartamento)?|desaloj\\w+|bancos? de (?:comida|alimentos)|(?:mis|los) (?:hijos|ninos) no (?:tienen|han) (?:que comer|comida|comido)|cort(?:aron|ar) la (?:luz|agua)|(?:no (?:tengo|tenemos|hay)|sin) (?:(?:un lugar|ningun lugar|lugar|nada|nadie) )?(?:a |en )?donde (?:dormir|quedar(?:me|nos)|vivir|ir)(?= (?:[.,]|hoy|esta|con|y|ni)| $)|(?:no se como|como) (?:le )?(?:voy|vamos|hare|haremos) (?:a )?(?:dar(?:les)? de comer|alimentar|pagar la renta|pagar el alquiler)|no (?:tengo|tenemos) (?:nada )?(?:que|para) (?:darles de )?comer|(?:perdi|perdimos|perdio) (?:mi|el|su) (?:trabajo|empleo|chamba)(?=.* (?:hij[oa]s?|nin[oa]s?|bebe|renta|alquiler|navidad) )|(?:me|nos) (?:despidieron|corrieron|echaron)(?=.* (?:hij[oa]s?|nin[oa]s?|bebe|renta|alquiler|navidad) )|(?:vivo|vivimos|duermo|dormimos|durmiendo) en (?:el|mi|la) (?:carro|coche|calle)',
      reply:
        'Lo siento, es mucho peso, y no eres la única persona que pasa por eso. Las ofertas no ayudan ahí, pero hay gente que sí: saben dónde hay comida hoy y quién ayuda con la renta y los recibos. Preguntar no cuesta nada. Si quieres, también busco cosas gratis.',
    },
    pet: {
      said: '(?:mi|nuestr[oa]|el|la|su) (?:\\w+ )?(?:perr(?:it)?[oa]|gat(?:it)?[oa]|cachorr(?:it)?[oa]|conejo) (?:\\w+ ){0,2}(?:(?:comio|trago|lamio)(?! (?:aqui|ahi|bien) )(?:(?: \\w+){1,3} (?:y|[.,]) (?:ya )?se (?:esta )?(?:ahog|atragant)\\w+)?|ahog\\w+|atragant\\w+|sangra\\w*|no (?:puede )?respira\\w*|convulsion\\w*|vomit\\w+|envenen\\w+|atropell\\w+|no (?:despierta|se mueve))|veterinari[oa] de (?:emergencia|urgencia)s?|(?:necesito|busco|hay) (?:un |una )?veterinari[oa](?= (?:[^.]* )?(?:ya|ahora|urgente|abiert[oa]|emergencia|esta noche) )',
      reply:
        'Eso necesita un veterinario, y aquí no conozco ninguno. Llama ya a tu veterinario o al hospital de animales de urgencia más cercano; lo más rápido es buscar “veterinario de urgencia cerca de mí”, y por teléfono te dicen qué hacer.',
    },
    alone: {
      said: '(?:(?:muy|tan|bien|estoy|siento|y) sol[oa]|sin nadie)(?=.* (?:triste|deprimid[oa]|fatal|vaci[oa]|llorando|desesperad[oa]|decaid[oa]) )|(?:triste|deprimid[oa]|fatal|vaci[oa]|llorando|desesperad[oa]|decaid[oa])(?=.* (?:y|muy|tan|bien|estoy|siento) sol[oa] )',
      reply:
        'Lo siento, eso pesa más sin nadie cerca. Si quieres hablar con una persona, hay alguien a cualquier hora:',
    },
  },
  aside: 'Por si alguien necesita ayuda ahora mismo:',
  stay: 'Sigo aquí. En estos números hay personas que pueden ayudarte mejor que yo, a cualquier hora:',
  goOn: 'Me alegro. Los números siguen aquí por si los necesitas. Cuando quieras, dime qué tienes ganas de hacer.',
  call: 'llama al {call}',
  text: 'envía {text}',
  callOrText: 'llama al {call}, o envía {text}',
};
