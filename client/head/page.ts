/** What the page says of itself to scripts and style sheets. */
export const page = document.documentElement.dataset;
