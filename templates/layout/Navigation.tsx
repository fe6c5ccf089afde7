import type { Link } from '../../data/model/pages/view.ts';

/** Which item of the navigation a page belongs to, and whether it is that item's own page. */
export interface Current {
  readonly href: string;
  readonly exact: boolean;
}

/** The main links as a list; the current one is marked. */
export function Navigation({
  links,
  current,
}: {
  readonly links: readonly Link[];
  readonly current: Current | null;
}) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={href === current?.href ? (current.exact ? 'page' : 'true') : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
