import { addDays, type LocalDate, weekdayNumber } from '../../../../data/model/time/localDate.ts';
import type { CityAnswers } from '../answers.ts';
import { neighborhoodIds } from './groups.ts';

/** How many days a sample can be seen before it ends. */
const sampleDays = 120;

/** The deals of a new project, by the names of their files; invented, and said to be. They are on at `today`. */
export function sampleDeals(
  answers: CityAnswers,
  today: LocalDate,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const run = { publishedDate: today, expiryDate: addDays(today, sampleDays) };
  const ids = neighborhoodIds(answers.neighborhoods);
  const price = priceIn(answers.currency);
  const placeOf = (index: number) => (ids.length > 0 ? { neighborhood: ids[index % ids.length] } : {});
  return {
    'sample-lunch-for-two': {
      ...{ title: 'Lunch for two (sample)', slug: 'sample-lunch-for-two' },
      summary: 'Two mains and two drinks at a window table. An example to replace with your first deal.',
      description:
        'This deal is an example. Each of you picks a main from the lunch menu and a soft drink or a glass of house wine.\n\nOpen the file of this deal, change a word and save: the page follows.',
      ...price(42, 29),
      art: { drawing: 'cup' },
      ...{ category: 'food', ...placeOf(0), vendor: 'Sample Kitchen' },
      ...run,
      hours: [{ days: ['tue', 'wed', 'thu', 'fri', 'sat'], from: '11:30', to: '14:30' }],
      featured: true,
      affiliateUrl: 'https://vendor.example/lunch',
      goodFor: 'Two people with an hour',
      included: ['Two mains', 'Two drinks'],
      tags: ['lunch', 'date'],
    },
    'sample-evening-concert': {
      ...{ title: 'Evening concert (sample)', slug: 'sample-evening-concert' },
      summary: 'An hour of live music in a small hall, on three Saturdays. An example with dates.',
      description:
        'This deal is an example of an event. It takes place only on its dates, and leaves the lists after the last one.\n\nDoors open half an hour before. Seats are not numbered.',
      ...price(24, 18),
      art: { drawing: 'ticket' },
      ...{ category: 'events', ...placeOf(1), vendor: 'Sample Stage' },
      ...run,
      sessions: saturdays(today).map((date) => ({ date, from: '19:30', to: '20:45' })),
      featured: true,
      affiliateUrl: 'https://vendor.example/concert',
      tags: ['live music', 'concert', 'date night'],
    },
    'sample-kite-workshop': {
      ...{ title: 'Kite workshop (sample)', slug: 'sample-kite-workshop' },
      summary: 'Build a kite, then fly it in the park. An example for weekends with kids.',
      description:
        'This deal is an example for families. You build and paint a kite together and take it home.\n\nThe price is for one child with one adult.',
      ...price(30, 24),
      art: { drawing: 'kite' },
      ...{ category: 'family', ...placeOf(2), vendor: 'Sample Workshop' },
      ...run,
      hours: [{ days: ['sat', 'sun'], from: '10:00', to: '12:30' }],
      featured: true,
      affiliateUrl: 'https://vendor.example/kites',
      familyFriendly: true,
      included: ['Paper, sticks, paint and string'],
      tags: ['workshop', 'kids', 'outdoors'],
    },
  };
}

/** The next Saturday from `today` on, and two more, a fortnight apart. */
function saturdays(today: LocalDate): readonly LocalDate[] {
  const first = addDays(today, 6 - weekdayNumber(today));
  return [0, 14, 28].map((days) => addDays(first, days));
}

/** Prices for a currency; one without cents counts in hundreds. */
function priceIn(currency: string) {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const unit = maximumFractionDigits === 0 ? 100 : 1;
  return (originalPrice: number, discountPrice: number) => ({
    originalPrice: originalPrice * unit,
    discountPrice: discountPrice * unit,
  });
}
