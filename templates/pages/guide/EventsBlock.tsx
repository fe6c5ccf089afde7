import { CalendarButton } from '../../../client/ui/CalendarButton.tsx';
import { t } from '../../../data/messages/t.ts';
import type { GuideBlock, HolidayEvent } from '../../../data/model/pages/guide.ts';
import { SectionHead } from '../../parts/SectionHead.tsx';
import { Slip } from './Slip.tsx';

type EventsBlockData = Extract<GuideBlock, { kind: 'events' }>;
interface FilterLink {
  readonly id: string;
  readonly label: string;
}

/** The filters as links, with `current` marked. The style sheet shows the row whose id is the fragment of the URL. */
function FilterLinks({
  filters,
  current,
}: {
  readonly filters: readonly FilterLink[];
  readonly current: FilterLink;
}) {
  return (
    <ul id={current.id} className="chips">
      {filters.map(({ id, label }) => (
        <li key={id}>
          <a
            className={id === current.id ? 'button' : 'button surface'}
            href={`#${id}`}
            aria-current={id === current.id ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function EventSlip({ event, host }: { readonly event: HolidayEvent; readonly host: string }) {
  const { title, start, end, location, address } = event;
  const name = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const entry = {
    uid: `${name}-${event.date}@${host}`,
    title,
    text: event.description,
    place: address === null ? location : `${location}, ${address}`,
    start: Date.parse(start),
    end: end === null ? null : Date.parse(end),
  };
  return (
    <Slip
      className={event.filters.join(' ')}
      day={<time dateTime={event.date}>{event.dateLabel}</time>}
      time={event.time}
      title={event.title}
      location={event.location}
      text={event.description}
      overAt={event.overAt}
    >
      <p className="tags">
        <span className="tag">{event.category}</span>
        {event.free && <span className="tag">{t('offer.free')}</span>}
        {event.ticketsRequired && <span className="tag">{t('event.tickets')}</span>}
      </p>
      <CalendarButton entry={entry} />
    </Slip>
  );
}

/** Events below links that filter them; in browsers without `:has()` all of them show. */
export function EventsBlock({ block, host }: { readonly block: EventsBlockData; readonly host: string }) {
  const used = block.filters.filter(({ id }) => block.items.some((event) => event.filters.includes(id)));
  const filters = [{ id: 'all', label: t('event.all') }, ...used];
  return (
    <>
      <SectionHead heading={block.heading} intro={block.intro} />
      <div className="events">
        {filters.map((filter) => (
          <FilterLinks key={filter.id} filters={filters} current={filter} />
        ))}
        <ul className="slips">
          {block.items.map((event) => (
            <EventSlip key={`${event.start} ${event.title}`} event={event} host={host} />
          ))}
        </ul>
      </div>
    </>
  );
}
