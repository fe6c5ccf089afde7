import { t } from '../../data/messages/t.ts';
import type { Link } from '../../data/model/pages/view.ts';
import { drawnIcon } from './drawn.ts';

/** Links from the home page to this page, which comes last and is not a link. */
export function Breadcrumbs({ links }: { readonly links: readonly Link[] }) {
  return (
    <nav className="crumbs" aria-label={t('page.breadcrumb')}>
      <ol>
        {links.map(({ href, label }, index) =>
          index === links.length - 1 ? (
            <li key={href} aria-current="page">
              {label}
            </li>
          ) : (
            <li key={href}>
              <a href={href}>{label}</a>
              {drawnIcon('right')}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
