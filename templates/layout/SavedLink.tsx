import { Icon } from '../../client/ui/Icon.tsx';
import { savedPath } from '../../data/model/routes.ts';

/** The way to the saved deals; the script that saves them puts in how many there are. */
export function SavedLink({ isCurrent }: { readonly isCurrent: boolean }) {
  return (
    <a className="saved" href={savedPath} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name="heart" />
      <span>Saved deals</span>
      <b data-saved-count="" />
    </a>
  );
}
