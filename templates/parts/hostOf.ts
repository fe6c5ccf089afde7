import type { Chrome } from '../../data/model/pages/view.ts';

/** The host of the site, such as "deals.example". */
export const hostOf = ({ origin }: Pick<Chrome, 'origin'>) => origin.replace(/^https:\/\//i, '');
