import { Icon } from '../../client/ui/Icon.tsx';
import { t } from '../../data/messages/t.ts';
import type { Chrome, Link } from '../../data/model/pages/view.ts';
import { savedPath, searchPath } from '../../data/model/routes.ts';
import { Wordmark } from './Wordmark.tsx';

/** Switches between light and dark; hidden until its script has loaded. */
function ThemeSwitch() {
  return (
    <button type="button" className="theme" aria-pressed="false" data-theme-switch="">
      <Icon name="moon" />
      <span>{t('header.dark')}</span>
    </button>
  );
}

/** The link to the saved deals; client/saved fills in their number. */
function SavedLink({ isCurrent }: { readonly isCurrent: boolean }) {
  return (
    <a className="saved" href={savedPath()} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name="heart" />
      <span>{t('saved.title')}</span>
      <b data-saved-count="" />
    </a>
  );
}

/** The navigation item that a page belongs to; `exact` if it is that item's own page. */
export interface CurrentItem {
  readonly href: string;
  readonly exact: boolean;
}

/** The main links as a list, with the current one marked. */
function Navigation({
  links,
  current,
}: {
  readonly links: readonly Link[];
  readonly current: CurrentItem | null;
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

/** The header of every page. For narrow windows a menu has the same links; it needs no script. */
export function Header({
  chrome,
  current,
  isSaved,
}: {
  readonly chrome: Chrome;
  readonly current: CurrentItem | null;
  /** True on the page of saved deals. */
  readonly isSaved: boolean;
}) {
  return (
    <header className="top">
      <div className="wide">
        <Wordmark chrome={chrome} />
        <nav className="bar" aria-label={t('header.main')}>
          <Navigation links={chrome.navigation} current={current} />
        </nav>
        <a className="find" href={searchPath()} data-search="">
          <Icon name="search" />
          <span>{t('search.title')}</span>
        </a>
        <ThemeSwitch />
        <SavedLink isCurrent={isSaved} />
        <details className="menu" data-popup>
          <summary aria-label={t('header.menu')}>
            <Icon name="menu" />
          </summary>
          <nav aria-label={t('header.menu')}>
            {chrome.menu.length > 0 && <Navigation links={chrome.menu} current={current} />}
            <Navigation links={chrome.navigation} current={current} />
            <SavedLink isCurrent={isSaved} />
            <ThemeSwitch />
          </nav>
        </details>
      </div>
    </header>
  );
}
