import { CalendarButton } from '../../../client/ui/CalendarButton.tsx';
import type { GuideBlock, HolidayEvent } from '../../../data/model/pages/guide.ts';
import { BlockHead } from './BlockHead.tsx';
import { Slip } from './Slip.tsx';

type Block = Extract<GuideBlock, { kind: 'events' }>;
type Choice = { readonly id: string; readonly label: string };

/** The chips with `current` marked. The style sheet shows the row whose name the address ends with. */
function Chips({ choices, current }: { readonly choices: readonly Choice[]; readonly current: Choice }) {
  return (
    <ul id={current.id} className="chips">
      {choices.map(({ id, label }) => (
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

function Event({ event, host }: { readonly event: HolidayEvent; readonly host: string }) {
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
    >
      <p className="tags">
        <span className="tag">{event.category}</span>
        {event.free && <span className="tag">Free</span>}
        {event.ticketsRequired && <span className="tag">Tickets required</span>}
      </p>
      <CalendarButton entry={entry} />
    </Slip>
  );
}

/** Events under a row of chips that narrow them down; without `:has()` in the browser all of them show. */
export function EventsBlock({ block, host }: { readonly block: Block; readonly host: string }) {
  const found = block.filters.filter(({ id }) => block.items.some(({ filters }) => filters.includes(id)));
  const choices = [{ id: 'all', label: 'All' }, ...found];
  return (
    <>
      <BlockHead heading={block.heading} intro={block.intro} />
      <div className="events">
        {choices.map((choice) => (
          <Chips key={choice.id} choices={choices} current={choice} />
        ))}
        <ul className="slips">
          {block.items.map((event) => (
            <Event key={`${event.start} ${event.title}`} event={event} host={host} />
          ))}
        </ul>
      </div>
    </>
  );
}
