import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** A thing to filter or sort by, as a pill that opens a list. */
export function FilterMenu({
  name,
  chosen,
  isExtra = false,
  children,
}: {
  readonly name: string;
  /** What is chosen, in words. */
  readonly chosen: string | null;
  /** Whether it does nothing without script, and is not shown there. */
  readonly isExtra?: boolean;
  readonly children: ReactNode;
}) {
  const classes = ['filter', chosen === null ? '' : 'chosen', isExtra ? 'extra' : ''];
  return (
    <details className={classes.filter(Boolean).join(' ')} name="filter" data-popup="">
      <summary>
        {chosen === null ? (
          name
        ) : (
          <>
            <span className="unseen">{`${name}: `}</span>
            {chosen}
          </>
        )}
        <Icon name="down" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
