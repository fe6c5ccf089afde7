import { Icon } from '../../client/ui/Icon.tsx';
import type { ListingProps } from '../../data/model/page.ts';
import { pageNumbers } from './pageNumbers.ts';

/** The pages of a listing as links; nothing where there is only one. */
export function Pagination({ page, pageHrefs }: Pick<ListingProps, 'page' | 'pageHrefs'>) {
  if (pageHrefs.length < 2) return null;
  const previous = pageHrefs[page - 2];
  const next = pageHrefs[page];
  return (
    <nav className="pages" aria-label="Pages">
      {previous && (
        <a href={previous} rel="prev">
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
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {next && (
        <a href={next} rel="next">
          Next
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
