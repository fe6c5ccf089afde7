import type { Link } from '../../data/model/pages/view.ts';

/** Links as a row of pills, with how many deals each leads to where that is known. */
export function LinkChips({ links }: { readonly links: readonly (Link & { readonly count?: number })[] }) {
  return (
    <ul className="chips">
      {links.map(({ href, label, count }) => (
        <li key={label}>
          <a className="button surface" href={href}>
            {label} {count !== undefined && <span>{count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
