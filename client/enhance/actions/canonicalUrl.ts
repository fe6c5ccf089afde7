/** The address under which the site wants this page to be known, without what a visitor's way here added to it. */
export const canonicalUrl = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
