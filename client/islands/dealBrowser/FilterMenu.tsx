import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';

/** A button that opens a list of options to filter or sort by. */
export function FilterMenu({
  name,
  chosen,
  from,
  isExtra = false,
  children,
}: {
  readonly name: string;
  /** The labels of the chosen options; empty for none. */
  readonly chosen: readonly string[];
  /** The narrowest windows that show it, if not all with a row of menus do; others have its options in the sheet. */
  readonly from?: 'laptop' | 'desktop' | undefined;
  /** Whether it needs script and is hidden without it. */
  readonly isExtra?: boolean;
  readonly children: ReactNode;
}) {
  const [first, ...others] = chosen;
  const classes = ['filter', first ? 'chosen' : '', isExtra ? 'extra' : '', from ? `from-${from}` : ''];
  return (
    <details className={classes.filter(Boolean).join(' ')} name="filter" data-popup="">
      <summary>
        <span>
          {first ? (
            <>
              <span className="unseen">{`${name}: `}</span>
              {others.length > 0 ? `${first} + ${others.length}` : first}
            </>
          ) : (
            name
          )}
        </span>
        <Icon name="down" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}
