/** Begins the line of a reply that names a number to call, and the line of one that can only be texted. */
export const telephoneSign = '☎';
export const letterSign = '✉';
