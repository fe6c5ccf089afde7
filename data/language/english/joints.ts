import { words } from './patterns.ts';

/*
 * Single words by which others hang together.
 */

/** Joins the items of a list: "no bars and clubs". */
export const and = '^and$';
/** Before the last item of a list that is ruled out: "no bars, clubs or malls". */
export const listEnd = '^n?or(?! something)(?: |$)';
/** Between two settings in a list: "indoors or outdoors". */
export const settingList = '^(?:or|and|,|either|both|even|maybe)$';
/** Rules out what directly follows. */
export const no = '^no$';
/** Rules out only the next word or two: "too fancy". */
export const too = '^(?:too|less|(?:not|isnt|arent|nothing|nowhere) \\w+)$';
/** Between the ends of a price range: "20 to 40"; between amounts that are none: "20 or 40". */
export const upTo = '^to$';
export const oneOrOther = '^(?:or|vs|versus)$';
/** Between names of deals that are compared. */
export const versus = words('(or|vs|versus|and|with|w|to|against|[.,])');
/** Before the first end of a price range: "between 20 and 40". */
export const between = '^(?:between|more like|closer to) $';
