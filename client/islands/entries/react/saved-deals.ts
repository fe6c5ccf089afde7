import { hydrate } from '../../hydrate.tsx';
import { savedDeals } from '../../savedDeals/SavedDeals.tsx';

export const start = (root: HTMLElement) => hydrate(root, savedDeals);
