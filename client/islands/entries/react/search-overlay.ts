import { hydrate } from '../../hydrate.tsx';
import { searchOverlay } from '../../searchOverlay/SearchOverlay.tsx';

export const start = (root: HTMLElement) => hydrate(root, searchOverlay);
