import type { PrivacyWords } from '../privacyWords.ts';

const proxied =
  'Entonces tus mensajes, y las ofertas que {name} considera, van a nuestro servidor en {host}, que consulta a {provider}. Nuestro servidor no transmite nada más sobre ti, ni siquiera tu dirección IP, y no guarda lo que escriben tú y el modelo. A lo que recibe se aplican las condiciones de privacidad de {provider}.';

export const spanishPrivacy: PrivacyWords = {
  heading: 'En español',
  someProvider: 'quien provee su modelo',
  device: [
    '{name} funciona dentro de tu navegador con la lista de ofertas que llegó con la página. La conversación se guarda en tu navegador, para que puedas retomarla, hasta que empieces de nuevo o borres los datos del sitio.',
  ],
  none: ['Lo que escribes se queda en tu dispositivo, y ningún modelo de lenguaje lo lee.'],
  server: [
    'Mientras no actives un modelo de lenguaje en los ajustes de {name}, lo que escribes se queda en tu dispositivo.',
    'Si lo activas, tus mensajes, y las ofertas que {name} considera, van a {host}, para que el modelo elija entre ellas. Se aplican sus propias condiciones de privacidad. La clave que escribes se guarda solo en tu navegador, se envía solo a {host} y puedes borrarla en los mismos ajustes.',
  ],
  ownMachine: [
    'Lo que escribes se queda en tu dispositivo. Si activas un modelo de lenguaje en los ajustes de {name}, tus mensajes y las ofertas que {name} considera van a {host}, un programa en el mismo dispositivo.',
  ],
  proxy: [
    'Un modelo de lenguaje puede ayudar a {name} a elegir. {name} te pregunta antes de que el primer mensaje salga de tu dispositivo. Si no quieres, o no respondes, lo que escribes se queda en tu dispositivo, y {name} contesta sin modelo.',
    `Si aceptas, puedes cambiar de opinión en los ajustes en cualquier momento. ${proxied}`,
  ],
  agreedProxy: [
    `Un modelo de lenguaje ayuda a {name} a elegir, como se te preguntó antes. Puedes desactivarlo en los ajustes de {name} en cualquier momento: entonces lo que escribes se queda en tu dispositivo. ${proxied}`,
  ],
  browser: [
    'Lo que escribes se queda en tu dispositivo. Si tu navegador tiene un modelo de lenguaje propio, puedes activarlo en los ajustes de {name}: también funciona en tu dispositivo, y tus mensajes no se envían a nadie.',
    'Es posible que tu navegador tenga que descargar antes su modelo, del fabricante del navegador. {name} empieza la descarga solo cuando tú se lo pides.',
  ],
  anyServer: [
    'Los mensajes en los que {name} reconoce una emergencia, o a alguien que necesita ayuda, no se envían a ningún modelo. Por favor, no escribas información privada en el chat.',
  ],
};
