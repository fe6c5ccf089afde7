import { Icon } from '../../client/ui/Icon.tsx';
import type { ListingProps } from '../../data/model/page.ts';

type Choices = ListingProps['categories'];

/** One thing to filter by, as a pill that opens a list of links. */
function Filter({ name, choices }: { readonly name: string; readonly choices: Choices }) {
  const chosen = choices.find(({ current }) => current);
  return (
    <details className={chosen ? 'filter chosen' : 'filter'} name="filter" data-popup>
      <summary>
        {chosen ? (
          <>
            <span className="unseen">{`${name}: `}</span>
            {chosen.label}
          </>
        ) : (
          name
        )}
        <Icon name="down" />
      </summary>
      <ul>
        {choices.map(({ href, label, count, current }) => (
          <li key={href}>
            <a href={href} aria-current={current ? 'page' : undefined}>
              {label} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Ways to narrow a listing down: each choice is a listing of its own. */
export function FilterBar({
  categories,
  neighborhoods,
  sortLabel,
}: Pick<ListingProps, 'categories' | 'neighborhoods' | 'sortLabel'>) {
  return (
    <section className="filters" aria-label="Filters">
      <div className="wide">
        <Filter name="Category" choices={categories} />
        <Filter name="Neighborhood" choices={neighborhoods} />
        <p className="sort">
          Sort <b>{sortLabel}</b>
        </p>
      </div>
    </section>
  );
}
