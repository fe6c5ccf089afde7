/**
 * The id of what follows the scene at the top of a page. Browsers paint nothing before: parts of the scene that come late would
 * move the others.
 */
export const openingEnd = 'opened';
