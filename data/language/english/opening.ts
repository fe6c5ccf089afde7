import type { OpeningWords } from '../openingWords.ts';

export const englishOpening: OpeningWords = {
  about: 'You’re looking at “{title}.” Ask me about it, or for something else.',
  ended: '“{title}” has ended. I can find you something like it, or something else.',
  like: 'Something like it',
  questions: {
    parking: 'Is there parking?',
    included: 'What is included?',
    'price-for': 'Is that per person?',
    booking: 'Do I have to book?',
    start: 'What time does it start?',
    hours: 'When is it open?',
    ages: 'Is there an age limit?',
    pets: 'Can I bring my dog?',
    diet: 'What can vegetarians eat?',
    access: 'Is it step-free?',
    duration: 'How long does it take?',
    weather: 'What if it rains?',
    place: 'Where is it?',
    how: 'How do I book it?',
  },
};
