import type { GuideProps, HolidayEvent } from '../../data/model/pages/guide.ts';
import type { Chrome } from '../../data/model/pages/view.ts';

type Addressed = HolidayEvent & { readonly address: string };

/** The events of a guide that have an address; search engines ask for one. */
export function eventsOf({ blocks }: GuideProps): Addressed[] {
  const all = blocks.flatMap((block) => (block.kind === 'events' ? block.items : []));
  return all.filter((event): event is Addressed => event.address !== null);
}

/** An event as the page shows it. It has a price only where that is nothing. */
export function event(item: Addressed, { head }: GuideProps, { currency }: Pick<Chrome, 'currency'>) {
  return {
    '@type': 'Event',
    name: item.title,
    description: item.description,
    image: head.image,
    startDate: item.start,
    ...(item.end && { endDate: item.end }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: item.location, address: item.address },
    ...(item.free && {
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: currency, url: head.canonical },
    }),
  };
}
