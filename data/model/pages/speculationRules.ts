/**
 * Lets browsers that know speculation rules fetch a page of the site while the pointer rests on a link to it or presses it.
 * They do not while the visitor saves data. Pages add these rules as an inline script, whose hash the content security policy
 * lists.
 */
export const speculationRules = '{"prefetch":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}';
