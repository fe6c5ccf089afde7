import type { Node } from 'jsonc-parser';
import { savingPercent } from '../../../../data/model/deals/offer.ts';
import { objectsIn, valueAt, withoutKeys } from '../jsonEdits.ts';
import type { Migration } from '../migration.ts';

/** Version 1 asked for the percent of every saving; since then it follows from the prices. */
export const derivedPercent: Migration = {
  name: 'derived-percent',
  to: 2,
  about: 'Leaves out "discountPercent" where it follows from the two prices.',
  edits: ({ path, root }) =>
    path.startsWith('deals/')
      ? objectsIn(root).flatMap((deal) => (isDerived(deal) ? withoutKeys(deal, ['discountPercent']) : []))
      : [],
};

/** A percent that says something else stays, so that "validate" reports it. */
function isDerived(deal: Node): boolean {
  const [original, price, percent] = ['originalPrice', 'discountPrice', 'discountPercent'].map((key) =>
    valueAt(deal, key),
  );
  if (typeof original !== 'number' || typeof price !== 'number' || original <= 0) return false;
  return price > 0 && percent === savingPercent(original, price);
}
