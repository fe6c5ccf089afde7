/** The spaces of a text that lost words. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What joined the time to the other words: "tonight in Old Town", "jazz for tonight". */
const loose = /^(?:in|at|near|for|on|en) | (?:in|at|for|on|para)$/gi;

/** Says nothing beside a time: "is anything open on Sunday", "restaurants open on Sunday". */
const open =
  /^(?:(?:is|are|what(?:['’]?s)?|who(?:['’]?s)?|which|any(?:thing)?|something|places?|there|qu[eé]|algo|hay|est[aá]n?|open|abiert[oa]s?)(?!\S)\s*)+$| (?:(?:that )?(?:is|are) |(?:que )?est[aá]n? )?(?:open|abiert[oa]s?)$/iu;

/** The words of a query beside the time that it names, without those that only join the time to them. */
export const besideTime = (words: string): string => tidy(words).replace(loose, '').replace(open, '');
