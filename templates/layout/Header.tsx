import { Icon } from '../../client/ui/Icon.tsx';
import type { Chrome } from '../../data/model/pages/view.ts';
import { searchPath } from '../../data/model/routes.ts';
import { type Current, Navigation } from './Navigation.tsx';
import { SavedLink } from './SavedLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { Wordmark } from './Wordmark.tsx';

/** The bar at the top of every page. The menu holds the same links for narrow windows and needs no script. */
export function Header({
  chrome,
  current,
  isSaved,
}: {
  readonly chrome: Chrome;
  readonly current: Current | null;
  /** Whether this is the page of the saved deals. */
  readonly isSaved: boolean;
}) {
  return (
    <header className="top">
      <div className="wide">
        <Wordmark chrome={chrome} />
        <nav className="bar" aria-label="Main">
          <Navigation links={chrome.navigation} current={current} />
        </nav>
        <a className="find" href={searchPath} data-search="">
          <Icon name="search" />
          <span>Search</span>
        </a>
        <ThemeSwitch />
        <SavedLink isCurrent={isSaved} />
        <details className="menu" data-popup>
          <summary aria-label="Menu">
            <Icon name="menu" />
          </summary>
          <nav aria-label="Menu">
            <Navigation links={chrome.navigation} current={current} />
            <SavedLink isCurrent={isSaved} />
            <ThemeSwitch />
          </nav>
        </details>
      </div>
    </header>
  );
}
