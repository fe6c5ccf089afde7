import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** A button that opens a list of options to filter or sort by. */
export function FilterMenu({
  name,
  chosen,
  isExtra = false,
  children,
}: {
  readonly name: string;
  /** The label of the chosen option. */
  readonly chosen: string | null;
  /** Whether it needs script and is hidden without it. */
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
