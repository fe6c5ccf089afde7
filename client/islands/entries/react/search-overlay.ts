import { hydrate } from '../../hydrate.tsx';
import { searchOverlay } from '../../searchOverlay/SearchOverlay.tsx';

const startSearchOverlay = (root: HTMLElement) => hydrate(root, searchOverlay);

export { startSearchOverlay as start };
