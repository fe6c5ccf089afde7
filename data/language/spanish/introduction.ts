import type { LanguageIntroduction } from '../languagePack.ts';

/** What has to be known of Spanish before a visitor writes it. */
export const spanishIntroduction: LanguageIntroduction = {
  tag: 'es',
  signs: {
    words:
      'que q qe en hasta bares quiero kiero quieres queremos quisiera gustaria busco buscamos buscando necesito necesitamos hay ay tengo tenemos tienen tiene soy somos estoy estamos esta estan estas este estos para pa por con sin como donde dnde cuando cuanto cuantos cual quien porque pero muy mas menos algo alguna algun alguien nada todo todos unos unas cosas lugar lugares cerca lejos vamos ir salir comer cenar desayunar almorzar comida cena hacer haser ver mi mis tu nos les del una hoy manana noche noches tarde semana finde sabado domingo lunes martes miercoles jueves viernes ninos ninas nino nina hijos hijo hija familia pareja novia novio esposa esposo amigos amigas mama papa barato barata baratos economico varato gratis dolares pesos oferta ofertas descuento descuentos restaurante restaurantes musica museo museos concierto conciertos cine teatro parque playa cerveza cervezas helado helados masaje masajes regalo regalos cumpleanos corte pelo unas afuera adentro aire libre divertido divertida bonito tranquilo mejor mejores otra otro otras otros opciones tambien aqui ahi porfa porfavor xfa xq pues oye mira dime cuentame muestrame dame ayuda ayudame sorprendeme hablas hablo habla hablan mucho mucha muchos ingles espanol puedo puedes podemos primero segundo primera reiniciar empecemos olvida sientes siento eres ocupo ando anda traigo pal raite onde aki lavar aprender bailar tomar jugar conocer llevar llevo morra chava vos tenes sabes troca guagua ese eso esa esos gente carro casa clases codigo dos vieja viejo abierto cuesta cobran sola',
    weak: 'el la los las de y o se lo le al un es si ya son e ni',
    courtesies: 'hola gracias adios buenas buenos saludos favor perdon oiga',
    letters: '[¿¡](?=\\p{L})|ci[oó]n(?:es)?(?!\\p{L})|iendo(?!\\p{L})|[rd](?:me|nos)(?!\\p{L})',
  },
  regret:
    'Perdona: ahora mismo no puedo cargar mi español, así que sigo en inglés. Escríbeme otra vez en un momento y lo intento de nuevo.',
};
