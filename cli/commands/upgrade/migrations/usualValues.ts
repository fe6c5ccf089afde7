import type { Node } from 'jsonc-parser';
import { objectsIn, valueAt, withoutKeys } from '../jsonEdits.ts';
import type { Migration } from '../migration.ts';

/** Version 1 asked for the id, the counted clicks and the prominence of every deal; since then they have usual values. */
export const usualValues: Migration = {
  name: 'usual-values',
  to: 2,
  about:
    'Leaves out an "id" that is the slug, and "clickCount": 0 and "featured": false, which absence means, too.',
  edits: ({ path, root }) =>
    path.startsWith('deals/') ? objectsIn(root).flatMap((deal) => withoutKeys(deal, usualKeys(deal))) : [],
};

const usualKeys = (deal: Node): readonly string[] => [
  ...(valueAt(deal, 'id') !== undefined && valueAt(deal, 'id') === valueAt(deal, 'slug') ? ['id'] : []),
  ...(valueAt(deal, 'clickCount') === 0 ? ['clickCount'] : []),
  ...(valueAt(deal, 'featured') === false ? ['featured'] : []),
];
