import { hydrate } from '../../hydrate.tsx';
import { searchOverlay } from '../../searchOverlay/searchOverlay.ts';

export const start = (root: HTMLElement) => hydrate(root, searchOverlay);
