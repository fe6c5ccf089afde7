import type { HomeProps } from '../../data/model/page.ts';
import { allDealsPath } from '../../data/model/routes.ts';
import { DealGrid } from './DealGrid.tsx';

type List = HomeProps['lists'][number];

/** The names of all lists in their order: this list's as heading, the others as links to theirs. */
function TabRow({ lists, current }: { readonly lists: readonly List[]; readonly current: List }) {
  return (
    <div className="tab-row">
      {lists.map(({ id, label }) =>
        id === current.id ? (
          <h2 key={id}>{label}</h2>
        ) : (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ),
      )}
      <a className="quiet" href={allDealsPath}>
        View all
      </a>
    </div>
  );
}

/** Several lists of deals in one place. The style sheet shows the one whose name the address ends with. */
export function DealTabs({
  lists,
  currency,
}: {
  readonly lists: readonly List[];
  readonly currency: string;
}) {
  return (
    <div className="tabs">
      {lists.map((list) => (
        <section key={list.id} id={list.id}>
          <TabRow lists={lists} current={list} />
          <DealGrid deals={list.deals} currency={currency} />
        </section>
      ))}
    </div>
  );
}
