import type { MouseEvent } from 'react';
import { Icon } from './Icon.tsx';
import { pageNumbers } from './pageNumbers.ts';

/**
 * The pages of a list as links; nothing where there is only one. With `onChoose` a plain click stays on the page and
 * gives the number of the page that was chosen, from 1.
 */
export function PageLinks({
  page,
  pageHrefs,
  onChoose,
}: {
  readonly page: number;
  readonly pageHrefs: readonly string[];
  readonly onChoose?: (page: number) => void;
}) {
  if (pageHrefs.length < 2) return null;
  const choose = (number: number) =>
    onChoose &&
    ((event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onChoose(number);
    });
  const previous = pageHrefs[page - 2];
  const next = pageHrefs[page];
  return (
    <nav className="pages" aria-label="Pages">
      {previous && (
        <a href={previous} rel="prev" onClick={choose(page - 1)}>
          <Icon name="previous" />
          Previous
        </a>
      )}
      <ol>
        {pageNumbers(page, pageHrefs.length).map((number) => (
          <li key={number}>
            {number < 0 ? (
              <span>…</span>
            ) : (
              <a
                href={pageHrefs[number - 1]}
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
      {next && (
        <a href={next} rel="next" onClick={choose(page + 1)}>
          Next
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
