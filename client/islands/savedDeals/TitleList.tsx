import { dealPath } from '../../../data/model/routes.ts';
import type { SavedDeal } from '../../saved/savedDeals.ts';

/** Saved deals by name, with what there is to say of each. */
export function TitleList({
  deals,
  remove,
}: {
  readonly deals: readonly { readonly deal: SavedDeal; readonly note: string | null }[];
  readonly remove: (slug: string) => void;
}) {
  return (
    <ul className="titles">
      {deals.map(({ deal: { slug, title }, note }) => (
        <li key={slug}>
          <a href={dealPath(slug)}>{title}</a>
          {note && <p>{note}</p>}
          <button type="button" className="clear" onClick={() => remove(slug)}>
            Remove<span className="unseen">{` ${title}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
