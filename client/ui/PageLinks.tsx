import type { MouseEvent } from 'react';
import { Icon } from './Icon.tsx';
import { pageNumbers } from './pageNumbers.ts';

/**
 * The `count` pages of a list as links; nothing where there is only one. Pages are numbered from 1. With `onChoose` a
 * plain click stays on the page and gives the number of the page that was chosen.
 */
export function PageLinks({
  page,
  count,
  hrefOf,
  onChoose,
}: {
  readonly page: number;
  readonly count: number;
  readonly hrefOf: (page: number) => string;
  readonly onChoose?: (page: number) => void;
}) {
  if (count < 2) return null;
  const choose = (number: number) =>
    onChoose &&
    ((event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onChoose(number);
    });
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" onClick={choose(page - 1)}>
          <Icon name="previous" />
          Previous
        </a>
      )}
      <ol>
        {pageNumbers(page, count).map((number) => (
          <li key={number}>
            {number < 0 ? (
              <span>…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={choose(number)}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < count && (
        <a href={hrefOf(page + 1)} rel="next" onClick={choose(page + 1)}>
          Next
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
