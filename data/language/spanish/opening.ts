import type { OpeningWords } from '../openingWords.ts';

export const spanishOpening: OpeningWords = {
  about: 'Estás viendo “{title}”. Pregúntame lo que quieras saber, o pídeme otra cosa.',
  ended: '“{title}” ya terminó. Puedo buscarte algo parecido, u otra cosa.',
  like: 'Algo parecido',
  questions: {
    parking: '¿Hay estacionamiento?',
    included: '¿Qué incluye?',
    'price-for': '¿Es por persona?',
    booking: '¿Hay que reservar?',
    start: '¿A qué hora empieza?',
    hours: '¿A qué hora abren?',
    ages: '¿Hay límite de edad?',
    pets: '¿Puedo llevar a mi perro?',
    diet: '¿Hay opciones vegetarianas?',
    access: '¿Es accesible sin escalones?',
    duration: '¿Cuánto dura?',
    weather: '¿Y si llueve?',
    place: '¿Dónde es?',
    how: '¿Cómo reservo?',
  },
};
