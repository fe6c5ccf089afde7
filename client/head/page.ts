/** The page's data for scripts and style sheets: the data attributes of its root element. */
export const page = document.documentElement.dataset;
