import { hydrate } from '../../hydrate.tsx';
import { savedDeals } from '../../savedDeals/savedDeals.ts';

export const start = (root: HTMLElement) => hydrate(root, savedDeals);
