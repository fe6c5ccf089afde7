import type { ReactNode } from 'react';
import { Icon } from '../../../client/ui/Icon.tsx';

/** Something to go to or to do, in a list of its like: its time on top, tags and facts below. */
export function Slip({
  title,
  text,
  time,
  day,
  location,
  children,
  className,
}: {
  readonly title: string;
  readonly text: string;
  readonly time?: string;
  readonly day?: ReactNode;
  readonly location?: string;
  readonly children?: ReactNode;
  readonly className?: string;
}) {
  return (
    <li className={className}>
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
