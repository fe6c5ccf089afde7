import type { ReactNode } from 'react';
import { Icon } from '../../../client/ui/Icon.tsx';

/** An event, place or activity in a list: day and time on top, tags and facts below. */
export function Slip({
  title,
  text,
  time,
  day,
  location,
  children,
  className,
  overAt,
}: {
  readonly title: string;
  readonly text: string;
  readonly time?: string;
  readonly day?: ReactNode;
  readonly location?: string;
  readonly children?: ReactNode;
  readonly className?: string;
  /** Epoch milliseconds; from then on, it says that it has ended. */
  readonly overAt?: number;
}) {
  return (
    <li className={className} data-over-at={overAt}>
      {day && <p>{day}</p>}
      {time && <p className="price">{time}</p>}
      <h3>{title}</h3>
      {location && (
        <p className="tags">
          <span>
            <Icon name="pin" />
            {location}
          </span>
        </p>
      )}
      <p>{text}</p>
      {children}
    </li>
  );
}

/** Names with their values, one pair per line. */
export function DefinitionList({ items }: { readonly items: Readonly<Record<string, string>> }) {
  return (
    <dl className="pairs">
      {Object.entries(items).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
