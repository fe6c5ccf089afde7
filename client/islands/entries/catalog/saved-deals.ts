import { hydrate } from '../../hydrate.tsx';
import { savedDeals } from '../../savedDeals/SavedDeals.tsx';

const startSavedDeals = (root: HTMLElement) => hydrate(root, savedDeals);

export { startSavedDeals as start };
