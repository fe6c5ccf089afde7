/*
 * The English words that the code of this folder names. All other words are data: `Language` in data/language/language.ts.
 */

/** The words for symbols; "→" stands for a dash between numbers. */
export const symbolWords: Readonly<Record<string, string>> = {
  '&': 'and',
  '<': 'under',
  '>': 'over',
  '→': 'to',
};

/** "Two hundred", "a thousand", "a couple grand", and bank notes. */
export const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, grand: 1000 };
export const scaleCounts: Readonly<Record<string, number>> = { a: 1, couple: 2 };
export const bankNotes: Readonly<Record<string, number>> = { fiver: 5, tenner: 10 };

/** Between two settings in a list: "indoors or outdoors". */
export const settingListWords = /^(?:or|and|,|either|both|even|maybe)$/;

/** Joins the items of a list: "no bars and clubs". */
export const and = 'and';
/** Before the last item of a list that is ruled out: "no bars, clubs or malls". */
export const listEnd = /^n?or$/;
/** Rules out what directly follows. */
export const no = 'no';
/** Rules out only the next word or two: "too fancy". */
export const too = 'too';
